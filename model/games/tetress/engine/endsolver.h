#pragma once

#include "model/games/tetress/rules/position.h"

#include <chrono>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace tessera::tetress {

/// Depth-first proof-number search (df-pn; Nagai 2002), which proves who wins a late position. Weak proof numbers (Ueda
/// et al. 2008): a node whose moves must all be refuted counts as the hardest of them and one for each other, since
/// placements in another order lead to the same board. The proof number of a new position is the opponent's number of
/// placements and 1, its disproof number the own number of placements.
///
/// Of 255 positions of own games with at most 25 placements, 10 ms solved 24, 30 ms 26 and 100 ms no more: an end is
/// either near, or full lines open the board again. Not thread-safe.
class EndSolver
{
public:
    /// The most placements of a position that is worth the time.
    static constexpr std::size_t kMostPlacements = 25;

    struct Solution
    {
        /// For the player to move: 1 won, 0 drawn, −1 lost.
        int result = 0;
        /// The most plies to the end that the proof needs; for a draw, those to the turn limit.
        int plies = 0;
        /// The principal variation, as far as the table still has it; empty where the position is lost.
        std::vector<Move> line;
    };

    /// The limits of a solution.
    struct Limits
    {
        std::chrono::steady_clock::time_point deadline;
        std::stop_token stop;
    };

    /// Frees the hash table.
    void forget() { m_table.clear(); }
    /// Solves `position`, which must not be over; empty when a limit came before.
    [[nodiscard]] std::optional<Solution> solve(const Position &position, const Limits &limits);
    /// The nodes of the last call.
    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }

private:
    /// Proof and disproof number of a position, for the player to move: an estimate of the positions that must still be
    /// solved to prove, and to disprove, that this player succeeds. The other player's success is their failure.
    struct Numbers
    {
        std::uint32_t proof = 1;
        std::uint32_t disproof = 1;
        /// The plies to the end where one of the numbers is 0.
        std::uint16_t plies = 0;

        [[nodiscard]] bool isSolved() const { return proof == 0 || disproof == 0; }
    };
    /// An entry of the hash table.
    struct Entry
    {
        std::uint64_t key = 0;
        Numbers numbers;
    };
    /// A move with the numbers of the position after it.
    struct Child
    {
        Move move;
        std::uint64_t key = 0;
        Numbers numbers;
    };
    /// The numbers of a node by those of its children, and the child to expand.
    struct Choice
    {
        Numbers numbers;
        std::size_t best = 0;
        std::uint32_t secondDisproof = kNever;
        /// The greatest proof number of a child that is not yet proven for the opponent.
        std::uint32_t hardest = 0;
    };
    /// The goal to prove: this player wins, or, with `drawsCount`, at least draws.
    struct Goal
    {
        Player player = Player::None;
        bool drawsCount = false;
    };

    /// An infinite proof or disproof number.
    static constexpr std::uint32_t kNever = 1U << 28;
    static constexpr std::size_t kEntries = std::size_t(1) << 17;

    [[nodiscard]] Numbers solveGoal(const Position &position, Goal goal, const Limits &limits);
    Numbers explore(const Position &position, std::uint64_t key, const Numbers &thresholds);
    /// Lists the moves; returns whether the player to move succeeds at once.
    [[nodiscard]] bool addChildren(const Position &position, std::vector<Child> &children);
    [[nodiscard]] static Choice chosen(std::span<const Child> children);
    [[nodiscard]] static Numbers thresholdsOf(const Choice &choice, const Numbers &thresholds);
    [[nodiscard]] bool isStopped();
    [[nodiscard]] std::uint64_t keyOf(const Position &position) const;
    [[nodiscard]] Entry &entryOf(std::uint64_t key) { return m_table[key % kEntries]; }
    [[nodiscard]] std::vector<Move> lineFrom(Position position);
    [[nodiscard]] std::optional<Move> moveOfProof(const Position &position);
    [[nodiscard]] std::optional<int> provenPlies(const Position &position, bool isGoals);

    std::vector<Entry> m_table;
    std::vector<MobilityCounts> m_results;
    Goal m_goal;
    Limits m_limits;
    std::uint64_t m_nodes = 0;
    bool m_isStopped = false;
};

} // namespace tessera::tetress
