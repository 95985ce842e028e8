#include "model/core/outcome.h"

#include <array>
#include <utility>

namespace tessera {

namespace {

constexpr std::array<std::pair<EndReason, std::string_view>, 18> kReasonTexts{{
    {EndReason::None, "none"},
    {EndReason::Elimination, "elimination"},
    {EndReason::Shrink, "shrink"},
    {EndReason::PlacingEnd, "placing-end"},
    {EndReason::Exits, "exits"},
    {EndReason::Repetition, "repetition"},
    {EndReason::TurnLimit, "turn-limit"},
    {EndReason::NoMove, "no-move"},
    {EndReason::BothForfeit, "both-forfeit"},
    {EndReason::Checkmate, "checkmate"},
    {EndReason::Stalemate, "stalemate"},
    {EndReason::KingCaptured, "king-captured"},
    {EndReason::FiftyMoves, "fifty-moves"},
    {EndReason::Time, "time"},
    {EndReason::Resignation, "resignation"},
    {EndReason::Agreement, "agreement"},
    {EndReason::IllegalMove, "illegal-move"},
    {EndReason::Disconnected, "disconnected"},
}};

constexpr std::array<std::string_view, kMaxPlayers> kWinTexts{"p1win", "p2win", "p3win"};

} // namespace

std::string_view text(EndReason reason)
{
    return kReasonTexts[static_cast<std::size_t>(reason)].second;
}

std::optional<EndReason> parseEndReason(std::string_view text)
{
    for (const auto &[reason, name] : kReasonTexts) {
        if (name == text)
            return reason;
    }
    return std::nullopt;
}

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
