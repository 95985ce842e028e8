#pragma once

#include <span>

namespace tessera {

/// The middle of the scale.
inline constexpr double kMiddleRating = 1500;

/// Of a normal distribution 95 % lies within so many standard deviations of its middle.
inline constexpr double kSureDeviations = 1.96;

/// A playing strength on the scale of Glicko-2, which is that of Elo: who is 400 points ahead makes ten points to
/// one.
struct Rating
{
    double value = kMiddleRating;
    /// The standard deviation of `value`: 95 % of players with this rating are within twice as much.
    double deviation = 350;
    /// How much the strength is expected to change.
    double volatility = 0.06;

    friend bool operator==(const Rating &, const Rating &) = default;
};

/// A game against somebody, who stays as they are: 1 won, 1/2 drawn, 0 lost.
struct RatedResult
{
    Rating opponent;
    double score = 0;
};

/// The rating after a rating period with these games: steps 2 to 8 of M. Glickman, "Example of the Glicko-2
/// system" (2012, revised 2022), with the constant τ = 0.5 of its example. Without games only the deviation
/// grows (step 6).
[[nodiscard]] Rating ratedBy(const Rating &before, std::span<const RatedResult> results);

/// The points that `player` is expected to make against `opponent`, both deviations reckoned in (E in step 3, with
/// both of them as Glickman gives it for predictions).
[[nodiscard]] double expectedScore(const Rating &player, const Rating &opponent);

} // namespace tessera
