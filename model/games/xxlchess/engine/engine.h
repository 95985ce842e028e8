#pragma once

#include "model/search/engine/engine.h"
#include "model/search/engine/levels.h"
#include "model/search/proof/prover.h"

#include <array>
#include <cstdint>
#include <memory>

namespace tessera::xxlchess {

/// The computer player of XXLChess: alpha-beta search, and sampling in the fog.
[[nodiscard]] std::unique_ptr<Engine> makeEngine();

/// The prover of the game's puzzles: mates, captures and escapes.
[[nodiscard]] std::unique_ptr<Prover> makeProver();

/// The levels: nodes, noise, overlooked, margin and temperature of each (see `LevelPlan`). Even the beginner should
/// take hanging pieces, defend attacked ones and move to safe squares, so no level overlooks replies. Weak levels
/// choose among many moves: of 15 kinds of level 1, tried in 72 games each, this gave a player who looks one move ahead
/// the best chances.
inline constexpr LevelTable kLevels{
    .plans = {{
        {4'000, 8, 0, 86, 66},
        {5'600, 8, 0, 65, 45},
        {7'350, 8, 0, 48, 32},
        {10'500, 8, 0, 28, 17},
        {20'500, 8, 0, 4, 2},
        {22'500, 8, 0, 0, 0},
        {42'000, 7, 0, 0, 0},
        {70'000, 6, 0, 0, 0},
        {126'000, 5, 0, 0, 0},
    }},
    .seesWinsFrom = 2};

/// How a level plays in the fog.
struct FogLevel
{
    /// The nodes of all searches for a move together.
    std::uint64_t nodes;
    /// The standard deviation of the error of a move's value, in hundredths of a pawn.
    int error;
};

/// Levels 1 to 10 in the fog. Where little is seen, nodes alone do not make weak levels differ; errors do so by their
/// ratio, of which steps below one and a half did not show in 40 games.
inline constexpr std::array<FogLevel, EngineSettings::kStrongest> kFogLevels{{
    {2'500, 1000},
    {3'000, 700},
    {4'000, 480},
    {5'000, 325},
    {7'000, 220},
    {10'000, 145},
    {17'000, 95},
    {31'000, 60},
    {62'000, 35},
    {400'000, 0},
}};

/// The measured steps between these levels.
inline constexpr LevelSteps kLevelSteps{92, 73, 76, 77, 74, 75, 74, 77, 79};

} // namespace tessera::xxlchess
