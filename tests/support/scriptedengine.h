#pragma once

#include "model/search/engine/ponder.h"

#include <atomic>
#include <chrono>
#include <memory>
#include <new>
#include <thread>

namespace tessera::test {

/// What a scripted engine does; shared between the test and the engine's thread.
struct EngineScript
{
    enum class Manner : std::uint8_t {
        AtOnce,  ///< the first legal move
        Slow,    ///< thinks until it is stopped, then the first legal move
        Silent,  ///< thinks until it is stopped and answers nothing
        Cheats,  ///< answers with a move that is not legal
        Fails,   ///< throws as if memory ran out
        Ponders, ///< when it ponders, until it is stopped; else a line of first legal moves, at once
    };

    std::atomic<Manner> manner = Manner::AtOnce;
    std::atomic<int> searches = 0;
    std::atomic<int> running = 0;
    /// How many engines there are.
    std::atomic<int> engines = 0;
    /// What the engine configured last was told.
    std::atomic<bool> usesBook = false;
    /// The position of the last search: its hash.
    std::atomic<std::uint64_t> lastHash = 0;
    /// What the clock of its mover gained by a move; 0 without clocks.
    std::atomic<std::chrono::milliseconds> lastIncrement{};
};

/// An engine that does what a test needs.
class ScriptedEngine final : public Engine
{
public:
    explicit ScriptedEngine(std::shared_ptr<EngineScript> script)
        : m_script(std::move(script))
    {
        ++m_script->engines;
    }
    ScriptedEngine(const ScriptedEngine &) = delete;
    ScriptedEngine &operator=(const ScriptedEngine &) = delete;
    ~ScriptedEngine() override { --m_script->engines; }

    void configure(const EngineSettings &settings) override
    {
        m_script->usesBook = settings.usesBook;
    }
    void prepare() override {}
    void newGame() override {}
    SearchResult think(
        const AnyPosition &position,
        const SearchLimits &limits,
        std::stop_token stop,
        const Report &report) override
    {
        using Manner = EngineScript::Manner;
        const Manner manner = m_script->manner;
        const bool isPondering = limits.moveTime == kLongestPondering;
        const bool waits = manner == Manner::Slow || manner == Manner::Silent
                           || (manner == Manner::Ponders && isPondering);
        m_script->lastHash = position.hash();
        m_script->lastIncrement = limits.increments[position.toMove()];
        ++m_script->searches;
        ++m_script->running;
        while (waits && !stop.stop_requested())
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        SearchResult result;
        if (manner == Manner::Fails) {
            --m_script->running;
            throw std::bad_alloc();
        }
        if (manner == Manner::Cheats)
            result.line = {MoveCode{~0ULL}};
        else if (manner == Manner::Ponders)
            result.line = firstMoves(position);
        else if (manner != Manner::Silent)
            result.line = {position.legalMoves().front()};
        report(result);
        --m_script->running;
        return result;
    }

    /// A line of first legal moves.
    [[nodiscard]] static std::vector<MoveCode> firstMoves(const AnyPosition &position)
    {
        constexpr std::size_t kLength = 4;
        const auto end = position.clone();
        std::vector<MoveCode> line;
        while (line.size() < kLength && !end->outcome().isOver()) {
            line.push_back(end->legalMoves().front());
            end->play(line.back());
        }
        return line;
    }

private:
    std::shared_ptr<EngineScript> m_script;
};

} // namespace tessera::test
