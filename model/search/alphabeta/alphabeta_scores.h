#pragma once

// The member functions of AlphaBeta about a single position: evaluation, check, end of the game; included by
// alphabeta.h alone.

#include "model/search/alphabeta/alphabeta.h"

namespace tessera {

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
