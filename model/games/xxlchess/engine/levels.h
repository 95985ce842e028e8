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

/// Levels 1 to 10 in the fog. Where little is seen, nodes alone do not distinguish the weak levels, and errors that
/// grow in equal steps do not either.
inline constexpr std::array<FogLevel, EngineSettings::kStrongest> kFogLevels{{
    {2'500, 560},
    {3'500, 430},
    {5'000, 320},
    {6'500, 240},
    {8'500, 180},
    {12'000, 135},
    {18'000, 100},
    {31'000, 70},
    {62'000, 40},
    {400'000, 0},
}};

} // namespace tessera::xxlchess
