#pragma once

#include "model/search/engine/levels.h"

#include <array>
#include <cstdint>

namespace tessera::xxlchess {

/// Nodes, error of the evaluation, replies overlooked, margin and temperature of the choice. Even the beginner should
/// take hanging pieces, defend attacked ones and move to safe squares, so no level overlooks replies. The weak levels
/// choose among many moves, which seemed to help a player who looks one move ahead more than misjudged positions do:
/// this was the best of 15 kinds of level 1, tried in 72 games each.
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
    /// For all searches of a move together.
    std::uint64_t nodes;
    /// The standard deviation, in hundredths of a pawn, of the error with which it judges a move.
    int error;
};

/// Levels 1 to 10 in the fog. Nodes alone do not distinguish the weak levels where little is seen, and errors do so by
/// their ratio: steps of less than one and a half could not be told from none in 40 games.
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

} // namespace tessera::xxlchess
