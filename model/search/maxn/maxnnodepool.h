#pragma once

#include "model/search/maxn/maxnnode.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

namespace tessera {

/// The memory of a max^n tree: cells of the size of a node, the first of which is the root. A position has a block of
/// them: first its moves, the most promising first, then the nodes of the moves that were tried, which are the first
/// ones. Freed blocks are reused for others of their size, until the pool is compacted. Not thread-safe.
template<typename Move>
class MaxnNodePool
{
public:
    using Listed = MaxnMove<Move>;

    /// The most moves of a position.
    static constexpr std::size_t kMostMoves = 255;
    static constexpr std::size_t kMovesInCell = sizeof(MaxnNode) / sizeof(Listed);

    /// The header of a block, whether it is in use or free.
    struct Head
    {
        /// The cell of the node that the block belongs to; in a free block, the next free one of this size, or 0.
        std::uint32_t link;
        std::int32_t size; ///< in cells, negative for a free block
        std::array<Listed, kMovesInCell - 2> moves;
    };
    /// A cell is as large as a node; its place tells what it holds.
    union Cell {
        Cell()
            : node()
        {}
        MaxnNode node;
        Head head;
        std::array<Listed, kMovesInCell> moves;
    };
    static_assert(sizeof(Cell) == sizeof(MaxnNode));

    MaxnNodePool() = default;
    /// No cell of `cells` is read before it is written. There must be more than two.
    explicit MaxnNodePool(std::span<Cell> cells)
        : m_cells(cells)
    {
        clear();
    }

    /// Frees everything at once; the root is new.
    void clear();

    [[nodiscard]] MaxnNode &root() const { return m_cells[0].node; }
    [[nodiscard]] Listed &move(const MaxnNode &node, std::size_t number) const
    {
        if (number < kMovesInHead)
            return m_cells[node.block].head.moves[number];
        number -= kMovesInHead;
        return m_cells[node.block + 1 + number / kMovesInCell].moves[number % kMovesInCell];
    }
    [[nodiscard]] MaxnNode &child(const MaxnNode &node, std::size_t number) const
    {
        return m_cells[node.block + cellsOfMoves(node.moveCount) + number].node;
    }

    /// Stores the moves of `node`, which is in the pool and has none yet; false when there is no room for them.
    bool addMoves(MaxnNode &node, std::span<const Listed> moves);
    /// Adds a node for the first move of `node` that has none yet, which may move the others; null when there is no
    /// room for it.
    MaxnNode *addChild(MaxnNode &node);
    /// Forgets the moves of `node` and everything below them.
    void forgetBehind(MaxnNode &node);
    /// Makes `node` the root, with everything below it. The rest is litter, which is swept up piece by piece, since
    /// doing that at once takes too long. Does nothing and returns false when there is litter left from the last time.
    bool makeRoot(MaxnNode &node);
    [[nodiscard]] bool hasLitter() const { return litter().moveCount > 0; }
    /// Frees a block of the litter. There must be litter.
    void sweep();
    /// Compacts the pool: moves all blocks together, so that others of any size fit behind them. It asks `mayGoOn` now
    /// and then, and leaves the rest as it is when the answer is false.
    template<typename MayGoOn>
    void compact(const MayGoOn &mayGoOn);

    /// Whether an allocation was refused since the pool was compacted.
    [[nodiscard]] bool isShort() const { return m_isShort; }
    [[nodiscard]] std::size_t capacity() const { return m_cells.size(); }
    [[nodiscard]] std::size_t used() const { return m_end - m_freed; }

private:
    static constexpr std::size_t kMovesInHead = kMovesInCell - 2;
    static constexpr std::size_t kLargestBlock = kMostMoves + kMostMoves / kMovesInCell + 2;
    static constexpr std::uint32_t kFirstBlock = 2;

    [[nodiscard]] MaxnNode &litter() const { return m_cells[1].node; }
    [[nodiscard]] static std::size_t cellsOfMoves(std::size_t moves)
    {
        return (moves + kMovesInCell + 1) / kMovesInCell;
    }
    /// Room for children grows by doubling.
    [[nodiscard]] static std::size_t cellsOf(std::size_t moves, std::size_t children)
    {
        return cellsOfMoves(moves) + (children == 0 ? 0 : std::min(std::bit_ceil(children), moves));
    }
    [[nodiscard]] std::uint32_t cellOf(const MaxnNode &node) const
    {
        return static_cast<std::uint32_t>(
            reinterpret_cast<const Cell *>(std::addressof(node)) - m_cells.data());
    }
    [[nodiscard]] std::optional<std::uint32_t> taken(std::size_t size);
    void giveBack(std::uint32_t first);
    void moveBlock(MaxnNode &owner, std::uint32_t to, std::size_t size);

    std::span<Cell> m_cells;
    /// Cells from here on are not in use.
    std::uint32_t m_end = kFirstBlock;
    /// The first free block of each size.
    std::array<std::uint32_t, kLargestBlock + 1> m_free{};
    std::size_t m_freed = 0;
    bool m_isShort = false;
};

} // namespace tessera

#include "model/search/maxn/maxnnodepool_impl.h"
