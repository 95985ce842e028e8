#pragma once

#include "view/board/boarddesign.h"

namespace tessera::xxlchess {

/// The board of XXLChess: tiles of two shades with the dark one in the bottom left corner, files
/// named by letters and ranks from the bottom (X1).
class XxlChessDesign final : public BoardDesign
{
    Q_DECLARE_TR_FUNCTIONS(XxlChessDesign)

public:
    using BoardDesign::BoardDesign;

    [[nodiscard]] CellLook cellLook(const DesignContext &context, Cell cell) const override;
    [[nodiscard]] QString coordinateText(
        const AnyPosition &position, const CoordinatePlace &place) const override;
};

[[nodiscard]] std::unique_ptr<BoardDesign> makeDesign(const GameInfo &info);

} // namespace tessera::xxlchess
