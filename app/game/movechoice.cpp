#include "app/game/movechoice.h"

#include "model/session/minussigns.h"
#include "view/board/boarddesign.h"
#include "view/board/items/pieceset.h"

namespace tessera {

ChoicePopover::Choice moveChoice(
    const BoardDesign &design, const Theme &theme, const AnyPosition &position, MoveCode move)
{
    const Piece piece = design.offeredPiece(position, move);
    const auto card = cardOf(position, piece);
    if (!card)
        return {{}, withMinusSigns(QString::fromStdString(position.moveLabel(move))), {}};
    constexpr int kPictureSide = 96;
    PieceSet pieces(design.pieceSheet(theme.pieceStyle()));
    pieces.setPixels(kPictureSide);
    pieces.followGame(design, position);
    return {
        QIcon(pieces.pixmap(pieces.element(design, piece))),
        design.translated(card->name),
        QLatin1Char(card->letter)};
}

} // namespace tessera
