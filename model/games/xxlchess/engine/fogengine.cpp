#include "model/games/xxlchess/engine/fogengine.h"

#include "model/core/erasure/erased.h"
#include "model/games/xxlchess/engine/fogsearch.h"
#include "model/games/xxlchess/rules/rules.h"
#include "model/search/engine/waiting.h"

#include <algorithm>

namespace tessera::xxlchess {

FogEngine::FogEngine(std::unique_ptr<Engine> open)
    : m_open(std::move(open))
{}

FogEngine::~FogEngine() = default;

void FogEngine::configure(const EngineSettings &settings)
{
    m_settings = settings;
    configureOpen(settings);
}

/// Configures the open game's engine where its settings differ, since that may clear its table.
void FogEngine::configureOpen(const EngineSettings &settings)
{
    if (m_openSettings == settings)
        return;
    m_openSettings = settings;
    m_open->configure(settings);
}

void FogEngine::newGame()
{
    m_samples.clear();
    m_open->newGame();
}

SearchResult FogEngine::think(
    const AnyPosition &position,
    const SearchLimits &limits,
    std::stop_token stop,
    const Report &report)
{
    const auto seen = tessera::seenBy(position, position.toMove());
    if (seen == nullptr) {
        configureOpen(m_settings);
        return m_open->think(position, limits, stop, report);
    }
    const Position &view = as<Rules>(*seen);
    // The errors of levels are added here; the searches below play as well as their few nodes allow.
    EngineSettings within = m_settings;
    within.level = EngineSettings::kStrongest;
    within.threadCount = 1;
    within.lineCount = 1;
    within.hashMebibytes = std::min(m_settings.hashMebibytes, 16);
    configureOpen(within);
    FogSearch thinking(*m_open, m_settings, view, limits, stop);
    SearchResult found;
    if (m_settings.kind == Visible) {
        found = thinking.runVisible();
    } else {
        m_samples.follow(view, m_settings.seed);
        found = thinking.run(m_samples);
    }
    if (report)
        report(found);
    if (limits.isInfinite)
        waitForStop(stop);
    return found;
}

} // namespace tessera::xxlchess
