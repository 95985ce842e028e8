#pragma once

#include "view/board/boarddesign.h"
#include "view/board/marks/boardmarks.h"

#include <QPixmap>

#include <memory>

class QPainter;

namespace tessera {

class BoardScene;

/// A still picture of a board: a thumbnail, or a figure of a text.
struct BoardImage
{
    const BoardDesign &design;
    const AnyPosition &position;
    const Theme &theme;
    BoardMarks marks{};
    CoordinateMode coordinates = CoordinateMode::None;
    /// How the board is turned, and where a board without edges begins; nothing beyond its edges is repeated.
    BoardOrientation orientation{};
    /// Whether pieces that have a card bear their letter.
    bool isLettered = false;

    /// The size of the picture in cells.
    [[nodiscard]] QSizeF cells() const;
    /// Paints it over the whole of `target`, as vectors where the painter's device supports them.
    void paint(QPainter &painter, const QRectF &target) const;
    /// A pixmap as large as fits `size` (logical pixels), sharp at `ratio` device pixels each.
    [[nodiscard]] QPixmap pixmap(QSize size, double ratio) const;

private:
    [[nodiscard]] std::unique_ptr<BoardScene> makeScene() const;
};

} // namespace tessera
