#include "model/lab/statistics/elo.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera::lab {

namespace {

/// Standard deviations that hold 95 % of a normal distribution.
constexpr double kDeviations = 1.959964;

} // namespace

double eloOf(double share)
{
    constexpr double kInfinite = std::numeric_limits<double>::infinity();
    if (share <= 0)
        return -kInfinite;
    if (share >= 1)
        return kInfinite;
    return kEloScale * std::log10(share / (1 - share));
}

double shareOf(double elo)
{
    return 1 / (1 + std::pow(10.0, -elo / kEloScale));
}

Moments momentsOf(std::span<const double> samples)
{
    Moments moments;
    if (samples.empty())
        return moments;
    const auto count = static_cast<double>(samples.size());
    for (const double sample : samples)
        moments.mean += sample / count;
    for (const double sample : samples)
        moments.variance += (sample - moments.mean) * (sample - moments.mean) / count;
    return moments;
}

Interval meanOf(std::span<const double> samples)
{
    const auto [mean, variance] = momentsOf(samples);
    const auto count = static_cast<double>(samples.size());
    constexpr double kNothing = 1e-12;
    if (count < 2 || variance < kNothing)
        return wilsonShare(mean * count, count);
    const double spread = kDeviations * std::sqrt(variance / (count - 1));
    return {std::max(mean - spread, 0.0), mean, std::min(mean + spread, 1.0)};
}

Interval wilsonShare(double points, double games)
{
    if (games <= 0)
        return {0, 0, 1};
    constexpr double kSquare = kDeviations * kDeviations;
    const double share = points / games;
    const double middle = share + kSquare / (2 * games);
    const double spread = kDeviations
                          * std::sqrt(share * (1 - share) / games + kSquare / (4 * games * games));
    const double scale = 1 + kSquare / games;
    return {std::max((middle - spread) / scale, 0.0), share, std::min((middle + spread) / scale, 1.0)};
}

Interval eloOf(const Interval &share)
{
    return {eloOf(share.low), eloOf(share.value), eloOf(share.high)};
}

} // namespace tessera::lab
