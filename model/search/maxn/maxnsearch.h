#pragma once

#include "model/search/maxn/maxntree.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <mutex>
#include <tuple>
#include <vector>

namespace tessera {

/// The root of a best-first max^n search: grows the tree until the task's limits end it, and chooses the most visited
/// move (robust child). Whatever ends it, and however soon, the result begins with a legal move. Several threads, with a
/// search each, may grow the tree of one memory.
///
/// The depth that it reports is the mean length of its paths in plies, rounded down; for a proven position it is the
/// number of plies of the longest path. A depth limit ends the search as soon as the mean reaches it, or at the latest
/// after `kNodesPerDepth` nodes times the square of the depth.
template<MaxnGame S>
class MaxnSearch
{
public:
    using Tree = MaxnTree<S>;
    using Memory = typename Tree::Memory;
    using Position = typename Tree::Position;
    using Move = typename Tree::Move;

    /// `root` must not be over; `memory` has begun a tree there, and must outlive the search, as must `task`.
    MaxnSearch(const Position &root, Memory &memory, const SearchTask &task);

    /// Grows the tree until a limit ends the search, and reports to `report`, which may be empty.
    void run(const Engine::Report &report);
    /// The move to play, with its score and line.
    [[nodiscard]] SearchResult result() const;

private:
    /// The statistics of a move of the root, which has this number in the tree.
    struct RootMove
    {
        Move move;
        std::size_t number = 0;
        double visits = 0;
        PerPlayer<float> chances{};
        bool isWon = false;
        bool isLost = false;
    };

    /// With a policy, moves that are not tried are no nodes.
    static constexpr std::uint64_t kNodesPerDepth = HasPolicy<S> ? 100 : 1500;

    [[nodiscard]] static SearchControl makeControl(const Position &root, const SearchTask &task);
    [[nodiscard]] std::vector<RootMove> rootMoves() const;
    /// The root's moves, the best first.
    [[nodiscard]] std::vector<RootMove> sortedMoves() const;
    [[nodiscard]] bool isDeepEnough() const;
    [[nodiscard]] bool isSettled() const;
    void reportLines(const std::vector<RootMove> &moves, const Engine::Report &report) const;
    [[nodiscard]] typename Tree::Line lineOf(const RootMove &move) const;
    [[nodiscard]] SearchInfo info(const RootMove &move, int lineNumber) const;
    [[nodiscard]] std::size_t chosen(const std::vector<RootMove> &moves) const;

    const SearchTask &m_task;
    SearchControl m_control;
    Tree m_tree;
};

template<MaxnGame S>
MaxnSearch<S>::MaxnSearch(const Position &root, Memory &memory, const SearchTask &task)
    : m_task(task)
    , m_control(makeControl(root, task))
    , m_tree(root, memory, task, m_control)
{}

template<MaxnGame S>
SearchControl MaxnSearch<S>::makeControl(const Position &root, const SearchTask &task)
{
    const std::uint64_t budget = std::min(
        task.limits.nodes.value_or(kUnlimitedNodes), task.plan.nodes.value_or(kUnlimitedNodes));
    const TimePlan plan = planTime(task.limits, root.toMove(), S::expectedTurns(root));
    return SearchControl(budget, plan, task.stop, S::kPollInterval, task.pooledNodes);
}

template<MaxnGame S>
void MaxnSearch<S>::run(const Engine::Report &report)
{
    // The search reports, and decides whether to go on, each time that the nodes have grown by a quarter.
    constexpr std::uint64_t kFirstReport = 200;
    std::uint64_t nextReport = kFirstReport;
    IterationTimer timer(m_control.plan());
    while (!m_control.isStopped() && !isSettled() && !isDeepEnough()) {
        m_tree.iterate();
        if (m_control.nodes() < nextReport)
            continue;
        nextReport = m_control.nodes() + m_control.nodes() / 4;
        const auto moves = sortedMoves();
        reportLines(moves, report);
        const Player us = m_tree.position().toMove();
        const int odds = ChanceTable::ofScale<S::kOddsScale>().odds(moves.front().chances[us]);
        timer.finished(moves.front().number, odds);
        if (!m_task.limits.isInfinite && !timer.wantsAnother(m_control.elapsed()))
            break;
    }
    m_control.publishNodes();
    reportLines(sortedMoves(), report);
}

template<MaxnGame S>
bool MaxnSearch<S>::isDeepEnough() const
{
    if (!m_task.limits.depth)
        return false;
    const auto depth = static_cast<std::uint64_t>(std::clamp(*m_task.limits.depth, 1, kMostPlies));
    return m_control.nodes() >= kNodesPerDepth * depth * depth
           || m_tree.meanDepth() >= static_cast<double>(depth);
}

/// Whether the root is proven, or has a single move while time is limited.
template<MaxnGame S>
bool MaxnSearch<S>::isSettled() const
{
    const SearchLimits &limits = m_task.limits;
    const bool isTimed = limits.clocks || limits.moveTime;
    if (isTimed && !limits.isInfinite && m_tree.root().moveCount == 1)
        return true;
    return m_tree.isProven();
}

template<MaxnGame S>
auto MaxnSearch<S>::rootMoves() const -> std::vector<RootMove>
{
    const std::lock_guard lock(m_tree.lock());
    const MaxnNode &root = m_tree.root();
    const Player us = m_tree.position().toMove();
    std::vector<RootMove> moves(root.moveCount);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto &listed = m_tree.pool().move(root, i);
        RootMove &move = moves[i];
        move.move = listed.move;
        move.number = i;
        if (i < root.childCount) {
            const MaxnNode &child = m_tree.pool().child(root, i);
            move.visits = child.visits;
            move.chances = child.chances;
            move.isWon = child.isWonBy(us);
            move.isLost = child.isLostBy(us);
        } else {
            move.isWon = Tree::wins(listed);
            move.isLost = Tree::loses(listed);
            move.chances[us] = move.isWon ? 1 : m_tree.urgency(root, listed, us);
        }
    }
    return moves;
}

