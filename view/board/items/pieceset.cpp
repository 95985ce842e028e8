#include "view/board/items/pieceset.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

/// The side of a drawing's square in the sheet.
constexpr double kSheetCell = 100;

} // namespace

PieceSet::PieceSet(const QString &sheet)
    : m_sheet(sheet)
    , m_renderer(sheet)
{}

void PieceSet::setSheet(const QString &sheet)
{
    if (sheet == m_sheet)
        return;
    m_sheet = sheet;
    m_renderer.load(sheet);
    m_pixmaps.clear();
}

bool PieceSet::contains(const QString &element) const
{
    return m_renderer.elementExists(element);
}

void PieceSet::setPixels(int pixels)
{
    const int wanted = std::max(1, pixels);
    if (wanted == m_pixels)
        return;
    m_pixels = wanted;
    m_pixmaps.clear();
}

const QPixmap &PieceSet::pixmap(const QString &element)
{
    const auto found = m_pixmaps.constFind(element);
    if (found != m_pixmaps.constEnd())
        return *found;
    return *m_pixmaps.insert(element, rasterised(element));
}

QPixmap PieceSet::rasterised(const QString &element)
{
    QPixmap pixmap(m_pixels, m_pixels);
    pixmap.fill(Qt::transparent);
    if (!contains(element))
        return pixmap;
    // QSvgRenderer stretches an element to the rectangle given, so the rectangle is the element's
    // own within its square of the sheet.
    const QRectF drawing = m_renderer.transformForElement(element).mapRect(
        m_renderer.boundsOnElement(element));
    const QPointF square(
        std::floor(drawing.center().x() / kSheetCell) * kSheetCell,
        std::floor(drawing.center().y() / kSheetCell) * kSheetCell);
    const double scale = m_pixels / kSheetCell;
    const QRectF target((drawing.topLeft() - square) * scale, drawing.size() * scale);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    m_renderer.render(&painter, element, target);
    return pixmap;
}

} // namespace tessera
