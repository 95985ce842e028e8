#pragma once

// The member functions of AlphaBeta, in this order:
//   1. the tree: `search` with its numbered steps, and the loop over the moves of a node;
//   2. cut-offs, pruning, extensions and reductions;
//   3. the quiescence search;
//   4. games that rank their moves;
//   5. histories and the transposition table;
//   6. a position by itself.
// Included by alphabeta.h alone.

#include "model/search/alphabeta/alphabeta.h"

namespace tessera {

// 1. The tree: from node to node, and over the moves of each.

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
/// 5. pruning by static exchange evaluation (`losesBySee`).
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
    return isLateQuiet || losesBySee(node, picked, loop.number, historyScore) ? Pruning::Move
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

// 2. Cut-offs, pruning, extensions and reductions.

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
bool AlphaBeta<S>::losesBySee(
    [[maybe_unused]] const Node &node,
    [[maybe_unused]] const Picked &picked,
    [[maybe_unused]] int number,
    [[maybe_unused]] int historyScore)
{
    if constexpr (S::kFeatures.hasSee) {
        if (picked.gain > 0)
            return false;
        if (picked.gain < 0)
            return node.depth <= kTuning.seeDepth
                   && picked.gain < -kTuning.captureSeeMargin * node.depth;
        const int depth = std::max(node.depth - reduction(node, picked, number, historyScore), 1);
        const int margin = kTuning.quietSeeMargin * depth * depth;
        return depth <= kTuning.seeDepth && m_game.losesMoreThan(m_position, picked.move, margin);
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

// 3. The quiescence search, beyond the horizon.

/// The noisy moves of a game without a picker of its own, in the order of their gains (as by MVV/LVA).
template<SearchGame S>
class NoisyPicker
{
public:
    using Rules = typename S::Rules;
    using Move = typename Rules::Move;

    explicit NoisyPicker(const typename Rules::Position &position)
    {
        S::noisyMoves(position, m_moves);
        if constexpr (S::kFeatures.scoresMoves) {
            const auto scorer = S::moveScorer(position);
            for (std::size_t i = 0; i < m_moves.size(); ++i)
                m_gains[i] = scorer(m_moves[i]);
        } else {
            std::fill_n(m_gains.begin(), m_moves.size(), S::kTuning.deltaMargin);
        }
    }

    [[nodiscard]] std::optional<PickedMove<Move>> next()
    {
        if (m_next == m_moves.size())
            return std::nullopt;
        const auto from = m_gains.begin() + static_cast<std::ptrdiff_t>(m_next);
        const auto end = m_gains.begin() + static_cast<std::ptrdiff_t>(m_moves.size());
        const auto greatest = std::max_element(from, end);
        std::swap(m_moves[m_next], m_moves[static_cast<std::size_t>(greatest - m_gains.begin())]);
        std::swap(*from, *greatest);
        const Move move = m_moves[m_next++];
        return PickedMove<Move>{move, S::code(move), *from};
    }

private:
    typename Rules::MoveList m_moves;
    std::array<int, Rules::MoveList::kCapacity> m_gains;
    std::size_t m_next = 0;
};

/// Quiescence search, in these steps:
/// 1. in check, a full search of one ply, which sees all evasions;
/// 2. transposition table cut-off;
/// 3. stand pat: the corrected static evaluation as a lower bound;
/// 4. the noisy moves (`searchNoisy`).
template<SearchGame S>
int AlphaBeta<S>::quiesce(int alpha, int beta, int ply, [[maybe_unused]] int quiescencePlies)
{
    if (m_control.isStopped())
        return kDraw;
    m_selectiveDepth = std::max(m_selectiveDepth, ply);
    if constexpr (S::kFeatures.knowsCheck) {
        if (ply < kMostPlies && quiescencePlies > 0 && isInCheck()) {
            const NodeContext
                context{.allowsNullMove = false, .quiescencePlies = quiescencePlies - 1};
            return search(m_position.hash(), 1, alpha, beta, ply, context);
        }
    }
    const bool isPv = beta - alpha > 1;
    Node node{0, alpha, beta, ply, {}, m_position.hash()};
    if constexpr (kTuning.quiescenceUsesTable) {
        if (const auto score = tableScore(node))
            return *score;
    }
    if (node.rawEvaluation == TableEntry::kNoEvaluation)
        node.rawEvaluation = evaluateAndStore(node);
    const int standPat = corrected(node, node.rawEvaluation);
    if (standPat >= beta || quiescencePlies <= 0 || ply >= kMostPlies)
        return standPat;
    if constexpr (S::kFeatures.hasOwnPicker || S::kFeatures.hasNoisyMoves) {
        const int floor = std::max(alpha, standPat);
        int best = standPat;
        if constexpr (S::kFeatures.hasOwnPicker) {
            Picker picker(m_game, m_position, floor - standPat - kTuning.deltaMargin + 1);
            best = searchNoisy(standPat, floor, beta, ply, picker, quiescencePlies);
        } else {
            NoisyPicker<S> picker(m_position);
            best = searchNoisy(standPat, floor, beta, ply, picker, quiescencePlies);
        }
        if constexpr (kTuning.quiescenceUsesTable) {
            if (!isPv && !m_control.isStopped())
                storeEntry(node, alpha, best, 0);
        }
        return best;
    }
    return standPat;
}

/// The best of the stand-pat score and the noisy moves. Delta pruning leaves out the moves whose gain cannot lift the
/// stand-pat score to alpha.
template<SearchGame S>
template<typename NoisyMoves>
int AlphaBeta<S>::searchNoisy(
    int standPat, int alpha, int beta, int ply, NoisyMoves &moves, int quiescencePlies)
{
    int best = standPat;
    while (const auto picked = moves.next()) {
        if (standPat + picked->gain + kTuning.deltaMargin <= alpha)
            continue;
        prefetchAfter(picked->move);
        if (m_plan.overlooked > 0 && isOverlookedReply(ply, m_position.hash(), picked->code))
            continue;
        const int score = scoreNoisy(picked->move, alpha, beta, ply, quiescencePlies);
        if (m_control.isStopped())
            return best;
        best = std::max(best, score);
        alpha = std::max(alpha, score);
        if (alpha >= beta)
            break;
    }
    return best;
}

/// The score of a noisy move, for the player who makes it.
template<SearchGame S>
int AlphaBeta<S>::scoreNoisy(Move move, int alpha, int beta, int ply, int quiescencePlies)
{
    const Player mover = m_position.toMove();
    stackAt(ply).slot = 0;
    const auto undone = play(move);
    int score = 0;
    if (isEnd())
        score = terminalScore(mover, ply + 1);
    else if (const auto solved = tablebaseScore(ply + 1))
        score = -*solved;
    else
        score = -quiesce(-beta, -alpha, ply + 1, quiescencePlies - 1);
    undo(move, undone);
    return score;
}

// 4. Games that rank their moves.

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

// 5. Histories and the transposition table.

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

// 6. A position by itself: evaluation, check, end of the game.

/// The score of a finished game, `ply` plies below the root, for `mover`.
template<SearchGame S>
int AlphaBeta<S>::terminalScore(Player mover, int ply) const
{
    const double score = m_position.outcome().scores[mover];
    constexpr double kHalf = 0.5;
    if (score == kHalf)
        return kDraw;
    return score > kHalf ? winIn(ply) : lossIn(ply);
}

/// Endgame tablebase: the score of a position from which the game is solved, for the player to move. Weak levels do not
/// probe it.
template<SearchGame S>
std::optional<int> AlphaBeta<S>::tablebaseScore([[maybe_unused]] int ply) const
{
    if constexpr (S::kFeatures.hasTablebase) {
        if (!m_plan.isFullStrength())
            return std::nullopt;
        if (const auto plies = S::probeTablebase(m_position)) {
            return *plies > 0   ? winIn(std::min(ply + *plies, kMostPlies))
                   : *plies < 0 ? lossIn(std::min(ply - *plies, kMostPlies))
                                : kDraw;
        }
    }
    return std::nullopt;
}

/// The raw static evaluation for the player to move, with the error of a weak level.
template<SearchGame S>
int AlphaBeta<S>::evaluate()
{
    int value = m_game.evaluate(m_position);
    if (m_plan.noise != 0)
        value += evaluationError(m_plan.noise, m_position.hash(), m_seed);
    return std::clamp(value, 1 - kLeastWin, kLeastWin - 1);
}

/// The static evaluation of a node that the table does not know. It is stored where that pays
/// (`SearchTuning::storesEvaluations`), as many nodes are met again that never get a score.
template<SearchGame S>
int AlphaBeta<S>::evaluateAndStore([[maybe_unused]] const Node &node)
{
    const int value = evaluate();
    if constexpr (kTuning.storesEvaluations)
        m_table.store(node.key, {.evaluation = static_cast<std::int16_t>(value)});
    return value;
}

/// The static evaluation of a node that is not in check: that of the table where there is one, with the correction
/// history and the improving heuristic.
template<SearchGame S>
void AlphaBeta<S>::evaluateNode(Node &node)
{
    if (!node.isInCheck && node.rawEvaluation == TableEntry::kNoEvaluation)
        node.rawEvaluation = evaluateAndStore(node);
    node.evaluation = corrected(node, node.rawEvaluation);
    updateImproving(node);
}

template<SearchGame S>
bool AlphaBeta<S>::isInCheck() const
{
    if constexpr (S::kFeatures.knowsCheck)
        return S::isInCheck(m_position);
    else
        return false;
}

/// Whether the game is over here. Where the moves are expensive to list, a lack of moves does not count
/// (`SearchFeatures::endsWithoutMoves`).
template<SearchGame S>
bool AlphaBeta<S>::isEnd() const
{
    if constexpr (S::kFeatures.endsWithoutMoves)
        return S::endsOtherwise(m_position);
    else
        return m_position.isOver();
}

/// Whether so few moves are left that nothing is pruned or reduced (`SearchTuning::fullWidthBelow`).
template<SearchGame S>
bool AlphaBeta<S>::isFullWidthNode() const
{
    if constexpr (CountsMoves<Rules>)
        return kTuning.fullWidthBelow > 0 && m_position.countLegalMoves() < kTuning.fullWidthBelow;
    else
        return false;
}

/// The improving heuristic: puts the evaluation on the search stack, and compares it with the one two plies before. A
/// player whose position improves is pruned and reduced less.
template<SearchGame S>
void AlphaBeta<S>::updateImproving(Node &node)
{
    const int now = node.isInCheck ? int(TableEntry::kNoEvaluation) : node.evaluation;
    stackAt(node.ply).evaluation = now;
    const int before = node.ply >= 2 ? stackAt(node.ply - 2).evaluation : now;
    node.isImproving = now != TableEntry::kNoEvaluation
                       && (before == TableEntry::kNoEvaluation || now > before);
}

} // namespace tessera
