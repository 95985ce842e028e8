#include "view/board/items/grounditem.h"

#include "view/board/boardlayer.h"
#include "view/board/boardpicture.h"
#include "view/board/marks/painting.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

namespace tessera {

namespace {

/// Paints the figures of a layer that reach into `area`.
void paintDecorations(
    QPainter &painter, const BoardPicture &picture, Decoration::Layer layer, const QRectF &area)
{
    for (const Decoration &figure : picture.decorations) {
        const double reach = figure.pen.widthF();
        const QRectF extent = figure.path.boundingRect().adjusted(-reach, -reach, reach, reach);
        const bool isSeen = !figure.lines.isEmpty() || extent.intersects(area);
        if (figure.layer != layer || !isSeen)
            continue;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(figure.pen);
        painter.setBrush(figure.brush);
        if (!figure.path.isEmpty())
            paintFigure(painter, figure.path);
        if (!figure.lines.isEmpty())
            painter.drawLines(figure.lines);
        if (!figure.text.isEmpty()) {
            paintText(
                painter,
                figure.text,
                figure.path.boundingRect().center(),
                figure.textHeight,
                {figure.pen.color(), true});
        }
    }
}

/// A colour that is readable on the ground below the label, and a halo of that ground, for the frames that cross it.
TextStyle labelStyle(const BoardPicture &picture, const BoardPicture::Label &label)
{
    TextStyle style{picture.theme.colour(ThemeRole::DimText), false, label.place.isLeftAligned};
    if (label.cell == Cell::None)
        return style;
    const QColor mark = picture.markFill(label.cell);
    style.halo = mark.isValid() ? mark : picture.look(label.cell).fill;
    const bool isOnDark = style.halo.isValid() && style.halo.lightnessF() < 0.5f;
    style.colour = picture.theme.colour(isOnDark ? ThemeRole::FocusHalo : ThemeRole::LegalRing);
    return style;
}

} // namespace

BoardWideItem::BoardWideItem(const BoardPicture &picture, double layer)
    : m_picture(picture)
{
    setZValue(layer);
    setFlag(ItemUsesExtendedStyleOption);
}

void BoardWideItem::reset()
{
    const BoardGeometry &geometry = *m_picture.geometry;
    prepareGeometryChange();
    m_bounds = geometry.boundsWith(m_picture.coordinateMode).adjusted(-0.1, -0.1, 0.1, 0.1);
    // Smoothed outlines take many times as long as upright ones, and do not change while pieces move.
    setCacheMode(geometry.isSlanting() ? DeviceCoordinateCache : NoCache);
    update();
}

GroundItem::GroundItem(const BoardPicture &picture)
    : BoardWideItem(picture, BoardLayer::Ground)
{}

void GroundItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    const BoardGeometry &geometry = *m_picture.geometry;
    // Upright edges fall on whole pixels and stay crisp; slanting ones are smoothed.
    painter->setRenderHint(QPainter::Antialiasing, geometry.isSlanting());
    for (int place = 0; place < geometry.placeCount(); ++place) {
        const Cell cell = cellAt(place);
        const QPolygonF outline = geometry.outline(cell);
        if (option->exposedRect.intersects(outline.boundingRect()))
            paintTile(*painter, outline, m_picture.look(cell), m_picture.markFill(cell));
    }
    paintDecorations(*painter, m_picture, Decoration::Layer::BelowMarks, option->exposedRect);
}

CoordinatesItem::CoordinatesItem(const BoardPicture &picture)
    : BoardWideItem(picture, BoardLayer::Coordinates)
{}

void CoordinatesItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    for (const BoardPicture::Label &label : m_picture.labels) {
        const QPointF at = label.place.centre;
        const double height = label.place.height;
        if (option->exposedRect.intersects(QRectF(at.x() - 0.5, at.y() - height, 1.5, 2 * height)))
            paintText(*painter, label.text, at, height, labelStyle(m_picture, label));
    }
}

OverlayItem::OverlayItem(const BoardPicture &picture)
    : m_picture(picture)
{
    setZValue(BoardLayer::DecorationsAbove);
}

void OverlayItem::reset()
{
    prepareGeometryChange();
    m_bounds = {};
    for (const Decoration &figure : m_picture.decorations) {
        if (figure.layer == Decoration::Layer::AbovePieces)
            m_bounds |= figure.path.boundingRect().adjusted(-0.2, -0.2, 0.2, 0.2);
    }
    update();
}

void OverlayItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    paintDecorations(*painter, m_picture, Decoration::Layer::AbovePieces, m_bounds);
}

} // namespace tessera
