#pragma once

#include "model/search/maxn/maxnnode.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tessera {

/// The memory pool of a max^n tree: cells of the size of a node. Cell 0 is the root and cell 1 the root of the garbage
/// (see `makeRoot`). Each expanded node has a block of cells: its moves, the most promising first, then the nodes of
/// the moves that were tried, which are the first ones. Freed blocks are reused for others of their size (free lists),
/// until the pool is compacted.
///
/// Each thread that grows the tree has an area of the pool, with an allocator of its own, and a branch: a node that is
/// detached from the tree with everything below it. Threads that use their own areas and branches need no lock.
///
///     cells   | root | garbage | branch of each area | area 0 | area 1 | …
///
///     area    | block | block (free) | block | … end | unused … limit |
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
    /// `cells`, of which there must be more than three for each area, must outlive the pool; they need not be
    /// initialised.
    MaxnNodePool(std::span<Cell> cells, std::size_t areas)
        : m_cells(cells)
        , m_areas(areas)
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

    /// Stores the moves of `node`, which is in the pool and has none yet; false when the area has no room for them.
    bool addMoves(MaxnNode &node, std::span<const ScoredMove> moves, std::size_t area);
    /// Adds a node for the first move of `node` that has none yet; null when the area has no room for it. This may move
    /// the other children, so references to them become invalid.
    MaxnNode *addChild(MaxnNode &node, std::size_t area);
    /// Frees the moves of `node` and everything below them; the node becomes a leaf.
    void freeSubtree(MaxnNode &node);
    /// Detaches `node` and everything below it from the tree, as the area's branch, which is returned. In the tree it
    /// keeps its statistics alone.
    MaxnNode &detach(MaxnNode &node, std::size_t area);
    /// Puts the area's branch in the place of `node`, from which it was detached.
    void attach(MaxnNode &node, std::size_t area);
    /// Makes `node` the root, with everything below it. The rest is garbage, which `freeGarbage` frees block by block,
    /// since all at once would take too long. Does nothing and returns false when there is garbage left from the last
    /// time.
    bool makeRoot(MaxnNode &node);
    [[nodiscard]] bool hasGarbage() const { return garbage().moveCount > 0; }
    /// Frees one block of the garbage for the area. There must be garbage.
    void freeGarbage(std::size_t area);
    /// Compacts the pool: moves all blocks of each area together, so that others of any size fit behind them. It calls
    /// `mayGoOn` now and then, and ends early when that returns false.
    template<typename MayGoOn>
    void compact(const MayGoOn &mayGoOn);

    /// Whether an allocation was refused since the pool was compacted.
    [[nodiscard]] bool isExhausted(std::size_t area) const { return m_areas[area].isExhausted; }
    [[nodiscard]] std::size_t areas() const { return m_areas.size(); }
    [[nodiscard]] std::size_t capacity() const { return m_cells.size(); }
    [[nodiscard]] std::size_t used() const;
    /// Whether more than half of an area is in use.
    [[nodiscard]] bool isCrowded() const;

private:
    static constexpr std::size_t kMovesInHead = kMovesInCell - 2;
    static constexpr std::size_t kLargestBlock = kMostMoves + kMostMoves / kMovesInCell + 2;
    static constexpr std::size_t kFirstBranch = 2;

    /// A number that one thread changes while others may look at it.
    class Watched
    {
    public:
        Watched() = default;
        Watched(const Watched &other)
            : Watched()
        {
            *this = other;
        }
        Watched &operator=(const Watched &other)
        {
            return *this = static_cast<std::uint32_t>(other);
        }
        Watched &operator=(std::uint32_t value)
        {
            m_value.store(value, std::memory_order_relaxed);
            return *this;
        }
        operator std::uint32_t() const { return m_value.load(std::memory_order_relaxed); }

    private:
        std::atomic<std::uint32_t> m_value = 0;
    };

    /// The allocator of an area, on cache lines of its own.
    struct alignas(64) Area
    {
        std::uint32_t first = 0;
        Watched end; ///< the first cell that was never used
        std::uint32_t limit = 0;
        bool isExhausted = false;
        Watched freed; ///< the cells of the free blocks
        /// The first free block of each size in cells, or 0.
        std::array<std::uint32_t, kLargestBlock + 1> free{};
    };

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
    [[nodiscard]] Area &areaOf(std::uint32_t cell);
    [[nodiscard]] std::optional<std::uint32_t> allocated(std::size_t size, Area &area);
    void freeBlock(std::uint32_t first, Area &area);
    void updateLink(const MaxnNode &owner);
    template<typename MayGoOn>
    bool compact(Area &area, const MayGoOn &mayGoOn);
    void moveBlock(MaxnNode &owner, std::uint32_t to, std::size_t size);

    std::span<Cell> m_cells;
    std::vector<Area> m_areas;
};

