#pragma once

// The member functions of MaxnNodePool; included by maxnnodepool.h alone.

#include "model/search/maxn/maxnnodepool.h"

#include <cstdlib>

namespace tessera {

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
