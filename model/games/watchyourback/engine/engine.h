#pragma once

#include "model/search/engine/engine.h"
#include "model/search/engine/levels.h"
#include "model/search/proof/prover.h"

#include <memory>

namespace tessera::watchyourback {

/// The computer player of Watch Your Back!
[[nodiscard]] std::unique_ptr<Engine> makeEngine();

/// The prover of the game's puzzles: wins, stabs and escapes.
[[nodiscard]] std::unique_ptr<Prover> makeProver();

/// The levels: nodes, noise, overlooked, margin and temperature of each (see `LevelPlan`).
inline constexpr LevelTable kLevels{
    .plans = {{
        {830, 71, 43, 72, 30},
        {1'000, 67, 14, 67, 28},
        {1'300, 62, 0, 62, 26},
        {1'600, 59, 0, 58, 24},
        {2'100, 55, 0, 54, 22},
        {3'400, 49, 0, 48, 20},
        {6'600, 41, 0, 41, 16},
        {14'000, 34, 0, 33, 13},
        {40'000, 20, 0, 19, 8},
    }},
    .seesWinsFrom = 3};

/// The measured steps between these levels.
inline constexpr LevelSteps kLevelSteps{76, 75, 69, 67, 71, 78, 70, 74, 76};

} // namespace tessera::watchyourback
