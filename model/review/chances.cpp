#include "model/review/chances.h"

#include <array>
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

std::string decimal(double value)
{
    std::array<char, 32> text{};
    const int length = std::snprintf(text.data(), text.size(), "%.2f", value);
    return {text.data(), static_cast<std::size_t>(length)};
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
            text.append(text.empty() ? "" : "/").append(decimal(chances[playerAt(i)]));
        return text;
    }
    const int value = toMove == Player::First ? score.value : -score.value;
    if (score.kind == Score::Kind::Mate)
        return "#" + std::to_string(value);
    return decimal(value / 100.0);
}

} // namespace tessera
