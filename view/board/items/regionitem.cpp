#include "view/board/items/regionitem.h"

#include "view/board/boardlayer.h"
#include "view/board/boardpicture.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <map>
#include <utility>

namespace tessera {

namespace {

constexpr double kWidth = 0.09;
constexpr double kBorderCasing = 0.17;

/// An edge without direction; corners count as equal within a thousandth of a cell.
using Corner = std::pair<int, int>;
using Edge = std::pair<Corner, Corner>;

Edge edgeBetween(QPointF from, QPointF to)
{
    constexpr double kGrain = 1000;
    const auto corner = [](QPointF point) {
        return Corner(qRound(point.x() * kGrain), qRound(point.y() * kGrain));
    };
    return std::minmax({corner(from), corner(to)});
}

/// The edges that no two of the cells share.
QPainterPath borderOf(const BoardGeometry &geometry, const std::vector<Cell> &cells)
{
    std::map<Edge, int> shared;
    std::vector<QLineF> edges;
    for (const Cell cell : cells) {
        const QPolygonF outline = geometry.outline(cell);
        for (qsizetype i = 0; i < outline.size(); ++i) {
            const QLineF edge(outline[i], outline[(i + 1) % outline.size()]);
            if (edge.p1() == edge.p2())
                continue;
            ++shared[edgeBetween(edge.p1(), edge.p2())];
            edges.push_back(edge);
        }
    }
    QPainterPath border;
    for (const QLineF &edge : edges) {
        if (shared[edgeBetween(edge.p1(), edge.p2())] > 1)
            continue;
        border.moveTo(edge.p1());
        border.lineTo(edge.p2());
    }
    return border;
}

} // namespace

RegionItem::RegionItem(const BoardPicture &picture, const std::vector<Cell> &cells)
    : m_picture(picture)
    , m_border(borderOf(*picture.geometry, cells))
{
    setZValue(BoardLayer::Arrows - 1);
}

QRectF RegionItem::boundingRect() const
{
    return m_border.boundingRect()
        .adjusted(-kBorderCasing, -kBorderCasing, kBorderCasing, kBorderCasing);
}

void RegionItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const auto stroke = [&](const QColor &colour, double width) {
        painter
            ->strokePath(m_border, QPen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    };
    stroke(m_picture.theme.colour(ThemeRole::FocusHalo), kBorderCasing);
    stroke(m_picture.theme.colour(ThemeRole::RefusalFrame), kWidth);
}

} // namespace tessera
