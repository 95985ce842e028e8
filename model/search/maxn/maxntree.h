#pragma once

#include "model/core/fixedlist.h"
#include "model/search/alphabeta/alphabeta.h"
#include "model/search/maxn/chancetable.h"
#include "model/search/maxn/maxngame.h"
#include "model/search/maxn/maxnmemory.h"
#include "model/search/maxn/maxnplayout.h"

#include <optional>
#include <span>

namespace tessera {

/// Best-first max^n (Luckhardt and Irani 1986) for any number of players, each of whom maximises their own chance:
/// Monte Carlo tree search (Sturtevant 2008) in which the static evaluation takes the place of playouts. An iteration
/// takes these steps:
/// 1. selection by PUCT (Rosin 2011, as in Silver et al. 2017), with priors by the static evaluation of each move;
/// 2. expansion of the leaf: all its moves are evaluated;
/// 3. evaluation of the position after the leaf's best move, for each player, or a short playout from there
///    (`HasPlayouts`);
/// 4. backpropagation of the chances, and of proven results (MCTS-solver for many players; Nijssen and Winands 2011).
///
/// Numbers are rounded and combined so that every machine grows the same tree. Serves one search on one thread.
template<MaxnGame S>
class MaxnTree
{
public:
    using Rules = typename S::Rules;
    using Position = typename Rules::Position;
    using Move = typename Rules::Move;
    using Memory = MaxnMemory<Rules>;
    using ScoredMove = typename Memory::Pool::ScoredMove;
    using Line = FixedList<Move, kMostPlies + 1>;

    /// Grows the tree that `memory` has begun at `position`. Where the pool is exhausted, the least visited nodes are
    /// freed. The constructor evaluates the moves of the root at once; those beyond the node budget get the worst odds.
    MaxnTree(
        const Position &position, Memory &memory, const SearchTask &task, SearchControl &control);

    /// Makes one iteration. When it is stopped on the way, the statistics stay as they are.
    void iterate();

    [[nodiscard]] const Position &position() const { return m_position; }
    [[nodiscard]] const MaxnNode &root() const { return m_memory.root(); }
    [[nodiscard]] const typename Memory::Pool &pool() const { return m_memory.pool(); }
    /// The chance of the player who makes the move, by its static evaluation.
    [[nodiscard]] float chanceOf(const ScoredMove &move) const { return m_table.chance(move.odds); }
    /// Whether the move ends the game in favour of the player who makes it, or of somebody else.
    [[nodiscard]] static bool wins(const ScoredMove &move) { return move.odds == kDecidedOdds; }
    [[nodiscard]] static bool loses(const ScoredMove &move) { return move.odds == -kDecidedOdds; }
    /// Adds the principal variation after `node`: the most visited moves.
    void addLine(const MaxnNode &node, Line &line) const;
    /// The length of the longest path, in plies.
    [[nodiscard]] int deepest() const { return m_deepest; }
    /// The mean length of the paths, in plies.
    [[nodiscard]] double meanDepth() const
    {
        return static_cast<double>(m_pliesOfPaths)
               / static_cast<double>(std::max(m_paths, std::uint64_t(1)));
    }
    /// The pool's cells in use, per mille.
    [[nodiscard]] int fullness() const
    {
        return static_cast<int>(1000 * pool().used() / pool().capacity());
    }

private:
    using Chances = PerPlayer<float>;
    using State = MaxnNode::State;
    using ScoredMoves = FixedList<ScoredMove, Rules::MoveList::kCapacity>;

    static_assert(Rules::MoveList::kCapacity <= Memory::Pool::kMostMoves);

    /// The exploration constant of PUCT. Two thirds of it scored 50 % in 72 games with 60,000 nodes a move, one and a
    /// half times as much 47 %.
    static constexpr float kExploration = 0.5F;
    /// The log-odds of a decided game. Those of evaluations stay within.
    static constexpr int kDecidedOdds = 2000;

    /// Selection: plays the selected move of `node` and returns its child; null when the pool has no room for it.
    MaxnNode *selectChild(MaxnNode &node, Move &move, typename Rules::Undo &undone);
    void backpropagate(MaxnNode &node, const Chances &result, const MaxnNode *child);
    /// Expansion and evaluation: the result of a leaf; empty when the search was stopped there.
    std::optional<Chances> expand(MaxnNode &node);
    [[nodiscard]] std::optional<ScoredMove> addMoves(MaxnNode &node);
    [[nodiscard]] static ScoredMoves sorted(const ScoredMoves &moves);
    /// The odds of `mover`, who has moved to the position.
    [[nodiscard]] int oddsOfMover(
        Player mover, const auto &features, const typename Rules::Undo &undone);
    /// How the game ends in the position; `Leaf` where it goes on.
    [[nodiscard]] State stateOfPosition() const;
    [[nodiscard]] Chances chancesOfPosition(State state);
    [[nodiscard]] Chances chancesAfter(MaxnNode &node, const ScoredMove &best);
    void freeLeastVisited();
    void freeLessVisited(MaxnNode &node, std::uint32_t visits);
    [[nodiscard]] Chances leafChances();
    [[nodiscard]] Chances evaluation();
    /// The error of a weak level in the player's log-odds.
    [[nodiscard]] int error(Player player) const;
    [[nodiscard]] bool isOverlookedReply(Move move) const;
    [[nodiscard]] std::size_t selectedMove(const MaxnNode &node) const;
    [[nodiscard]] float priorOf(const MaxnNode &node, const ScoredMove &move) const;
    /// MCTS-solver: proves `node`, whose `child` has just been proven, if `mover` wins there, or if all moves are
    /// proven to end alike.
    void updateProof(MaxnNode &node, Player mover, const MaxnNode &child) const;

    Position m_position;
    Player m_us;
    Memory &m_memory;
    const SearchTask &m_task;
    SearchControl &m_control;
    S m_game;
    const ChanceTable &m_table = ChanceTable::ofScale<S::kOddsScale>();
    float m_exploration;
    /// The state of the random generator, which only playouts use.
    std::uint64_t m_bits;
    int m_deepest = 0;
    std::uint64_t m_paths = 0;
    std::uint64_t m_pliesOfPaths = 0;
};

} // namespace tessera

#include "model/search/maxn/maxntree_impl.h"
#include "model/search/maxn/maxntree_values.h"
