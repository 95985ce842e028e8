#pragma once

// The member functions of IterativeDeepening that go over the root's moves; included by iterativedeepening.h alone.

#include "model/search/alphabeta/iterativedeepening.h"

namespace tessera {

/// The first aspiration window, around a score of the iteration before.
template<SearchGame S, typename Tree>
auto IterativeDeepening<S, Tree>::windowAround(int before, int depth) const -> Window
{
    constexpr SearchTuning kTuning = S::kTuning;
    const bool isNarrow = depth >= kTuning.aspirationDepth && m_task.plan.margin == 0
                          && before != RootMove::kUnknown && !isDecided(before);
    return isNarrow ? Window{before - kTuning.aspirationWindow, before + kTuning.aspirationWindow}
                    : Window{};
}

/// Widens the aspiration window where the score lies outside; false where it lies inside.
template<SearchGame S, typename Tree>
bool IterativeDeepening<S, Tree>::Window::widen(int score)
{
    constexpr int kFirst = S::kTuning.aspirationWindow;
    if (score > alpha && score < beta)
        return false;
    width *= 3;
    const bool isWide = width > 10 * kFirst || isDecided(score);
    if (score <= alpha)
        alpha = isWide ? -kInfinite : score - width;
    else
        beta = isWide ? kInfinite : score + width;
    return true;
}

/// Aspiration windows: searches all moves in a narrow window around the score of the iteration before, which is widened
/// until the best score lies inside.
template<SearchGame S, typename Tree>
void IterativeDeepening<S, Tree>::searchWithAspiration(int depth)
{
    Window window = windowAround(m_moves.front().scoreBefore, depth);
    int best = 0;
    do {
        best = searchWindow(depth, window);
        sortMoves();
    } while (!m_control.isStopped() && window.widen(best));
}

/// Makes one pass over the root's moves with this window (principal variation search) and returns the best score.
template<SearchGame S, typename Tree>
int IterativeDeepening<S, Tree>::searchWindow(int depth, const Window &window)
{
    int best = -kInfinite;
    for (std::size_t i = 0; i < m_moves.size(); ++i) {
        const int floor = std::max(window.alpha, best > -kInfinite ? best - slack() : window.alpha);
        const int score = i == 0
                              ? m_tree->searchRootMove(m_moves[i].move, depth, floor, window.beta)
                              : scoutScore(i, depth, floor, window.beta);
        if (m_control.isStopped())
            return best;
        if (i == 0 || score > floor)
            noteScore(m_moves[i], score, score > floor && score < window.beta);
        best = std::max(best, score);
        if (best >= window.beta)
            break;
    }
    return best;
}

/// MultiPV: makes one pass over the root's moves when several lines are wanted. The moves that were best in the
/// iteration before get their true scores, each in a window of its own; the others have to beat the worst of these. So
/// a move that is not among the best is refuted once, not once for each line. Only the first move, and each one that
/// seems better than the best so far, is searched to the full depth: a line of its own costs more than all the
/// refutations.
template<SearchGame S, typename Tree>
void IterativeDeepening<S, Tree>::searchMultiPv(int depth)
{
    constexpr int kReduced = 2;
    const int lessDepth = std::max(depth - kReduced, 1);
    std::vector<int> best;
    for (std::size_t i = 0; i < m_moves.size() && !m_control.isStopped(); ++i) {
        RootMove &root = m_moves[i];
        const bool isLine = i < m_lineCount;
        const int floor = isLine ? -kInfinite
                                 : std::min(best[m_lineCount - 1], best.front() - slack());
        const auto scoreTo = [&](int plies) {
            return isLine ? exactScore(root, plies) : scoutScore(i, plies, floor, kInfinite);
        };
        int searched = i == 0 ? depth : lessDepth;
        int score = scoreTo(searched);
        if (searched < depth && score > best.front() && !m_control.isStopped()) {
            searched = depth;
            score = scoreTo(depth);
        }
        if (m_control.isStopped())
            break;
        if (score <= floor)
            continue;
        root.depthSaved = depth - searched;
        noteScore(root, score, true);
        best.insert(std::upper_bound(best.begin(), best.end(), score, std::greater<>()), score);
    }
    sortMoves();
    // After a stop, missing lines are those of the iteration before.
    for (std::size_t line = 0; line < m_lineCount; ++line) {
        if (m_moves[line].score == RootMove::kUnknown)
            m_moves[line].score = m_moves[line].scoreBefore;
    }
}

/// The true score of a root move, found with aspiration windows of its own.
template<SearchGame S, typename Tree>
int IterativeDeepening<S, Tree>::exactScore(const RootMove &root, int depth)
{
    Window window = windowAround(root.scoreBefore, depth);
    int score = 0;
    do {
        score = m_tree->searchRootMove(root.move, depth, window.alpha, window.beta);
    } while (!m_control.isStopped() && window.widen(score));
    return score;
}

/// Scout search (null window) of a root move that is probably no better than `floor`, with re-searches where it is: the
/// true score up to `beta`.
template<SearchGame S, typename Tree>
int IterativeDeepening<S, Tree>::scoutScore(std::size_t number, int depth, int floor, int beta)
{
    const Move move = m_moves[number].move;
    const int reduced
        = m_tree->rootReduction(move, depth, static_cast<int>(number) + 1, m_moves.size());
    int score = m_tree->searchRootMove(move, depth - reduced, floor, floor + 1);
    if (score > floor && reduced > 0 && !m_control.isStopped())
        score = m_tree->searchRootMove(move, depth, floor, floor + 1);
    if (score > floor && !m_control.isStopped())
        score = m_tree->searchRootMove(move, depth, floor, beta);
    return score;
}

} // namespace tessera
