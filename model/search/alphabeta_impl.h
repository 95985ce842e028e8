#pragma once

// The member functions of AlphaBeta; included by alphabeta.h alone.

#include "model/search/alphabeta.h"

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
    if constexpr (TracksMoves<S>)
        m_game.reset(m_position);
}

template<SearchGame S>
int AlphaBeta<S>::searchRootMove(Move move, int depth, int alpha, int beta)
{
    Node root{depth, alpha, beta, 0, true, 0};
    root.mover = m_position.toMove();
    m_lines[1].clear();
    const auto undone = play(move);
    const int score = scoreAfter(root, m_position.hash(), depth - 1, alpha, beta);
    undo(move, undone);
    return score;
}

template<SearchGame S>
int AlphaBeta<S>::search(std::uint64_t key, int depth, int alpha, int beta, int ply, bool mayPass)
{
    if (depth <= 0 || ply >= kMostPlies)
        return quiesce(alpha, beta, ply, kTuning.noisyPlies);
    if (m_control.isStopped())
        return kDraw;
    // No line from here can be better than a win at the next ply, or worse than a loss now.
    alpha = std::max(alpha, lossIn(ply));
    beta = std::min(beta, winIn(ply + 1));
    if (alpha >= beta)
        return alpha;

    Node node{depth, alpha, beta, ply, mayPass, key};
    node.mover = m_position.toMove();
    node.evaluation = kTuning.evaluatesFirst ? evaluate() : TableEntry::kNoEvaluation;
    if (const auto score = tableScore(node))
        return *score;
    node.isInCheck = isInCheck();
    node.isWhole = isSearchedWhole();
    if (!node.isInCheck && node.evaluation == TableEntry::kNoEvaluation)
        node.evaluation = evaluate();
    if (!node.isPv() && !node.isInCheck && !node.isWhole && !isDecided(beta)) {
        if (const auto score = staticScore(node))
            return *score;
    }
    if constexpr (RanksMoves<S>) {
        if (node.depth == 1)
            return bestRank(node);
    }
    // Without a move from the table a deep search is ordered badly; a shallower one finds the move
    // for the next iteration (internal iterative reduction).
    constexpr int kLeastDepthToReduce = 5;
    if (node.tableMove == 0 && node.depth >= kLeastDepthToReduce)
        --node.depth;
    return searchMoves(node);
}

template<SearchGame S>
int AlphaBeta<S>::searchMoves(Node &node)
{
    const Killers &killers = m_killers[static_cast<std::size_t>(node.ply)];
    if constexpr (RanksMoves<S>) {
        RankedMoves<S> ranked;
        std::as_const(m_position).legalMoves(ranked.moves);
        rank(ranked, node.ply);
        if (m_control.isStopped())
            return kDraw;
        RankedPicker<S> picker(ranked, node.tableMove);
        return searchInOrder(node, picker);
    } else if constexpr (PicksMoves<S>) {
        Picker picker(m_game, m_position, node.tableMove, killers, m_history);
        return searchInOrder(node, picker);
    } else {
        Picker picker(m_position, node.tableMove, killers, m_history);
        return searchInOrder(node, picker);
    }
}

template<SearchGame S>
template<typename OrderedMoves>
int AlphaBeta<S>::searchInOrder(Node &node, OrderedMoves &picker)
{
    const int alphaBefore = node.alpha;
    int best = -kInfinite;
    std::uint16_t bestCode = 0;
    int number = 0;
    Blamed blamed;
    while (const auto picked = picker.next()) {
        if (number > 0) {
            if (m_plan.overlooked > 0 && isUnseen(node.ply, node.key, picked->code))
                continue;
            // All that come after it are as quiet, or ranked lower. What is left out might have
            // averted a loss, so by rank a loss is never claimed.
            if (isLeftOut(node, *picked, number)
                || (!isLoss(best) && isRankedTooLow(node, *picked, number)))
                break;
        }
        ++number;
        const int score = searchPicked(node, *picked, number);
        if (m_control.isStopped())
            return best > -kInfinite ? best : kDraw;
        if (score > best) {
            best = score;
            if (score > node.alpha) {
                bestCode = picked->code;
                if (node.isPv())
                    extendLine(node.ply, picked->move);
                if (score >= node.beta) {
                    reward(node, *picked, blamed);
                    break;
                }
                node.alpha = score;
            }
        }
        if (picked->gain <= 0 && blamed.size() < kMostBlamed)
            blamed.add(picked->slot);
    }
    if constexpr (EndsWithoutMoves<S>) {
        if (number == 0)
            return finalScore(node.mover, node.ply);
    }
    remember(node, alphaBefore, best, bestCode);
    return best;
}

