#pragma once

// The member functions of AlphaBeta for games that rank their moves; included by alphabeta.h alone.

#include "model/search/alphabeta/alphabeta.h"

namespace tessera {

/// The score of a frontier node (one ply before the horizon): the rank of its best move.
template<SearchGame S>
int AlphaBeta<S>::bestRank(const Node &node)
{
    RankedMoves<S> ranked;
    std::as_const(m_position).legalMoves(ranked.moves);
    rank(ranked, node.ply);
    m_selectiveDepth = std::max(m_selectiveDepth, node.ply + 1);
    int best = -kInfinite;
    std::size_t bestAt = 0;
    for (std::size_t i = 0; i < ranked.size(); ++i) {
        const bool isSeen = m_plan.overlooked == 0 || best == -kInfinite
                            || !isOverlookedReply(node.ply, node.key, S::code(ranked.moves[i]));
        if (isSeen && ranked.ranks[i] > best) {
            best = ranked.ranks[i];
            bestAt = i;
        }
    }
    if (m_control.isStopped())
        return kDraw;
    const std::uint16_t code = best > node.alpha ? S::code(ranked.moves[bestAt]) : std::uint16_t(0);
    if (node.isPv() && code != 0) {
        m_lines.clear(node.ply + 1);
        m_lines.extend(node.ply, ranked.moves[bestAt]);
    }
    storeEntry(node, node.alpha, best, code);
    return best;
}

/// Ranks the listed moves of the position, which is `ply` plies below the root, with the evaluation errors of a weak
/// level. Moves beyond the node budget are dropped.
template<SearchGame S>
void AlphaBeta<S>::rank(RankedMoves<S> &ranked, int ply)
{
    ranked.moves.shrinkTo(m_control.countUpTo(ranked.size()));
    m_game.rank(m_position, ranked.moves, std::span<int>(ranked.ranks.data(), ranked.size()));
    for (std::size_t i = 0; i < ranked.size(); ++i) {
        int &rank = ranked.ranks[i];
        if (isDecided(rank)) {
            rank = fromTable(rank, ply);
        } else if (m_plan.noise != 0) {
            const auto undone = m_position.play(ranked.moves[i]);
            rank -= evaluationError(m_plan.noise, m_position.hash(), m_seed);
            m_position.undo(ranked.moves[i], undone);
        }
    }
}

/// Late move pruning, and futility pruning by rank, near the horizon: whether a move other than the first is pruned,
/// with all moves ranked behind it.
template<SearchGame S>
bool AlphaBeta<S>::isRankedTooLow(const Node &node, const Picked &picked, int number) const
{
    if (!S::kFeatures.ranksMoves || node.isPv() || node.isFullWidth || isDecided(node.alpha))
        return false;
    if (node.depth <= kTuning.lateMoveDepth
        && number >= kTuning.lateMoveCount + node.depth * node.depth)
        return true;
    return node.depth <= kTuning.rankDepth
           && picked.rank + kTuning.rankMargin * (node.depth - 1) <= node.alpha;
}

} // namespace tessera
