#include "model/games/xxlchess/layout.h"
#include "model/games/xxlchess/mate.h"
#include "model/games/xxlchess/positiontext.h"
#include "model/games/xxlchess/xxlchess.h"

#include <cstdlib>

namespace tessera::xxlchess {

namespace {

constexpr const char *kRepetition = "repetition";
constexpr const char *kHundredTurns = "hundred-turns";
constexpr const char *kPromotion = "promotion";
constexpr const char *kQueenOnly = "queen";
constexpr const char *kChoose = "choose";

/// The draw rules are on by default, because that is what matches of engines and the protocol's
/// `Rules default` play by: without them two engines may shuffle for ever. The window's own default
/// for a game against the computer is the strict value, the brief's rules (X5).
GameInfo makeInfo()
{
    GameInfo info;
    info.id = "xxlchess";
    info.variant = "XXLChess";
    info.name = TESSERA_TEXT("xxlchess", "XXLChess");
    info.goal = TESSERA_TEXT(
        "xxlchess", "Checkmate the king on a board of 14×14 squares with eleven kinds of piece.");
    info.players = {TESSERA_TEXT("xxlchess", "White"), TESSERA_TEXT("xxlchess", "Black")};
    for (const PieceKind &kind : PieceSet())
        info.pieceKinds.push_back(kind.name);
    info.options = {
        {kRepetition,
         TESSERA_TEXT("xxlchess", "Draw by repetition"),
         TESSERA_TEXT("xxlchess", "The game is drawn when a position occurs a third time."),
         true,
         false},
        {kHundredTurns,
         TESSERA_TEXT("xxlchess", "Draw after 100 quiet turns"),
         TESSERA_TEXT(
             "xxlchess", "The game is drawn after 100 turns without a capture or a pawn move."),
         true,
         false},
        {kPromotion,
         TESSERA_TEXT("xxlchess", "Promotion"),
         TESSERA_TEXT(
             "xxlchess",
             "Whether a pawn always becomes a queen (queen) or the player chooses "
             "(choose)."),
         std::string(kQueenOnly),
         std::string(kQueenOnly)},
    };
    info.speaksUci = true;
    return info;
}

Fact checkFact(const char *key, Player player, const Position &position, const SquareSet &men)
{
    Fact fact{key, player, men.count()};
    fact.cells.push_back(cellOf(position, position.king(player)));
    men.forEach([&](Square square) { fact.cells.push_back(cellOf(position, square)); });
    return fact;
}

int material(const Position &position, Player player)
{
    int sum = 0;
    position.men(player).forEach([&](Square square) {
        sum += position.rules().pieces()[position.man(square).kind()].value;
    });
    return sum;
}

Square mirrored(const Position &position, Square square)
{
    return squareAt(position.rules().width() - 1 - fileOf(square), rankOf(square));
}

SquareSet mirrored(const Position &position, const SquareSet &set)
{
    SquareSet image;
    set.forEach([&](Square square) { image.add(mirrored(position, square)); });
    return image;
}

} // namespace

const GameInfo &Rules::info()
{
    static const GameInfo info = makeInfo();
    return info;
}

RuleChoices choicesFrom(const Options &options)
{
    RuleChoices choices;
    choices.drawsByRepetition = options.isOn(kRepetition, true);
    choices.drawsByHundredTurns = options.isOn(kHundredTurns, true);
    choices.choosesPromotion = options.textOf(kPromotion, kQueenOnly) == kChoose;
    return choices;
}

Position Rules::start(const Options &options)
{
    return positionFrom(standardLayout(), choicesFrom(options));
}

Result<Position> Rules::parsePosition(std::string_view text, const Options &options)
{
    auto reading = readPosition(text, choicesFrom(options));
    if (!reading)
        return reading.error();
    return std::move(reading->position);
}

std::string Rules::positionText(const Position &position)
{
    return writePosition(position);
}

Cell cellOf(const Position &position, Square square)
{
    const int row = position.rules().height() - 1 - rankOf(square);
    return cellAt(row * position.rules().width() + fileOf(square));
}

Square squareOf(const Position &position, Cell cell)
{
    const int width = position.rules().width();
    return squareAt(index(cell) % width, position.rules().height() - 1 - index(cell) / width);
}

BoardShape Rules::board(const Position &position)
{
    return {BoardShape::Kind::Square, position.rules().width(), position.rules().height(), 0};
}

Piece Rules::piece(const Position &position, Cell cell)
{
    const Man man = position.man(squareOf(position, cell));
    if (!man.isPresent())
        return {};
    return {man.owner(), static_cast<std::uint8_t>(man.kind())};
}

MoveShape Rules::shape(const Position &position, Move move)
{
    return MoveShape::of(cellOf(position, move.from), cellOf(position, move.to), move.promotion);
}

Transition Rules::transition(const Position &position, Move move)
{
    const auto pieceOn = [&position](Square square) {
        return piece(position, cellOf(position, square));
    };
    const Cell from = cellOf(position, move.from);
    const Cell to = cellOf(position, move.to);
    const Piece moved = pieceOn(move.from);
    Transition transition;
    if (position.man(move.to).isPresent())
        transition.steps.push_back(Step::remove(0, pieceOn(move.to), to));
    const bool isLeap = alignmentOf(move.from, move.to).length() == 0;
    transition.steps.push_back(Step::move(0, moved, from, to, isLeap));
    if (isCastling(position, move)) {
        const Square rook = castlingRook(position, move.from, move.to);
        const Square passed = (move.from + move.to) / 2;
        transition.steps.push_back(
            Step::move(0, pieceOn(rook), cellOf(position, rook), cellOf(position, passed), true));
    }
    if (move.promotion != 0) {
        const Piece promoted{moved.owner, static_cast<std::uint8_t>(move.promotion)};
        transition.steps.push_back(Step::recolour(1, moved, promoted, to));
    }
    return transition;
}

std::vector<Fact> Rules::facts(const Position &position)
{
    std::vector<Fact> facts;
    const PieceSet &pieces = position.rules().pieces();
    for (const Player player : {Player::First, Player::Second}) {
        for (Kind kind = 0; kind < pieces.size(); ++kind) {
            if (const int lost = position.captured(player, kind); lost > 0)
                facts.push_back({"captured-" + pieces[kind].name, player, lost});
        }
        facts.push_back({"material", player, material(position, player)});
        if (position.isInCheck(player)) {
            const auto checkers = position.attackers(position.king(player), opponentOf(player));
            facts.push_back(checkFact("check", player, position, checkers));
        }
    }
    facts.push_back(
        {"balance",
         Player::None,
         material(position, Player::First) - material(position, Player::Second)});
    if (position.outcome().reason == EndReason::Checkmate)
        facts.push_back(checkFact("mate", position.toMove(), position, mateHighlight(position)));
    return facts;
}

Position Rules::transformed(const Position &position, int symmetry)
{
    if (symmetry == 0)
        return position;
    const Placement before = placementOf(position);
    Placement after;
    position.rules().board().forEach([&](Square square) {
        after.men[static_cast<std::size_t>(mirrored(position, square))]
            = before.men[static_cast<std::size_t>(square)];
    });
    after.toMove = before.toMove;
    after.unmoved = mirrored(position, before.unmoved);
    after.movedPawns = mirrored(position, before.movedPawns);
    return {position.sharedRules(), after};
}

Move Rules::transformedMove(const Position &position, Move move, int symmetry)
{
    if (symmetry == 0)
        return move;
    return Move::of(mirrored(position, move.from), mirrored(position, move.to), move.promotion);
}

} // namespace tessera::xxlchess
