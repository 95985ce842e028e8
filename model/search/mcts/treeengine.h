#pragma once

#include "model/core/erasure/erased.h"
#include "model/search/engine/waiting.h"
#include "model/search/mcts/paralleltreesearch.h"

#include <algorithm>

namespace tessera {

/// An engine by Monte Carlo tree search (MCTS): `Engine` over `ParallelTreeSearch`, for two players. Nodes are
/// simulations. The depth is the length of the principal variation, each of whose moves has been simulated at least
/// once or is proven; a search to a depth ends when the line is so long. Of a level it takes the
/// budget alone, as so many simulations of one thread: errors of evaluations would mean little here.
///
/// The tree takes as much memory as `Hash` allows. Searches that a clock or a move time alone limits, and infinite ones,
/// reuse the tree of earlier searches; others do not, so that they can be repeated on one thread.
template<SearchGame S>
class TreeEngine final : public Engine
{
public:
    void configure(const EngineSettings &settings) override
    {
        if (settings.hashMebibytes != m_settings.hashMebibytes)
            m_isTreeMade = false;
        m_settings = settings;
    }

    void newGame() override { m_tree.forget(); }
    void prepare() override
    {
        makeTree();
        m_tree.populate();
    }

    SearchResult think(
        const AnyPosition &position,
        const SearchLimits &limits,
        std::stop_token stop,
        const Report &report) override
    {
        makeTree();
        EngineSettings settings = m_settings;
        SearchLimits ownLimits = limits;
        if (const auto budget = planOf<S>(settings.level).nodes) {
            settings.threadCount = 1;
            ownLimits.nodes = std::min(limits.nodes.value_or(*budget), *budget);
        }
        ParallelTreeSearch<S>
            search(m_tree, as<typename S::Rules>(position), settings, ownLimits, stop);
        SearchResult result = search.run(report);
        if (limits.isInfinite)
            waitForStop(stop);
        return result;
    }

private:
    void makeTree()
    {
        if (!m_isTreeMade)
            m_tree.resize(m_settings.hashMebibytes);
        m_isTreeMade = true;
    }

    EngineSettings m_settings;
    SearchTree<S> m_tree;
    bool m_isTreeMade = false;
};

} // namespace tessera
