#pragma once

#include "model/search/engine.h"

#include <atomic>
#include <memory>
#include <thread>

namespace tessera::test {

/// What a scripted engine does; shared between the test and the engine's thread.
struct EngineScript
{
    enum class Manner : std::uint8_t {
        AtOnce, ///< the first legal move
        Slow,   ///< thinks until it is stopped, then the first legal move
        Silent, ///< thinks until it is stopped and answers nothing
        Cheats, ///< answers with a move that is not legal
    };

    std::atomic<Manner> manner = Manner::AtOnce;
    std::atomic<int> searches = 0;
    std::atomic<int> running = 0;
};

/// An engine that does what a test needs.
class ScriptedEngine final : public Engine
{
public:
    explicit ScriptedEngine(std::shared_ptr<EngineScript> script)
        : m_script(std::move(script))
    {}

    void configure(const EngineSettings &) override {}
    void newGame() override {}
    SearchResult think(
        const AnyPosition &position,
        const SearchLimits &,
        std::stop_token stop,
        const Report &report) override
    {
        using Manner = EngineScript::Manner;
        ++m_script->searches;
        ++m_script->running;
        const Manner manner = m_script->manner;
        while ((manner == Manner::Slow || manner == Manner::Silent) && !stop.stop_requested())
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        SearchResult result;
        if (manner == Manner::Cheats)
            result.line = {MoveCode{~0ULL}};
        else if (manner != Manner::Silent)
            result.line = {position.legalMoves().front()};
        report(result);
        --m_script->running;
        return result;
    }

private:
    std::shared_ptr<EngineScript> m_script;
};

} // namespace tessera::test
