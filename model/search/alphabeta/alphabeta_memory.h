#pragma once

// The member functions of AlphaBeta for histories and the transposition table; included by alphabeta.h alone.

#include "model/search/alphabeta/alphabeta.h"

namespace tessera {

/// History heuristic: the quiet move that caused a cut-off gets a bonus and becomes a killer move; the moves without a
/// gain that were tried before it get a malus.
template<SearchGame S>
void AlphaBeta<S>::updateHistories(
    const Node &node, const Picked &picked, const TriedQuiets &triedQuiets)
{
    if (picked.gain > 0)
        return;
    const int bonus = History::bonus(node.depth);
    m_killers[static_cast<std::size_t>(node.ply)].add(picked.code);
    addToHistories(node.mover, node.ply, picked.slot, bonus);
    for (const std::uint16_t slot : triedQuiets)
        addToHistories(node.mover, node.ply, slot, -bonus);
}

/// Fail-low bonus: no move of the node was good enough, so the move that led to it gets a bonus.
template<SearchGame S>
void AlphaBeta<S>::addFailLowBonus([[maybe_unused]] const Node &node)
{
    if constexpr (kTuning.failLowBonus > 0) {
        constexpr int kPercent = 100;
        const std::uint16_t slot = node.ply > 0 ? stackAt(node.ply - 1).slot : std::uint16_t(0);
        if (slot != 0) {
            const int bonus = History::bonus(node.depth) * kTuning.failLowBonus / kPercent;
            addToHistories(nextPlayer(node.mover, 2), node.ply - 1, slot, bonus);
        }
    }
}

/// Adds a bonus (or with a negative amount a malus) to the histories of a move that `mover` made at this ply.
template<SearchGame S>
void AlphaBeta<S>::addToHistories(Player mover, int ply, std::uint16_t slot, int amount)
{
    m_history.add(mover, slot, amount);
    for (const std::size_t row : continuationRows(ply))
        m_continuations.add(row, slot, amount);
}

/// The rows of the continuation history for the moves one ply and two plies before a node.
template<SearchGame S>
std::array<std::size_t, 2> AlphaBeta<S>::continuationRows(int ply) const
{
    return {
        ContinuationHistory::row(ply >= 1 ? stackAt(ply - 1).slot : std::uint16_t(0)),
        ContinuationHistory::row(ply >= 2 ? stackAt(ply - 2).slot : std::uint16_t(0))};
}

/// Stores the result of a node in the transposition table.
template<SearchGame S>
void AlphaBeta<S>::storeEntry(const Node &node, int alphaBefore, int best, std::uint16_t bestCode)
{
    TableEntry entry;
    entry.move = bestCode;
    entry.score = static_cast<std::int16_t>(toTable(best, node.ply));
    entry.evaluation = static_cast<std::int16_t>(node.rawEvaluation);
    entry.depth = static_cast<std::uint8_t>(node.depth);
    entry.bound = best >= node.beta    ? Bound::Lower
                  : best > alphaBefore ? Bound::Exact
                                       : Bound::Upper;
    m_table.store(node.key, entry);
}

/// The raw evaluation with the correction history's correction for positions with the same pawn key.
template<SearchGame S>
int AlphaBeta<S>::corrected([[maybe_unused]] Node &node, int value) const
{
    if constexpr (S::kFeatures.hasPawnKey) {
        if (value == TableEntry::kNoEvaluation)
            return value;
        node.pawnKey = S::pawnKey(m_position);
        const int sum = value + m_corrections(m_position.toMove(), node.pawnKey);
        return std::clamp(sum, 1 - kLeastWin, kLeastWin - 1);
    }
    return value;
}

/// Correction history: learns how far the score of a node lies from its evaluation, unless the best move is a capture,
/// which explains the difference, or the score is a bound that says nothing of it.
template<SearchGame S>
void AlphaBeta<S>::updateCorrectionHistory(
    [[maybe_unused]] const Node &node,
    [[maybe_unused]] int alphaBefore,
    [[maybe_unused]] int best,
    [[maybe_unused]] bool isQuiet)
{
    if constexpr (S::kFeatures.hasPawnKey) {
        if (!isQuiet || node.isInCheck || isDecided(best)
            || (best >= node.beta && best <= node.evaluation)
            || (best <= alphaBefore && best >= node.evaluation))
            return;
        m_corrections.add(node.mover, node.pawnKey, best - node.evaluation, node.depth);
    }
}

} // namespace tessera
