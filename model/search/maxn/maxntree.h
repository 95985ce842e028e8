#pragma once

#include "model/core/fixedlist.h"
#include "model/search/alphabeta/alphabeta.h"
#include "model/search/maxn/chancetable.h"
#include "model/search/maxn/maxngame.h"
#include "model/search/maxn/maxnmemory.h"
#include "model/search/maxn/maxnplayout.h"

#include <mutex>
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
/// With a policy (`HasPolicy`), the first visit of a leaf only evaluates its position, and the second one lists its moves
/// and goes on to the most probable. Others' replies are explored the more, the less the search has foreseen them in this
/// game (see `Foresight`); and who seems to play in a simple style (`HasStyles`) makes the moves of this style with at
/// least its probability in the mixture (see `StyleMixture`).
///
/// From the root the search descends to a node with few visits and makes several iterations below it before it begins at
/// the root again, which saves selections: at equal nodes it scored 46 of 120 alone against two that began at the root
/// each time. Threads, with a tree object each, grow the tree of one memory in this way (tree parallelisation; Chaslot,
/// Winands and van den Herik 2008): each detaches the node below which it iterates, and the others pass it by, so they
/// seldom wait for each other or for memory that another processor has changed. Till the results are there, the nodes
/// above count the iterations as visits (Liu et al. 2020), as one thread would have counted them by then; so the others
/// part from it where two moves are about equal, not only beside the detached node, among its worse siblings. Without
/// that, two threads were no stronger than one: 31.7 of 66 in blocks of six with 20 ms a move.
///
/// Numbers are rounded and combined so that every machine grows the same tree on one thread. Serves one search on one
/// thread.
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

    /// Grows the tree that `memory` has begun at `position`; the memory has an area for the task's `helperNumber`. Where
    /// the pool is exhausted, the least visited nodes are freed. The constructor evaluates the moves of a new root at
    /// once; those beyond the node budget get the worst odds.
    MaxnTree(
        const Position &position, Memory &memory, const SearchTask &task, SearchControl &control);

    /// Makes some iterations below one node; none where other threads leave it nothing to do. An iteration that is
    /// stopped on the way leaves the statistics as they are.
    void iterate();

    /// The lock of the tree. While other threads grow it, who looks at nodes holds the lock.
    [[nodiscard]] SpinLock &lock() const { return m_memory.lock(); }
    /// Whether the root was proven after the last iterations.
    [[nodiscard]] bool isProven() const { return m_isProven; }
    [[nodiscard]] const Position &position() const { return m_position; }
    [[nodiscard]] const MaxnNode &root() const { return m_memory.root(); }
    [[nodiscard]] const typename Memory::Pool &pool() const { return m_memory.pool(); }
    /// First-play urgency: the chance of `mover` after a move of `node` that was not tried, by its static evaluation;
    /// with a policy, the mean of those that were.
    [[nodiscard]] float urgency(const MaxnNode &node, const ScoredMove &move, Player mover) const
    {
        return HasPolicy<S> ? node.chances[mover] : m_table.chance(move.odds);
    }
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

    /// The exploration constant of PUCT. Without a policy, two thirds of it scored 50 % in 72 games with 60,000 nodes a
    /// move, one and a half times as much 47 %.
    static constexpr float kExploration = HasPolicy<S> ? 0.7F : 0.5F;
    /// The log-odds of a decided game. Those of evaluations stay within.
    static constexpr int kDecidedOdds = 2000;

    /// A move on the path from the root to a branch: its number in the list of its node, and who plays it.
    struct Step
    {
        Move move;
        typename Rules::Undo undone;
        Player mover;
        std::uint8_t number;
    };
    using Path = FixedList<Step, kMostPlies>;
    using Nodes = FixedList<MaxnNode *, kMostPlies + 1>;
    /// The results of some iterations.
    struct Results
    {
        std::uint32_t count = 0;
        Chances sum{};
    };

    /// Plays the moves to a node that the thread may detach; null where there is none. No branch is taken from below
    /// another one, or with another one below: who attaches it finds the way by the tree's nodes.
    MaxnNode *branchNode(Path &path);
    [[nodiscard]] Nodes nodesOf(const Path &path) const;
    /// How many iterations are made below the node, before the search begins at the root again.
    [[nodiscard]] static std::uint32_t iterationsBelow(const MaxnNode &node);
    /// Makes an iteration below `top`, which is `plies` below the root.
    void iterateBelow(MaxnNode &top, std::size_t plies, Results &results);
    /// Attaches the thread's branch again, at the end of the path, and replaces the visits that were announced to the
    /// nodes above by its results.
    void attach(const Path &path, const Results &results, std::uint32_t announced);
    void undo(const Path &path);
    /// Selection: plays the selected move of `node`, adds it to the path and returns its child. Null when the pool has
    /// no room for it; or, before a move is played, when all children are detached.
    MaxnNode *selectChild(MaxnNode &node, Path &path);
    void backpropagate(MaxnNode &node, Player mover, const Results &results, const MaxnNode *child);
    /// Expansion and evaluation: the result of a leaf; empty when the search was stopped there.
    std::optional<Chances> expand(MaxnNode &node);
    void listRootMoves();
    [[nodiscard]] std::optional<ScoredMove> addMoves(MaxnNode &node);
    void addMovesByPolicy(MaxnNode &node);
    /// Replaces the logits of an opponent's moves by those of the mixture of styles that the opponent seems to play.
    void mixStyles(const typename Rules::MoveList &moves, auto &logits) const;
    /// The number of a move that an opponent of simple style makes more often than it was tried; empty where there is none.
    [[nodiscard]] std::optional<std::size_t> neglectedMove(const MaxnNode &node, float told) const;
    void keepMoves(MaxnNode &node, const ScoredMoves &moves);
    void bringForward(MaxnNode &node);
    [[nodiscard]] bool isOpen(MaxnNode &node);
    [[nodiscard]] Chances chancesOfLeaf(MaxnNode &node);
    [[nodiscard]] static ScoredMoves sorted(const ScoredMoves &moves);
    /// The odds of `mover`, who has moved to the position.
    [[nodiscard]] int oddsOfMover(
        Player mover, const auto &features, const typename Rules::Undo &undone);
    /// How the game ends in the position; `Leaf` where it goes on.
    [[nodiscard]] State stateOfPosition() const;
    [[nodiscard]] Chances chancesOfPosition(State state);
    [[nodiscard]] Chances chancesAfter(MaxnNode &node, const ScoredMove &best);
    /// Frees garbage, and nodes where the area is exhausted; false where the thread has to wait for others.
    [[nodiscard]] bool makesRoom();
    void freeLeastVisited();
    void freeLessVisited(MaxnNode &node, std::uint32_t visits);
    [[nodiscard]] Chances leafChances();
    [[nodiscard]] Chances evaluation();
    /// The error of a weak level in the player's log-odds.
    [[nodiscard]] int error(Player player) const;
    [[nodiscard]] bool isOverlookedReply(Move move) const;
    /// The number of the selected move; empty where all children are detached.
    [[nodiscard]] std::optional<std::size_t> selectedMove(const MaxnNode &node) const;
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
    /// The exploration constant where each player moves.
    PerPlayer<float> m_exploration;
    /// How probable it is that each opponent plays in a simple style.
    PerPlayer<float> m_told;
    const ChanceTable &m_table = ChanceTable::ofScale<S::kOddsScale>();
    /// The thread's area of the pool.
    std::size_t m_area;
    bool m_isProven = false;
    /// The iterations that have not freed their share of the garbage yet.
    std::uint32_t m_iterations = 0;
    /// The state of the random generator, which only playouts use.
    std::uint64_t m_bits;
    int m_deepest = 0;
    std::uint64_t m_paths = 0;
    std::uint64_t m_pliesOfPaths = 0;
};

} // namespace tessera

#include "model/search/maxn/maxntree_impl.h"
#include "model/search/maxn/maxntree_policy.h"
#include "model/search/maxn/maxntree_values.h"
