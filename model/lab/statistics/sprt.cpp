#include "model/lab/statistics/sprt.h"

#include "model/lab/statistics/elo.h"
#include "model/lab/words/keyvalues.h"

#include <cmath>

namespace tessera::lab {

double Sprt::lowerBound() const
{
    return std::log(beta / (1 - alpha));
}

double Sprt::upperBound() const
{
    return std::log((1 - beta) / alpha);
}

Result<Sprt> Sprt::parse(std::string_view text)
{
    constexpr std::string_view kKeys[]{"elo0", "elo1", "alpha", "beta"};
    const auto settings = parseKeyValues("--sprt", text, kKeys);
    if (!settings)
        return settings.error();
    Sprt sprt;
    double *const places[]{&sprt.elo0, &sprt.elo1, &sprt.alpha, &sprt.beta};
    for (const auto &[key, value] : *settings) {
        for (std::size_t i = 0; i < std::size(kKeys); ++i) {
            if (key != kKeys[i])
                continue;
            const auto number = decimalNumber(value);
            const bool isChance = places[i] == &sprt.alpha || places[i] == &sprt.beta;
            constexpr double kMostElo = 1000;
            constexpr double kHalf = 0.5;
            if (!number
                || (isChance ? *number <= 0 || *number >= kHalf : std::abs(*number) > kMostElo))
                return Error{
                    "--sprt " + key,
                    inQuotes(value),
                    isChance ? phrase("Error", "a chance between 0 and 0.5")
                             : phrase("Error", "a number of Elo from -1000 to 1000")};
            *places[i] = *number;
        }
    }
    if (!(sprt.elo0 < sprt.elo1))
        return Error{
            "--sprt", phrase("Error", "elo1 not above elo0"), phrase("Error", "elo0 below elo1")};
    return sprt;
}

double logLikelihoodRatio(const Sprt &sprt, std::span<const double> samples)
{
    if (samples.empty())
        return 0;
    const auto count = static_cast<double>(samples.size());
    const auto [mean, variance] = momentsOf(samples);
    constexpr double kHalf = 0.5;
    const double phantoms = kHalf * (mean * mean + (1 - mean) * (1 - mean));
    const double spread = (count * variance + phantoms) / (count + 1);
    const double s0 = shareOf(sprt.elo0);
    const double s1 = shareOf(sprt.elo1);
    return count * (s1 - s0) * (2 * mean - s0 - s1) / (2 * spread);
}

SprtVerdict verdictOf(const Sprt &sprt, double ratio)
{
    if (ratio >= sprt.upperBound())
        return SprtVerdict::Accepted;
    return ratio <= sprt.lowerBound() ? SprtVerdict::Rejected : SprtVerdict::Open;
}

std::string_view text(SprtVerdict verdict)
{
    switch (verdict) {
    case SprtVerdict::Accepted:
        return "elo1 accepted";
    case SprtVerdict::Rejected:
        return "elo0 accepted";
    case SprtVerdict::Open:
        break;
    }
    return "open";
}

} // namespace tessera::lab
