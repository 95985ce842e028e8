#include "view/board/scene/boardimage.h"

#include "view/board/scene/boardscene.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tessera {

std::unique_ptr<BoardScene> BoardImage::makeScene() const
{
    auto scene = std::make_unique<BoardScene>(design, theme);
    scene->setAnimated(false);
    scene->setLettered(isLettered);
    scene->showPosition(position);
    BoardOrientation wanted = orientation;
    wanted.margin = 0;
    scene->setOrientation(wanted);
    scene->setCoordinates(coordinates);
    scene->setMarks(marks);
    return scene;
}

QSizeF BoardImage::cells() const
{
    return makeScene()->boardRect().size();
}

void BoardImage::paint(QPainter &painter, const QRectF &target) const
{
    const auto scene = makeScene();
    const QRectF board = scene->boardRect();
    const double cell = target.width() / board.width();
    scene->setCellPixels(std::max(1, static_cast<int>(std::ceil(cell))));
    // Items that are cached as pixels could not be enlarged.
    for (QGraphicsItem *item : scene->items())
        item->setCacheMode(QGraphicsItem::NoCache);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    scene->render(&painter, target, board, Qt::IgnoreAspectRatio);
}

QPixmap BoardImage::pixmap(QSize size, double ratio) const
{
    const auto made = makeScene();
    BoardScene &scene = *made;
    const QRectF board = scene.boardRect();
    const QSizeF room = QSizeF(size) * ratio;
    const double fitting = std::min(room.width() / board.width(), room.height() / board.height());
    // Cells of whole pixels keep a board of squares sharp; cells of very few pixels leave no such choice.
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
