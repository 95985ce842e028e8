#include "view/games/xxlchess/xxlchessscene.h"

#include "model/games/xxlchess/files/piecetext.h"
#include "model/games/xxlchess/rules/facts.h"
#include "view/games/xxlchess/movementcard.h"
#include "view/games/xxlchess/workshop/pieceworkshop.h"
#include "view/games/xxlchess/xxlchesspanel.h"

#include <algorithm>

namespace tessera::xxlchess {

using namespace Qt::StringLiterals;

namespace {

/// The square in the bottom left corner is dark, whatever the board's size.
TileShade tileShade(Cell cell, const BoardShape &board)
{
    const int file = index(cell) % board.columns;
    const int rank = board.rows - 1 - index(cell) / board.columns;
    return (file + rank) % 2 == 0 ? TileShade::Dark : TileShade::Light;
}

/// A piece that takes part in the mate: a dashed frame.
MarkLook matingLook()
{
    MarkLook look;
    look.fill = ThemeRole::MatingFill;
    look.frame = ThemeRole::MatingFrame;
    look.frameStyle = Qt::DashLine;
    return look;
}

/// A mated king: a badge with a number sign.
MarkLook mateLook()
{
    MarkLook look;
    look.fill = ThemeRole::CheckFill;
    look.badge = {u"#"_s, ThemeRole::CheckBadge, ThemeRole::CheckBadgeText};
    return look;
}

} // namespace

CellLook XxlChessDesign::cellLook(const DesignContext &context, Cell cell) const
{
    CellLook look;
    look.shade = tileShade(cell, context.geometry.shape());
    const bool isHidden = context.position.ground(cell) == Ground::Hidden;
    look.fill = context.theme.gameColour(gameId(), isHidden ? u"fog"_s : u"tile"_s, look.shade);
    return look;
}

QString XxlChessDesign::coordinateText(const AnyPosition &position, const CoordinatePlace &place) const
{
    switch (place.kind) {
    case CoordinatePlace::Kind::Column:
        return QString(QChar(u'a' + place.number));
    case CoordinatePlace::Kind::Row:
        return QString::number(position.board().rows - place.number);
    case CoordinatePlace::Kind::Cell:
        break;
    }
    return BoardDesign::coordinateText(position, place);
}

QString XxlChessDesign::cellName(const AnyPosition &position, Cell cell) const
{
    const QString name = BoardDesign::cellName(position, cell);
    const Facts facts = factsOf(position);
    for (const Player player : {Player::First, Player::Second}) {
        const SideFacts &side = facts.sides[player];
        if (side.king != cell)
            continue;
        if (facts.mate && facts.mate->mated == player)
            return tr("%1, checkmated").arg(name);
        if (!side.checkers.empty() && !position.outcome().isOver())
            return tr("%1, in check").arg(name);
    }
    return name;
}

void XxlChessDesign::markPosition(const AnyPosition &position, BoardMarks &marks) const
{
    const Facts facts = factsOf(position);
    if (facts.mate) {
        const Cell king = facts.sides[facts.mate->mated].king;
        marks.own.push_back({matingLook(), MarkRole::LastPlaced, facts.mate->mating});
        marks.own.push_back({mateLook(), MarkRole::Check, {king}});
        return;
    }
    for (const Player player : {Player::First, Player::Second}) {
        if (!facts.sides[player].checkers.empty())
            marks[MarkRole::Check].push_back(facts.sides[player].king);
    }
}

void XxlChessDesign::markRefusal(
    const AnyPosition &position, const Refusal &refusal, BoardMarks &marks) const
{
    if (!exposesKing(refusal)) {
        BoardDesign::markRefusal(position, refusal, marks);
        return;
    }
    const Cell king = factsOf(position).sides[position.toMove()].king;
    for (const Cell cell : refusal.cells) {
        const Piece piece = position.piece(cell);
        if (!piece.isPresent() || piece.owner == position.toMove())
            continue;
        marks[MarkRole::Refusal].push_back(cell);
        marks.arrows.push_back({MarkArrow::Kind::Threat, cell, king});
    }
}

Cell XxlChessDesign::alarmedCell(const AnyPosition &position, const Refusal &refusal) const
{
    return exposesKing(refusal) ? factsOf(position).sides[position.toMove()].king : Cell::None;
}

RefusalWords XxlChessDesign::refusalWords(const Refusal &refusal, const QString &sentence) const
{
    if (!exposesKing(refusal))
        return {{}, sentence};
    // Where the king is already in check, the sentence would repeat the message.
    return {tr("You must defend your king!"), refusal.code == "defend-king" ? QString() : sentence};
}

QString XxlChessDesign::statusText(const AnyPosition &position) const
{
    const bool isInCheck = position.alarm()->alarmedCell(position.toMove()) != Cell::None;
    return isInCheck ? tr("Check!") : BoardDesign::statusText(position);
}

QString XxlChessDesign::drawReason(const AnyPosition &position) const
{
    switch (factsOf(position).tiredness) {
    case Tiredness::Repeated:
        return tr("This position has come up for the third time.");
    case Tiredness::Quiet:
        return tr("For 100 turns nothing was captured and no pawn has moved.");
    case Tiredness::None:
        break;
    }
    return {};
}

int XxlChessDesign::turnsForPlayer(const AnyPosition &position, Player player, int turnCount) const
{
    // A configuration may have Black's pawns go up the board; White then sits at the top.
    const tessera::Piece pawn{Player::First, static_cast<std::uint8_t>(kPawn)};
    const auto card = cardOf(position, pawn);
    const bool isBlackBelow = card && card->reach.front().rows > 0;
    const int turns = BoardDesign::turnsForPlayer(position, player, turnCount);
    return (turns + (isBlackBelow ? turnCount / 2 : 0)) % turnCount;
}

Piece XxlChessDesign::offeredPiece(const AnyPosition &position, MoveCode move) const
{
    return {position.toMove(), position.pointing().shape(move).choice};
}

/// A move's name in long algebraic notation: "Ng1–f3", "e5×f6", "g7–g8=Q+".
QString XxlChessDesign::moveName(const AnyPosition &before, MoveCode move, Notation notation) const
{
    const QString name = BoardDesign::moveName(before, move, notation);
    const auto cells = before.pointing().shape(move).cells;
    if (notation != Notation::Long || name.startsWith(u"O-"_s) || cells.size() != 2)
        return name;
    const QString letter = name.at(0).isUpper() ? name.left(1) : QString();
    qsizetype end = name.size();
    while (end > 0 && (name.at(end - 1) == u'+' || name.at(end - 1) == u'#'))
        --end;
    const qsizetype promotion = name.indexOf(u'=');
    return letter + QString::fromStdString(before.cellText(cells[0]))
           + (takenBy(before, move).empty() ? u"–"_s : u"×"_s)
           + QString::fromStdString(before.cellText(cells[1]))
           + name.mid(promotion < 0 ? end : promotion);
}

GamePanel *XxlChessDesign::makePanel(QWidget *parent) const
{
    return new XxlChessPanel(*this, parent);
}

GamePanel *XxlChessDesign::makeCard(QWidget *parent) const
{
    return new MovementCard(*this, MovementCard::Form::Narrow, parent);
}

OptionsDialog *XxlChessDesign::makeOptionsDialog(
    const Options &options, const BoardShape &board, const Theme &theme, QWidget *parent) const
{
    return new PieceWorkshop(*this, options, board, theme, parent);
}

QString XxlChessDesign::optionsDialogText(const Options &options) const
{
    const auto pieces = readPieces(options.textOf("pieces", ""));
    const auto count = pieces ? PieceDrafts(*pieces, {}).letters().size() : 0;
    return count == 0 ? tr("Own pieces…") : tr("Own pieces (%1)…", "how many").arg(count);
}

std::unique_ptr<BoardDesign> makeDesign(const GameInfo &info)
{
    return std::make_unique<XxlChessDesign>(info);
}

} // namespace tessera::xxlchess
