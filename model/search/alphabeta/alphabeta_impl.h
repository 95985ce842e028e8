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
    trace(0).evaluation = isInCheck() ? int(TableEntry::kNoEvaluation) : evaluate();
}

template<SearchGame S>
int AlphaBeta<S>::searchRootMove(Move move, int depth, int alpha, int beta)
{
    Node root{depth, alpha, beta, 0, {}, 0};
    root.mover = m_position.toMove();
    m_lines.clear(1);
    trace(0).slot = slotOf<S>(m_position, move);
    const auto undone = play(move);
    const int score = scoreAfter(root, m_position.hash(), depth - 1, alpha, beta, beta - alpha == 1);
    undo(move, undone);
    return score;
}

/// Searches a node in these steps:
/// 1. quiescence search at the horizon;
/// 2. mate distance pruning;
/// 3. transposition table cut-off (`tableScore`);
/// 4. static evaluation, corrected by the correction history (`corrected`);
/// 5. reverse futility pruning, razoring and null move pruning (`staticScore`);
/// 6. one ply before the horizon, the best rank, in games that rank their moves (`bestRank`);
/// 7. internal iterative reduction;
/// 8. singular extension and multi-cut (`scoreOfOthers`);
/// 9. the moves (`searchMoves`).
template<SearchGame S>
int AlphaBeta<S>::search(std::uint64_t key, int depth, int alpha, int beta, int ply, Arrival arrival)
{
    if (depth <= 0 || ply >= kMostPlies)
        return quiesce(alpha, beta, ply, arrival.noisyPlies);
    if (m_control.isStopped())
        return kDraw;
    // Mate distance pruning: no line from here can be better than a win at the next ply, or worse than a loss now.
    alpha = std::max(alpha, lossIn(ply));
    beta = std::min(beta, winIn(ply + 1));
    if (alpha >= beta)
        return alpha;

    Node node{depth, alpha, beta, ply, arrival, key};
    node.mover = m_position.toMove();
    if constexpr (kTuning.evaluatesFirst)
        node.plainEvaluation = evaluate();
    // Whether there is check is found out while the table's entry is on its way to the cache.
    node.isInCheck = isInCheck();
    if (const auto score = tableScore(node))
        return *score;
    node.isWhole = isSearchedWhole();
    if (!node.isInCheck && node.plainEvaluation == TableEntry::kNoEvaluation)
        node.plainEvaluation = evaluateAnew(node);
    node.evaluation = corrected(node, node.plainEvaluation);
    noteEvaluation(node);
    if (!node.isPv() && !node.isInCheck && !node.isWhole && !isDecided(beta)
        && arrival.excluded == 0) {
        if (const auto score = staticScore(node))
            return *score;
    }
    if constexpr (S::kFeatures.ranksMoves) {
        if (node.depth == 1)
            return bestRank(node);
    }
    // Internal iterative reduction: without a table's move a deep search is ordered badly; a shallower one finds that
    // move for the next iteration.
    constexpr int kLeastDepthToReduce = 5;
    if (node.tableMove == 0 && arrival.excluded == 0 && node.depth >= kLeastDepthToReduce)
        --node.depth;
    if (!node.isWhole) {
        if (const auto score = scoreOfOthers(node))
            return *score;
    }
    return m_control.isStopped() ? kDraw : searchMoves(node);
}

template<SearchGame S>
int AlphaBeta<S>::searchMoves(Node &node)
{
    const Killers &killers = m_killers[static_cast<std::size_t>(node.ply)];
    const Rating rating(m_history, node.mover, m_continuations, continuationRows(node.ply));
    if constexpr (S::kFeatures.ranksMoves) {
        RankedMoves<S> ranked;
        std::as_const(m_position).legalMoves(ranked.moves);
        rank(ranked, node.ply);
        if (m_control.isStopped())
            return kDraw;
        RankedPicker<S> picker(ranked, node.tableMove);
        return searchInOrder(node, picker, rating);
    } else if constexpr (S::kFeatures.picksMoves) {
        Picker picker(m_game, m_position, node.tableMove, killers, rating);
        return searchInOrder(node, picker, rating);
    } else {
        Picker picker(m_position, node.tableMove, killers, rating);
        return searchInOrder(node, picker, rating);
    }
}

