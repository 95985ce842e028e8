#pragma once

#include "view/board/boarddesign.h"
#include "view/board/marks/boardmarks.h"

#include <QPixmap>

namespace tessera {

/// A still picture of a board: a thumbnail, or a figure of a text.
struct BoardImage
{
    const BoardDesign &design;
    const AnyPosition &position;
    const Theme &theme;
    BoardMarks marks{};
    CoordinateMode coordinates = CoordinateMode::None;

    /// Paints it as large as fits `size` (logical pixels), sharp for `ratio` device pixels each.
    [[nodiscard]] QPixmap pixmap(QSize size, double ratio) const;
};

} // namespace tessera
