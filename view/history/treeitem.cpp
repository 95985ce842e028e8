#include "view/history/treeitem.h"

#include "model/session/historymodel.h"
#include "view/history/historydelegate.h"
#include "view/widgets/shades.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double kLine = 1.5;
constexpr double kRing = 2.5;
constexpr double kRootSide = 9;

/// Paints the edge from a move to the next, which may be in another column.
void paintEdge(QPainter &painter, const TreeLayout::Place &place)
{
    const QPointF from = TreeItem::centre(place.row - 1, place.parentColumn);
    const QPointF to = TreeItem::centre(place.row, place.column);
    if (place.parentColumn == place.column) {
        painter.drawLine(from, to);
        return;
    }
    const QPointF bend(to.x() - TreeItem::kColumn / 2, from.y());
    painter.drawPolyline(QList<QPointF>{from, bend, to});
}

} // namespace

TreeItem::TreeItem()
{
    // With this flag, Qt gives the exposed rectangle.
    setFlag(QGraphicsItem::ItemUsesExtendedStyleOption);
}

QPointF TreeItem::centre(int row, int column)
{
    return {(column + 0.5) * kColumn, (row + 0.5) * kRow};
}

void TreeItem::layOut(const HistoryModel &history)
{
    prepareGeometryChange();
    m_history = &history;
    m_layout = TreeLayout(history.game().record());
    update();
}

void TreeItem::setLooks(std::vector<PlayerLook> looks)
{
    m_looks = std::move(looks);
    update();
}

void TreeItem::setShown(NodeId node)
{
    m_shown = node;
    update();
}

void TreeItem::setColours(const QPalette &palette, const QFont &font)
{
    m_palette = palette;
    m_font = font;
    update();
}

NodeId TreeItem::nodeAt(const QPointF &point) const
{
    const int row = static_cast<int>(std::floor(point.y() / kRow));
    const int column = static_cast<int>(std::floor(point.x() / kColumn));
    const auto &places = m_layout.places();
    for (std::size_t i = m_layout.firstIn(row); i < places.size() && places[i].row == row; ++i) {
        if (places[i].column == column)
            return places[i].node;
    }
    return -1;
}

QRectF TreeItem::boundingRect() const
{
    return {0, 0, m_layout.columnCount() * kColumn, m_layout.rowCount() * kRow};
}

void TreeItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const int first = static_cast<int>(std::floor(option->exposedRect.top() / kRow));
    const int last = static_cast<int>(std::ceil(option->exposedRect.bottom() / kRow));
    const auto &places = m_layout.places();
    const std::size_t begin = m_layout.firstIn(first);
    // Edges from the row below reach up into the last visible one.
    const std::size_t end = m_layout.firstIn(last + 2);
    painter->setPen(QPen(outlineColour(m_palette), kLine));
    for (std::size_t i = begin; i < end; ++i) {
        if (places[i].row > 0)
            paintEdge(*painter, places[i]);
    }
    m_drawn = 0;
    for (std::size_t i = begin; i < end; ++i) {
        const double x = centre(0, places[i].column).x();
        const bool isInSight = x > option->exposedRect.left() - kColumn
                               && x < option->exposedRect.right() + kColumn;
        if (!isInSight)
            continue;
        paintMove(*painter, places[i]);
        ++m_drawn;
    }
}

void TreeItem::paintMove(QPainter &painter, const TreeLayout::Place &place) const
{
    const QPointF middle = centre(place.row, place.column);
    painter.save();
    const QModelIndex index = m_history->indexOf(place.node);
    if (index.data(HistoryModel::TakenBackRole).toBool())
        painter.setOpacity(kTakenBackOpacity);
    if (place.node == m_shown) {
        painter.setPen(QPen(m_palette.color(QPalette::Highlight), kRing));
        painter.setBrush(m_palette.brush(QPalette::Base));
        const double radius = kRadius + kRing;
        painter.drawEllipse(middle, radius, radius);
    }
    const auto player = static_cast<std::size_t>(std::max(0, index.column()));
    if (place.row == 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_palette.brush(QPalette::PlaceholderText));
        painter.drawRect(QRectF(0, 0, kRootSide, kRootSide)
                             .translated(middle - QPointF(kRootSide, kRootSide) / 2));
    } else if (player < m_looks.size()) {
        paintPlayerDisc(
            painter,
            QRectF(middle - QPointF(kRadius, kRadius), QSizeF(2 * kRadius, 2 * kRadius)),
            m_looks[player]);
    }
    const RecordNode &move = m_history->game().record().node(place.node);
    // A comment is marked at the upper right of its move.
    if (!move.comment.empty()) {
        painter.setPen(QPen(m_palette.color(QPalette::Base), 1));
        painter.setBrush(m_palette.brush(QPalette::Highlight));
        painter.drawEllipse(middle + QPointF(kRadius - 1, -kRadius + 1), 3.5, 3.5);
    }
    const QString signs = index.data(HistoryModel::GlyphsRole).toString();
    if (!signs.isEmpty()) {
        QFont font = m_font;
        font.setPixelSize(10);
        font.setBold(true);
        painter.setFont(font);
        painter.setPen(m_palette.color(QPalette::Text));
        painter.drawText(middle + QPointF(kRadius + 0.5, kRadius), signs.trimmed());
    }
    painter.restore();
}

} // namespace tessera
