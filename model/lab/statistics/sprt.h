#pragma once

#include "model/core/result.h"

#include <span>
#include <string_view>

namespace tessera::lab {

/// A sequential probability ratio test (Wald 1945) of "stronger by elo1" against "stronger by elo0".
struct Sprt
{
    double elo0 = 0;
    double elo1 = 10;
    /// Chances of taking elo1 for true when elo0 is, and the other way round.
    double alpha = 0.05;
    double beta = 0.05;

    /// The log-likelihood ratios at or beyond which the test ends.
    [[nodiscard]] double lowerBound() const;
    [[nodiscard]] double upperBound() const;

    /// Reads `elo0=0 elo1=10 alpha=0.05 beta=0.05`, in any order; what is left out stays as above.
    [[nodiscard]] static Result<Sprt> parse(std::string_view text);
};

/// The generalised log-likelihood ratio of samples from 0 to 1 (scores of pairs, or of six-game
/// blocks), by Van den Bergh's approximation n (s1 − s0)(2m − s0 − s1) / 2v, where m and v are the
/// mean and variance of the samples and s_i the share that elo_i makes. So that a handful of equal
/// samples does not look like certainty, the variance counts half a lost and half a won one more.
[[nodiscard]] double logLikelihoodRatio(const Sprt &sprt, std::span<const double> samples);

enum class SprtVerdict : std::uint8_t { Open, Accepted, Rejected };

[[nodiscard]] SprtVerdict verdictOf(const Sprt &sprt, double ratio);
/// `elo1 accepted`, `elo0 accepted`, `open`.
[[nodiscard]] std::string_view text(SprtVerdict verdict);

} // namespace tessera::lab