/// Searches the moves in the picker's order. Each one after the first takes these steps:
/// 1. a weak level may overlook it (`isUnseen`);
/// 2. futility pruning by rank (`isRankedTooLow`);
/// 3. pruning of quiet evasions (`isNeedlessReply`);
/// 4. late move pruning and futility pruning (`isLateOrFutile`);
/// 5. pruning by static exchange evaluation (`losesByExchange`);
/// 6. the search of the move (`searchPicked`).
/// Then the histories, the correction history and the table learn from the node's score.
template<SearchGame S>
template<typename OrderedMoves>
int AlphaBeta<S>::searchInOrder(Node &node, OrderedMoves &picker, const Rating &rating)
{
    const int alphaBefore = node.alpha;
    int best = -kInfinite;
    std::uint16_t bestCode = 0;
    bool isBestQuiet = false;
    int number = 0;
    bool isLate = false;
    TriedQuiets triedQuiets;
    while (const auto picked = picker.next()) {
        if (picked->code == node.arrival.excluded)
            continue;
        const bool isUrgent = isUrgentMove(*picked);
        if (isLate && picked->gain == 0 && !isUrgent && !isQuietCheck(*picked))
            continue;
        const int rated = isUrgent ? Rating::kLimit : picked->gain == 0 ? rating(picked->slot) : 0;
        if (number > 0) {
            if (m_plan.overlooked > 0 && isUnseen(node.ply, node.key, picked->code))
                continue;
            // Every later move is as quiet, or ranked lower. A pruned move might have averted a loss, so pruning by
            // rank never claims a loss.
            if (!isLoss(best) && isRankedTooLow(node, *picked, number))
                break;
            if (isNeedlessReply(node, *picked, number, best))
                break;
            if (!isUrgent && mayLeaveOut(node)) {
                isLate = isLate || isLateOrFutile(node, *picked, number, rated);
                if (isLate && !S::kFeatures.foreseesCheck)
                    break;
                if constexpr (S::kFeatures.leavesOutCalm) {
                    if (isLate)
                        picker.leaveOutCalm();
                }
                const bool isLateQuiet = isLate && picked->gain == 0;
                if (!isQuietCheck(*picked)
                    && (isLateQuiet || losesByExchange(node, *picked, number, rated)))
                    continue;
            }
        }
        ++number;
        const int score = searchPicked(node, *picked, number, rated);
        if (m_control.isStopped())
            return best > -kInfinite ? best : kDraw;
        if (score > best) {
            best = score;
            if (score > node.alpha) {
                bestCode = picked->code;
                isBestQuiet = picked->gain == 0;
                if (node.isPv())
                    m_lines.extend(node.ply, picked->move);
                if (score >= node.beta) {
                    reward(node, *picked, triedQuiets);
                    break;
                }
                node.alpha = score;
            }
        }
        if (picked->gain <= 0 && triedQuiets.size() < kMostTriedQuiets)
            triedQuiets.add(picked->slot);
    }
    // Without the excluded move there may be no move at all.
    if (node.arrival.excluded != 0)
        return number == 0 ? node.alpha : best;
    if constexpr (S::kFeatures.endsWithoutMoves) {
        if (number == 0)
            return finalScore(node.mover, node.ply);
    }
    if (best <= alphaBefore)
        rewardUnrefuted(node);
    learn(node, alphaBefore, best, best <= alphaBefore || isBestQuiet);
    remember(node, alphaBefore, best, bestCode);
    return best;
}

/// Searches one move in these steps:
/// 1. singular extension of the table's move, or check extension;
/// 2. late move reduction of moves after the first (`reduction`);
/// 3. principal variation search: the first move with the whole window, the others with a null window;
/// 4. another search to the whole depth where a reduced move is above alpha;
/// 5. another search with the whole window where the score lies inside it.
template<SearchGame S>
int AlphaBeta<S>::searchPicked(const Node &node, const Picked &picked, int number, int rating)
{
    m_lines.clear(node.ply + 1);
    trace(node.ply).slot = picked.slot;
    const bool isTableMove = number == 1 && picked.code == node.tableMove && node.extension != 0;
    int depth = node.depth - 1 + (isTableMove ? node.extension : isSoundCheck(picked) ? 1 : 0);
    const int saved = number == 1 ? 0 : reduction(node, picked, number, rating);
    const auto undone = play(picked.move);
    if constexpr (S::kFeatures.knowsCheck && !S::kFeatures.foreseesCheck)
        depth += !isTableMove && !isEnd() && S::isInCheck(m_position) ? 1 : 0;
    const std::uint64_t key = m_position.hash();
    const bool isCut = !node.arrival.isCutExpected;
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
    const Node &node, std::uint64_t key, int depth, int alpha, int beta, bool isCutExpected)
{
    if (isEnd())
        return finalScore(node.mover, node.ply + 1);
    if constexpr (S::kFeatures.knowsRepetition) {
        if (S::isRepetition(m_position))
            return kDraw;
    }
    if constexpr (S::kFeatures.hasEndTable) {
        if (const auto score = solvedScore(node.ply + 1))
            return -*score;
    }
    const Arrival arrival{.isCutExpected = isCutExpected, .noisyPlies = node.arrival.noisyPlies};
    return -search(key, depth, -beta, -alpha, node.ply + 1, arrival);
}

template<SearchGame S>
typename S::Rules::Undo AlphaBeta<S>::play(Move move)
{
    if constexpr (S::kFeatures.predictsHash)
        m_table.prefetch(S::hashAfter(m_position, move));
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
