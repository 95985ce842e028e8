#pragma once

// The member functions of AlphaBeta that save or spend plies; included by alphabeta.h alone.

#include "model/search/alphabeta/alphabeta.h"

namespace tessera {

/// Transposition table cut-off: the stored score when it decides this node. Otherwise the entry's content is noted in
/// the node.
template<SearchGame S>
std::optional<int> AlphaBeta<S>::tableScore(Node &node) const
{
    const auto entry = m_table.find(node.key);
    if (!entry)
        return std::nullopt;
    if (node.plainEvaluation == TableEntry::kNoEvaluation)
        node.plainEvaluation = entry->evaluation;
    // The entry covers all moves of the position, so it says nothing of the score without one of them.
    if (node.arrival.excluded != 0)
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

/// Static cut-offs, which need no move of this node: the position is so good that a shallow search would stay above
/// beta (reverse futility pruning), so bad that only captures could help (razoring), or good enough even without a move
/// (null move pruning).
template<SearchGame S>
std::optional<int> AlphaBeta<S>::staticScore(const Node &node)
{
    const int calmDepth = node.depth - (node.isImproving ? 1 : 0);
    if (node.depth <= kTuning.reverseFutilityDepth
        && node.evaluation - kTuning.reverseFutility * calmDepth >= node.beta)
        return kTuning.cutsHalfway ? (node.evaluation + node.beta) / 2 : node.evaluation;
    if constexpr (S::kFeatures.picksMoves || S::kFeatures.hasNoisyMoves) {
        if (node.depth <= kTuning.razoringDepth
            && node.evaluation + kTuning.razoring * node.depth <= node.alpha) {
            const int score = quiesce(node.alpha, node.beta, node.ply, kTuning.noisyPlies);
            if (score <= node.alpha)
                return score;
        }
    }
    return passScore(node);
}

template<SearchGame S>
std::optional<int> AlphaBeta<S>::passScore([[maybe_unused]] const Node &node)
{
    if constexpr (S::kFeatures.allowsPassing) {
        if (!node.arrival.mayPass || node.depth < kTuning.nullMoveDepth
            || node.evaluation < node.beta || !S::mayPass(m_position))
            return std::nullopt;
        constexpr int kDepthPerReduction = 5;
        constexpr int kMostByLead = 3;
        const int lead = std::min((node.evaluation - node.beta) / kTuning.nullMoveLead, kMostByLead);
        const int depth = node.depth - 1 - kTuning.nullMoveReduction
                          - node.depth / kDepthPerReduction - lead;
        trace(node.ply).slot = 0;
        const auto passed = S::pass(m_position);
        m_control.countNode();
        const Arrival arrival{.mayPass = false, .isCutExpected = !node.arrival.isCutExpected};
        const int score
            = isEnd()
                  ? -kInfinite
                  : -search(
                      m_position.hash(), depth, -node.beta, -node.beta + 1, node.ply + 1, arrival);
        S::undoPass(m_position, passed);
        if (score >= node.beta && !m_control.isStopped() && holdsWithMoving(node, depth))
            return isWin(score) ? node.beta : score;
    }
    return std::nullopt;
}

/// Null move verification: whether a deep null move's score, as good as beta, is also reached when the player must
/// move. In zugzwang every move makes things worse, and only a search of the moves sees it.
template<SearchGame S>
bool AlphaBeta<S>::holdsWithMoving(const Node &node, int depth)
{
    if (node.depth < kTuning.nullMoveVerification)
        return true;
    const Arrival arrival{.mayPass = false, .isCutExpected = node.arrival.isCutExpected};
    const int score = search(node.key, depth, node.beta - 1, node.beta, node.ply, arrival);
    return score >= node.beta && !m_control.isStopped();
}

/// Singular extension: searches the node without the table's move. When all others stay clearly below its score, it is
/// the only good move and is searched a ply deeper. When another one is also good enough for a cut-off, the node is cut
/// with the score returned (multi-cut), or the table's move is searched a ply less deeply.
template<SearchGame S>
std::optional<int> AlphaBeta<S>::scoreOfOthers(Node &node)
{
    constexpr int kLeastTrust = 3;
    if (node.depth < kTuning.singularDepth || node.tableMove == 0 || node.arrival.excluded != 0
        || node.tableDepth < node.depth - kLeastTrust || isDecided(node.tableScore)
        || (node.tableBound != Bound::Lower && node.tableBound != Bound::Exact))
        return std::nullopt;
    const int bar = node.tableScore - kTuning.singularMargin * node.depth;
    const Arrival arrival{
        .mayPass = false, .isCutExpected = node.arrival.isCutExpected, .excluded = node.tableMove};
    const int score = search(node.key, (node.depth - 1) / 2, bar - 1, bar, node.ply, arrival);
    if (score < bar) {
        node.extension = 1;
    } else if constexpr (kTuning.multiCut) {
        if (bar >= node.beta && !m_control.isStopped())
            return bar;
    } else if (node.tableScore >= node.beta) {
        node.extension = -1;
    }
    return std::nullopt;
}

/// Check extension: whether a move gives check and is worth a ply more, since the reply cannot win the piece that gives
/// it.
template<SearchGame S>
bool AlphaBeta<S>::isSoundCheck([[maybe_unused]] const Picked &picked)
{
    if constexpr (S::kFeatures.foreseesCheck)
        return picked.isCheck
               && (picked.gain > 0 || !m_game.losesMoreThan(m_position, picked.move, 0));
    else
        return false;
}

template<SearchGame S>
bool AlphaBeta<S>::isUrgentMove([[maybe_unused]] const Picked &picked) const
{
    if constexpr (S::kFeatures.knowsUrgency)
        return picked.gain == 0 && S::isUrgent(m_position, picked.move);
    else
        return false;
}

/// Whether moves may be pruned at this node at all.
template<SearchGame S>
bool AlphaBeta<S>::mayLeaveOut(const Node &node) const
{
    return !S::kFeatures.ranksMoves && !node.isWhole && !node.isPv() && !node.isInCheck
           && !isDecided(node.alpha);
}

/// Late move pruning and futility pruning: whether this quiet move and all after it are not worth a search near the
/// horizon.
template<SearchGame S>
bool AlphaBeta<S>::isLateOrFutile(const Node &node, const Picked &picked, int number, int rating) const
{
    if (picked.gain > 0)
        return false;
    constexpr int kWhole = 100;
    const int lateFrom = (kTuning.lateMoves
                          + kTuning.lateMovesGrowth * node.depth * node.depth / kWhole)
                         / (node.isImproving ? 1 : 2);
    if (node.depth <= kTuning.lateMovesDepth && number >= lateFrom)
        return true;
    const int depth = std::max(node.depth - reduction(node, picked, number, rating), 1);
    return depth <= kTuning.futilityDepth
           && node.evaluation + kTuning.futilityBase + kTuning.futility * depth <= node.alpha;
}

/// Pruning by static exchange evaluation: whether this move alone is not worth a search near the horizon, because it
/// loses material.
template<SearchGame S>
bool AlphaBeta<S>::losesByExchange(
    [[maybe_unused]] const Node &node,
    [[maybe_unused]] const Picked &picked,
    [[maybe_unused]] int number,
    [[maybe_unused]] int rating)
{
    if constexpr (S::kFeatures.judgesExchanges) {
        if (picked.gain > 0)
            return false;
        if (picked.gain < 0)
            return node.depth <= kTuning.exchangeDepth
                   && picked.gain < -kTuning.noisyExchange * node.depth;
        const int depth = std::max(node.depth - reduction(node, picked, number, rating), 1);
        const int most = kTuning.quietExchange * depth * depth;
        return depth <= kTuning.exchangeDepth
               && m_game.losesMoreThan(m_position, picked.move, most);
    }
    return false;
}

/// Pruning of quiet evasions: whether a threat beyond the horizon need not be answered by this move and those after it,
/// which win nothing, since some answers have been searched and one holds. Searching all of them made the tree explode
/// where heavy pieces of both sides give check in turn: in 10 of 100 positions with mates, the first ply was not
/// finished after 60,000 nodes.
template<SearchGame S>
bool AlphaBeta<S>::isNeedlessReply(const Node &node, const Picked &picked, int number, int best)
{
    constexpr int kCalmReplies = 2;
    return node.arrival.isBeyondHorizon() && picked.gain <= 0 && number >= kCalmReplies
           && !isLoss(best);
}

/// Whether a weak level overlooks this reply of its opponent, which is then not searched.
template<SearchGame S>
bool AlphaBeta<S>::isUnseen(int ply, std::uint64_t key, std::uint16_t code) const
{
    const bool isReply = ply % 2 != 0;
    return isReply && isOverlooked(m_plan.overlooked, key, code, m_seed);
}

template<SearchGame S>
int AlphaBeta<S>::reduction(const Node &node, const Picked &picked, int number, int rating) const
{
    if (node.depth < kTuning.reductionDepth || number <= kTuning.reductionFrom || picked.gain > 0
        || node.isInCheck || node.isWhole)
        return 0;
    int plies = m_reductions(node.depth, number) - (node.isPv() ? 1 : 0);
    if constexpr (!S::kFeatures.ranksMoves)
        plies += (node.arrival.isCutExpected ? 1 : 0) + (node.isImproving ? 0 : 1);
    plies -= rating / kTuning.ratingPerPly;
    if constexpr (S::kFeatures.foreseesCheck)
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
    if (!kTuning.reducesRoot || depth < kTuning.reductionDepth || number <= kTuning.reductionFrom
        || count < kTuning.wholeBelow)
        return 0;
    const int plies = m_reductions(depth, number) - (S::kFeatures.ranksMoves ? 0 : 1);
    return std::clamp(plies, 0, depth - 1);
}

} // namespace tessera
