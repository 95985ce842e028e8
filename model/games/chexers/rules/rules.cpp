#include "model/games/chexers/rules/rules.h"

#include <utility>

namespace tessera::chexers {

namespace {

/// A piece of Chexers, of which there is one kind.
Piece pieceOf(Player owner)
{
    return {owner, 0};
}

/// `hex` turned by `thirds` thirds of the board.
Hex turnedBy(Hex hex, int thirds)
{
    for (int i = 0; i < thirds && hex != kNowhere; ++i)
        hex = turned(hex);
    return hex;
}

} // namespace

const GameInfo &Rules::info()
{
    static const GameInfo info = [] {
        GameInfo made{
            "chexers",
            "chexers",
            TESSERA_TEXT("chexers", "Chexers"),
            TESSERA_TEXT(
                "chexers", "Be the first to take four pieces off the edge opposite to yours."),
            {TESSERA_TEXT("chexers", "Red"),
             TESSERA_TEXT("chexers", "Green"),
             TESSERA_TEXT("chexers", "Blue")},
            {"runner"},
            {},
        };
        made.hasAgents = true;
        made.endReasons = {reason::kExits};
        made.drawAtLimit = TESSERA_TEXT(
            "chexers", "The turn limit is reached, and nobody has taken four pieces off.");
        return made;
    }();
    return info;
}

Position Rules::start(const Options &)
{
    return Position();
}

MoveCode Rules::encode(Move move)
{
    return MoveCode{move.bits()};
}

Move Rules::decode(MoveCode code)
{
    return Move::ofBits(static_cast<std::uint16_t>(code));
}

BoardShape Rules::board(const Position &)
{
    return {BoardShape::Kind::Hex, 2 * kRadius + 1, 2 * kRadius + 1, kPlayers};
}

Piece Rules::piece(const Position &position, Cell cell)
{
    return isHex(cell) ? pieceOf(position.board().owner(hexOf(cell))) : Piece{};
}

Ground Rules::ground(const Position &, Cell)
{
    return Ground::Open;
}

MoveShape Rules::shape(const Position &position, Move move)
{
    if (move.isPass())
        return MoveShape::of();
    return MoveShape::of(
        cellOf(move.from()), move.isExit() ? exitPlace(position.toMove()) : cellOf(move.to()));
}

Transition Rules::transition(const Position &position, Move move)
{
    const Piece mover = pieceOf(position.toMove());
    if (move.isPass())
        return {};
    if (move.isExit())
        return {{Step::remove(0, mover, cellOf(move.from()), exitPlace(mover.owner))}};

    Transition result;
    result.steps.push_back(
        Step::move(0, mover, cellOf(move.from()), cellOf(move.to()), move.isJump()));
    if (move.isJump()) {
        // A jumped piece of another colour changes sides and stays where it is (C4).
        const Piece jumped = pieceOf(position.board().owner(move.middle()));
        if (jumped != mover)
            result.steps.push_back(Step::recolour(0, jumped, mover, cellOf(move.middle())));
    }
    return result;
}

std::vector<Sentence> Rules::remarks(const Position &position, Move move)
{
    if (!move.isPass())
        return {};
    if (position.board().pieces(position.toMove()) == 0)
        return {{"chexers", TESSERA_TEXT("chexers", "Forced pass: no pieces left"), {}}};
    return {{"chexers", TESSERA_TEXT("chexers", "Forced pass: every piece is blocked"), {}}};
}

int Rules::symmetryCount(const Position &position)
{
    const bool isNearEnd = position.turnsTaken() + kPlayers >= kTurnLimit;
    return position.isOver() || isNearEnd ? 1 : kPlayers;
}

Position Rules::transformed(const Position &position, int symmetry)
{
    return position.turnedBy(symmetry);
}

Move Rules::transformedMove(const Position &, Move move, int symmetry)
{
    return Move::between(turnedBy(move.from(), symmetry), turnedBy(move.to(), symmetry));
}

} // namespace tessera::chexers
