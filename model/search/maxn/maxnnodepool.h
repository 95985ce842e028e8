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

/// The memory pool of a max^n tree: cells of the size of a node. Cell 0 is the root and cell 1 the root of the garbage
/// (see `makeRoot`). Each expanded node has a block of cells: its moves, the most promising first, then the nodes of
/// the moves that were tried, which are the first ones. Freed blocks are reused for others of their size (free lists),
/// until the pool is compacted. Not thread-safe.
///
///     cells   | root | garbage | block | block (free) | block | …  m_end | unused … |
///
///     block   | link, size, moves 0, 1, … | … moves | child 0 | child 1 | spare … |
///               head                                  nodes of moves 0, 1, …
template<typename Move>
class MaxnNodePool
{
public:
    using ScoredMove = MaxnMove<Move>;

    /// The most moves of a position.
    static constexpr std::size_t kMostMoves = 255;
    static constexpr std::size_t kMovesInCell = sizeof(MaxnNode) / sizeof(ScoredMove);

    /// The first cell of a block, whether it is in use or free.
    struct Head
    {
        /// The cell of the node that owns the block; in a free block, the next free one of this size, or 0.
        std::uint32_t link;
        std::int32_t size; ///< in cells, negative for a free block
        std::array<ScoredMove, kMovesInCell - 2> moves;
    };
    /// A cell is as large as a node; its place in the block determines its content.
    union Cell {
        Cell()
            : node()
        {}
        MaxnNode node;
        Head head;
        std::array<ScoredMove, kMovesInCell> moves;
    };
    static_assert(sizeof(Cell) == sizeof(MaxnNode));

    MaxnNodePool() = default;
    /// `cells`, of which there must be more than two, must outlive the pool; they need not be initialised.
    explicit MaxnNodePool(std::span<Cell> cells)
        : m_cells(cells)
    {
        clear();
    }

    /// Frees the whole tree; the root is new.
    void clear();

    [[nodiscard]] MaxnNode &root() const { return m_cells[0].node; }
    [[nodiscard]] ScoredMove &move(const MaxnNode &node, std::size_t number) const
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
    bool addMoves(MaxnNode &node, std::span<const ScoredMove> moves);
    /// Adds a node for the first move of `node` that has none yet; null when there is no room for it. This may move the
    /// other children, so references to them become invalid.
    MaxnNode *addChild(MaxnNode &node);
    /// Frees the moves of `node` and everything below them; the node becomes a leaf.
    void freeSubtree(MaxnNode &node);
    /// Makes `node` the root, with everything below it. The rest is garbage, which `freeGarbage` frees block by block,
    /// since all at once would take too long. Does nothing and returns false when there is garbage left from the last
    /// time.
    bool makeRoot(MaxnNode &node);
    [[nodiscard]] bool hasGarbage() const { return garbage().moveCount > 0; }
    /// Frees one block of the garbage. There must be garbage.
    void freeGarbage();
    /// Compacts the pool: moves all blocks together, so that others of any size fit behind them. It calls `mayGoOn` now
    /// and then, and ends early when that returns false.
    template<typename MayGoOn>
    void compact(const MayGoOn &mayGoOn);

    /// Whether an allocation was refused since the pool was compacted.
    [[nodiscard]] bool isExhausted() const { return m_isExhausted; }
    [[nodiscard]] std::size_t capacity() const { return m_cells.size(); }
    [[nodiscard]] std::size_t used() const { return m_end - m_freed; }

private:
    static constexpr std::size_t kMovesInHead = kMovesInCell - 2;
    static constexpr std::size_t kLargestBlock = kMostMoves + kMostMoves / kMovesInCell + 2;
    static constexpr std::uint32_t kFirstBlock = 2;

    [[nodiscard]] MaxnNode &garbage() const { return m_cells[1].node; }
    [[nodiscard]] static std::size_t cellsOfMoves(std::size_t moves)
    {
        return (moves + kMovesInCell + 1) / kMovesInCell;
    }
    /// The room for children grows by doubling.
    [[nodiscard]] static std::size_t cellsOf(std::size_t moves, std::size_t children)
    {
        return cellsOfMoves(moves) + (children == 0 ? 0 : std::min(std::bit_ceil(children), moves));
    }
    [[nodiscard]] std::uint32_t cellOf(const MaxnNode &node) const
    {
        return static_cast<std::uint32_t>(
            reinterpret_cast<const Cell *>(std::addressof(node)) - m_cells.data());
    }
    [[nodiscard]] std::optional<std::uint32_t> allocated(std::size_t size);
    void freeBlock(std::uint32_t first);
    void moveBlock(MaxnNode &owner, std::uint32_t to, std::size_t size);

    std::span<Cell> m_cells;
    /// Cells from here on are not in use.
    std::uint32_t m_end = kFirstBlock;
    /// The first free block of each size.
    std::array<std::uint32_t, kLargestBlock + 1> m_free{};
    std::size_t m_freed = 0;
    bool m_isExhausted = false;
};

} // namespace tessera

#include "model/search/maxn/maxnnodepool_impl.h"
