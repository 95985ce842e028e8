#pragma once

#include "model/foreign/foreignengine.h"

namespace tessera {

/// Another program as an engine of ours, so that it can analyse any position, which it is told as text. A breakdown is
/// thrown as a `std::runtime_error` with a sentence.
class ForeignThinker final : public Engine
{
public:
    /// `options` are those of the game's rules. The entry must outlive it.
    ForeignThinker(
        ForeignSpec spec,
        const GameEntry &entry,
        Options options,
        std::chrono::milliseconds patience);
    ~ForeignThinker() override;

    void configure(const EngineSettings &settings) override;
    void newGame() override {}
    void prepare() override {}
    SearchResult think(
        const AnyPosition &position,
        const SearchLimits &limits,
        std::stop_token stop,
        const Report &report) override;

private:
    /// Starts the program, and tells it the position.
    void begin(const AnyPosition &position);

    std::chrono::milliseconds m_patience;
    const GameEntry &m_entry;
    Options m_options;
    EngineSettings m_settings;
    std::stop_source m_life;
    ForeignEngine m_engine;
};

} // namespace tessera
