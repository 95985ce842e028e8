#pragma once

// The member functions of AlphaBeta for cut-offs, pruning, extensions and reductions; included by alphabeta.h alone.

#include "model/search/alphabeta/alphabeta.h"

namespace tessera {

/// Transposition table cut-off: the stored score where it decides this node. Otherwise the entry is copied to the node.
/// While the table's entry is on its way, so is the correction of the evaluation.
template<SearchGame S>
std::optional<int> AlphaBeta<S>::tableScore(Node &node) const
{
    if constexpr (S::kFeatures.hasPawnKey)
        m_corrections.prefetch(m_position.toMove(), S::pawnKey(m_position));
    const auto entry = m_table.find(node.key);
    if (!entry)
        return std::nullopt;
    if (node.rawEvaluation == TableEntry::kNoEvaluation)
        node.rawEvaluation = entry->evaluation;
    // The entry holds for all moves of the position, not for a search without one of them.
    if (node.context.excludedMove != 0)
        return std::nullopt;
    node.tableMove = entry->move;
    node.tableBound = entry->bound;
    node.tableDepth = entry->depth;
    node.tableScore = fromTable(entry->score, node.ply);
    if (entry->depth < node.depth || node.isPv())
        return std::nullopt;
    const bool decides = entry->bound == Bound::Exact
                         || (entry->bound == Bound::Lower && node.tableScore >= node.beta)
                         || (entry->bound == Bound::Upper && node.tableScore <= node.alpha);
    return decides ? std::optional(node.tableScore) : std::nullopt;
}

/// Static cut-offs, before any move of this node is searched:
/// 1. reverse futility pruning: the evaluation lies so far above beta that a shallow search would stay there;
/// 2. razoring: it lies so far below alpha that only captures could help, and the quiescence search finds none;
/// 3. null-move pruning (`nullMoveScore`).
template<SearchGame S>
std::optional<int> AlphaBeta<S>::staticScore(const Node &node)
{
    const int depth = node.depth - (node.isImproving ? 1 : 0);
    if (node.depth <= kTuning.reverseFutilityDepth
        && node.evaluation - kTuning.reverseFutilityMargin * depth >= node.beta)
        return kTuning.averagesReverseFutility ? (node.evaluation + node.beta) / 2
                                               : node.evaluation;
    if constexpr (S::kFeatures.hasOwnPicker || S::kFeatures.hasNoisyMoves) {
        if (node.depth <= kTuning.razoringDepth
            && node.evaluation + kTuning.razoringMargin * node.depth <= node.alpha) {
            const int score = quiesce(node.alpha, node.beta, node.ply, kTuning.quiescencePlies);
            if (score <= node.alpha)
                return score;
        }
    }
    return nullMoveScore(node);
}

/// Null-move pruning (Beal 1989): the score of passing, searched less deeply, where it is as good as beta. Then the
/// best move is probably as good, too.
template<SearchGame S>
std::optional<int> AlphaBeta<S>::nullMoveScore([[maybe_unused]] const Node &node)
{
    if constexpr (S::kFeatures.allowsNullMove) {
        if (!node.context.allowsNullMove || node.depth < kTuning.nullMoveDepth
            || node.evaluation < node.beta || !S::mayPlayNullMove(m_position))
            return std::nullopt;
        constexpr int kDepthPerReduction = 5;
        constexpr int kMostByLead = 3;
        const int lead
            = std::min((node.evaluation - node.beta) / kTuning.nullMoveMargin, kMostByLead);
        const int depth = node.depth - 1 - kTuning.nullMoveReduction
                          - node.depth / kDepthPerReduction - lead;
        stackAt(node.ply).slot = 0;
        const auto before = S::playNullMove(m_position);
        m_control.countNode();
        const NodeContext context{.allowsNullMove = false, .isCutNode = !node.context.isCutNode};
        const int score
            = isEnd()
                  ? -kInfinite
                  : -search(
                      m_position.hash(), depth, -node.beta, -node.beta + 1, node.ply + 1, context);
        S::undoNullMove(m_position, before);
        if (score >= node.beta && !m_control.isStopped() && isNullMoveVerified(node, depth))
            return isWin(score) ? node.beta : score;
    }
    return std::nullopt;
}

/// Verified null-move pruning: whether a search of the moves also reaches beta. In zugzwang it does not, since every
/// move makes things worse. Null moves at small depths are not verified.
template<SearchGame S>
bool AlphaBeta<S>::isNullMoveVerified(const Node &node, int depth)
{
    if (node.depth < kTuning.nullMoveVerification)
        return true;
    const NodeContext context{.allowsNullMove = false, .isCutNode = node.context.isCutNode};
    const int score = search(node.key, depth, node.beta - 1, node.beta, node.ply, context);
    return score >= node.beta && !m_control.isStopped();
}

/// Singular extensions: searches the node without the table's move, with a null window below that move's score. When
/// all other moves fail low, the table's move is singular and is extended by a ply. When another one fails high and the
/// window lies above beta, the node is cut off with the score returned (multi-cut); in games without multi-cut, a
/// table's move that would cause a cut-off is reduced by a ply (negative extension).
template<SearchGame S>
std::optional<int> AlphaBeta<S>::trySingularExtension(Node &node)
{
    constexpr int kMostMissingPlies = 3;
    if (node.depth < kTuning.singularDepth || node.tableMove == 0 || node.context.excludedMove != 0
        || node.tableDepth < node.depth - kMostMissingPlies || isDecided(node.tableScore)
        || (node.tableBound != Bound::Lower && node.tableBound != Bound::Exact))
        return std::nullopt;
    const int singularBeta = node.tableScore - kTuning.singularMargin * node.depth;
    const NodeContext context{
        .allowsNullMove = false,
        .isCutNode = node.context.isCutNode,
        .excludedMove = node.tableMove};
    const int score
        = search(node.key, (node.depth - 1) / 2, singularBeta - 1, singularBeta, node.ply, context);
    if (score < singularBeta) {
        node.extension = 1;
    } else if constexpr (kTuning.multiCut) {
        if (singularBeta >= node.beta && !m_control.isStopped())
            return singularBeta;
    } else if (node.tableScore >= node.beta) {
        node.extension = -1;
    }
    return std::nullopt;
}

/// Check extension: whether a move gives check and does not lose the piece by exchanges.
template<SearchGame S>
bool AlphaBeta<S>::extendsCheck([[maybe_unused]] const Picked &picked)
{
    if constexpr (S::kFeatures.predictsCheck)
        return picked.isCheck
               && (picked.gain > 0 || !m_game.losesMoreThan(m_position, picked.move, 0));
    else
        return false;
}

/// Whether a quiet move is one that the static evaluation misjudges (see `SearchFeatures::knowsUrgency`).
template<SearchGame S>
bool AlphaBeta<S>::isUrgentMove([[maybe_unused]] const Picked &picked) const
{
    if constexpr (S::kFeatures.knowsUrgency)
        return picked.gain == 0 && S::isUrgent(m_position, picked.move);
    else
        return false;
}

/// Whether late, futile and losing moves may be pruned at this node.
template<SearchGame S>
bool AlphaBeta<S>::mayPrune(const Node &node) const
{
    return !S::kFeatures.ranksMoves && !node.isFullWidth && !node.isPv() && !node.isInCheck
           && !isDecided(node.alpha);
}

/// Late move pruning and futility pruning, near the horizon: whether this quiet move and all later ones are pruned,
/// since many moves have been searched, or since the evaluation lies far below alpha.
template<SearchGame S>
bool AlphaBeta<S>::isLateOrFutile(
    const Node &node, const Picked &picked, int number, int historyScore) const
{
    if (picked.gain > 0)
        return false;
    constexpr int kPercent = 100;
    const int lateFrom = (kTuning.lateMoveCount
                          + kTuning.lateMoveGrowth * node.depth * node.depth / kPercent)
                         / (node.isImproving ? 1 : 2);
    if (node.depth <= kTuning.lateMoveDepth && number >= lateFrom)
        return true;
    const int depth = std::max(node.depth - reduction(node, picked, number, historyScore), 1);
    return depth <= kTuning.futilityDepth
           && node.evaluation + kTuning.futilityBase + kTuning.futilityMargin * depth <= node.alpha;
}

/// Pruning by static exchange evaluation (SEE), near the horizon: whether this move loses too much material when both
/// sides then capture on its target.
template<SearchGame S>
bool AlphaBeta<S>::losesByExchange(
    [[maybe_unused]] const Node &node,
    [[maybe_unused]] const Picked &picked,
    [[maybe_unused]] int number,
    [[maybe_unused]] int historyScore)
{
    if constexpr (S::kFeatures.hasExchangeEvaluation) {
        if (picked.gain > 0)
            return false;
        if (picked.gain < 0)
            return node.depth <= kTuning.exchangeDepth
                   && picked.gain < -kTuning.captureExchangeMargin * node.depth;
        const int depth = std::max(node.depth - reduction(node, picked, number, historyScore), 1);
        const int margin = kTuning.quietExchangeMargin * depth * depth;
        return depth <= kTuning.exchangeDepth
               && m_game.losesMoreThan(m_position, picked.move, margin);
    }
    return false;
}

/// Pruning of quiet evasions in the quiescence search: whether this answer to a check, and all later ones, are pruned,
/// because some have been searched and one does not lose. Searching all of them made the tree explode where heavy
/// pieces of both sides give check in turn: in 10 of 100 positions with mates, the first ply was not finished after
/// 60,000 nodes.
template<SearchGame S>
bool AlphaBeta<S>::isPrunedEvasion(const Node &node, const Picked &picked, int number, int best)
{
    constexpr int kQuietEvasions = 2;
    return node.context.isBeyondHorizon() && picked.gain <= 0 && number >= kQuietEvasions
           && !isLoss(best);
}

/// Whether a weak level overlooks this move, which is the opponent's; it is then not searched.
template<SearchGame S>
bool AlphaBeta<S>::isOverlookedReply(int ply, std::uint64_t key, std::uint16_t code) const
{
    const bool isReply = ply % 2 != 0;
    return isReply && isOverlooked(m_plan.overlooked, key, code, m_seed);
}

/// Late move reductions: the plies by which this move, the `number`-th, is searched less deeply. They grow with depth
/// and number, at expected cut nodes and where the position is not improving, and shrink with the histories.
template<SearchGame S>
int AlphaBeta<S>::reduction(const Node &node, const Picked &picked, int number, int historyScore) const
{
    if (node.depth < kTuning.reductionDepth || number <= kTuning.reductionMoveNumber
        || picked.gain > 0 || node.isInCheck || node.isFullWidth)
        return 0;
    int plies = m_reductions(node.depth, number) - (node.isPv() ? 1 : 0);
    if constexpr (!S::kFeatures.ranksMoves)
        plies += (node.context.isCutNode ? 1 : 0) + (node.isImproving ? 0 : 1);
    plies -= historyScore / kTuning.historyPerPly;
    if constexpr (S::kFeatures.predictsCheck)
        plies -= picked.isCheck ? 1 : 0;
    return std::max(plies, 0);
}

template<SearchGame S>
int AlphaBeta<S>::rootReduction([[maybe_unused]] Move move, int depth, int number, std::size_t count)
{
    if constexpr (S::kFeatures.knowsCheck) {
        const auto undone = m_position.play(move);
        const bool isCheck = !isEnd() && S::isInCheck(m_position);
        m_position.undo(move, undone);
        if (isCheck)
            return 0;
    }
    if (!kTuning.reducesRoot || depth < kTuning.reductionDepth
        || number <= kTuning.reductionMoveNumber || count < kTuning.fullWidthBelow)
        return 0;
    const int plies = m_reductions(depth, number) - (S::kFeatures.ranksMoves ? 0 : 1);
    return std::clamp(plies, 0, depth - 1);
}

} // namespace tessera
