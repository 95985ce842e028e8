#pragma once

#include "view/board/boarddesign.h"

namespace tessera::watchyourback {

/// The board of Watch Your Back!: two shades of tiles, corners with a cross, the zone in which the
/// player to move may place, the ring that falls next and the pieces on it.
class WatchYourBackDesign final : public BoardDesign
{
    Q_DECLARE_TR_FUNCTIONS(WatchYourBackDesign)

public:
    using BoardDesign::BoardDesign;

    [[nodiscard]] CellLook cellLook(const DesignContext &context, Cell cell) const override;
    /// Marks the border of the zone rather than each of its squares.
    void markRefusal(
        const AnyPosition &position, const Refusal &refusal, BoardMarks &marks) const override;
    [[nodiscard]] std::vector<Decoration> decorations(const DesignContext &context) const override;
    [[nodiscard]] QString coordinateText(
        const AnyPosition &position, const CoordinatePlace &place) const override;
    [[nodiscard]] QString cellName(const AnyPosition &position, Cell cell) const override;
    [[nodiscard]] QString statusText(const AnyPosition &position) const override;
    [[nodiscard]] QString threatText(
        Player by, Threat::Kind kind, const QString &cells) const override;
    [[nodiscard]] QString moveName(
        const AnyPosition &before, MoveCode move, Notation notation) const override;
    [[nodiscard]] GamePanel *makePanel(QWidget *parent) const override;
};

[[nodiscard]] std::unique_ptr<BoardDesign> makeDesign(const GameInfo &info);

} // namespace tessera::watchyourback
