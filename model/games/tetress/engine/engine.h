#pragma once

#include "model/search/engine/engine.h"
#include "model/search/engine/levels.h"
#include "model/search/proof/prover.h"

#include <memory>

namespace tessera::tetress {

/// The computer player of Tetress.
[[nodiscard]] std::unique_ptr<Engine> makeEngine();

/// The prover of the game's puzzles: wins, clearings and escapes.
[[nodiscard]] std::unique_ptr<Prover> makeProver();

/// The levels: nodes, noise, overlooked, margin and temperature of each (see `LevelPlan`). Those without errors play by
/// Monte Carlo tree search, and their nodes are simulations.
inline constexpr LevelTable kLevels{
    .plans = {{
        {1'000, 226, 209, 243, 98},
        {4'100, 152, 84, 161, 63},
        {12'000, 112, 19, 113, 44},
        {26'000, 88, 4, 89, 34},
        {56'000, 68, 0, 67, 26},
        {118'000, 54, 0, 53, 20},
        {250'000, 36, 0, 35, 12},
        {3'000},
        {7'500},
    }},
    .seesWinsFrom = 3};

/// The measured steps between these levels.
inline constexpr LevelSteps kLevelSteps{73, 72, 75, 81, 76, 85, 81, 85, 85};

} // namespace tessera::tetress