template<typename Move>
void MaxnNodePool<Move>::clear()
{
    const std::size_t begin = kFirstBranch + areas();
    const std::size_t size = (m_cells.size() - begin) / areas();
    for (std::size_t i = 0; i < areas(); ++i) {
        m_areas[i] = {};
        m_areas[i].first = static_cast<std::uint32_t>(begin + i * size);
        m_areas[i].end = m_areas[i].first;
        m_areas[i].limit = static_cast<std::uint32_t>(begin + (i + 1) * size);
    }
    std::construct_at(&root());
    std::construct_at(&garbage());
}

template<typename Move>
std::size_t MaxnNodePool<Move>::used() const
{
    std::size_t used = kFirstBranch + areas();
    for (const Area &area : m_areas)
        used = used + area.end - area.first - area.freed;
    return used;
}

template<typename Move>
bool MaxnNodePool<Move>::isCrowded() const
{
    // An area may have freed blocks of others.
    return std::any_of(m_areas.begin(), m_areas.end(), [](const Area &area) {
        return area.end - area.first > (area.limit - area.first) / 2 + area.freed;
    });
}

template<typename Move>
bool MaxnNodePool<Move>::addMoves(MaxnNode &node, std::span<const ScoredMove> moves, std::size_t area)
{
    const auto block = allocated(cellsOf(moves.size(), 0), m_areas[area]);
    if (!block)
        return false;
    m_cells[*block].head.link = cellOf(node);
    node.block = *block;
    node.moveCount = static_cast<std::uint8_t>(moves.size());
    node.childCount = 0;
    for (std::size_t i = 0; i < moves.size(); ++i)
        move(node, i) = moves[i];
    return true;
}

template<typename Move>
MaxnNode *MaxnNodePool<Move>::addChild(MaxnNode &node, std::size_t area)
{
    const std::size_t size = cellsOf(node.moveCount, node.childCount + std::size_t(1));
    const auto before = static_cast<std::size_t>(m_cells[node.block].head.size);
    if (size > before) {
        const auto block = allocated(size, m_areas[area]);
        if (!block)
            return nullptr;
        const std::uint32_t old = node.block;
        moveBlock(node, *block, before);
        m_cells[*block].head.size = static_cast<std::int32_t>(size);
        freeBlock(old, m_areas[area]);
    }
    return std::construct_at(&child(node, node.childCount++));
}

/// Moves the first `size` cells of the block of `owner` to cell `to`, and updates the links of the blocks below it.
template<typename Move>
void MaxnNodePool<Move>::moveBlock(MaxnNode &owner, std::uint32_t to, std::size_t size)
{
    // The copy goes forwards, as the places may overlap when the pool is compacted.
    std::copy_n(m_cells.begin() + owner.block, size, m_cells.begin() + to);
    owner.block = to;
    for (std::size_t i = 0; i < owner.childCount; ++i)
        updateLink(child(owner, i));
}

/// Makes the block of `owner`, which was moved, point to it again.
template<typename Move>
void MaxnNodePool<Move>::updateLink(const MaxnNode &owner)
{
    if (owner.moveCount > 0)
        m_cells[owner.block].head.link = cellOf(owner);
}

template<typename Move>
void MaxnNodePool<Move>::freeSubtree(MaxnNode &node)
{
    if (node.moveCount == 0)
        return;
    for (std::size_t i = 0; i < node.childCount; ++i)
        freeSubtree(child(node, i));
    freeBlock(node.block, areaOf(node.block));
    node.moveCount = 0;
    node.childCount = 0;
    if (node.state == MaxnNode::State::Open)
        node.state = MaxnNode::State::Leaf;
}

