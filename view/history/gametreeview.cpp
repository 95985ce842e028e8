#include "view/history/gametreeview.h"

#include "model/session/historymodel.h"
#include "view/history/treeitem.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr double kZoomStep = 1.25;
constexpr double kLeastZoom = 0.3;
constexpr double kMostZoom = 2.5;
constexpr int kWheelStep = 120;

} // namespace

GameTreeView::GameTreeView(QWidget *parent)
    : QGraphicsView(parent)
    , m_scene(new QGraphicsScene(this))
    , m_item(new TreeItem)
{
    setObjectName(u"gameTreeView"_s);
    setAccessibleName(tr("Tree of moves"));
    m_scene->addItem(m_item);
    setScene(m_scene);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    setDragMode(QGraphicsView::NoDrag);
    m_item->setColours(palette(), font());
}

void GameTreeView::setHistory(HistoryModel &history)
{
    if (m_history != nullptr)
        m_history->disconnect(this);
    m_history = &history;
    connect(&history, &HistoryModel::modelReset, this, &GameTreeView::invalidate);
    // A move may join an existing row of the list, so changed rows matter as well as added ones.
    connect(&history, &HistoryModel::dataChanged, this, &GameTreeView::invalidate);
    invalidate();
}

void GameTreeView::setLooks(std::vector<PlayerLook> looks)
{
    m_item->setLooks(std::move(looks));
}

void GameTreeView::invalidate()
{
    m_isStale = true;
    if (isVisible())
        layOut();
}

void GameTreeView::layOut()
{
    if (m_history == nullptr || !m_history->game().hasGame() || !m_isStale)
        return;
    m_isStale = false;
    m_item->layOut(*m_history);
    m_scene->setSceneRect(m_item->boundingRect());
    keepInSight();
}

void GameTreeView::showNode(NodeId node)
{
    m_shown = node;
    m_item->setShown(node);
    if (isVisible()) {
        layOut();
        keepInSight();
    }
}

void GameTreeView::keepInSight()
{
    const TreeLayout::Place *place = m_item->layout().placeOf(m_shown);
    if (place == nullptr)
        return;
    const QPointF middle = TreeItem::centre(place->row, place->column);
    // The move is shown with the ones before and after it.
    const QSizeF room(2 * TreeItem::kColumn, 3 * TreeItem::kRow);
    ensureVisible(QRectF(middle - QPointF(room.width(), room.height()) / 2, room), 0, 0);
}

QRect GameTreeView::nodeRect(NodeId node) const
{
    const TreeLayout::Place *place = m_item->layout().placeOf(node);
    if (place == nullptr)
        return {};
    const QPointF middle = TreeItem::centre(place->row, place->column);
    const QPointF radius(TreeItem::kRadius, TreeItem::kRadius);
    return mapFromScene(QRectF(middle - radius, middle + radius)).boundingRect();
}

int GameTreeView::drawnCount() const
{
    return m_item->drawnCount();
}

NodeId GameTreeView::nodeAt(const QPoint &point) const
{
    return m_item->nodeAt(mapToScene(point));
}

bool GameTreeView::event(QEvent *event)
{
    // The keys for the size are shortcuts of the window elsewhere.
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<const QKeyEvent &>(*event).key();
        if (key == Qt::Key_Plus || key == Qt::Key_Minus || key == Qt::Key_0) {
            event->accept();
            return true;
        }
    }
    return QGraphicsView::event(event);
}

void GameTreeView::showEvent(QShowEvent *event)
{
    QGraphicsView::showEvent(event);
    layOut();
    keepInSight();
}

void GameTreeView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    keepInSight();
}

void GameTreeView::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        m_item->setColours(palette(), font());
}

void GameTreeView::mousePressEvent(QMouseEvent *event)
{
    const NodeId node = nodeAt(event->pos());
    if (event->button() == Qt::LeftButton && node >= 0)
        emit nodeChosen(node);
}

void GameTreeView::zoom(double factor)
{
    const double wanted = std::clamp(m_zoom * factor, kLeastZoom, kMostZoom);
    scale(wanted / m_zoom, wanted / m_zoom);
    m_zoom = wanted;
}

void GameTreeView::chooseBeside(int by)
{
    const TreeLayout &layout = m_item->layout();
    const TreeLayout::Place *shown = layout.placeOf(m_shown);
    if (shown == nullptr)
        return;
    const TreeLayout::Place *best = nullptr;
    for (std::size_t i = layout.firstIn(shown->row); i < layout.firstIn(shown->row + 1); ++i) {
        const TreeLayout::Place &place = layout.places()[i];
        const int distance = (place.column - shown->column) * by;
        if (distance > 0 && (best == nullptr || distance < (best->column - shown->column) * by))
            best = &place;
    }
    if (best != nullptr)
        emit nodeChosen(best->node);
}

void GameTreeView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_PageUp:
        emit stepRequested(-1);
        return;
    case Qt::Key_Down:
    case Qt::Key_PageDown:
        emit stepRequested(1);
        return;
    case Qt::Key_Left:
        chooseBeside(-1);
        return;
    case Qt::Key_Right:
        chooseBeside(1);
        return;
    case Qt::Key_Plus:
        zoom(kZoomStep);
        keepInSight();
        return;
    case Qt::Key_Minus:
        zoom(1 / kZoomStep);
        keepInSight();
        return;
    case Qt::Key_0:
        zoom(1 / m_zoom);
        keepInSight();
        return;
    default:
        QGraphicsView::keyPressEvent(event);
    }
}

void GameTreeView::wheelEvent(QWheelEvent *event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QGraphicsView::wheelEvent(event);
        return;
    }
    zoom(std::pow(kZoomStep, static_cast<double>(event->angleDelta().y()) / kWheelStep));
    event->accept();
}

void GameTreeView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isMouse = event->reason() == QContextMenuEvent::Mouse;
    const NodeId pointed = isMouse ? nodeAt(event->pos()) : -1;
    const QPoint place = isMouse ? event->globalPos()
                                 : viewport()->mapToGlobal(nodeRect(m_shown).center());
    emit menuRequested(pointed >= 0 ? pointed : m_shown, place);
}

bool GameTreeView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && m_history != nullptr) {
        const auto &help = static_cast<const QHelpEvent &>(*event);
        const QModelIndex index = m_history->indexOf(nodeAt(help.pos()));
        QToolTip::showText(help.globalPos(), index.data(Qt::ToolTipRole).toString(), this);
        return true;
    }
    return QGraphicsView::viewportEvent(event);
}

} // namespace tessera

#include "moc_gametreeview.cpp"
