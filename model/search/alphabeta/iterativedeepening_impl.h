#pragma once

// The member functions of IterativeDeepening; included by iterativedeepening.h alone.

#include "model/search/alphabeta/iterativedeepening.h"

namespace tessera {

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

} // namespace tessera
