#include "view/games/xxlchess/xxlchessscene.h"

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

} // namespace

CellLook XxlChessDesign::cellLook(const DesignContext &context, Cell cell) const
{
    CellLook look;
    look.shade = tileShade(cell, context.geometry.shape());
    look.fill = context.theme.gameColour(gameId(), u"tile"_s, look.shade);
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

std::unique_ptr<BoardDesign> makeDesign(const GameInfo &info)
{
    return std::make_unique<XxlChessDesign>(info);
}

} // namespace tessera::xxlchess
