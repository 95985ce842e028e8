#pragma once

#include <span>

namespace tessera::lab {

/// A value with the bounds between which the true one lies with 95 % certainty.
struct Interval
{
    double low = 0;
    double value = 0;
    double high = 0;
};

/// A player of ten times the strength (the odds of winning) is this many Elo better.
inline constexpr double kEloScale = 400;

/// The logistic Elo difference at which a player makes this share of the points; infinite at 0 and 1.
[[nodiscard]] double eloOf(double share);
/// The share of the points that a player so many Elo stronger makes: 1 / (1 + 10^(−elo/400)).
[[nodiscard]] double shareOf(double elo);

/// The mean of independent samples (scores of pairs or blocks of games, from 0 to 1), by the normal
/// approximation from their own variance, within 0 and 1. Where all are equal they tell nothing of
/// their variance, and each counts as one game of `wilsonShare`.
[[nodiscard]] Interval meanOf(std::span<const double> samples);

/// The share that `points` are of `games` independent games (Wilson 1927), which holds near 0 and 1
/// as well.
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
