#pragma once

#include "model/core/anygame.h"
#include "model/search/engine.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tessera {

/// All that the core knows about a game of the catalogue.
struct GameEntry
{
    std::unique_ptr<const AnyGame> game;
    std::function<std::unique_ptr<Engine>()> makeEngine;
    /// Positions (as text) that `bench` searches to `benchDepth`.
    std::vector<std::string> benchPositions;
    int benchDepth = 6;

    [[nodiscard]] const GameInfo &info() const { return game->info(); }
};

} // namespace tessera
