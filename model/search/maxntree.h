#pragma once

#include "model/core/fixedlist.h"
#include "model/search/alphabeta.h"
#include "model/search/chancetable.h"
#include "model/search/maxngame.h"

#include <optional>
#include <span>

namespace tessera {

/// A position of the tree, and the move that led there.
template<typename Move>
struct MaxnNode
{
    enum class State : std::uint8_t {
        Leaf,   ///< its moves have not been looked at
        Open,   ///< its moves follow one another from `firstChild` on
        Drawn,  ///< the game is drawn, or has come back to where it was
        Decided ///< somebody wins whatever the others do
    };

    /// Mean of what came out behind this node. Before the first visit, what the evaluation says for
    /// the player who moved here, and nothing for the others.
    PerPlayer<float> chances{};
    float prior = 0;
    std::uint32_t visits = 0;
    std::uint32_t firstChild = 0;
    Move move{};
    std::uint8_t childCount = 0;
    State state = State::Leaf;

    [[nodiscard]] bool isWonBy(Player player) const
    {
        return state == State::Decided && chances[player] == 1;
    }
    [[nodiscard]] bool isLostBy(Player player) const
    {
        return state == State::Decided && chances[player] == 0;
    }
};

/// The tree of a best-first search for any number of players, each of whom looks after themselves:
/// max^n (Luckhardt and Irani 1986) grown by Monte Carlo tree search (Sturtevant 2008) without
/// playouts. A leaf is worth what the evaluation says of the position behind its best move; a child is
/// tried in proportion to what its move promises ("PUCT", Rosin 2011, as in Silver et al. 2017), and
/// decided games are proven backwards (Nijssen and Winands 2011).
///
/// Numbers are rounded and combined so that every machine grows the same tree.
template<ForeseesOdds S>
class MaxnTree
{
public:
    using Rules = typename S::Rules;
    using Position = typename Rules::Position;
    using Move = typename Rules::Move;
    using Node = MaxnNode<Move>;
    using Line = FixedList<Move, kMostPlies + 1>;

    /// The tree stays within `room`, of which nothing is read before it is written. Looks at the
    /// moves of the root at once, of which those that the budget has no room for stay unjudged.
    MaxnTree(
        const Position &root, std::span<Node> room, const SearchTask &task, SearchControl &control);

    /// Follows the most promising moves to a leaf, looks at its moves, and tells all on the way what
    /// came out. Does nothing when it is stopped on the way.
    void grow();

    [[nodiscard]] const Position &position() const { return m_position; }
    [[nodiscard]] const Node &root() const { return m_room[0]; }
    [[nodiscard]] std::span<const Node> childrenOf(const Node &node) const
    {
        return m_room.subspan(node.firstChild, node.childCount);
    }
    /// The moves that are to be expected behind `node`.
    void addLine(const Node &node, Line &line) const;
    /// How deep the longest path goes, in plies.
    [[nodiscard]] int deepest() const { return m_deepest; }
    /// Room in use, per mille.
    [[nodiscard]] int fullness() const
    {
        return static_cast<int>(1000 * static_cast<std::uint64_t>(m_used) / m_room.size());
    }

private:
    using Chances = PerPlayer<float>;
    using State = typename Node::State;

    static constexpr float kExploration = 0.5F;

    /// What came out at a leaf; nothing when the search was stopped there.
    std::optional<Chances> expand(std::uint32_t number);
    void addChildren(Node &node);
    /// Fills in what is known of the position just reached; returns the odds of `mover`.
    int judge(Node &child, Player mover, const auto &survey, const typename Rules::Undo &undone);
    void sortChildren(const Node &node, std::span<int> odds);
    void setPriors(const Node &node, std::span<const int> odds);
    [[nodiscard]] Chances behind(const Node &child);
    [[nodiscard]] Chances evaluated();
    /// By how much a weak level misjudges the player's odds in the position.
    [[nodiscard]] int error(Player player) const;
    [[nodiscard]] Chances outcome() const;
    [[nodiscard]] bool isUnseen(Move move) const;
    [[nodiscard]] std::uint32_t chosenChild(const Node &node) const;
    /// Decides `node`, of which `child` has been decided, if that is enough.
    void conclude(Node &node, Player mover, const Node &child) const;

    Position m_position;
    Player m_us;
    std::span<Node> m_room;
    std::uint32_t m_used = 0;
    const SearchTask &m_task;
    SearchControl &m_control;
    S m_game;
    const ChanceTable &m_table = ChanceTable::ofScale<S::kOddsScale>();
    float m_exploration;
    int m_deepest = 0;
};

} // namespace tessera

#include "model/search/maxntree_impl.h"
