#pragma once

#include "model/core/erasure/erased.h"
#include "model/core/randomness.h"
#include "model/search/proof/prover.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace tessera {

// clang-format off

/// What a proof may ask of a game beyond its rules: `mayWinAtOnce(position)` gives a function that is
/// false only for moves of the position that certainly do not win at once.
template <typename S>
concept ForeseesWins = requires(const typename S::Rules::Position &position, typename S::Rules::Move move) {
    { S::mayWinAtOnce(position)(move) } -> std::same_as<bool>;
};

// clang-format on

/// The proof search of a game: a depth-first search of an AND/OR tree to a bound of own moves, which grows until the
/// goal is reached (iterative deepening, so that the first solution is a shortest one). Replies that refuted a sibling
/// are tried first (killer heuristic), and results are stored by position, moves left and tally. `S::Rules` are the
/// rules.
template<typename S>
class ProofSearch final : public Prover
{
public:
    using G = typename S::Rules;
    using Position = typename G::Position;
    using Move = typename G::Move;
    using MoveList = typename G::MoveList;

    [[nodiscard]] PuzzleProof prove(
        const Puzzle &puzzle,
        const AnyPosition &position,
        const PuzzleProgress &progress,
        const ProofLimits &limits,
        std::stop_token stop) override;
    [[nodiscard]] std::optional<MoveCode> bestMove(
        const Puzzle &puzzle,
        const AnyPosition &position,
        const PuzzleProgress &progress,
        const ProofLimits &limits,
        std::stop_token stop) override;

private:
    using Goal = Puzzle::Goal;
    static constexpr std::size_t kMostPlies = 64;
    static constexpr std::size_t kTableSize = std::size_t(1) << 20;

    void begin(const Puzzle &puzzle, const ProofLimits &limits, std::stop_token stop);
    /// Whether the goal is to hold out, so that no solution is shorter than another.
    [[nodiscard]] bool holdsOut() const
    {
        return m_puzzle.goal == Goal::Survive || m_puzzle.goal == Goal::Keep;
    }
    /// The least number of own moves, counted from the puzzle's start, in which the goal is reached from here; empty
    /// when `most` are not enough.
    [[nodiscard]] std::optional<int> leastMoves(
        Position &position, PuzzleProgress progress, int most);
    /// Whether the goal is reached within the bound, whatever the others do.
    [[nodiscard]] bool reaches(Position &position, PuzzleProgress progress);
    [[nodiscard]] bool searched(Position &position, PuzzleProgress progress, bool isSolvers);
    /// The same after a move.
    [[nodiscard]] bool reachesBy(Position &position, PuzzleProgress progress, Move move);
    [[nodiscard]] PuzzleVerdict verdict(const Position &position, PuzzleProgress progress) const;
    [[nodiscard]] int tally(const Position &position, Move move) const;
    /// Lists the moves of a position, the one that was last best at this ply first.
    void listMoves(const Position &position, MoveList &list) const;
    [[nodiscard]] std::vector<Move> solving(Position &position, PuzzleProgress progress);
    /// The reply that lasts longest and then leaves the solver the fewest solutions; it refutes if any does.
    [[nodiscard]] std::optional<Move> hardestReply(
        Position &position, PuzzleProgress progress, int most);
    [[nodiscard]] std::vector<MoveCode> solution(
        Position &position, PuzzleProgress progress, int most);
    [[nodiscard]] bool count();

    [[nodiscard]] std::uint64_t key(const Position &position, PuzzleProgress progress) const
    {
        const auto left = static_cast<std::uint64_t>(m_puzzle.moves - progress.moves);
        const auto came = static_cast<std::uint64_t>(progress.tally);
        return mixedBits(position.hash() ^ mixedBits(m_salt ^ (left << 32 | came)))
               & ~std::uint64_t(1);
    }

    /// The puzzle, whose number of moves is the bound of the running search.
    Puzzle m_puzzle;
    std::optional<int> m_measure;
    std::uint64_t m_nodes = 0;
    std::uint64_t m_budget = 0;
    std::stop_token m_stop;
    bool m_isStopped = false;
    std::size_t m_ply = 0;
    /// The move that last decided at each ply.
    std::array<MoveCode, kMostPlies> m_killers{};
    /// Distinguishes the proofs in the table, which is not cleared.
    std::uint64_t m_salt = 0;
    /// Keys whose lowest bit says whether the goal is reached.
    std::vector<std::uint64_t> m_table;
};

/// What a proof asks of a game that has nothing beyond its rules for it.
template<typename GameRules>
struct PlainProof
{
    using Rules = GameRules;
};

} // namespace tessera

#include "model/search/proof/proofsearch_impl.h"
