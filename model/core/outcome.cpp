#include "model/core/outcome.h"

#include <array>

namespace tessera {

namespace {

constexpr std::array<std::string_view, kMaxPlayers> kWinTexts{"p1win", "p2win", "p3win"};

} // namespace

Player Outcome::winner() const
{
    for (int i = 0; i < kMaxPlayers; ++i) {
        if (scores[playerAt(i)] >= 1.0)
            return playerAt(i);
    }
    return Player::None;
}

std::string_view Outcome::resultText() const
{
    if (!isOver())
        return "none";
    const Player player = winner();
    return player == Player::None ? "draw" : kWinTexts[static_cast<std::size_t>(player)];
}

Outcome Outcome::win(Player winner, EndReason reason)
{
    Outcome outcome{reason, {}};
    outcome.scores[winner] = 1.0;
    return outcome;
}

Outcome Outcome::draw(int playerCount, EndReason reason)
{
    Outcome outcome{reason, {}};
    for (int i = 0; i < playerCount; ++i)
        outcome.scores[playerAt(i)] = 1.0 / playerCount;
    return outcome;
}

Outcome Outcome::loss(Player loser, int playerCount, EndReason reason)
{
    Outcome outcome{reason, {}};
    for (int i = 0; i < playerCount; ++i) {
        if (playerAt(i) != loser)
            outcome.scores[playerAt(i)] = 1.0 / (playerCount - 1);
    }
    return outcome;
}

} // namespace tessera
