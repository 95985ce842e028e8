#pragma once

#include "model/search/engine/helperthreads.h"
#include "model/search/mcts/treesearch.h"

#include <atomic>
#include <vector>

namespace tessera {

/// Tree parallelisation: one search by one or more threads that share a tree. It starts the threads, keeps the limits,
/// reports, and chooses the move. Lives on the caller's thread.
template<SearchGame S>
class ParallelTreeSearch
{
public:
    using Tree = SearchTree<S>;
    using Position = typename Tree::Position;
    using Edge = typename Tree::Edge;

    /// `root` must not be over; `tree` and `limits` must outlive this.
    ParallelTreeSearch(
        Tree &tree,
        const Position &root,
        const EngineSettings &settings,
        const SearchLimits &limits,
        const std::stop_token &stop)
        : m_tree(tree)
        , m_limits(limits)
        , m_lineCount(std::max(settings.lineCount, 1))
        , m_seed(settings.seed)
        , m_threadCount(std::max(settings.threadCount, 1))
        , m_stop(stop)
        , m_control(makeControl(root, stop))
    {
        S game;
        const bool isTimed = limits.clocks || limits.moveTime || limits.isInfinite;
        m_tree.beginTree(root, game, isTimed && !limits.nodes);
    }

    /// Searches until a limit ends it, and reports to `report`, which may be empty.
    SearchResult run(const Engine::Report &report);

private:
    /// Simulations between two polls of the clock: less than a millisecond.
    static constexpr std::uint32_t kPollInterval = 16;

    [[nodiscard]] SearchControl makeControl(const Position &root, const std::stop_token &stop);
    void help(std::size_t number, const std::stop_token &done);
    void search(TreeSearch<S> &own, const Engine::Report &report);
    [[nodiscard]] bool isDone();
    [[nodiscard]] bool isOutOfTime(const std::vector<const Edge *> &ranking) const;
    void reportLines(const Engine::Report &report, std::size_t lineCount);
    [[nodiscard]] SearchInfo info(const Edge &edge, std::size_t number) const;

