#pragma once

// The member functions of AlphaBeta that note what a node has taught; included by alphabeta.h alone.

#include "model/search/alphabeta.h"

namespace tessera {

template<SearchGame S>
void AlphaBeta<S>::reward(const Node &node, const Picked &picked, const Blamed &blamed)
{
    if (picked.gain > 0)
        return;
    const int bonus = History::bonus(node.depth);
    m_killers[static_cast<std::size_t>(node.ply)].add(picked.code);
    const auto rows = continuationRows(node.ply);
    const auto add = [&](std::uint16_t slot, int amount) {
        m_history.add(node.mover, slot, amount);
        for (const std::size_t row : rows)
            m_continuations.add(row, slot, amount);
    };
    add(picked.slot, bonus);
    for (const std::uint16_t slot : blamed)
        add(slot, -bonus);
}

/// The rows of the two moves before a node.
template<SearchGame S>
std::array<std::size_t, 2> AlphaBeta<S>::continuationRows(int ply) const
{
    return {
        ContinuationHistory::row(ply >= 1 ? trace(ply - 1).slot : std::uint16_t(0)),
        ContinuationHistory::row(ply >= 2 ? trace(ply - 2).slot : std::uint16_t(0))};
}

template<SearchGame S>
void AlphaBeta<S>::remember(const Node &node, int alphaBefore, int best, std::uint16_t bestCode)
{
    TableEntry entry;
    entry.move = bestCode;
    entry.score = static_cast<std::int16_t>(toTable(best, node.ply));
    entry.evaluation = static_cast<std::int16_t>(node.evaluation);
    entry.depth = static_cast<std::uint8_t>(node.depth);
    entry.bound = best >= node.beta    ? Bound::Lower
                  : best > alphaBefore ? Bound::Exact
                                       : Bound::Upper;
    m_table.store(node.key, entry);
}

template<SearchGame S>
void AlphaBeta<S>::extendLine(int ply, Move move)
{
    Line &line = m_lines[static_cast<std::size_t>(ply)];
    const Line &rest = m_lines[static_cast<std::size_t>(ply) + 1];
    line.clear();
    line.add(move);
    for (const Move next : rest)
        line.add(next);
}

} // namespace tessera
