#pragma once

#include "model/games/recipes.h"
#include "model/record/puzzletext.h"

#include <map>
#include <memory>
#include <set>

namespace tessera::cli {

/// An order for puzzles.
struct PuzzleOrder
{
    const GameEntry &game;
    std::uint64_t seed = 1;
    /// Moves that a proof may try.
    std::uint64_t nodes = 200'000;
};

/// Plays games of a weak engine against itself and keeps the positions with a goal that is proved and worth solving:
/// exactly one first move reaches the goal, not in fewer moves, there are enough other moves, and the move is no plain
/// capture. The result depends only on the order and the number of games.
class PuzzleMaker
{
public:
    /// Continues from `known`. `order` must outlive the maker.
    PuzzleMaker(const PuzzleOrder &order, PuzzleCollection known);

    /// Plays one more game; returns how many puzzles it gave.
    int playGame();
    /// Whether there are as many of each sort as are wanted.
    [[nodiscard]] bool isComplete() const;
    /// The puzzles in the order of learning.
    [[nodiscard]] PuzzleCollection collection() const;
    [[nodiscard]] int countOf(const std::string &sort) const;

private:
    [[nodiscard]] std::unique_ptr<AnyPosition> beginning(std::uint64_t bits);
    /// Keeps the first of the position's candidates that is a puzzle.
    bool consider(const AnyPosition &position);
    [[nodiscard]] bool isWanted(const PuzzleCandidate &candidate) const;
    [[nodiscard]] bool showsSign(const AnyPosition &position, const PuzzleCandidate &candidate);
    [[nodiscard]] bool seesWin(const AnyPosition &position, int moves);
    [[nodiscard]] bool keep(const AnyPosition &position, const PuzzleCandidate &candidate);
    [[nodiscard]] bool isInstructive(
        const AnyPosition &position,
        const PuzzleCandidate &candidate,
        const PuzzleProof &proof) const;
    /// The kind of the piece that moves, for variety.
    [[nodiscard]] static int kindOf(const AnyPosition &position, MoveCode move);
    void count(const MadePuzzle &made);

    const PuzzleOrder &m_order;
    const PuzzleRecipe &m_recipe;
    PuzzleCollection m_collection;
    Options m_options;
    std::unique_ptr<Engine> m_player;
    std::unique_ptr<Engine> m_seer;
    std::unique_ptr<Prover> m_prover;
    std::map<std::string, int> m_counts;
    std::map<std::pair<std::string, int>, int> m_kinds;
    std::set<std::string> m_starts;
};

} // namespace tessera::cli
