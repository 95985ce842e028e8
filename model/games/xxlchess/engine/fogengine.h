#pragma once

#include "model/games/xxlchess/engine/fogsamples.h"
#include "model/search/engine/engine.h"

#include <memory>
#include <optional>

namespace tessera::xxlchess {

/// The game's engine, which in the fog (X7) uses only what the player to move may know. It works by determinisation, as
/// in Darkfog: it samples positions that fit all that the player has seen, lets the engine of the open game propose a
/// move in each, and plays the move with the best average in all of them. A move's value in a sample is what it keeps
/// against an opponent who sees that sample. Levels divide their nodes among these searches.
class FogEngine final : public Engine
{
public:
    /// The kinds of search in the fog (`EngineSettings::kind`).
    enum Kind : int {
        Samples, ///< as above
        Visible, ///< as if there were nothing but what is seen; the baseline for `Samples`
    };

    explicit FogEngine(std::unique_ptr<Engine> open);
    ~FogEngine() override;

    void configure(const EngineSettings &settings) override;
    void newGame() override;
    void prepare() override { m_open->prepare(); }
    SearchResult think(
        const AnyPosition &position,
        const SearchLimits &limits,
        std::stop_token stop,
        const Report &report) override;

private:
    void configureOpen(const EngineSettings &settings);

    /// The engine of the open game, and how it is set.
    std::unique_ptr<Engine> m_open;
    std::optional<EngineSettings> m_openSettings;
    EngineSettings m_settings;
    FogSamples m_samples;
};

} // namespace tessera::xxlchess
