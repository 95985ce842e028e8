#pragma once

#include "model/games/xxlchess/engine/fogsamples.h"
#include "model/search/engine/engine.h"

#include <memory>
#include <optional>

namespace tessera::xxlchess {

/// The game's engine, which in the fog (X7) uses only what the player to move may know. Determinisation (perfect
/// information Monte Carlo), as in Darkfog: it samples positions that fit all that the player has seen, lets the engine
/// of the open game propose a move in each, and plays the move with the best mean value over all samples. The value of
/// a move in a sample is that of a search in which the opponent sees the sample. Levels divide their nodes among these
/// searches.
class FogEngine final : public Engine
{
public:
    /// The kinds of search in the fog (`EngineSettings::kind`).
    enum Kind : int {
        Samples, ///< determinisation
        Visible, ///< search of the board as if there were only what is seen; the baseline for `Samples`
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

    /// The engine of the open game, and its present settings.
    std::unique_ptr<Engine> m_open;
    std::optional<EngineSettings> m_openSettings;
    EngineSettings m_settings;
    FogSamples m_samples;
};

} // namespace tessera::xxlchess
