#include "model/review/chances.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace tessera {

namespace {

constexpr double kSharesInAll = 1000;

PerPlayer<double> aloneWith(double chance, Player player, int playerCount)
{
    PerPlayer<double> chances{};
    for (int i = 0; i < playerCount; ++i)
        chances[playerAt(i)] = (1 - chance) / (playerCount - 1);
    chances[player] = chance;
    return chances;
}

constexpr int kHundredths = 2;
constexpr int kThousandths = 3;

std::string decimal(double value, int digits)
{
    std::array<char, 32> text{};
    const int length = std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return {text.data(), static_cast<std::size_t>(length)};
}

std::optional<double> parseDecimal(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    return isWhole && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

/// Reads `0.512/0.301/0.187`.
std::optional<PerPlayer<double>> parseShares(std::string_view text, int playerCount)
{
    PerPlayer<double> chances{};
    double sum = 0;
    for (int i = 0; i < playerCount; ++i) {
        const auto slash = text.find('/');
        const auto share = parseDecimal(text.substr(0, slash));
        const bool isLast = i + 1 == playerCount;
        if (!share || *share < 0 || isLast != (slash == std::string_view::npos))
            return std::nullopt;
        chances[playerAt(i)] = *share;
        sum += *share;
        text.remove_prefix(isLast ? text.size() : slash + 1);
    }
    constexpr double kRounding = 0.05;
    return std::abs(sum - 1) <= kRounding ? std::optional(chances) : std::nullopt;
}

} // namespace

PerPlayer<double> chancesOf(const Score &score, Player toMove, int playerCount)
{
    switch (score.kind) {
    case Score::Kind::Mate:
        return aloneWith(score.value > 0 ? 1 : 0, toMove, playerCount);
    case Score::Kind::Centipawns:
        return aloneWith(1 / (1 + std::exp(-score.value / kReviewOddsScale)), toMove, playerCount);
    case Score::Kind::Shares:
        break;
    }
    PerPlayer<double> chances{};
    for (int i = 0; i < playerCount; ++i)
        chances[playerAt(i)] = score.shares[playerAt(i)] / kSharesInAll;
    return chances;
}

std::string evaluationText(const Score &score, Player toMove, int playerCount)
{
    if (playerCount > 2 || score.kind == Score::Kind::Shares) {
        const PerPlayer<double> chances = chancesOf(score, toMove, playerCount);
        std::string text;
        for (int i = 0; i < playerCount; ++i)
            text.append(text.empty() ? "" : "/").append(decimal(chances[playerAt(i)], kThousandths));
        return text;
    }
    const int value = toMove == Player::First ? score.value : -score.value;
    if (score.kind == Score::Kind::Mate)
        return "#" + std::to_string(value);
    return decimal(value / 100.0, kHundredths);
}

std::optional<PerPlayer<double>> chancesOf(std::string_view evaluation, int playerCount)
{
    if (evaluation.find('/') != std::string_view::npos)
        return parseShares(evaluation, playerCount);
    if (playerCount > 2)
        return std::nullopt;
    const bool isMate = evaluation.starts_with('#');
    const auto comma = evaluation.find(',');
    const auto value = parseDecimal(evaluation.substr(0, comma).substr(isMate ? 1 : 0));
    if (!value)
        return std::nullopt;
    if (isMate)
        return aloneWith(evaluation.starts_with("#-") ? 0 : 1, Player::First, playerCount);
    return aloneWith(1 / (1 + std::exp(-100 * *value / kReviewOddsScale)), Player::First, playerCount);
}

} // namespace tessera
