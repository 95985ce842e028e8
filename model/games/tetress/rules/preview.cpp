#include "model/games/tetress/rules/rules.h"

#include <array>

namespace tessera::tetress {

std::optional<Position> Rules::onTurn(const Position &position, Player player)
{
    if (position.isOver())
        return std::nullopt;
    if (position.toMove() == player)
        return position;
    const int actions = position.turnsTaken() + 1;
    if (actions >= kTurnLimit)
        return std::nullopt;
    return Position(position.tokens(kRed), position.tokens(kBlue), actions);
}

int Rules::gain(const Position &position, Move move)
{
    const Player player = position.toMove();
    const Board own = position.tokens(player) | move.cells();
    const Board &enemies = position.tokens(opponent(player));
    const Board cleared = cellsOfFullLines(own | enemies);
    return (enemies & cleared).count() - (own & cleared).count();
}

std::vector<Sentence> Rules::preview(const Position &position, Move move)
{
    std::vector<Sentence> told = remarks(position, move);
    Position after = position;
    after.play(move);
    told.push_back(
        {"tetress",
         TESSERA_TEXT("tetress", "Red %1 : Blue %2"),
         {std::to_string(after.tokens(kRed).count()), std::to_string(after.tokens(kBlue).count())}});
    if (after.isAtTurnLimit())
        return told;
    const Player next = after.toMove();
    told.push_back(
        {"tetress",
         TESSERA_TEXT("tetress", "%1 then has %2 places"),
         {info().players[static_cast<std::size_t>(next)],
          std::to_string(after.placementsOf(next))}});
    return told;
}

std::span<const std::string_view> Rules::measures()
{
    static constexpr std::array<std::string_view, 2> kMeasures{"lines", "tokens"};
    return kMeasures;
}

int Rules::tally(const Position &position, Move move, Player player, int measure)
{
    if (position.toMove() != player)
        return 0;
    const Board occupied = position.occupied() | move.cells();
    if (measure == 0)
        return fullLines(occupied).count();
    return (position.tokens(opponent(player)) & cellsOfFullLines(occupied)).count();
}

} // namespace tessera::tetress
