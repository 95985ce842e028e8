#pragma once

#include "model/record/puzzletext.h"
#include "model/search/engine/gameentry.h"

#include <map>
#include <memory>
#include <set>

namespace tessera::cli {

/// How puzzles are made.
struct PuzzleOrder
{
    const GameEntry &game;
    std::uint64_t seed = 1;
    /// Moves that a proof may try.
    std::uint64_t nodes = 200'000;
};

/// Plays games of a weak engine with itself and keeps what can be proved of their positions and is worth
/// solving: the goal is reached by exactly one first move and in no fewer moves, there are other moves
/// enough, and one move does not simply capture. What it makes hangs on the order and the number of games
/// alone.
class PuzzleMaker
{
public:
    /// Goes on where `known` stands. `order` must outlive the maker.
    PuzzleMaker(const PuzzleOrder &order, PuzzleCollection known);

    /// Plays one game more; says how many puzzles it brought.
    int playGame();
    /// Whether there are as many of each sort as are wanted.
    [[nodiscard]] bool isComplete() const;
    /// In the order of learning.
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
    /// Of the piece that a move moves, for variety.
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
