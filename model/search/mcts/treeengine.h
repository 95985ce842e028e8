#pragma once

#include "model/core/erasure/erased.h"
#include "model/search/engine/waiting.h"
#include "model/search/mcts/paralleltreesearch.h"

namespace tessera {

/// An engine by tree search (UCT) instead of alpha-beta: `Engine` over `SearchTree` and `TreeSearch`,
/// for two players. Nodes are simulations; the depth is the length of the best line, each of whose moves has been
/// simulated at least once, and a search to a depth ends when it has reached that length. It plays at full strength
/// only: levels are held back by errors of evaluations, of which there are few here.
///
/// The tree takes as much memory as `Hash` allows. Searches that a clock or a move time limits reuse what earlier ones
/// in the game have left in it; others do not, so that they can be repeated.
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
        ParallelTreeSearch<S> team(m_tree, as<typename S::Rules>(position), m_settings, limits, stop);
        const SearchResult result = team.run(report);
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