template<SearchGame S>
int AlphaBeta<S>::searchPicked(const Node &node, const Picked &picked, int number)
{
    m_lines[static_cast<std::size_t>(node.ply) + 1].clear();
    const auto undone = play(picked.move);
    int depth = node.depth - 1;
    if constexpr (KnowsCheck<S>) {
        if (!isEnd() && S::isInCheck(m_position))
            ++depth;
    }
    // The table's answer takes its time; it is on its way while the position is judged.
    const std::uint64_t key = m_position.hash();
    m_table.prefetch(key);
    int score = 0;
    if (number == 1) {
        score = scoreAfter(node, key, depth, node.alpha, node.beta);
    } else {
        const int reduced = std::min(reduction(node, picked, number), std::max(depth - 1, 0));
        score = scoreAfter(node, key, depth - reduced, node.alpha, node.alpha + 1);
        if (score > node.alpha && reduced > 0)
            score = scoreAfter(node, key, depth, node.alpha, node.alpha + 1);
        if (score > node.alpha && score < node.beta)
            score = scoreAfter(node, key, depth, node.alpha, node.beta);
    }
    undo(picked.move, undone);
    return score;
}

template<SearchGame S>
int AlphaBeta<S>::scoreAfter(const Node &node, std::uint64_t key, int depth, int alpha, int beta)
{
    if (isEnd())
        return finalScore(node.mover, node.ply + 1);
    if constexpr (KnowsRepetition<S>) {
        if (S::isRepetition(m_position))
            return kDraw;
    }
    return -search(key, depth, -beta, -alpha, node.ply + 1, true);
}

template<SearchGame S>
int AlphaBeta<S>::finalScore(Player mover, int ply) const
{
    const double score = m_position.outcome().scores[mover];
    constexpr double kHalf = 0.5;
    if (score == kHalf)
        return kDraw;
    return score > kHalf ? winIn(ply) : lossIn(ply);
}

template<SearchGame S>
int AlphaBeta<S>::quiesce(int alpha, int beta, int ply, [[maybe_unused]] int noisyPlies)
{
    if (m_control.isStopped())
        return kDraw;
    m_selectiveDepth = std::max(m_selectiveDepth, ply);
    if constexpr (KnowsCheck<S>) {
        if (ply < kMostPlies && isInCheck())
            return search(m_position.hash(), 1, alpha, beta, ply, false);
    }
    const int standing = evaluate();
    if constexpr (PicksMoves<S> || HasNoisyMoves<S>) {
        if (standing < beta && noisyPlies > 0 && ply < kMostPlies) {
            const int floor = std::max(alpha, standing);
            if constexpr (PicksMoves<S>)
                return searchPickedNoisy(standing, floor, beta, ply, noisyPlies);
            else
                return searchNoisy(standing, floor, beta, ply, noisyPlies);
        }
    }
    return standing;
}

/// The same as `searchNoisy` with the moves that the game's own picker gives.
template<SearchGame S>
int AlphaBeta<S>::searchPickedNoisy(int standing, int alpha, int beta, int ply, int noisyPlies)
{
    int best = standing;
    Picker picker(m_game, m_position);
    while (const auto picked = picker.next()) {
        if (standing + picked->gain + kTuning.deltaMargin <= alpha)
            continue;
        if (m_plan.overlooked > 0 && isUnseen(ply, m_position.hash(), picked->code))
            continue;
        const int score = scoreNoisy(picked->move, alpha, beta, ply, noisyPlies);
        if (m_control.isStopped())
            return best;
        best = std::max(best, score);
        alpha = std::max(alpha, score);
        if (alpha >= beta)
            break;
    }
    return best;
}