    Tree &m_tree;
    const SearchLimits &m_limits;
    int m_lineCount;
    std::uint64_t m_seed;
    int m_threadCount;
    std::stop_token m_stop;
    std::atomic<std::uint64_t> m_pooledNodes = 0;
    SearchControl m_control;
    int m_deepest = 0;
};

template<SearchGame S>
SearchControl ParallelTreeSearch<S>::makeControl(const Position &root, const std::stop_token &stop)
{
    std::uint64_t budget = m_limits.nodes.value_or(kUnlimitedNodes);
    if (m_limits.nodes)
        budget = std::max<std::uint64_t>(budget / static_cast<std::uint64_t>(m_threadCount), 1);
    return SearchControl(
        budget,
        planTime(m_limits, root.toMove(), S::expectedTurns(root)),
        stop,
        kPollInterval,
        m_threadCount > 1 ? &m_pooledNodes : nullptr);
}

template<SearchGame S>
SearchResult ParallelTreeSearch<S>::run(const Engine::Report &report)
{
    HelperThreads helpers;
    for (int i = 1; i < m_threadCount; ++i)
        helpers.start(
            [this, i](const std::stop_token &done) { help(static_cast<std::size_t>(i), done); });
    // All threads are stopped at once; one after the other, each might wait for a processor.
    const std::stop_callback stopsAll(m_stop, [&helpers] { helpers.requestStop(); });
    TreeSearch<S> own(m_tree, m_seed);
    search(own, report);
    helpers.finish();
    m_control.publishNodes();
    m_deepest = own.deepest();
    reportLines(report, static_cast<std::size_t>(m_lineCount));
    return info(*m_tree.ranking().front(), 1);
}

/// The work of a helper thread: simulations until the main thread is done.
template<SearchGame S>
void ParallelTreeSearch<S>::help(std::size_t number, const std::stop_token &done)
{
    SearchControl control(kUnlimitedNodes, {}, done, kPollInterval, &m_pooledNodes);
    TreeSearch<S> search(m_tree, mixedBits(m_seed + number));
    while (!control.isStopped() && m_tree.root().proof == Proof::None) {
        search.simulate();
        control.countNode();
    }
    control.publishNodes();
}

template<SearchGame S>
void ParallelTreeSearch<S>::search(TreeSearch<S> &own, const Engine::Report &report)
{
    // The intervals between reports double, so that reports are few and the first one is early.
    constexpr std::uint64_t kFirstReport = 256;
    std::uint64_t nextReport = kFirstReport;
    while (!m_control.isStopped()) {
        own.simulate();
        m_control.countNode();
        if (m_control.nodes() % kPollInterval == 0 && isDone())
            return;
        if (m_control.nodes() >= nextReport) {
            nextReport *= 2;
            m_deepest = own.deepest();
            reportLines(report, static_cast<std::size_t>(m_lineCount));
        }
    }
}

/// Whether a limit is reached, or more simulations are of no use.
template<SearchGame S>
bool ParallelTreeSearch<S>::isDone()
{
    const Proof proof = m_tree.root().proof.load(std::memory_order_acquire);
    if (proof != Proof::None)
        return true;
    if (m_limits.isInfinite)
        return false;
    const bool isTimed = m_limits.clocks || m_limits.moveTime;
    if (isTimed && m_lineCount == 1 && m_tree.repliesTo(m_tree.root()).size() == 1)
        return true;
    constexpr std::uint64_t kRankingInterval = std::uint64_t{16} * kPollInterval;
    if (m_control.nodes() % kRankingInterval != 0 || (!m_limits.depth && !m_control.plan().soft))
        return false;
    const auto ranking = m_tree.ranking();
    if (m_limits.depth
        && static_cast<int>(m_tree.lineFrom(*ranking.front()).size()) >= *m_limits.depth)
        return true;
    return isOutOfTime(ranking);
}

/// Time management: whether the clock's share for this move is used up. It is larger while the most visited move is not
/// the one with the best value, and smaller when one move has most of the visits.
template<SearchGame S>
bool ParallelTreeSearch<S>::isOutOfTime(const std::vector<const Edge *> &ranking) const
{
    const TimePlan &plan = m_control.plan();
    if (!plan.soft)
        return false;
    constexpr int kUsualPercent = 90;
    constexpr int kClearPercent = 50;
    constexpr int kUnclearPercent = 150;
    int percent = kUsualPercent;
    if (ranking.size() > 1) {
        const auto visits = [&](std::size_t i) { return ranking[i]->visits.load(); };
        const auto value = [&](std::size_t i) { return m_tree.scoreOf(*ranking[i]).value; };
        if (visits(0) / 3 > visits(1))
            percent = kClearPercent;
        else if (value(1) > value(0))
            percent = kUnclearPercent;
    }
    return m_control.elapsed() * 100 >= *plan.soft * percent;
}

template<SearchGame S>
void ParallelTreeSearch<S>::reportLines(const Engine::Report &report, std::size_t lineCount)
{
    if (!report)
        return;
    const auto ranking = m_tree.ranking();
    for (std::size_t i = 0; i < std::min(lineCount, ranking.size()); ++i) {
        if (i == 0 || ranking[i]->visits > 0 || ranking[i]->proof != Proof::None)
            report(info(*ranking[i], i + 1));
    }
}

template<SearchGame S>
SearchInfo ParallelTreeSearch<S>::info(const Edge &edge, std::size_t number) const
{
    constexpr double kPerMille = 1000;
    const auto line = m_tree.lineFrom(edge);
    SearchInfo info;
    info.depth = static_cast<int>(line.size());
    info.selectiveDepth = std::max(m_deepest, info.depth);
    info.lineNumber = static_cast<int>(number);
    info.score = m_tree.scoreOf(edge);
    info.nodes = m_control.totalNodes();
    info.time = m_control.elapsed();
    info.hashFull = static_cast<int>(kPerMille * (1 - m_tree.freeShare()));
    for (const Edge *step : line)
        info.line.push_back(S::Rules::encode(step->move));
    return info;
}

} // namespace tessera
