#pragma once

// The member functions of MaxnNodePool; included by maxnnodepool.h alone.

#include "model/search/maxn/maxnnodepool.h"

#include <cstdlib>

namespace tessera {

template<typename Move>
void MaxnNodePool<Move>::clear()
{
    m_end = kFirstBlock;
    m_free.fill(0);
    m_freed = 0;
    m_isExhausted = false;
    std::construct_at(&root());
    std::construct_at(&garbage());
}

template<typename Move>
bool MaxnNodePool<Move>::addMoves(MaxnNode &node, std::span<const ScoredMove> moves)
{
    const auto block = allocated(cellsOf(moves.size(), 0));
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
MaxnNode *MaxnNodePool<Move>::addChild(MaxnNode &node)
{
    const std::size_t size = cellsOf(node.moveCount, node.childCount + std::size_t(1));
    const auto before = static_cast<std::size_t>(m_cells[node.block].head.size);
    if (size > before) {
        const auto block = allocated(size);
        if (!block)
            return nullptr;
        const std::uint32_t old = node.block;
        moveBlock(node, *block, before);
        m_cells[*block].head.size = static_cast<std::int32_t>(size);
        freeBlock(old);
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
    for (std::size_t i = 0; i < owner.childCount; ++i) {
        const MaxnNode &moved = child(owner, i);
        if (moved.moveCount > 0)
            m_cells[moved.block].head.link = cellOf(moved);
    }
}

template<typename Move>
void MaxnNodePool<Move>::freeSubtree(MaxnNode &node)
{
    if (node.moveCount == 0)
        return;
    for (std::size_t i = 0; i < node.childCount; ++i)
        freeSubtree(child(node, i));
    freeBlock(node.block);
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
    for (const MaxnNode *moved : {&garbage(), &root()}) {
        if (moved->moveCount > 0)
            m_cells[moved->block].head.link = cellOf(*moved);
    }
    return true;
}

template<typename Move>
void MaxnNodePool<Move>::freeGarbage()
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
            freeBlock(node->block);
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
    constexpr std::uint32_t kPollInterval = 1 << 12;
    m_free.fill(0);
    std::uint32_t from = kFirstBlock;
    std::uint32_t to = from;
    for (std::uint32_t next = kPollInterval; from < m_end;) {
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
    if (from >= m_end) {
        m_end = to;
        m_freed = 0;
    } else if (from > to) {
        m_cells[to].head.size = -static_cast<std::int32_t>(from - to);
    }
    m_isExhausted = false;
}

/// Allocates a block of this size: a free one if there is one, otherwise unused cells.
template<typename Move>
std::optional<std::uint32_t> MaxnNodePool<Move>::allocated(std::size_t size)
{
    std::uint32_t first = m_free[size];
    if (first != 0) {
        m_free[size] = m_cells[first].head.link;
        m_freed -= size;
    } else if (m_cells.size() - m_end >= size) {
        first = m_end;
        m_end += static_cast<std::uint32_t>(size);
    } else {
        m_isExhausted = true;
        return std::nullopt;
    }
    m_cells[first].head.size = static_cast<std::int32_t>(size);
    return first;
}

template<typename Move>
void MaxnNodePool<Move>::freeBlock(std::uint32_t first)
{
    Head &head = m_cells[first].head;
    const auto size = static_cast<std::size_t>(head.size);
    head.size = -head.size;
    head.link = m_free[size];
    m_free[size] = first;
    m_freed += size;
}

} // namespace tessera