template<SearchGame S>
int AlphaBeta<S>::scoreNoisy(Move move, int alpha, int beta, int ply, int noisyPlies)
{
    const Player mover = m_position.toMove();
    const auto undone = play(move);
    const int score = isEnd() ? finalScore(mover, ply + 1)
                              : -quiesce(-beta, -alpha, ply + 1, noisyPlies - 1);
    undo(move, undone);
    return score;
}

/// The best of `standing` (doing nothing noisy) and the noisy moves, the greatest gain first.
template<SearchGame S>
int AlphaBeta<S>::searchNoisy(int standing, int alpha, int beta, int ply, int noisyPlies)
{
    typename Rules::MoveList moves;
    S::noisyMoves(m_position, moves);
    std::array<int, Rules::MoveList::kCapacity> gains;
    if constexpr (GradesMoves<S>) {
        const auto grade = S::grader(m_position);
        for (std::size_t i = 0; i < moves.size(); ++i)
            gains[i] = grade(moves[i]);
    } else {
        std::fill_n(gains.begin(), moves.size(), kTuning.deltaMargin);
    }
    int best = standing;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto from = gains.begin() + static_cast<std::ptrdiff_t>(i);
        const auto greatest
            = std::max_element(from, gains.begin() + static_cast<std::ptrdiff_t>(moves.size()));
        if (standing + *greatest + kTuning.deltaMargin <= alpha)
            break;
        std::swap(moves[i], moves[static_cast<std::size_t>(greatest - gains.begin())]);
        std::swap(*from, *greatest);
        if (m_plan.overlooked > 0 && isUnseen(ply, m_position.hash(), S::code(moves[i])))
            continue;
        const int score = scoreNoisy(moves[i], alpha, beta, ply, noisyPlies);
        if (m_control.isStopped())
            return best;
        best = std::max(best, score);
        alpha = std::max(alpha, score);
        if (alpha >= beta)
            break;
    }
    return best;
}

/// What the table has, when it decides this node; else its move and evaluation are noted.
template<SearchGame S>
std::optional<int> AlphaBeta<S>::tableScore(Node &node) const
{
    const auto entry = m_table.find(node.key);
    if (!entry)
        return std::nullopt;
    node.tableMove = entry->move;
    if (node.evaluation == TableEntry::kNoEvaluation)
        node.evaluation = entry->evaluation;
    if (entry->depth < node.depth || node.isPv())
        return std::nullopt;
    const int score = fromTable(entry->score, node.ply);
    const bool decides = entry->bound == Bound::Exact
                         || (entry->bound == Bound::Lower && score >= node.beta)
                         || (entry->bound == Bound::Upper && score <= node.alpha);
    return decides ? std::optional(score) : std::nullopt;
}

/// A cut-off without searching a move: the position is so good that a shallow search would stay
/// above beta (reverse futility), or doing nothing is good enough (null move).
template<SearchGame S>
std::optional<int> AlphaBeta<S>::staticScore(const Node &node)
{
    if (node.depth <= kTuning.reverseFutilityDepth
        && node.evaluation - kTuning.reverseFutility * node.depth >= node.beta)
        return node.evaluation;
    return passScore(node);
}

template<SearchGame S>
std::optional<int> AlphaBeta<S>::passScore([[maybe_unused]] const Node &node)
{
    if constexpr (AllowsPassing<S>) {
        if (!node.mayPass || node.depth < kTuning.nullMoveDepth || node.evaluation < node.beta
            || !S::mayPass(m_position))
            return std::nullopt;
        constexpr int kDepthPerReduction = 5;
        const int depth = node.depth - 1 - kTuning.nullMoveReduction
                          - node.depth / kDepthPerReduction;
        const auto passed = S::pass(m_position);
        m_control.countNode();
        const int score
            = isEnd()
                  ? -kInfinite
                  : -search(m_position.hash(), depth, -node.beta, -node.beta + 1, node.ply + 1, false);
        S::undoPass(m_position, passed);
        if (score >= node.beta && !m_control.isStopped())
            return isWin(score) ? node.beta : score;
    }
    return std::nullopt;
}

