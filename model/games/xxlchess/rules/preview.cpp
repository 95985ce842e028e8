#include "model/games/xxlchess/rules/kingsafety.h"
#include "model/games/xxlchess/rules/rules.h"
#include "model/games/xxlchess/rules/say.h"
#include "model/games/xxlchess/rules/see.h"

#include <algorithm>
#include <cstdio>

namespace tessera::xxlchess {

namespace {

/// The gain of a king: more than any exchange wins.
constexpr int kKingGain = 100'000;

/// `9.5`, `12`.
std::string number(double value)
{
    std::array<char, 32> text{};
    const int length = std::snprintf(text.data(), text.size(), "%g", value);
    return {text.data(), static_cast<std::size_t>(length)};
}

std::string nameOn(const Position &position, Square square)
{
    return position.rules().pieces()[position.piece(square).kind()].name;
}

std::string squareName(const Position &position, Square square)
{
    return Rules::cellText(position, cellOf(position, square));
}

/// The pieces of `enemy` that the piece on `square` could capture with gain (SEE).
SquareSet preyOf(Position position, Square square, Player enemy)
{
    const PieceValues values = pieceValues(position.rules().pieces());
    if (position.toMove() == enemy)
        position.passTurn();
    SquareSet prey;
    (position.attacksFrom(square) & position.pieces(enemy)).forEach([&](Square target) {
        if (seeValue(position, Move::of(square, target), values) > 0)
            prey.add(target);
    });
    return prey;
}

void tellCapture(const Position &position, Move move, std::vector<Sentence> &sentences)
{
    const Piece taken = position.piece(move.to);
    if (!taken.isPresent())
        return;
    const PieceKind &kind = position.rules().pieces()[taken.kind()];
    if (kind.isRoyal)
        sentences.push_back(say(TESSERA_TEXT("xxlchess", "Takes the %1"), {kind.name}));
    else
        sentences.push_back(
            say(TESSERA_TEXT("xxlchess", "Takes the %1, worth %2"),
                {kind.name, number(kind.value / kEighths)}));
}

/// Adds that the move gives check, or else which pieces could be captured with gain at the next turn.
void addAttacks(const Position &after, Square square, std::vector<Sentence> &sentences)
{
    const Player enemy = after.toMove();
    if (after.outcome().isOver())
        return;
    if (after.isInCheck(enemy))
        sentences.push_back(say(TESSERA_TEXT("xxlchess", "Gives check")));
    SquareSet prey = preyOf(after, square, enemy);
    if (after.king(enemy) != kNoSquare)
        prey.remove(after.king(enemy));
    prey.forEach([&](Square target) {
        sentences.push_back(
            say(TESSERA_TEXT("xxlchess", "Then attacks the %1 on %2"),
                {nameOn(after, target), squareName(after, target)}));
    });
}

/// Adds the hanging pieces of `owner`: those that the other side could capture with gain if it were their turn.
void addHanging(const Position &position, Player owner, std::vector<Cell> &hanging)
{
    const PieceValues values = pieceValues(position.rules().pieces());
    Position enemyTurn = position;
    if (enemyTurn.toMove() == owner)
        enemyTurn.passTurn();
    const Player enemy = opponentOf(owner);
    position.pieces(owner).forEach([&](Square square) {
        if (square == position.king(owner))
            return;
        bool isHanging = false;
        enemyTurn.attackers(square, enemy).forEach([&](Square from) {
            isHanging = isHanging || seeValue(enemyTurn, Move::of(from, square), values) > 0;
        });
        if (isHanging)
            hanging.push_back(cellOf(position, square));
    });
}

} // namespace

std::optional<Position> Rules::onTurn(const Position &position, Player player)
{
    if (position.isOver())
        return std::nullopt;
    Position other = position;
    if (other.toMove() != player)
        other.passTurn();
    return other;
}

int Rules::gain(const Position &position, Move move)
{
    // A king in check is no gain: it is never captured (X5), and the check has a sentence of its own. In the fog its
    // capture wins the game.
    const Piece taken = position.piece(move.to);
    if (taken.isPresent() && position.rules().pieces()[taken.kind()].isRoyal)
        return position.rules().hasFog() ? kKingGain : 0;
    return seeValue(position, move, pieceValues(position.rules().pieces()));
}

std::vector<Sentence> Rules::preview(const Position &position, Move move)
{
    std::vector<Sentence> sentences;
    tellCapture(position, move, sentences);
    if (isCastling(position, move))
        sentences.push_back(say(TESSERA_TEXT("xxlchess", "Castles")));
    if (move.promotion != 0)
        sentences.push_back(
            say(TESSERA_TEXT("xxlchess", "The pawn becomes a %1"),
                {position.rules().pieces()[move.promotion].name}));
    Position after = position;
    after.play(move);
    addAttacks(after, move.to, sentences);
    return sentences;
}

AttackMap Rules::attackMap(const Position &position)
{
    AttackMap map;
    map.attackers.resize(static_cast<std::size_t>(board(position).cellCount()));
    for (const Player player : {Player::First, Player::Second}) {
        position.pieces(player).forEach([&](Square from) {
            position.attacksFrom(from).forEach([&](Square to) {
                ++map.attackers[static_cast<std::size_t>(cellOf(position, to))][player];
            });
        });
        if (position.rules().hasFog()) {
            addHanging(position, player, map.hanging);
            continue;
        }
        const KingSafety safety(position, player);
        for (const Pin &pin : safety.pins)
            map.held.push_back(
                {cellOf(position, pin.pinned),
                 cellOf(position, pin.pinner),
                 cellOf(position, position.king(player))});
        addHanging(position, player, map.hanging);
    }
    std::sort(map.hanging.begin(), map.hanging.end());
    return map;
}

std::vector<Cell> Rules::reach(const Position &position, Cell cell)
{
    std::vector<Cell> cells;
    const Square square = squareOf(position, cell);
    if (position.piece(square).isPresent())
        position.attacksFrom(square).forEach(
            [&](Square to) { cells.push_back(cellOf(position, to)); });
    return cells;
}

} // namespace tessera::xxlchess
