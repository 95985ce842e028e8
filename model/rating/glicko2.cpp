#include "model/rating/glicko2.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tessera {

namespace {

/// Step 2: the factor between the scale for people and that of the formulas, 400 / ln 10.
constexpr double kScale = 173.7178;
/// The constant τ, which limits the change of the volatility.
constexpr double kTau = 0.5;
constexpr double kTolerance = 1e-6;
/// The deviation of somebody who has never played is the largest.
constexpr double kMostDeviation = 350;

double square(double x)
{
    return x * x;
}

/// g(φ) of step 3.
double dampened(double phi)
{
    return 1 / std::sqrt(1 + 3 * square(phi / std::numbers::pi));
}

/// E(μ, μj, φj) of step 3.
double expected(double mu, double opponentMu, double opponentPhi)
{
    return 1 / (1 + std::exp(-dampened(opponentPhi) * (mu - opponentMu)));
}

/// Step 5: the most likely volatility for the games, by the Illinois algorithm.
double newVolatility(double sigma, double phi, double v, double delta)
{
    const double a = std::log(square(sigma));
    const auto f = [&](double x) {
        const double e = std::exp(x);
        const double sum = square(phi) + v + e;
        return e * (square(delta) - sum) / (2 * square(sum)) - (x - a) / square(kTau);
    };
    double low = a;
    double high = 0;
    if (square(delta) > square(phi) + v) {
        high = std::log(square(delta) - square(phi) - v);
    } else {
        double k = 1;
        while (f(a - k * kTau) < 0)
            ++k;
        high = a - k * kTau;
    }
    double atLow = f(low);
    double atHigh = f(high);
    while (std::abs(high - low) > kTolerance) {
        const double middle = low + (low - high) * atLow / (atHigh - atLow);
        const double atMiddle = f(middle);
        if (atMiddle * atHigh <= 0) {
            low = high;
            atLow = atHigh;
        } else {
            atLow /= 2;
        }
        high = middle;
        atHigh = atMiddle;
    }
    return std::exp(low / 2);
}

} // namespace

Rating ratedBy(const Rating &before, std::span<const RatedResult> results)
{
    const double mu = (before.value - kMiddleRating) / kScale;
    const double phi = before.deviation / kScale;
    if (results.empty()) {
        const double grown = kScale * std::sqrt(square(phi) + square(before.volatility));
        return {before.value, std::min(grown, kMostDeviation), before.volatility};
    }
    double information = 0;
    double surprise = 0;
    for (const RatedResult &result : results) {
        const double opponentPhi = result.opponent.deviation / kScale;
        const double e = expected(mu, (result.opponent.value - kMiddleRating) / kScale, opponentPhi);
        const double g = dampened(opponentPhi);
        information += square(g) * e * (1 - e);
        surprise += g * (result.score - e);
    }
    // Steps 3 and 4.
    const double v = 1 / information;
    const double delta = v * surprise;
    const double sigma = newVolatility(before.volatility, phi, v, delta);
    // Steps 6 to 8.
    const double grown = square(phi) + square(sigma);
    const double newPhi = 1 / std::sqrt(1 / grown + 1 / v);
    const double newMu = mu + square(newPhi) * surprise;
    return {kScale * newMu + kMiddleRating, std::min(kScale * newPhi, kMostDeviation), sigma};
}

double expectedScore(const Rating &player, const Rating &opponent)
{
    const double phi = std::hypot(player.deviation, opponent.deviation) / kScale;
    return expected(player.value / kScale, opponent.value / kScale, phi);
}

} // namespace tessera
