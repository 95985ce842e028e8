#include "view/board/boarddesign.h"

#include "model/core/facets/facets.h"
#include "model/session/minussigns.h"

#include "view/board/gamepanel.h"
#include "view/board/optionsdialog.h"

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// The kind of a piece, or the word for the kinds that a configuration adds to those of the game.
std::string kindOf(const GameInfo &info, Piece piece)
{
    return piece.kind < info.pieceKinds.size() ? info.pieceKinds[piece.kind] : "piece";
}

bool exchangesSides(const AnyPosition &position, MoveCode move)
{
    return position.sides() != nullptr && position.sides()->exchangesSides(move);
}

} // namespace

QString BoardDesign::pieceSheet(PieceStyle style) const
{
    const QString name = style == PieceStyle::Plain ? u"plain"_s : u"pieces"_s;
    return u":/boards/%1/%2.svg"_s.arg(gameId(), name);
}

QString BoardDesign::sideElement(Player owner) const
{
    const auto number = static_cast<std::size_t>(index(owner));
    return QString::fromStdString(m_info.players[number]).toLower();
}

QString BoardDesign::pieceElement(Piece piece) const
{
    return sideElement(piece.owner) + u'-' + QString::fromStdString(kindOf(m_info, piece));
}

PieceInk BoardDesign::pieceInk(Player owner) const
{
    // The colours of the drawings in resources/boards.
    const QColor dark(0x1F, 0x23, 0x28);
    if (owner == Player::First)
        return {Qt::white, dark};
    return {dark, QColor(0xF5, 0xF5, 0xF5)};
}

std::vector<Decoration> BoardDesign::decorations(const DesignContext &) const
{
    return {};
}

std::vector<Piece> BoardDesign::piecesBeside(const AnyPosition &, Cell) const
{
    return {};
}

QPointF BoardDesign::restBeside(const BoardGeometry &geometry, Cell place, int) const
{
    return geometry.centre(place);
}

int BoardDesign::turnsForPlayer(const AnyPosition &, Player player, int turnCount) const
{
    return index(player) * turnCount / m_info.playerCount();
}

QString BoardDesign::coordinateText(const AnyPosition &position, const CoordinatePlace &place) const
{
    if (place.kind == CoordinatePlace::Kind::Cell)
        return QString::fromStdString(position.cellText(cellAt(place.number)));
    return QString::number(place.number);
}

QString BoardDesign::cellName(const AnyPosition &position, Cell cell) const
{
    const QString name = QString::fromStdString(position.cellText(cell));
    const Piece piece = position.piece(cell);
    QString what;
    if (piece.isPresent())
        what = pieceName(position, piece);
    else if (position.ground(cell) == Ground::Blocked)
        what = QCoreApplication::translate("BoardDesign", "closed");
    else if (position.ground(cell) == Ground::Hidden)
        what = QCoreApplication::translate("BoardDesign", "not seen");
    else if (position.ground(cell) == Ground::Removed)
        what = QCoreApplication::translate("BoardDesign", "removed");
    else
        what = QCoreApplication::translate("BoardDesign", "empty");
    return QCoreApplication::translate("BoardDesign", "%1, %2", "cell, what is on it")
        .arg(name, what);
}

QString BoardDesign::pieceName(Piece piece) const
{
    if (!piece.isPresent())
        return {};
    const auto owner = static_cast<std::size_t>(index(piece.owner));
    return QCoreApplication::translate("BoardDesign", "%1 %2", "colour, kind of piece")
        .arg(translated(m_info.players[owner]).toLower(), translated(kindOf(m_info, piece)));
}

QString BoardDesign::pieceName(const AnyPosition &position, Piece piece) const
{
    const auto card = piece.isPresent() ? cardOf(position, piece) : std::nullopt;
    if (!card || card->name == kindOf(m_info, piece))
        return pieceName(piece);
    return QCoreApplication::translate("BoardDesign", "%1 %2", "colour, kind of piece")
        .arg(playerName(piece.owner).toLower(), translated(card->name));
}

void BoardDesign::markPosition(const AnyPosition &, BoardMarks &) const {}

void BoardDesign::markRefusal(const AnyPosition &, const Refusal &refusal, BoardMarks &marks) const
{
    auto &cells = marks[MarkRole::Refusal];
    cells.insert(cells.end(), refusal.cells.begin(), refusal.cells.end());
}

Cell BoardDesign::alarmedCell(const AnyPosition &, const Refusal &) const
{
    return Cell::None;
}

RefusalWords BoardDesign::refusalWords(const Refusal &, const QString &sentence) const
{
    return {{}, sentence};
}

QString BoardDesign::statusText(const AnyPosition &position) const
{
    return QCoreApplication::translate("BoardDesign", "%1 to move", "colour")
        .arg(playerName(position.toMove()));
}

QString BoardDesign::threatText(Player by, Threat::Kind kind, const QString &cells) const
{
    const char *pattern = QT_TRANSLATE_NOOP("BoardDesign", "%1 can take %2");
    if (kind == Threat::Kind::Convert)
        pattern = QT_TRANSLATE_NOOP("BoardDesign", "%1 can convert %2");
    else if (kind == Threat::Kind::Leave)
        pattern = QT_TRANSLATE_NOOP("BoardDesign", "%1 can leave from %2");
    return QCoreApplication::translate("BoardDesign", pattern).arg(playerName(by), cells);
}

QString BoardDesign::moveName(const AnyPosition &before, MoveCode move, Notation notation) const
{
    if (before.pointing().shape(move).cells.isEmpty())
        return exchangesSides(before, move)
                   ? QCoreApplication::translate("BoardDesign", "takes %1’s side", "colour, a move")
                         .arg(playerName(Player::First))
                   : QCoreApplication::translate("BoardDesign", "pass", "a move");
    if (notation == Notation::Prose)
        return proseMove(*this, before, move);
    QString name = QString::fromStdString(before.moveLabel(move));
    for (const Cell cell : convertedBy(before, move))
        name += u" ⇄ %1"_s.arg(QString::fromStdString(before.cellText(cell)));
    return withMinusSigns(name);
}

QString BoardDesign::offerText(const AnyPosition &position, MoveCode move) const
{
    return exchangesSides(position, move)
               ? QCoreApplication::translate("BoardDesign", "Take %1’s side", "colour")
                     .arg(playerName(Player::First))
               : QCoreApplication::translate("BoardDesign", "Pass", "a button");
}

GamePanel *BoardDesign::makePanel(QWidget *) const
{
    return nullptr;
}

GamePanel *BoardDesign::makeCard(QWidget *) const
{
    return nullptr;
}

OptionsDialog *BoardDesign::makeOptionsDialog(
    const Options &, const BoardShape &, const Theme &, QWidget *) const
{
    return nullptr;
}

QString BoardDesign::optionsDialogText(const Options &) const
{
    return {};
}

} // namespace tessera
