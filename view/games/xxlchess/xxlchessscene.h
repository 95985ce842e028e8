#pragma once

#include "view/board/boarddesign.h"

namespace tessera::xxlchess {

/// The board of XXLChess: tiles of two shades with the dark one in the bottom left corner, files named by letters and
/// ranks from the bottom (X1); kings in check or mated, and the mating pieces.
class XxlChessDesign final : public BoardDesign
{
    Q_DECLARE_TR_FUNCTIONS(XxlChessDesign)

public:
    using BoardDesign::BoardDesign;

    [[nodiscard]] CellLook cellLook(const DesignContext &context, Cell cell) const override;
    [[nodiscard]] QString coordinateText(
        const AnyPosition &position, const CoordinatePlace &place) const override;
    /// A cell's name, such as "e8, white knight, in check".
    [[nodiscard]] QString cellName(const AnyPosition &position, Cell cell) const override;
    void markPosition(const AnyPosition &position, BoardMarks &marks) const override;
    /// Where the king is the cause, marks each piece that attacks it, and the ray from there.
    void markRefusal(
        const AnyPosition &position, const Refusal &refusal, BoardMarks &marks) const override;
    /// The king, when the move would be legal except for an attack on it (X6).
    [[nodiscard]] Cell alarmedCell(
        const AnyPosition &position, const Refusal &refusal) const override;
    [[nodiscard]] RefusalWords refusalWords(
        const Refusal &refusal, const QString &sentence) const override;
    [[nodiscard]] QString statusText(const AnyPosition &position) const override;
    /// That a position comes a third time, or a hundred turns were quiet, where neither ends the game.
    [[nodiscard]] QString drawReason(const AnyPosition &position) const override;
    /// The turns that bring `player` to the bottom, by the side whose pawns go up.
    [[nodiscard]] int turnsForPlayer(
        const AnyPosition &position, Player player, int turnCount) const override;
    [[nodiscard]] Piece offeredPiece(const AnyPosition &position, MoveCode move) const override;
    [[nodiscard]] QString moveName(
        const AnyPosition &before, MoveCode move, Notation notation) const override;
    [[nodiscard]] GamePanel *makePanel(QWidget *parent) const override;
    /// The movement card.
    [[nodiscard]] GamePanel *makeCard(QWidget *parent) const override;
    /// The workshop for own pieces.
    [[nodiscard]] OptionsDialog *makeOptionsDialog(
        const Options &options,
        const BoardShape &board,
        const Theme &theme,
        QWidget *parent) const override;
    [[nodiscard]] QString optionsDialogText(const Options &options) const override;
};

[[nodiscard]] std::unique_ptr<BoardDesign> makeDesign(const GameInfo &info);

} // namespace tessera::xxlchess
