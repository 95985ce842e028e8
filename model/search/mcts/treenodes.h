#pragma once

#include "model/search/engine/largepages.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// The proven result of a node, for the player whose move leads to it.
enum class Proof : std::uint8_t { None, Won, Lost, Drawn };

/// A position in a search tree. Several paths may lead to it and share its results (transpositions).
struct TreeNode
{
    /// The position's hash, which identifies the node.
    std::uint64_t key = 0;
    /// The sum of the values of all simulations through this node, for the player who moved last, in parts of `kOne`,
    /// and the number of those that were begun. Virtual loss: a simulation under way counts as lost until its value is
    /// known, so that threads choose different moves.
    std::atomic<std::uint64_t> value = 0;
    std::atomic<std::uint32_t> visits = 0;
    /// The static evaluation of the move that leads here, by the best reply to it (implicit minimax), as a share of the
    /// point.
    std::atomic<float> estimate = 0;
    std::uint16_t edgeCount = 0;
    /// Whether some legal moves have no edge.
    bool isPartial = false;

    /// Fixed-point unit of values: a whole point.
    static constexpr double kOne = 65536;
};

/// A move in a search tree, with its statistics. Several threads read and write it without locks, and its numbers need
/// not be of the same moment; only `node` is valid no earlier than `state` is `Expanded`.
template<typename Move>
struct TreeEdge
{
    enum class State : std::uint8_t { Leaf, Expanding, Expanded };

    /// The number of simulations that were begun through this edge.
    std::atomic<std::uint32_t> visits = 0;
    /// The number of simulations in the sum `value`: those through this edge, or where it has a node, all of the node's
    /// when this edge was last taken.
    std::atomic<std::uint32_t> valueVisits = 0;
    std::atomic<std::uint64_t> value = 0;
    /// AMAF ("all moves as first"): sum and number of the simulations in which the move was played here or later.
    std::atomic<std::uint64_t> amafValue = 0;
    std::atomic<std::uint32_t> amafVisits = 0;
    std::atomic<std::uint32_t> node = 0;
    std::atomic<State> state = State::Leaf;
    std::atomic<Proof> proof = Proof::None;
    /// Plies to the end where the result is proven.
    std::atomic<std::uint8_t> pliesToEnd = 0;
    Move move{};
    /// The prior probability of the move.
    float prior = 0;
    /// The static evaluation as a share of the point; with implicit minimax that of the node once there is one.
    std::atomic<float> estimate = 0;

    [[nodiscard]] bool isExpanded() const
    {
        return state.load(std::memory_order_acquire) == State::Expanded;
    }
    /// Copies the statistics of another edge.
    void takeOver(const TreeEdge &other)
    {
        visits = other.visits.load();
        valueVisits = other.valueVisits.load();
        value = other.value.load();
        amafValue = other.amafValue.load();
        amafVisits = other.amafVisits.load();
        node = other.node.load();
        state = other.state.load();
        move = other.move;
        prior = other.prior;
        estimate = other.estimate.load();
        prove(other.proof, other.pliesToEnd);
    }
    /// Sets the proven result, `plies` before the end.
    void prove(Proof what, std::uint8_t plies)
    {
        pliesToEnd.store(plies, std::memory_order_relaxed);
        proof.store(what, std::memory_order_release);
    }
};

/// The nodes of a search tree with their edges, in one block of memory of bounded size. Nodes are only added, or all
/// removed at once. A hash table finds nodes by their positions (transpositions).
///
///     block    | empty | node | edge 0 | edge 1 | … | node | edge 0 | …     places of the size of an edge
///     index        0      1        2
template<typename Move>
class TreeNodes
{
public:
    using Edge = TreeEdge<Move>;
    using Index = std::uint32_t;

    /// Allocates so much memory, or less where the system refuses that.
    void resize(int mebibytes)
    {
        m_block = {};
        for (std::size_t bytes = static_cast<std::size_t>(mebibytes) << 20; bytes > 0; bytes /= 2) {
            try {
                m_block = LargeBlock(bytes);
                break;
            } catch (const std::bad_alloc &) {
            }
        }
        constexpr std::size_t kFewEdges = 8;
        m_places = std::vector<std::atomic<Index>>(std::bit_ceil(capacity() / kFewEdges + 1));
        clear();
    }
    void clear()
    {
        m_used = kFirst;
        for (std::atomic<Index> &place : m_places)
            place.store(0, std::memory_order_relaxed);
    }
    void populate() { m_block.populate(); }

    /// Adds a node with so many edges; empty when there is no room for it. Thread-safe.
    [[nodiscard]] std::optional<Index> added(std::uint64_t key, std::size_t edgeCount)
    {
        static_assert(sizeof(TreeNode) <= sizeof(Edge) && alignof(TreeNode) <= alignof(Edge));
        const std::size_t first = m_used.fetch_add(edgeCount + 1, std::memory_order_relaxed);
        if (first + edgeCount >= capacity())
            return std::nullopt;
        auto &node = *new (&data()[first]) TreeNode;
        node.key = key;
        node.edgeCount = static_cast<std::uint16_t>(edgeCount);
        for (std::size_t i = first + 1; i <= first + edgeCount; ++i)
            new (&data()[i]) Edge;
        return static_cast<Index>(first);
    }

    /// Enters a node in the hash table, where it replaces another of the same place. Thread-safe.
    void publish(Index node) { placeOf((*this)[node].key).store(node, std::memory_order_release); }
    /// The node of the position with this hash, if it stands in the hash table. Thread-safe.
    [[nodiscard]] std::optional<Index> found(std::uint64_t key)
    {
        const Index node = placeOf(key).load(std::memory_order_acquire);
        return node != 0 && (*this)[node].key == key ? std::optional(node) : std::nullopt;
    }

    [[nodiscard]] TreeNode &operator[](Index i)
    {
        return *std::launder(reinterpret_cast<TreeNode *>(&data()[i]));
    }
    [[nodiscard]] const TreeNode &operator[](Index i) const
    {
        return *std::launder(reinterpret_cast<const TreeNode *>(&data()[i]));
    }
    [[nodiscard]] std::span<Edge> edgesOf(Index node)
    {
        return {&data()[node + 1], (*this)[node].edgeCount};
    }
    [[nodiscard]] std::span<const Edge> edgesOf(Index node) const
    {
        return {&data()[node + 1], (*this)[node].edgeCount};
    }

    /// The number of nodes and edges that fit.
    [[nodiscard]] std::size_t capacity() const { return m_block.bytes() / sizeof(Edge); }
    /// The share of the capacity that is free, between 0 and 1.
    [[nodiscard]] double freeShare() const
    {
        const std::size_t used = m_used.load(std::memory_order_relaxed);
        if (used >= capacity())
            return 0;
        return 1 - static_cast<double>(used - kFirst) / static_cast<double>(capacity());
    }

private:
    /// Place 0 stays empty, so that index 0 means no node.
    static constexpr std::size_t kFirst = 1;

    [[nodiscard]] Edge *data() const { return static_cast<Edge *>(m_block.data()); }
    [[nodiscard]] std::atomic<Index> &placeOf(std::uint64_t key)
    {
        return m_places[key & (m_places.size() - 1)];
    }

    LargeBlock m_block;
    /// The hash table: the index of a node, by its key.
    std::vector<std::atomic<Index>> m_places;
    /// The threads write it, so it has a cache line apart from what they read all the time (no false sharing).
    alignas(64) std::atomic<std::size_t> m_used = kFirst;
};

} // namespace tessera
