#pragma once

#include "view/board/boarddesign.h"

namespace tessera::tetress {

/// The board of Tetress: plain cells on a grid, a frame around the true board within its margin of
/// copies, and tokens that differ by a pattern as well as by colour.
class TetressDesign final : public BoardDesign
{
    Q_DECLARE_TR_FUNCTIONS(TetressDesign)

public:
    using BoardDesign::BoardDesign;

    [[nodiscard]] PieceMotion motion() const override
    {
        return {PieceMotion::Arrival::Drop, PieceMotion::Departure::FlashAndFall};
    }
    [[nodiscard]] CellLook cellLook(const DesignContext &context, Cell cell) const override;
    [[nodiscard]] std::vector<Decoration> decorations(const DesignContext &context) const override;
    /// A cell's name, such as "row 6 column 10, red".
    [[nodiscard]] QString cellName(const AnyPosition &position, Cell cell) const override;
    [[nodiscard]] QString threatText(
        Player by, Threat::Kind kind, const QString &cells) const override;
    [[nodiscard]] QString moveName(
        const AnyPosition &before, MoveCode move, Notation notation) const override;
    [[nodiscard]] GamePanel *makePanel(QWidget *parent) const override;
};

[[nodiscard]] std::unique_ptr<BoardDesign> makeDesign(const GameInfo &info);

} // namespace tessera::tetress
