#include "view/games/tetress/tetressscene.h"

#include "model/games/tetress/tetress.h"
#include "view/games/tetress/tetresspanel.h"

namespace tessera::tetress {

using namespace Qt::StringLiterals;

namespace {

/// Widths in cell units: of the grid on each side of a cell's edge, and of the frame.
constexpr double kGridWidth = 0.018;
constexpr double kFrameWidth = 0.05;

} // namespace

/// A move's name, such as "T 9,0 ↻": the shape, the top left corner of its box, and its orientation.
QString TetressDesign::moveName(const AnyPosition &before, MoveCode move, Notation notation) const
{
    if (notation != Notation::Short)
        return BoardDesign::moveName(before, move, notation);
    static const QString kTurns[] = {{}, u" ↻"_s, u" ↻↻"_s, u" ↺"_s};
    const Move placement = Rules::decode(move);
    int first = placement.tetromino();
    while (first > 0 && kTetrominoes[static_cast<std::size_t>(first - 1)].shape == placement.shape())
        --first;
    return u"%1 %2%3"_s.arg(
        QString(QLatin1Char(kShapeLetters[static_cast<std::size_t>(placement.shape())])),
        QString::fromStdString(before.cellText(placement.anchor())),
        kTurns[placement.tetromino() - first]);
}

CellLook TetressDesign::cellLook(const DesignContext &context, Cell) const
{
    CellLook look;
    look.fill = context.theme.gameColour(gameId(), u"tile"_s);
    look.shade = look.fill.lightnessF() < 0.5f ? TileShade::Dark : TileShade::Light;
    look.edge = context.theme.gameColour(gameId(), u"grid"_s);
    look.edgeWidth = kGridWidth;
    return look;
}

std::vector<Decoration> TetressDesign::decorations(const DesignContext &context) const
{
    // The true board begins at 0,0 of the plane, inside any margin of copies.
    const BoardShape &board = context.geometry.shape();
    const double inset = kFrameWidth / 2;
    Decoration frame;
    frame.path.addRect(
        QRectF(0, 0, board.columns, board.rows).adjusted(-inset, -inset, inset, inset));
    frame.pen = QPen(
        context.theme.gameColour(gameId(), u"frame"_s),
        kFrameWidth,
        Qt::SolidLine,
        Qt::SquareCap,
        Qt::MiterJoin);
    frame.layer = Decoration::Layer::AbovePieces;
    return {frame};
}

QString TetressDesign::cellName(const AnyPosition &position, Cell cell) const
{
    const int columns = position.board().columns;
    const Piece piece = position.piece(cell);
    const QString what
        = piece.isPresent()
              ? translated(info().players[static_cast<std::size_t>(index(piece.owner))]).toLower()
              : tr("empty");
    return tr("row %1 column %2, %3", "what is on the cell comes last")
        .arg(index(cell) / columns)
        .arg(index(cell) % columns)
        .arg(what);
}

QString TetressDesign::threatText(Player by, Threat::Kind, const QString &cells) const
{
    return tr("%1 can clear %2", "colour, cells").arg(playerName(by), cells);
}

GamePanel *TetressDesign::makePanel(QWidget *parent) const
{
    return new TetressPanel(*this, parent);
}

std::unique_ptr<BoardDesign> makeDesign(const GameInfo &info)
{
    return std::make_unique<TetressDesign>(info);
}

} // namespace tessera::tetress
