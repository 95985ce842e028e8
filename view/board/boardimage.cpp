#include "view/board/boardimage.h"

#include "view/board/boardscene.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tessera {

QPixmap BoardImage::pixmap(QSize size, double ratio) const
{
    BoardScene scene(design, theme);
    scene.showPosition(position);
    BoardOrientation orientation = scene.geometry().orientation();
    orientation.margin = 0;
    scene.setOrientation(orientation);
    scene.setCoordinates(coordinates);
    scene.setMarks(marks);
    const QRectF board = scene.boardRect();
    const QSizeF room = QSizeF(size) * ratio;
    const double fitting = std::min(room.width() / board.width(), room.height() / board.height());
    // Cells of whole pixels keep a board of squares sharp; of less than a few there is no such choice.
    constexpr double kLeastWhole = 4;
    const double cell = fitting < kLeastWhole ? fitting : std::floor(fitting);
    scene.setCellPixels(std::max(1, static_cast<int>(std::ceil(cell))));
    QPixmap picture((board.size() * cell).toSize());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    scene.render(&painter, picture.rect(), board, Qt::IgnoreAspectRatio);
    painter.end();
    picture.setDevicePixelRatio(ratio);
    return picture;
}

} // namespace tessera
