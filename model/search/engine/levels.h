#pragma once

#include "model/core/randomness.h"
#include "model/search/engine/engine.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace tessera {

/// How an engine is held back at a level of play. The weak levels search less, misjudge positions and overlook replies,
/// rather than playing well with a random blunder now and then: errors are functions of position and seed, so the same
/// misjudgement guides a whole search.
struct LevelPlan
{
    /// The node budget of a move; unlimited when not set.
    std::optional<std::uint64_t> nodes;
    /// Standard deviation of the error of an evaluation, in hundredths of a piece.
    int noise = 0;
    /// Opponents' replies that are overlooked, per mille.
    int overlooked = 0;
    /// Moves that are worse than the best by no more than this may be chosen …
    int margin = 0;
    /// … with a probability that falls by the factor e for each so many hundredths of a piece.
    int temperature = 0;
    /// A move that wins at once is always seen.
    bool seesWinInOne = true;

    [[nodiscard]] bool isFullStrength() const
    {
        return !nodes && noise == 0 && overlooked == 0 && margin == 0;
    }

    friend bool operator==(const LevelPlan &, const LevelPlan &) = default;
};

/// The levels of a game below the strongest one, which nothing holds back. They are data; matches measure their
/// strength (`tessera-cli match`).
struct LevelTable
{
    std::array<LevelPlan, EngineSettings::kStrongest - 1> plans;
    /// From this level on a move that wins at once is always seen.
    int seesWinsFrom = 3;

    /// The plan of level 1 (a beginner) to `EngineSettings::kStrongest`.
    [[nodiscard]] LevelPlan plan(int level) const;
};

/// The levels of a game that has no table of its own.
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

/// Whether the opponent's move with this code is overlooked in the position with this hash.
[[nodiscard]] constexpr bool isOverlooked(
    int perMille, std::uint64_t positionHash, std::uint64_t moveCode, std::uint64_t seed)
{
    constexpr std::uint64_t kSpread = 0x9fb21c651e98df25;
    const std::uint64_t bits = mixedBits(positionHash ^ (moveCode * kSpread) ^ ~seed);
    return chosenBelow(1000, bits) < static_cast<std::uint32_t>(perMille);
}

/// The index of the move to play: `scores` are in hundredths of a piece, best first. It is the first unless the plan
/// leaves a choice, which then depends on `bits` alone.
[[nodiscard]] std::size_t chosenMove(
    std::span<const int> scores, const LevelPlan &plan, std::uint64_t bits);

} // namespace tessera
