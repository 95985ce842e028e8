#pragma once

#include "model/games/tetress/rules/position.h"

#include <chrono>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace tessera::tetress {

/// Depth-first proof-number search (df-pn; Nagai 2002), which proves who wins a late position. A node whose moves must
/// all be refuted counts as the hardest of them and one for each other (weak proof numbers; Ueda et al. 2008), since
/// placements in another order lead to the same board. A new position counts as hard for a player as the opponent has
/// placements.
///
/// Measured on 255 positions of own games with at most 25 placements: 10 ms solved 24 of them, 30 ms
/// 26 and 100 ms no more. An end is either near, or full lines open the board again.
class EndSolver
{
public:
    /// Positions with more placements are not worth the time.
    static constexpr std::size_t kMostPlacements = 25;

    struct Solution
    {
        /// For the player to move: 1 won, 0 drawn, −1 lost.
        int result = 0;
        /// The most plies to the end that the proof needs; for a draw, those to the turn limit.
        int plies = 0;
        /// The line from the position on, as far as it is still known; empty where the position is lost.
        std::vector<Move> line;
    };

    /// The limits of a solution.
    struct Limits
    {
        std::chrono::steady_clock::time_point deadline;
        std::stop_token stop;
    };

    /// Forgets what earlier solutions have left.
    void forget() { m_table.clear(); }
    /// Solves `position`, which must not be over; empty when the time was too short.
    [[nodiscard]] std::optional<Solution> solve(const Position &position, const Limits &limits);
    /// Positions expanded in the last call.
    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }

private:
    /// Proof and disproof number of a position, for the player to move: the least number of positions that must still
    /// be solved to prove that they reach the goal, and that they do not.
    struct Numbers
    {
        std::uint32_t proof = 1;
        std::uint32_t disproof = 1;
        /// Plies to the end where one of the numbers is 0.
        std::uint16_t plies = 0;

        [[nodiscard]] bool isSolved() const { return proof == 0 || disproof == 0; }
    };
    struct Entry
    {
        std::uint64_t key = 0;
        Numbers numbers;
    };
    struct Child
    {
        Move move;
        std::uint64_t key = 0;
        Numbers numbers;
    };
    /// The numbers of all children together, and the child to expand.
    struct Choice
    {
        Numbers numbers;
        std::size_t best = 0;
        std::uint32_t secondDisproof = kNever;
        /// The most that a child needs to be proven for the opponent.
        std::uint32_t hardest = 0;
    };
    /// The question: does this player win, or, with `drawsCount`, at least draw?
    struct Goal
    {
        Player player = Player::None;
        bool drawsCount = false;
    };

    static constexpr std::uint32_t kNever = 1U << 28;
    static constexpr std::size_t kEntries = std::size_t(1) << 17;

    [[nodiscard]] Numbers answered(const Position &position, Goal goal, const Limits &limits);
    Numbers explore(const Position &position, std::uint64_t key, const Numbers &thresholds);
    /// Whether the player to move wins at once, by the goal.
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
