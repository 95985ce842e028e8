#include "model/games/chexers/rules/rules.h"

#include <array>

namespace tessera::chexers {

namespace {

constexpr auto kConverts = TESSERA_TEXT("chexers", "Converts the piece of %1 on %2");
constexpr auto kJumpsOwn = TESSERA_TEXT("chexers", "Jumps over your own piece on %1");
constexpr auto kExits = TESSERA_TEXT("chexers", "Exit %1 of %2");

/// The piece that is jumped over changes sides unless it is the mover's already (C4).
Sentence jumpSentence(const Position &position, Move move)
{
    const Hex over = move.middle();
    const Player owner = position.board().owner(over);
    const std::string name = Rules::cellText(position, cellOf(over));
    if (owner == position.toMove())
        return {"chexers", kJumpsOwn, {name}};
    return {"chexers", kConverts, {Rules::info().players[static_cast<std::size_t>(owner)], name}};
}

} // namespace

std::optional<Position> Rules::onTurn(const Position &position, Player player)
{
    if (position.isOver())
        return std::nullopt;
    if (position.toMove() == player)
        return position;
    const int passes = (index(player) - index(position.toMove()) + kPlayers) % kPlayers;
    Setup setup = position.setup();
    setup.turnsTaken += passes;
    if (setup.turnsTaken >= kTurnLimit)
        return std::nullopt;
    return Position(setup);
}

std::vector<Sentence> Rules::preview(const Position &position, Move move)
{
    if (move.isExit())
        return {
            {"chexers",
             kExits,
             {std::to_string(position.exits(position.toMove()) + 1), std::to_string(kExitsToWin)}}};
    if (!move.isPass() && move.isJump())
        return {jumpSentence(position, move)};
    return {};
}

std::span<const std::string_view> Rules::measures()
{
    static constexpr std::array<std::string_view, 3> kMeasures{"exits", "conversions", "losses"};
    return kMeasures;
}

int Rules::tally(const Position &position, Move move, Player player, int measure)
{
    const bool isOwn = position.toMove() == player;
    if (measure == 0)
        return isOwn && move.isExit() ? 1 : 0;
    if (move.isPass() || !move.isJump())
        return 0;
    const Player owner = position.board().owner(move.middle());
    if (measure == 1)
        return isOwn && owner != player ? 1 : 0;
    return !isOwn && owner == player ? 1 : 0;
}

} // namespace tessera::chexers
