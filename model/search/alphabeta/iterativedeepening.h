#pragma once

#include "model/search/alphabeta/alphabeta.h"

#include <vector>

namespace tessera {

/// Iterative deepening at the root of a search, with aspiration windows, or with several lines (MultiPV), until the
/// task's limits end it. Whatever ends it, and however soon, the result begins with a legal move. `Tree` is the search
/// below the root, for two players or for more. Serves one search on one thread.
template<SearchGame S, typename Tree = AlphaBeta<S>>
class IterativeDeepening
{
public:
    using Rules = typename S::Rules;
    using Position = typename Rules::Position;
    using Move = typename Rules::Move;

    /// `root` must not be over; `table` and `task` must outlive the search.
    IterativeDeepening(const Position &root, TranspositionTable &table, const SearchTask &task);

    /// Searches until a limit ends it, and reports each iteration's lines to `report`, which may be empty.
    SearchResult run(const Engine::Report &report);
    /// The score of the result's move, in the search's own units (see scores.h).
    [[nodiscard]] int bestScore() const;

private:
    /// A legal move of the root with its score in the present iteration. The score is `kUnknown` when the move was only
    /// shown to be no better than another (fail low), or was not searched.
    struct RootMove
    {
        static constexpr int kUnknown = -kInfinite;

        Move move{};
        int score = kUnknown;
        int scoreBefore = kUnknown;
        int selectiveDepth = 0;
        /// The plies by which its line was searched less deeply than the iteration (MultiPV).
        int depthSaved = 0;
        typename Tree::Line line;
    };

    /// An aspiration window: a search finds the true score where that lies inside.
    struct Window
    {
        int alpha = -kInfinite;
        int beta = kInfinite;
        int width = S::kTuning.aspirationWindow;

        bool widen(int score);
    };

    [[nodiscard]] static std::vector<RootMove> rootMoves(
        const Position &root, const SearchTask &task);
    [[nodiscard]] static SearchControl makeControl(const Position &root, const SearchTask &task);
    [[nodiscard]] const RootMove *winInOne() const;
    [[nodiscard]] int maxDepth() const;
    [[nodiscard]] bool skipsDepth(int depth) const;
    [[nodiscard]] bool wantsAnother(int depth, const IterationTimer &timer);

    void iterate(int depth, const Engine::Report &report);
    void noteRanks();
    void searchWithAspiration(int depth);
    int searchWindow(int depth, const Window &window);
    void searchMultiPv(int depth);
    [[nodiscard]] int exactScore(const RootMove &root, int depth);
    [[nodiscard]] int scoutScore(std::size_t number, int depth, int floor, int beta);
    [[nodiscard]] Window windowAround(int before, int depth) const;
    void noteScore(RootMove &root, int score, bool isExact);
    void sortMoves();
    /// Moves that are worse than the best by less than this get their true scores, too, for the levels that choose
    /// among them.
    [[nodiscard]] int slack() const { return m_task.plan.margin > 0 ? m_task.plan.margin + 1 : 0; }
    [[nodiscard]] SearchInfo info(std::size_t line, int depth) const;
    [[nodiscard]] const RootMove &chosen() const;

