#pragma once

#include "model/core/randomness.h"
#include "model/search/engine/engine.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace tessera {

/// The points in per cent that each level from 2 on has scored against the one below: data of a game, measured as
/// *Levels* in model/search/README.md tells.
using LevelSteps = std::array<int, EngineSettings::kStrongest - 1>;

/// How a level of play weakens the engine. Weak levels search less, misjudge positions and overlook replies; they do
/// not play well with a random blunder now and then. Errors are functions of position and seed, so the same
/// misjudgement guides a whole search.
struct LevelPlan
{
    /// The node budget of a move; unlimited when not set.
    std::optional<std::uint64_t> nodes;
    /// Standard deviation of the error of an evaluation, in hundredths of a piece.
    int noise = 0;
    /// The share of the opponents' replies that are overlooked, per mille.
    int overlooked = 0;
    /// Moves that are worse than the best by at most so many hundredths of a piece may be chosen …
    int margin = 0;
    /// … with the probabilities of a softmax of this temperature, in hundredths of a piece.
    int temperature = 0;
    /// Whether a move that wins at once is always seen.
    bool seesWinInOne = true;

    /// Whether more than its budget weakens the engine.
    [[nodiscard]] bool hasErrors() const { return noise != 0 || overlooked != 0 || margin != 0; }
    [[nodiscard]] bool isFullStrength() const { return !nodes && !hasErrors(); }

    friend bool operator==(const LevelPlan &, const LevelPlan &) = default;
};

/// The levels of a game below the strongest one, which is not weakened. They are data; matches measure their strength
/// (`tessera-cli match`; *Levels* in model/search/README.md).
struct LevelTable
{
    std::array<LevelPlan, EngineSettings::kStrongest - 1> plans;
    /// The first level that always sees a move that wins at once.
    int seesWinsFrom = 3;

    /// The plan of level 1 (a beginner) to `EngineSettings::kStrongest`.
    [[nodiscard]] LevelPlan plan(int level) const;
};

/// The levels of a game that has no table of its own: nodes, noise, overlooked, margin and temperature of each.
inline constexpr LevelTable kUsualLevels{{{
    {40, 130, 400, 160, 60},
    {120, 100, 250, 120, 45},
    {320, 80, 150, 90, 35},
    {1'000, 60, 80, 65, 25},
    {3'200, 45, 0, 45, 18},
    {10'000, 32, 0, 30, 12},
    {32'000, 22, 0, 20, 8},
    {120'000, 14, 0, 10, 4},
    {600'000, 6, 0, 0, 0},
}}};

/// The error that is added to the evaluation of the position with this hash.
[[nodiscard]] constexpr int evaluationError(
    int deviation, std::uint64_t positionHash, std::uint64_t seed)
{
    return gaussian(deviation, mixedBits(positionHash ^ seed));
}

/// Whether the opponent's move with this code is overlooked in the position with this hash, by chance of so many per
/// mille.
[[nodiscard]] constexpr bool isOverlooked(
    int perMille, std::uint64_t positionHash, std::uint64_t moveCode, std::uint64_t seed)
{
    constexpr std::uint64_t kSpread = 0x9fb21c651e98df25;
    const std::uint64_t bits = mixedBits(positionHash ^ (moveCode * kSpread) ^ ~seed);
    return chosenBelow(1000, bits) < static_cast<std::uint32_t>(perMille);
}

/// The index of the move to play: `scores` are in hundredths of a piece, best first. It is 0 unless the plan leaves a
/// choice, which then depends on the random `bits` alone.
[[nodiscard]] std::size_t chosenMove(
    std::span<const int> scores, const LevelPlan &plan, std::uint64_t bits);

} // namespace tessera
