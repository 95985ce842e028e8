#pragma once

#include "model/core/erasure/erased.h"
#include "model/search/engine/lazysmp.h"
#include "model/search/engine/waiting.h"

namespace tessera {

/// An engine by alpha-beta search: `Engine` over `LazySmp`. `Tree` searches below the root, for two players unless
/// another one is named. The transposition table is allocated by the first search. At full strength several threads may
/// search together. Searches that a clock or a move time limits, and infinite ones, use the table's entries of earlier
/// searches; searches limited by depth, nodes or level do not, so that they can be repeated.
template<SearchGame S, typename Tree = AlphaBeta<S>>
class AlphaBetaEngine final : public Engine
{
public:
    void configure(const EngineSettings &settings) override
    {
        // The entries hold scores with the errors of level and seed.
        const bool hasSameErrors = settings.level == m_settings.level
                                   && settings.seed == m_settings.seed;
        if (settings.hashMebibytes != m_settings.hashMebibytes)
            m_isTableMade = false;
        else if (!hasSameErrors)
            m_table.clear();
        m_settings = settings;
    }

    void newGame() override { m_table.clear(); }
    void prepare() override
    {
        makeTable();
        m_table.populate();
    }

    SearchResult think(
        const AnyPosition &position,
        const SearchLimits &limits,
        std::stop_token stop,
        const Report &report) override
    {
        makeTable();
        SearchTask
            task{limits, planOf<S>(m_settings.level), m_settings.seed, m_settings.lineCount, stop};
        const bool isTimed = limits.clocks || limits.moveTime || limits.isInfinite;
        m_table.beginSearch(
            isTimed && !task.plan.nodes ? TranspositionTable::Memory::Keep
                                        : TranspositionTable::Memory::Forget);
        const int threadCount = task.plan.isFullStrength() ? m_settings.threadCount : 1;
        LazySmp<S, Tree> search(as<typename S::Rules>(position), m_table, task, threadCount);
        SearchResult result = search.run(report);
        if (limits.isInfinite)
            waitForStop(stop);
        return result;
    }

private:
    void makeTable()
    {
        if (!m_isTableMade)
            m_table.resize(m_settings.hashMebibytes);
        m_isTableMade = true;
    }

    EngineSettings m_settings;
    TranspositionTable m_table;
    bool m_isTableMade = false;
};

} // namespace tessera
