#pragma once

// What AlphaBeta knows of a node by itself: evaluation, check, end of the game; included by alphabeta.h alone.

#include "model/search/alphabeta/alphabeta.h"

namespace tessera {

template<SearchGame S>
int AlphaBeta<S>::finalScore(Player mover, int ply) const
{
    const double score = m_position.outcome().scores[mover];
    constexpr double kHalf = 0.5;
    if (score == kHalf)
        return kDraw;
    return score > kHalf ? winIn(ply) : lossIn(ply);
}

/// The score of a position from which the game is solved, for the player to move. A weak level does
/// not know.
template<SearchGame S>
std::optional<int> AlphaBeta<S>::solvedScore([[maybe_unused]] int ply) const
{
    if constexpr (S::kFeatures.hasEndTable) {
        if (!m_plan.isFullStrength())
            return std::nullopt;
        if (const auto plies = S::verdict(m_position)) {
            return *plies > 0   ? winIn(std::min(ply + *plies, kMostPlies))
                   : *plies < 0 ? lossIn(std::min(ply - *plies, kMostPlies))
                                : kDraw;
        }
    }
    return std::nullopt;
}

template<SearchGame S>
int AlphaBeta<S>::evaluate()
{
    int value = m_game.evaluate(m_position);
    if (m_plan.noise != 0)
        value += evaluationError(m_plan.noise, m_position.hash(), m_seed);
    return std::clamp(value, 1 - kLeastWin, kLeastWin - 1);
}

/// Of a node that the table does not know. Many are met again, though nothing is searched there.
template<SearchGame S>
int AlphaBeta<S>::evaluateAnew([[maybe_unused]] const Node &node)
{
    const int value = evaluate();
    if constexpr (kTuning.remembersEvaluations)
        m_table.store(node.key, {.evaluation = static_cast<std::int16_t>(value)});
    return value;
}

template<SearchGame S>
bool AlphaBeta<S>::isInCheck() const
{
    if constexpr (S::kFeatures.knowsCheck)
        return S::isInCheck(m_position);
    else
        return false;
}

/// Whether the game is over here, as far as that can be told without listing moves where it is dear.
template<SearchGame S>
bool AlphaBeta<S>::isEnd() const
{
    if constexpr (S::kFeatures.endsWithoutMoves)
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

/// Keeps the evaluation for the nodes two plies on, and compares it with that two plies before.
template<SearchGame S>
void AlphaBeta<S>::noteEvaluation(Node &node)
{
    const int now = node.isInCheck ? int(TableEntry::kNoEvaluation) : node.evaluation;
    trace(node.ply).evaluation = now;
    const int before = node.ply >= 2 ? trace(node.ply - 2).evaluation : now;
    node.isImproving = now != TableEntry::kNoEvaluation
                       && (before == TableEntry::kNoEvaluation || now > before);
}

} // namespace tessera