/// Whether a quiet move and all after it are not worth a search near the horizon.
template<SearchGame S>
bool AlphaBeta<S>::isLeftOut(const Node &node, const Picked &picked, int number) const
{
    if (RanksMoves<S> || node.isWhole)
        return false;
    if (node.isPv() || node.isInCheck || picked.gain > 0 || isDecided(node.alpha))
        return false;
    if (node.depth <= kTuning.lateMovesDepth
        && number >= kTuning.lateMoves + node.depth * node.depth)
        return true;
    return node.depth <= kTuning.futilityDepth
           && node.evaluation + kTuning.futility * node.depth <= node.alpha;
}

/// Whether a weak level overlooks this reply of its opponent.
template<SearchGame S>
bool AlphaBeta<S>::isUnseen(int ply, std::uint64_t key, std::uint16_t code) const
{
    const bool isReply = ply % 2 != 0;
    return isReply && isOverlooked(m_plan.overlooked, key, code, m_seed);
}

template<SearchGame S>
int AlphaBeta<S>::reduction(const Node &node, const Picked &picked, int number) const
{
    if (node.depth < kTuning.reductionDepth || number <= kTuning.reductionFrom || picked.gain > 0
        || node.isInCheck || node.isWhole)
        return 0;
    constexpr int kHistoryPerPly = History::kLimit / 2;
    int plies = m_reductions(node.depth, number) - (node.isPv() ? 1 : 0);
    plies -= m_history(node.mover, picked.slot) / kHistoryPerPly;
    return std::max(plies, 0);
}

template<SearchGame S>
void AlphaBeta<S>::reward(const Node &node, const Picked &picked, const Blamed &blamed)
{
    if (picked.gain > 0)
        return;
    const int bonus = History::bonus(node.depth);
    m_killers[static_cast<std::size_t>(node.ply)].add(picked.code);
    m_history.add(node.mover, picked.slot, bonus);
    for (const std::uint16_t slot : blamed)
        m_history.add(node.mover, slot, -bonus);
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

template<SearchGame S>
int AlphaBeta<S>::evaluate()
{
    int value = m_game.evaluate(m_position);
    if (m_plan.noise != 0)
        value += evaluationError(m_plan.noise, m_position.hash(), m_seed);
    return std::clamp(value, 1 - kLeastWin, kLeastWin - 1);
}

template<SearchGame S>
bool AlphaBeta<S>::isInCheck() const
{
    if constexpr (KnowsCheck<S>)
        return S::isInCheck(m_position);
    else
        return false;
}

/// Whether the game is over here, as far as that can be told without listing moves where it is dear.
template<SearchGame S>
bool AlphaBeta<S>::isEnd() const
{
    if constexpr (EndsWithoutMoves<S>)
        return S::endsOtherwise(m_position);
    else
        return m_position.isOver();
}

/// Whether so few moves are left that nothing is left to judgement.
template<SearchGame S>
bool AlphaBeta<S>::isSearchedWhole() const
{
    if constexpr (CountsMoves<Rules>)
        return kTuning.wholeBelow > 0 && m_position.countLegalMoves() < kTuning.wholeBelow;
    else
        return false;
}

template<SearchGame S>
typename S::Rules::Undo AlphaBeta<S>::play(Move move)
{
    if constexpr (TracksMoves<S>)
        m_game.played(m_position, move);
    m_control.countNode();
    const auto undone = m_position.play(move);
    m_table.prefetch(m_position.hash());
    return undone;
}

template<SearchGame S>
void AlphaBeta<S>::undo(Move move, const typename Rules::Undo &undone)
{
    m_position.undo(move, undone);
    if constexpr (TracksMoves<S>)
        m_game.undone();
}

} // namespace tessera
