#pragma once

// How AlphaBeta goes from node to node and over the moves of each; included by alphabeta.h alone.

#include "model/search/alphabeta/alphabeta.h"

namespace tessera {

template<SearchGame S>
AlphaBeta<S>::AlphaBeta(
    const Position &root, TranspositionTable &table, const SearchTask &task, SearchControl &control)
    : m_position(root)
    , m_table(table)
    , m_control(control)
    , m_plan(task.plan)
    , m_seed(task.seed)
    , m_reductions([]() -> const Reductions & {
        static const Reductions reductions(kTuning.reductionDivisor);
        return reductions;
    }())
{
    if constexpr (S::kFeatures.hasAccumulator)
        m_game.reset(m_position);
    stackAt(0).evaluation = isInCheck() ? int(TableEntry::kNoEvaluation) : evaluate();
}

template<SearchGame S>
int AlphaBeta<S>::searchRootMove(Move move, int depth, int alpha, int beta)
{
    Node root{depth, alpha, beta, 0, {}, 0};
    root.mover = m_position.toMove();
    m_lines.clear(1);
    stackAt(0).slot = slotOf<S>(m_position, move);
    const auto undone = play(move);
    const int score = scoreAfter(root, m_position.hash(), depth - 1, alpha, beta, beta - alpha == 1);
    undo(move, undone);
    return score;
}

/// The search function. It takes these steps at a node:
/// 1. quiescence search at the horizon;
/// 2. mate distance pruning;
/// 3. transposition table cut-off (`tableScore`);
/// 4. static evaluation, corrected by the correction history (`evaluateNode`);
/// 5. reverse futility pruning, razoring and null-move pruning (`staticScore`);
/// 6. one ply before the horizon, the best rank, in games that rank their moves (`bestRank`);
/// 7. internal iterative reduction;
/// 8. singular extensions and multi-cut (`trySingularExtension`);
/// 9. the moves (`searchMoves`).
template<SearchGame S>
int AlphaBeta<S>::search(
    std::uint64_t key, int depth, int alpha, int beta, int ply, NodeContext context)
{
    if (depth <= 0 || ply >= kMostPlies)
        return quiesce(alpha, beta, ply, context.quiescencePlies);
    if (m_control.isStopped())
        return kDraw;
    // Mate distance pruning: no line can be better than a win at the next ply, or worse than a loss here.
    alpha = std::max(alpha, lossIn(ply));
    beta = std::min(beta, winIn(ply + 1));
    if (alpha >= beta)
        return alpha;

    Node node{depth, alpha, beta, ply, context, key};
    node.mover = m_position.toMove();
    if constexpr (kTuning.evaluatesBeforeProbe)
        node.rawEvaluation = evaluate();
    // The check test takes place while the table's entry is on its way to the cache.
    node.isInCheck = isInCheck();
    if (const auto score = tableScore(node))
        return *score;
    node.isFullWidth = isFullWidthNode();
    evaluateNode(node);
    if (!node.isPv() && !node.isInCheck && !node.isFullWidth && !isDecided(beta)
        && context.excludedMove == 0) {
        if (const auto score = staticScore(node))
            return *score;
    }
    if constexpr (S::kFeatures.ranksMoves) {
        if (node.depth == 1)
            return bestRank(node);
    }
    // Internal iterative reduction: without the table's move the moves are ordered badly. A shallower search finds that
    // move for the next iteration.
    constexpr int kLeastDepthToReduce = 5;
    if (node.tableMove == 0 && context.excludedMove == 0 && node.depth >= kLeastDepthToReduce)
        --node.depth;
    if (!node.isFullWidth) {
        if (const auto score = trySingularExtension(node))
            return *score;
    }
    return m_control.isStopped() ? kDraw : searchMoves(node);
}

/// Searches the moves of a node, in the order of the picker that the game has.
template<SearchGame S>
int AlphaBeta<S>::searchMoves(Node &node)
{
    const Killers &killers = m_killers[static_cast<std::size_t>(node.ply)];
    const QuietScore quietScore(m_history, node.mover, m_continuations, continuationRows(node.ply));
    if constexpr (S::kFeatures.ranksMoves) {
        RankedMoves<S> ranked;
        std::as_const(m_position).legalMoves(ranked.moves);
        rank(ranked, node.ply);
        if (m_control.isStopped())
            return kDraw;
        RankedPicker<S> picker(ranked, node.tableMove);
        return searchInOrder(node, picker, quietScore);
    } else if constexpr (S::kFeatures.hasOwnPicker) {
        Picker picker(m_game, m_position, node.tableMove, killers, quietScore);
        return searchInOrder(node, picker, quietScore);
    } else {
        Picker picker(m_position, node.tableMove, killers, quietScore);
        return searchInOrder(node, picker, quietScore);
    }
}

/// Searches the moves in the picker's order: prunes (`pruning`), searches (`searchPicked`), and compares (`raise`), up
/// to the first beta cut-off.
template<SearchGame S>
template<typename OrderedMoves>
int AlphaBeta<S>::searchInOrder(Node &node, OrderedMoves &picker, const QuietScore &quietScore)
{
    MoveLoop loop{.alphaBefore = node.alpha};
    while (const auto picked = picker.next()) {
        if (picked->code == node.context.excludedMove)
            continue;
        const bool isUrgent = isUrgentMove(*picked);
        if (loop.isLate && picked->gain == 0 && !isUrgent && !isQuietCheck(*picked))
            continue;
        prefetchAfter(picked->move);
        const int historyScore = isUrgent            ? QuietScore::kLimit
                                 : picked->gain == 0 ? quietScore(picked->slot)
                                                     : 0;
        if (loop.number > 0) {
            const Pruning pruned = pruning(node, *picked, isUrgent, historyScore, loop, picker);
            if (pruned == Pruning::Rest)
                break;
            if (pruned == Pruning::Move)
                continue;
        }
        ++loop.number;
        const int score = searchPicked(node, *picked, loop.number, historyScore);
        if (m_control.isStopped())
            return loop.best > -kInfinite ? loop.best : kDraw;
        if (raise(node, *picked, score, loop))
            break;
        if (picked->gain <= 0 && loop.triedQuiets.size() < kMostTriedQuiets)
            loop.triedQuiets.add(picked->slot);
    }
    return finish(node, loop);
}

/// Decides on a move after the first in these steps:
/// 1. a weak level may overlook it (`isOverlookedReply`);
/// 2. futility pruning by rank (`isRankedTooLow`);
/// 3. pruning of quiet evasions (`isPrunedEvasion`);
/// 4. late move pruning and futility pruning (`isLateOrFutile`);
/// 5. pruning by static exchange evaluation (`losesByExchange`).
template<SearchGame S>
template<typename OrderedMoves>
auto AlphaBeta<S>::pruning(
    const Node &node,
    const Picked &picked,
    bool isUrgent,
    int historyScore,
    MoveLoop &loop,
    OrderedMoves &picker) -> Pruning
{
    if (m_plan.overlooked > 0 && isOverlookedReply(node.ply, node.key, picked.code))
        return Pruning::Move;
    // A pruned move might have averted a loss, so pruning by rank never claims one.
    if (!isLoss(loop.best) && isRankedTooLow(node, picked, loop.number))
        return Pruning::Rest;
    if (isPrunedEvasion(node, picked, loop.number, loop.best))
        return Pruning::Rest;
    if (isUrgent || !mayPrune(node))
        return Pruning::None;
    loop.isLate = loop.isLate || isLateOrFutile(node, picked, loop.number, historyScore);
    if (loop.isLate && !S::kFeatures.predictsCheck)
        return Pruning::Rest;
    if constexpr (S::kFeatures.skipsQuiets) {
        if (loop.isLate)
            picker.skipQuiets();
    }
    if (isQuietCheck(picked))
        return Pruning::None;
    const bool isLateQuiet = loop.isLate && picked.gain == 0;
    return isLateQuiet || losesByExchange(node, picked, loop.number, historyScore) ? Pruning::Move
                                                                                   : Pruning::None;
}

/// Compares the score of a move with the best one and with the window; returns whether it causes a beta cut-off.
template<SearchGame S>
bool AlphaBeta<S>::raise(Node &node, const Picked &picked, int score, MoveLoop &loop)
{
    if (score <= loop.best)
        return false;
    loop.best = score;
    if (score <= node.alpha)
        return false;
    loop.bestCode = picked.code;
    loop.isBestQuiet = picked.gain == 0;
    if (node.isPv())
        m_lines.extend(node.ply, picked.move);
    if (score >= node.beta) {
        updateHistories(node, picked, loop.triedQuiets);
        return true;
    }
    node.alpha = score;
    return false;
}

/// The score of a node whose moves have been searched. Histories, correction history and table learn from it.
template<SearchGame S>
int AlphaBeta<S>::finish(const Node &node, const MoveLoop &loop)
{
    // Without the excluded move there may be no move at all.
    if (node.context.excludedMove != 0)
        return loop.number == 0 ? node.alpha : loop.best;
    if constexpr (S::kFeatures.endsWithoutMoves) {
        if (loop.number == 0)
            return terminalScore(node.mover, node.ply);
    }
    const bool isFailLow = loop.best <= loop.alphaBefore;
    if (isFailLow)
        addFailLowBonus(node);
    updateCorrectionHistory(node, loop.alphaBefore, loop.best, isFailLow || loop.isBestQuiet);
    storeEntry(node, loop.alphaBefore, loop.best, loop.bestCode);
    return loop.best;
}

/// Searches one move in these steps:
/// 1. singular extension of the table's move, or check extension;
/// 2. late move reduction of moves after the first (`reduction`);
/// 3. principal variation search: the first move with the full window, the others with a null window;
/// 4. a re-search to the full depth where a reduced move fails high;
/// 5. a re-search with the full window where the score lies inside it.
template<SearchGame S>
int AlphaBeta<S>::searchPicked(const Node &node, const Picked &picked, int number, int historyScore)
{
    m_lines.clear(node.ply + 1);
    stackAt(node.ply).slot = picked.slot;
    const bool isTableMove = number == 1 && picked.code == node.tableMove && node.extension != 0;
    int depth = node.depth - 1 + (isTableMove ? node.extension : extendsCheck(picked) ? 1 : 0);
    const int saved = number == 1 ? 0 : reduction(node, picked, number, historyScore);
    const auto undone = play(picked.move);
    if constexpr (S::kFeatures.knowsCheck && !S::kFeatures.predictsCheck)
        depth += !isTableMove && !isEnd() && S::isInCheck(m_position) ? 1 : 0;
    const std::uint64_t key = m_position.hash();
    const bool isCut = !node.context.isCutNode;
    int score = 0;
    if (number == 1) {
        score = scoreAfter(node, key, depth, node.alpha, node.beta, !node.isPv() && isCut);
    } else {
        const int reduced = std::min(saved, std::max(depth - 1, 0));
        score = scoreAfter(node, key, depth - reduced, node.alpha, node.alpha + 1, true);
        if (score > node.alpha && reduced > 0)
            score = scoreAfter(node, key, depth, node.alpha, node.alpha + 1, isCut);
        if (score > node.alpha && score < node.beta)
            score = scoreAfter(node, key, depth, node.alpha, node.beta, false);
    }
    undo(picked.move, undone);
    return score;
}

template<SearchGame S>
int AlphaBeta<S>::scoreAfter(
    const Node &node, std::uint64_t key, int depth, int alpha, int beta, bool isCutNode)
{
    if (isEnd())
        return terminalScore(node.mover, node.ply + 1);
    if constexpr (S::kFeatures.knowsRepetition) {
        if (S::isRepetition(m_position))
            return kDraw;
    }
    if constexpr (S::kFeatures.hasTablebase) {
        if (const auto score = tablebaseScore(node.ply + 1))
            return -*score;
    }
    const NodeContext
        context{.isCutNode = isCutNode, .quiescencePlies = node.context.quiescencePlies};
    return -search(key, depth, -beta, -alpha, node.ply + 1, context);
}

/// Prefetches the table's entry after a move that will probably be searched, where that position's hash is predicted. It
/// takes long to arrive, so this comes before the move is even looked at.
template<SearchGame S>
void AlphaBeta<S>::prefetchAfter([[maybe_unused]] Move move) const
{
    if constexpr (S::kFeatures.predictsHash)
        m_table.prefetch(S::hashAfter(m_position, move));
}

template<SearchGame S>
typename S::Rules::Undo AlphaBeta<S>::play(Move move)
{
    if constexpr (S::kFeatures.hasAccumulator)
        m_game.played(m_position, move);
    m_control.countNode();
    const auto undone = m_position.play(move);
    if constexpr (!S::kFeatures.predictsHash)
        m_table.prefetch(m_position.hash());
    return undone;
}

template<SearchGame S>
void AlphaBeta<S>::undo(Move move, const typename Rules::Undo &undone)
{
    m_position.undo(move, undone);
    if constexpr (S::kFeatures.hasAccumulator)
        m_game.undone();
}

} // namespace tessera
