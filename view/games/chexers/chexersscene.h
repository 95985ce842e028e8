#pragma once

#include "view/board/boarddesign.h"

namespace tessera::chexers {

/// The board of Chexers: 37 hexes, sides in the colours of those who start and exit there, exit
/// hexes with an arrow, and a cup for each player's exits beside the board.
class ChexersDesign final : public BoardDesign
{
    Q_DECLARE_TR_FUNCTIONS(ChexersDesign)

public:
    using BoardDesign::BoardDesign;

    [[nodiscard]] double pieceSize() const override { return 0.8; }
    [[nodiscard]] std::vector<Piece> piecesBeside(
        const AnyPosition &position, Cell place) const override;
    [[nodiscard]] QPointF restBeside(
        const BoardGeometry &geometry, Cell place, int number) const override;
    [[nodiscard]] double scaleBeside() const override;
    [[nodiscard]] bool marksJumps() const override { return true; }
    [[nodiscard]] int turnsForPlayer(
        const AnyPosition &position, Player player, int turnCount) const override;

    [[nodiscard]] CellLook cellLook(const DesignContext &context, Cell cell) const override;
    [[nodiscard]] std::vector<Decoration> decorations(const DesignContext &context) const override;
    [[nodiscard]] QString coordinateText(
        const AnyPosition &position, const CoordinatePlace &place) const override;
    /// A cell's name, such as "hex 0, −3, green, can exit" or "exit cup of Red, 2 of 4".
    [[nodiscard]] QString cellName(const AnyPosition &position, Cell cell) const override;
    [[nodiscard]] QString pieceName(Piece piece) const override;
    [[nodiscard]] GamePanel *makePanel(QWidget *parent) const override;
};

[[nodiscard]] std::unique_ptr<BoardDesign> makeDesign(const GameInfo &info);

} // namespace tessera::chexers
