#pragma once

#include <span>

namespace tessera {

/// The middle of the scale.
inline constexpr double kMiddleRating = 1500;

/// The number of standard deviations around the mean that hold 95 % of a normal distribution.
inline constexpr double kSureDeviations = 1.96;

/// A playing strength on the scale of Glicko-2, which is that of Elo: a player who is 400 points ahead scores ten
/// points to one.
struct Rating
{
    double value = kMiddleRating;
    /// The standard deviation of `value`: 95 % of players with this rating are within twice as much.
    double deviation = 350;
    /// The expected fluctuation of the strength.
    double volatility = 0.06;

    friend bool operator==(const Rating &, const Rating &) = default;
};

/// A game against an opponent of fixed rating: 1 won, 1/2 drawn, 0 lost.
struct RatedResult
{
    Rating opponent;
    double score = 0;
};

/// The rating after a rating period with these games: steps 2 to 8 of M. Glickman, "Example of the Glicko-2
/// system" (2012, revised 2022), with the constant τ = 0.5 of its example. Without games only the deviation
/// grows (step 6).
[[nodiscard]] Rating ratedBy(const Rating &before, std::span<const RatedResult> results);

/// The expected points of `player` against `opponent`, with both deviations (E in step 3, in Glickman's form for
/// predictions).
[[nodiscard]] double expectedScore(const Rating &player, const Rating &opponent);

} // namespace tessera
