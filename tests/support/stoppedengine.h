#pragma once

#include "model/search/engine/engine.h"

#include <memory>
#include <thread>
#include <utility>

namespace tessera::test {

/// An engine that is asked to stop by its own first report of a depth, so that what it looks at from
/// then on can be counted. One search only.
class StoppedEngine final : public Engine
{
public:
    StoppedEngine(std::unique_ptr<Engine> engine, int depth)
        : m_engine(std::move(engine))
        , m_depth(depth)
    {}

    void configure(const EngineSettings &settings) override { m_engine->configure(settings); }
    void newGame() override { m_engine->newGame(); }
    void prepare() override { m_engine->prepare(); }
    SearchResult think(
        const AnyPosition &position,
        const SearchLimits &limits,
        std::stop_token stop,
        const Report &report) override
    {
        m_thread = std::this_thread::get_id();
        std::uint64_t before = 0;
        const auto stopAtDepth = [&](const SearchInfo &info) {
            if (report)
                report(info);
            if (info.depth >= m_depth && m_stop.request_stop())
                before = info.nodes;
        };
        SearchResult result = m_engine->think(position, limits, std::move(stop), stopAtDepth);
        m_nodesAfter = result.nodes - before;
        return result;
    }

    /// For the search.
    [[nodiscard]] std::stop_token token() const { return m_stop.get_token(); }
    [[nodiscard]] bool wasStopped() const { return m_stop.stop_requested(); }
    /// Nodes that were counted after the stop.
    [[nodiscard]] std::uint64_t nodesAfter() const { return m_nodesAfter; }
    /// Where it has thought.
    [[nodiscard]] std::thread::id thread() const { return m_thread; }

private:
    std::unique_ptr<Engine> m_engine;
    std::stop_source m_stop;
    std::thread::id m_thread;
    std::uint64_t m_nodesAfter = 0;
    int m_depth;
};

} // namespace tessera::test
