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

/// The tree of a best-first search for any number of players, each of whom looks after themselves:
/// max^n (Luckhardt and Irani 1986) grown by Monte Carlo tree search (Sturtevant 2008) without
/// playouts. A leaf is worth what the evaluation says of the position behind its best move; a child is
/// tried in proportion to what its move promises ("PUCT", Rosin 2011, as in Silver et al. 2017), and
/// decided games are proven backwards (Nijssen and Winands 2011). A game may ask for playouts all the
/// same (`PlaysOut`), which go on from that position.
///
/// Numbers are rounded and combined so that every machine grows the same tree.
template<PredictsOdds S>
class MaxnTree
{
public:
    using Rules = typename S::Rules;
    using Position = typename Rules::Position;
    using Move = typename Rules::Move;
    using Memory = MaxnMemory<Rules>;
    using Listed = typename Memory::Room::Listed;
    using Line = FixedList<Move, kMostPlies + 1>;

    /// Grows the tree that `memory` has planted at `position`. Where there is no room left in it, the least visited
    /// nodes are forgotten. The constructor evaluates the moves of the root at once; those beyond the node budget stay
    /// without odds.
    MaxnTree(
        const Position &position, Memory &memory, const SearchTask &task, SearchControl &control);

    /// One iteration: selects the most promising moves down to a leaf, expands it, and backs the result up along the
    /// path. Does nothing when it is stopped on the way.
    void grow();

    [[nodiscard]] const Position &position() const { return m_position; }
    [[nodiscard]] const MaxnNode &root() const { return m_memory.root(); }
    [[nodiscard]] const typename Memory::Room &room() const { return m_memory.room(); }
    /// The chance of the player who makes the move, until the move is tried.
    [[nodiscard]] float promised(const Listed &move) const { return m_table.chance(move.odds); }
    /// Whether the move ends the game in favour of the player who makes it, or of somebody else.
    [[nodiscard]] static bool wins(const Listed &move) { return move.odds == kCertain; }
    [[nodiscard]] static bool loses(const Listed &move) { return move.odds == -kCertain; }
    /// Adds the moves that are expected after `node`.
    void addLine(const MaxnNode &node, Line &line) const;
    /// How deep the longest path goes, in plies.
    [[nodiscard]] int deepest() const { return m_deepest; }
    /// How deep a path goes on average, in plies.
    [[nodiscard]] double meanDepth() const
    {
        return static_cast<double>(m_pliesOfPaths)
               / static_cast<double>(std::max(m_paths, std::uint64_t(1)));
    }
    /// The pool's cells in use, per mille.
    [[nodiscard]] int fullness() const
    {
        return static_cast<int>(1000 * room().used() / room().capacity());
    }

private:
    using Chances = PerPlayer<float>;
    using State = MaxnNode::State;
    using ListedMoves = FixedList<Listed, Rules::MoveList::kCapacity>;

    static_assert(Rules::MoveList::kCapacity <= Memory::Room::kMostMoves);

    /// The exploration constant of PUCT. Two thirds of it won 50 % of 72 games with 60,000 nodes a move, one and a half
    /// times as much 47 %.
    static constexpr float kExploration = 0.5F;
    /// The odds of a decided game. The evaluation's odds stay within these.
    static constexpr int kCertain = 2000;

    /// Selection: plays the chosen move of `node` and returns its child; null when there is no room for it.
    MaxnNode *followed(MaxnNode &node, Move &move, typename Rules::Undo &undone);
    void learn(MaxnNode &node, const Chances &result, const MaxnNode *child);
    /// Expansion: the result of a leaf; empty when the search was stopped there.
    std::optional<Chances> expand(MaxnNode &node);
    [[nodiscard]] std::optional<Listed> addMoves(MaxnNode &node);
    /// The odds of `mover`, who has moved to the position.
    [[nodiscard]] int judge(Player mover, const auto &features, const typename Rules::Undo &undone);
    /// Whether the game ends in the position, and how.
    [[nodiscard]] State stateHere() const;
    [[nodiscard]] Chances chancesHere(State state);
    [[nodiscard]] Chances behind(MaxnNode &node, const Listed &best);
    void forgetLeastVisited();
    void forgetBelow(MaxnNode &node, std::uint32_t visits);
    [[nodiscard]] Chances foreseen();
    [[nodiscard]] Chances evaluated();
    /// By how much a weak level misjudges the player's odds in the position.
    [[nodiscard]] int error(Player player) const;
    [[nodiscard]] bool isUnseen(Move move) const;
    [[nodiscard]] std::size_t chosenMove(const MaxnNode &node) const;
    [[nodiscard]] float priorOf(const MaxnNode &node, const Listed &move) const;
    /// Decides `node`, of which `child` has been decided, if that is enough.
    void conclude(MaxnNode &node, Player mover, const MaxnNode &child) const;

    Position m_position;
    Player m_us;
    Memory &m_memory;
    const SearchTask &m_task;
    SearchControl &m_control;
    S m_game;
    const ChanceTable &m_table = ChanceTable::ofScale<S::kOddsScale>();
    float m_exploration;
    /// The random state, which only playouts use.
    std::uint64_t m_bits;
    int m_deepest = 0;
    std::uint64_t m_paths = 0;
    std::uint64_t m_pliesOfPaths = 0;
};

} // namespace tessera

#include "model/search/maxn/maxntree_impl.h"
#include "model/search/maxn/maxntree_values.h"
