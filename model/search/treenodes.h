#pragma once

#include "model/search/largepages.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <optional>
#include <span>

namespace tessera {

/// What is proven of a node, for the player whose move leads to it.
enum class Proof : std::uint8_t { None, Won, Lost, Drawn };

/// A node of a search tree, with what is known of the move that leads to it. Several threads read and
/// write it without locks; none of the numbers depends on another one being new, but for the
/// children, which are there when `state` says so.
template<typename Move>
struct TreeNode
{
    enum class State : std::uint8_t { Leaf, Growing, Grown };

    /// Values are sums of shares of the point in these parts.
    static constexpr double kOne = 65536;

    /// Simulations begun: those under way count as lost until they are valued ("virtual loss"), so
    /// that threads take different ways.
    std::atomic<std::uint32_t> visits = 0;
    /// Simulations in which the move was played here or later (AMAF).
    std::atomic<std::uint32_t> laterVisits = 0;
    std::atomic<std::uint64_t> value = 0;
    std::atomic<std::uint64_t> laterValue = 0;
    std::atomic<std::uint32_t> firstChild = 0;
    std::atomic<std::uint16_t> childCount = 0;
    std::atomic<State> state = State::Leaf;
    std::atomic<Proof> proof = Proof::None;
    /// Plies to the end where something is proven.
    std::atomic<std::uint8_t> pliesToEnd = 0;
    /// Not all moves are among the children.
    std::atomic<bool> isPartial = false;
    Move move{};
    /// The share of the prior.
    float prior = 0;
    /// The static evaluation as a share of the point; with `TreeTuning::minimaxShare` that of the best
    /// reply once there are replies.
    std::atomic<float> estimate = 0;

    [[nodiscard]] bool isGrown() const
    {
        return state.load(std::memory_order_acquire) == State::Grown;
    }
    void prove(Proof what, std::uint8_t plies)
    {
        pliesToEnd.store(plies, std::memory_order_relaxed);
        proof.store(what, std::memory_order_release);
    }
};

/// The nodes of a search tree, in one block of memory of bounded size. They are only added, and
/// forgotten all at once.
template<typename Move>
class TreeNodes
{
public:
    using Node = TreeNode<Move>;
    using Index = std::uint32_t;

    /// Room for as many nodes as fit `mebibytes`; where the system refuses so much, for fewer.
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
        clear();
    }
    void clear() { m_used = 0; }
    void populate() { m_block.populate(); }

    /// The first of `count` new nodes in a row; nothing when there is no room for them.
    [[nodiscard]] std::optional<Index> added(std::size_t count)
    {
        const std::size_t first = m_used.fetch_add(count, std::memory_order_relaxed);
        if (first + count > capacity())
            return std::nullopt;
        for (std::size_t i = first; i < first + count; ++i)
            new (&data()[i]) Node;
        return static_cast<Index>(first);
    }

    [[nodiscard]] Node &operator[](Index i) { return data()[i]; }
    [[nodiscard]] const Node &operator[](Index i) const { return data()[i]; }
    [[nodiscard]] std::span<Node> childrenOf(const Node &node)
    {
        return {data() + node.firstChild, node.childCount};
    }
    [[nodiscard]] std::span<const Node> childrenOf(const Node &node) const
    {
        return {data() + node.firstChild, node.childCount};
    }

    [[nodiscard]] std::size_t capacity() const { return m_block.bytes() / sizeof(Node); }
    [[nodiscard]] int fullness() const
    {
        return static_cast<int>(
            std::min(m_used.load(), capacity()) * 1000 / std::max<std::size_t>(capacity(), 1));
    }

private:
    [[nodiscard]] Node *data() const { return static_cast<Node *>(m_block.data()); }

    LargeBlock m_block;
    std::atomic<std::size_t> m_used = 0;
};

} // namespace tessera
