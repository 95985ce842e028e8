#pragma once

// The quiescence search of AlphaBeta, beyond the horizon; included by alphabeta.h alone.

#include "model/search/alphabeta/alphabeta.h"

namespace tessera {

/// The noisy moves of a game without a picker of its own, the greatest gain first.
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
            const auto grade = S::grader(position);
            for (std::size_t i = 0; i < m_moves.size(); ++i)
                m_gains[i] = grade(m_moves[i]);
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

template<SearchGame S>
int AlphaBeta<S>::quiesce(int alpha, int beta, int ply, [[maybe_unused]] int noisyPlies)
{
    if (m_control.isStopped())
        return kDraw;
    m_selectiveDepth = std::max(m_selectiveDepth, ply);
    if constexpr (S::kFeatures.knowsCheck) {
        if (ply < kMostPlies && noisyPlies > 0 && isInCheck()) {
            const Arrival arrival{.mayPass = false, .noisyPlies = noisyPlies - 1};
            return search(m_position.hash(), 1, alpha, beta, ply, arrival);
        }
    }
    const bool isPv = beta - alpha > 1;
    Node node{0, alpha, beta, ply, {}, m_position.hash()};
    if constexpr (kTuning.noisyUsesTable) {
        if (const auto score = tableScore(node))
            return *score;
    }
    if (node.plainEvaluation == TableEntry::kNoEvaluation)
        node.plainEvaluation = evaluateAnew(node);
    const int standing = corrected(node, node.plainEvaluation);
    if (standing >= beta || noisyPlies <= 0 || ply >= kMostPlies)
        return standing;
    if constexpr (S::kFeatures.picksMoves || S::kFeatures.hasNoisyMoves) {
        const int floor = std::max(alpha, standing);
        int best = standing;
        if constexpr (S::kFeatures.picksMoves) {
            Picker picker(m_game, m_position, floor - standing - kTuning.deltaMargin + 1);
            best = searchNoisy(standing, floor, beta, ply, picker, noisyPlies);
        } else {
            NoisyPicker<S> picker(m_position);
            best = searchNoisy(standing, floor, beta, ply, picker, noisyPlies);
        }
        if constexpr (kTuning.noisyUsesTable) {
            if (!isPv && !m_control.isStopped())
                remember(node, alpha, best, 0);
        }
        return best;
    }
    return standing;
}

/// The best of `standing` (the stand-pat score of doing nothing noisy) and the noisy moves, with delta pruning.
template<SearchGame S>
template<typename NoisyMoves>
int AlphaBeta<S>::searchNoisy(
    int standing, int alpha, int beta, int ply, NoisyMoves &moves, int noisyPlies)
{
    int best = standing;
    while (const auto picked = moves.next()) {
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
    trace(ply).slot = 0;
    const auto undone = play(move);
    int score = 0;
    if (isEnd())
        score = finalScore(mover, ply + 1);
    else if (const auto solved = solvedScore(ply + 1))
        score = -*solved;
    else
        score = -quiesce(-beta, -alpha, ply + 1, noisyPlies - 1);
    undo(move, undone);
    return score;
}

} // namespace tessera