template<typename Move>
bool MaxnNodePool<Move>::makeRoot(MaxnNode &node)
{
    if (&node == &root())
        return true;
    if (hasGarbage())
        return false;
    const MaxnNode kept = node;
    node.moveCount = 0;
    garbage() = root();
    root() = kept;
    updateLink(garbage());
    updateLink(root());
    return true;
}

template<typename Move>
MaxnNode &MaxnNodePool<Move>::detach(MaxnNode &node, std::size_t area)
{
    MaxnNode &branch = m_cells[kFirstBranch + area].node;
    branch = node;
    updateLink(branch);
    node.moveCount = 0;
    node.childCount = 0;
    node.state = MaxnNode::State::Detached;
    return branch;
}

template<typename Move>
void MaxnNodePool<Move>::attach(MaxnNode &node, std::size_t area)
{
    node = m_cells[kFirstBranch + area].node;
    updateLink(node);
}

template<typename Move>
void MaxnNodePool<Move>::freeGarbage(std::size_t area)
{
    for (MaxnNode *node = &garbage();;) {
        MaxnNode *last = nullptr;
        for (; node->childCount > 0 && last == nullptr; --node->childCount) {
            last = &child(*node, node->childCount - std::size_t(1));
            if (last->moveCount > 0)
                break;
            last = nullptr;
        }
        if (last == nullptr) {
            freeBlock(node->block, m_areas[area]);
            node->moveCount = 0;
            return;
        }
        node = last;
    }
}

template<typename Move>
template<typename MayGoOn>
void MaxnNodePool<Move>::compact(const MayGoOn &mayGoOn)
{
    for (Area &area : m_areas) {
        area.free.fill(0);
        area.freed = 0;
        area.isExhausted = false;
    }
    for (Area &area : m_areas) {
        if (!compact(area, mayGoOn))
            return;
    }
}

/// Compacts an area; false where it ends early. Free blocks that are left then stay unused until the next time.
template<typename Move>
template<typename MayGoOn>
bool MaxnNodePool<Move>::compact(Area &area, const MayGoOn &mayGoOn)
{
    constexpr std::uint32_t kPollInterval = 1 << 12;
    std::uint32_t from = area.first;
    std::uint32_t to = from;
    for (std::uint32_t next = from + kPollInterval; from < area.end;) {
        if (from >= next) {
            if (!mayGoOn())
                break;
            next = from + kPollInterval;
        }
        const Head &head = m_cells[from].head;
        const auto size = static_cast<std::uint32_t>(std::abs(head.size));
        if (head.size > 0) {
            if (from != to)
                moveBlock(m_cells[head.link].node, to, size);
            to += size;
        }
        from += size;
    }
    if (from < area.end) {
        if (from > to)
            m_cells[to].head.size = -static_cast<std::int32_t>(from - to);
        return false;
    }
    area.end = to;
    return true;
}

/// The area in which a cell is.
template<typename Move>
auto MaxnNodePool<Move>::areaOf(std::uint32_t cell) -> Area &
{
    const std::uint32_t size = m_areas.front().limit - m_areas.front().first;
    return m_areas[(cell - m_areas.front().first) / size];
}

/// Allocates a block of this size: a free one if there is one, otherwise cells that were never used.
template<typename Move>
std::optional<std::uint32_t> MaxnNodePool<Move>::allocated(std::size_t size, Area &area)
{
    std::uint32_t first = area.free[size];
    if (first != 0) {
        area.free[size] = m_cells[first].head.link;
        area.freed = area.freed - static_cast<std::uint32_t>(size);
    } else if (area.limit - area.end >= size) {
        first = area.end;
        area.end = first + static_cast<std::uint32_t>(size);
    } else {
        area.isExhausted = true;
        return std::nullopt;
    }
    m_cells[first].head.size = static_cast<std::int32_t>(size);
    return first;
}

template<typename Move>
void MaxnNodePool<Move>::freeBlock(std::uint32_t first, Area &area)
{
    Head &head = m_cells[first].head;
    const auto size = static_cast<std::size_t>(head.size);
    head.size = -head.size;
    head.link = area.free[size];
    area.free[size] = first;
    area.freed = area.freed + static_cast<std::uint32_t>(size);
}

} // namespace tessera
