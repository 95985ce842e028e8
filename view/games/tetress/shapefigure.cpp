#include "view/games/tetress/shapefigure.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tessera::tetress {

QSize ShapeFigure::size() const
{
    QSize size(0, 0);
    for (const QPoint cell : cells)
        size = size.expandedTo({cell.x() + 1, cell.y() + 1});
    return size;
}

FigurePainter::FigurePainter(const QString &sheet)
    : m_tokens(sheet)
{}

void FigurePainter::paint(
    QPainter &painter, const ShapeFigure &figure, const QRectF &area, double side)
{
    const double ratio = painter.device()->devicePixelRatioF();
    // Whole device pixels keep the tokens crisp.
    const double token = std::max(1.0, std::floor(side * ratio)) / ratio;
    m_tokens.setPixels(static_cast<int>(std::lround(token * ratio)));
    const QPixmap &pixmap = m_tokens.pixmap(m_element);
    const QSizeF box = QSizeF(figure.size()) * token;
    const auto snapped = [ratio](double at) { return std::round(at * ratio) / ratio; };
    const QPointF corner(
        snapped(area.center().x() - box.width() / 2), snapped(area.center().y() - box.height() / 2));
    for (const QPoint cell : figure.cells)
        painter.drawPixmap(
            QRectF(corner + QPointF(cell) * token, QSizeF(token, token)),
            pixmap,
            QRectF(pixmap.rect()));
}

} // namespace tessera::tetress