template<MaxnGame S>
auto MaxnSearch<S>::sortedMoves() const -> std::vector<RootMove>
{
    std::vector<RootMove> moves = rootMoves();
    const Player us = m_tree.position().toMove();
    const auto rank = [&](const RootMove &move) {
        return std::tuple(move.isWon, !move.isLost, move.visits, move.chances[us]);
    };
    std::stable_sort(moves.begin(), moves.end(), [&](const RootMove &one, const RootMove &other) {
        return rank(one) > rank(other);
    });
    return moves;
}

template<MaxnGame S>
void MaxnSearch<S>::reportLines(const std::vector<RootMove> &moves, const Engine::Report &report) const
{
    if (!report)
        return;
    const std::size_t lines
        = std::min(moves.size(), static_cast<std::size_t>(std::max(m_task.lineCount, 1)));
    for (std::size_t i = 0; i < lines; ++i)
        report(info(moves[i], static_cast<int>(i) + 1));
}

template<MaxnGame S>
auto MaxnSearch<S>::lineOf(const RootMove &move) const -> typename Tree::Line
{
    typename Tree::Line line;
    line.add(move.move);
    if (move.number < m_tree.root().childCount)
        m_tree.addLine(m_tree.pool().child(m_tree.root(), move.number), line);
    return line;
}

template<MaxnGame S>
SearchInfo MaxnSearch<S>::info(const RootMove &move, int lineNumber) const
{
    constexpr double kWhole = 1000;
    SearchInfo info;
    typename Tree::Line line;
    bool isProven = false;
    {
        const std::lock_guard lock(m_tree.lock());
        line = lineOf(move);
        isProven = m_tree.root().state == MaxnNode::State::Decided;
        info.hashFull = m_tree.fullness();
    }
    const int depth = isProven ? m_tree.deepest() : static_cast<int>(m_tree.meanDepth());
    info.depth = std::clamp(depth, 1, std::max(m_task.limits.depth.value_or(kMostPlies), 1));
    info.selectiveDepth = std::max(m_tree.deepest(), info.depth);
    info.lineNumber = lineNumber;
    info.score.kind = Score::Kind::Shares;
    double sum = 0;
    for (const float chance : move.chances)
        sum += static_cast<double>(chance);
    int given = 0;
    double reached = 0;
    // The rounded shares sum to 1,000, even where the chances do not sum to 1 (draws with contempt).
    for (int i = 0; i < S::kPlayers; ++i) {
        reached += static_cast<double>(move.chances[playerAt(i)]);
        const int upTo = sum > 0 ? static_cast<int>(std::lround(kWhole * reached / sum)) : 0;
        info.score.shares[playerAt(i)] = upTo - given;
        given = upTo;
    }
    info.nodes = m_control.totalNodes();
    info.time = m_control.elapsed();
    for (const Move step : line)
        info.line.push_back(S::Rules::encode(step));
    return info;
}

/// The best move, or by chance another one close to it, as the level allows.
template<MaxnGame S>
std::size_t MaxnSearch<S>::chosen(const std::vector<RootMove> &moves) const
{
    if (m_task.plan.margin <= 0 || moves.front().isWon)
        return 0;
    const Player us = m_tree.position().toMove();
    const ChanceTable &table = ChanceTable::ofScale<S::kOddsScale>();
    std::vector<int> scores;
    scores.reserve(moves.size());
    for (const RootMove &move : moves)
        scores.push_back(table.odds(move.chances[us]));
    // The best by visits need not be the one with the best odds.
    for (std::size_t i = 1; i < scores.size(); ++i)
        scores[i] = std::min(scores[i], scores[i - 1]);
    const std::uint64_t bits = mixedBits(mixedBits(m_tree.position().hash()) ^ m_task.seed);
    return chosenMove(scores, m_task.plan, bits);
}

template<MaxnGame S>
SearchResult MaxnSearch<S>::result() const
{
    const auto moves = sortedMoves();
    return info(moves[chosen(moves)], 1);
}

} // namespace tessera