    const SearchTask &m_task;
    TranspositionTable &m_table;
    SearchControl m_control;
    std::vector<RootMove> m_moves;
    std::unique_ptr<Tree> m_tree;
    std::size_t m_lineCount;
    int m_finishedDepth = 0;
    /// The best move's score, and the depth at which it last changed.
    int m_lastScore = kDraw;
    int m_lastScoreChange = 0;
};

// Iterations, and the result.

template<SearchGame S, typename Tree>
IterativeDeepening<S, Tree>::IterativeDeepening(
    const Position &root, TranspositionTable &table, const SearchTask &task)
    : m_task(task)
    , m_table(table)
    , m_control(makeControl(root, task))
    , m_moves(rootMoves(root, task))
    , m_tree(std::make_unique<Tree>(root, table, task, m_control))
    , m_lineCount(std::min(static_cast<std::size_t>(std::max(task.lineCount, 1)), m_moves.size()))
{}

template<SearchGame S, typename Tree>
SearchControl IterativeDeepening<S, Tree>::makeControl(const Position &root, const SearchTask &task)
{
    const std::uint64_t budget = std::min(
        task.limits.nodes.value_or(kUnlimitedNodes), task.plan.nodes.value_or(kUnlimitedNodes));
    const TimePlan plan = planTime(task.limits, root.toMove(), S::expectedTurns(root));
    return SearchControl(budget, plan, task.stop, S::kPollInterval, task.pooledNodes);
}

/// The legal moves. A level with a node budget gets them in random order, since its few nodes would otherwise always go
/// to the same corner of the board.
template<SearchGame S, typename Tree>
auto IterativeDeepening<S, Tree>::rootMoves(const Position &root, const SearchTask &task)
    -> std::vector<RootMove>
{
    typename Rules::MoveList legal;
    root.legalMoves(legal);
    std::vector<RootMove> moves(legal.size());
    for (std::size_t i = 0; i < moves.size(); ++i)
        moves[i].move = legal[i];
    if (task.plan.nodes) {
        std::uint64_t bits = root.hash() ^ task.seed;
        for (std::size_t i = moves.size(); i > 1; --i) {
            bits = mixedBits(bits);
            std::swap(moves[i - 1], moves[chosenBelow(static_cast<std::uint32_t>(i), bits)]);
        }
    }
    return moves;
}

/// The search takes these steps:
/// 1. a weak level plays a win in one, if it is to see one;
/// 2. iterations of growing depth (`iterate`), until a limit or `wantsAnother` ends them;
/// 3. the choice of the move (`chosen`).
template<SearchGame S, typename Tree>
SearchResult IterativeDeepening<S, Tree>::run(const Engine::Report &report)
{
    m_table.prefetch(m_tree->position().hash());
    if (!m_task.plan.isFullStrength() && m_task.plan.seesWinInOne) {
        if (const RootMove *winner = winInOne()) {
            std::swap(m_moves.front(), m_moves[static_cast<std::size_t>(winner - m_moves.data())]);
            m_moves.front().score = winIn(1);
            m_moves.front().line.add(m_moves.front().move);
            return info(0, 1);
        }
    }
    std::optional<MoveCode> reportedMove;
    const auto reportLine = [&](const SearchInfo &info) {
        if (info.lineNumber == 1)
            reportedMove = info.line.front();
        report(info);
    };
    IterationTimer timer(m_control.plan());
    for (int depth = 1; depth <= maxDepth() && !m_control.isStopped(); ++depth) {
        if (skipsDepth(depth))
            continue;
        iterate(depth, report ? Engine::Report(reportLine) : Engine::Report());
        if (m_control.isStopped())
            break;
        m_finishedDepth = depth;
        timer.finished(S::code(m_moves.front().move), m_moves.front().score);
        if (!wantsAnother(depth, timer))
            break;
    }
    m_control.publishNodes();
    const RootMove &best = chosen();
    SearchResult result = info(static_cast<std::size_t>(&best - m_moves.data()), m_finishedDepth);
    // A stopped iteration may have found a move other than the one reported last.
    if (report && reportedMove != result.line.front())
        reportLine(result);
    return result;
}

template<SearchGame S, typename Tree>
int IterativeDeepening<S, Tree>::maxDepth() const
{
    return std::clamp(m_task.limits.depth.value_or(kMostPlies - 1), 1, kMostPlies - 1);
}

/// Depth skipping of lazy SMP: helper threads leave out every second depth, or every second pair or triple of depths,
/// each in its own rhythm, so that some of them are always ahead.
template<SearchGame S, typename Tree>
bool IterativeDeepening<S, Tree>::skipsDepth(int depth) const
{
    if (m_task.helperNumber == 0 || depth <= 1)
        return false;
    const int run = 1 + (m_task.helperNumber - 1) / 2 % 3;
    const int phase = (m_task.helperNumber - 1) % 2 * run;
    return (depth + phase) / run % 2 != 0;
}

template<SearchGame S, typename Tree>
int IterativeDeepening<S, Tree>::bestScore() const
{
    const int score = chosen().score;
    return score == RootMove::kUnknown ? kDraw : score;
}

/// Whether to begin another iteration. Not where a time limit leaves a single choice, and not where the game is proven
/// to be decided.
template<SearchGame S, typename Tree>
bool IterativeDeepening<S, Tree>::wantsAnother(int depth, const IterationTimer &timer)
{
    const SearchLimits &limits = m_task.limits;
    if (limits.isInfinite)
        return true;
    const bool isTimed = limits.clocks || limits.moveTime;
    if (isTimed && m_moves.size() == 1)
        return false;
    // A forced end well within the depth searched does not change any more. The margin is for a quicker end that
    // reductions hid.
    constexpr int kMostReduced = 3;
    const int score = m_moves.front().score;
    if (score != m_lastScore)
        m_lastScoreChange = depth;
    m_lastScore = score;
    const int sureDepth = score > 0 ? std::max(pliesToEnd(score), m_lastScoreChange) + kMostReduced
                                    : pliesToEnd(score);
    if (m_lineCount == 1 && isDecided(score) && sureDepth <= depth)
        return false;
    return timer.wantsAnother(m_control.elapsed());
}

/// The root's move that wins at once; null when there is none.
template<SearchGame S, typename Tree>
auto IterativeDeepening<S, Tree>::winInOne() const -> const RootMove *
{
    Position position = m_tree->position();
    const Player mover = position.toMove();
    for (const RootMove &root : m_moves) {
        const auto undone = position.play(root.move);
        const bool isWon = position.isOver() && position.outcome().winner() == mover;
        position.undo(root.move, undone);
        if (isWon)
            return &root;
    }
    return nullptr;
}

/// One iteration: searches the root's moves to `depth`, and reports the lines.
template<SearchGame S, typename Tree>
void IterativeDeepening<S, Tree>::iterate(int depth, const Engine::Report &report)
{
    m_tree->forgetDepth();
    if constexpr (S::kFeatures.ranksMoves) {
        if (depth == 1) {
            noteRanks();
            for (std::size_t line = 0; report && line < m_lineCount; ++line) {
                if (m_moves[line].score != RootMove::kUnknown)
                    report(info(line, depth));
            }
            return;
        }
    }
    for (RootMove &root : m_moves) {
        root.scoreBefore = root.score;
        root.score = RootMove::kUnknown;
    }
    if (m_lineCount == 1)
        searchWithAspiration(depth);
    else
        searchMultiPv(depth);
    for (std::size_t line = 0; report && !m_control.isStopped() && line < m_lineCount; ++line)
        report(info(line, depth));
}

/// The first iteration of a game that ranks its moves: their ranks are their scores. With a node budget that is smaller
/// than their number, the rest stay unknown.
template<SearchGame S, typename Tree>
void IterativeDeepening<S, Tree>::noteRanks()
{
    RankedMoves<S> ranked;
    for (const RootMove &root : m_moves)
        ranked.moves.add(root.move);
    m_tree->rankRoot(ranked);
    for (std::size_t i = 0; i < ranked.size(); ++i) {
        m_moves[i].line.clear();
        m_moves[i].line.add(m_moves[i].move);
        m_moves[i].score = ranked.ranks[i];
    }
    sortMoves();
}

/// Keeps a root move's score and line. A score outside the window has a short line; a longer one of the iteration
/// before says more and stays.
template<SearchGame S, typename Tree>
void IterativeDeepening<S, Tree>::noteScore(RootMove &root, int score, bool isExact)
{
    root.score = score;
    root.selectiveDepth = m_tree->selectiveDepth();
    if (!isExact && root.line.size() > m_tree->lineAfterRootMove().size() + 1)
        return;
    root.line.clear();
    root.line.add(root.move);
    for (const Move move : m_tree->lineAfterRootMove())
        root.line.add(move);
}

/// Sorts the root's moves by score, the best first; moves without a score keep their order behind them. An iteration
/// that was stopped before its first move was finished changes nothing.
template<SearchGame S, typename Tree>
void IterativeDeepening<S, Tree>::sortMoves()
{
    const bool isEmpty = std::all_of(m_moves.begin(), m_moves.end(), [](const RootMove &root) {
        return root.score == RootMove::kUnknown;
    });
    if (isEmpty) {
        for (RootMove &root : m_moves)
            root.score = root.scoreBefore;
    }
    std::stable_sort(m_moves.begin(), m_moves.end(), [](const RootMove &one, const RootMove &other) {
        return one.score > other.score;
    });
}

/// The report of one of the root's moves.
template<SearchGame S, typename Tree>
SearchInfo IterativeDeepening<S, Tree>::info(std::size_t line, int depth) const
{
    const RootMove &root = m_moves[line];
    SearchInfo info;
    info.depth = std::max(depth - root.depthSaved, 1);
    info.selectiveDepth = std::max(root.selectiveDepth, info.depth);
    info.lineNumber = static_cast<int>(line) + 1;
    info.score = m_tree->reported(root.score == RootMove::kUnknown ? kDraw : root.score);
    info.nodes = m_control.totalNodes();
    info.time = m_control.elapsed();
    info.hashFull = m_table.fullness();
    if (root.line.isEmpty())
        info.line.push_back(Rules::encode(root.move));
    for (const Move move : root.line)
        info.line.push_back(Rules::encode(move));
    return info;
}

/// The move to play: the best, or by chance another one close to it, as the level allows.
template<SearchGame S, typename Tree>
auto IterativeDeepening<S, Tree>::chosen() const -> const RootMove &
{
    std::vector<int> scores;
    for (const RootMove &root : m_moves) {
        if (root.score == RootMove::kUnknown)
            break;
        scores.push_back(root.score);
    }
    const std::uint64_t bits = mixedBits(mixedBits(m_tree->position().hash()) ^ m_task.seed);
    return m_moves[chosenMove(scores, m_task.plan, bits)];
}

// A single iteration: aspiration windows, and several lines (MultiPV).

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
