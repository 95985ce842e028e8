#pragma once

// The quiescence search of AlphaBeta, beyond the horizon; included by alphabeta.h alone.

#include "model/search/alphabeta/alphabeta.h"

namespace tessera {

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

} // namespace tessera
