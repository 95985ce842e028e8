#pragma once

#include <span>

namespace tessera::lab {

/// A value with its 95 % bounds.
struct Interval
{
    double low = 0;
    double value = 0;
    double high = 0;
};

/// The Elo difference of a player with ten times the odds of winning.
inline constexpr double kEloScale = 400;

/// The logistic Elo difference at which a player scores this share of the points; infinite at 0 and 1.
[[nodiscard]] double eloOf(double share);
/// The share of the points of a player who is so many Elo stronger: 1 / (1 + 10^(−elo/400)).
[[nodiscard]] double shareOf(double elo);

/// The mean of independent samples (scores of pairs or blocks of games, from 0 to 1), by the normal approximation from
/// their own variance, within 0 and 1. Equal samples tell nothing of their variance, so each then counts as one game of
/// `wilsonShare`.
[[nodiscard]] Interval meanOf(std::span<const double> samples);

/// The share of `points` in `games` independent games (Wilson 1927), which is also valid near 0 and 1.
[[nodiscard]] Interval wilsonShare(double points, double games);

/// The Elo differences of shares.
[[nodiscard]] Interval eloOf(const Interval &share);

/// Mean and variance (of the population) of samples.
struct Moments
{
    double mean = 0;
    double variance = 0;
};

[[nodiscard]] Moments momentsOf(std::span<const double> samples);

} // namespace tessera::lab
