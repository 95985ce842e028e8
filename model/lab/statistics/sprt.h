#pragma once

#include "model/core/result.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace tessera::lab {

/// A sequential probability ratio test (Wald 1945) of "stronger by elo1" against "stronger by elo0".
struct Sprt
{
    double elo0 = 0;
    double elo1 = 10;
    /// The probabilities of accepting elo1 when elo0 is true, and of the reverse.
    double alpha = 0.05;
    double beta = 0.05;

    /// The log-likelihood ratios at or beyond which the test ends.
    [[nodiscard]] double lowerBound() const;
    [[nodiscard]] double upperBound() const;

    /// Reads `elo0=0 elo1=10 alpha=0.05 beta=0.05`, in any order; omitted values keep the defaults above.
    [[nodiscard]] static Result<Sprt> parse(std::string_view text);
};

/// The generalised log-likelihood ratio of samples from 0 to 1 (scores of pairs, or of six-game
/// blocks), by Van den Bergh's approximation n (s1 − s0)(2m − s0 − s1) / 2v, where m and v are the mean and variance of
/// the samples and s_i the share of elo_i. The variance includes an additional half lost and half won sample, so that a
/// few equal samples do not look like certainty.
[[nodiscard]] double logLikelihoodRatio(const Sprt &sprt, std::span<const double> samples);

enum class SprtVerdict : std::uint8_t { Open, Accepted, Rejected };

[[nodiscard]] SprtVerdict verdictOf(const Sprt &sprt, double ratio);
/// The verdict's words: `elo1 accepted`, `elo0 accepted`, `open`.
[[nodiscard]] std::string_view text(SprtVerdict verdict);

} // namespace tessera::lab
