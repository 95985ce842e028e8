#include "view/board/scene/boardview.h"

#include "view/board/scene/accessibleboard.h"
#include "view/board/scene/boardfit.h"
#include "view/board/scene/boardkeys.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyleHints>

#include <utility>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// The delay after the last change of size until the pieces are rasterised again; meanwhile they are stretched.
constexpr int kResizeEndMs = 80;

} // namespace

BoardView::BoardView(BoardScene &scene, QWidget *parent)
    : QGraphicsView(&scene, parent)
    , m_board(scene)
    , m_drag(*this)
{
    // Qt keeps the first interface that it makes, and setting the name already asks for one.
    installAccessibleBoard();
    setObjectName(u"boardView"_s);
    setAccessibleName(tr("Board"));
    setFrameShape(QFrame::NoFrame);
    // The window handles dropped files.
    setAcceptDrops(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAlignment(Qt::AlignCenter);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    setViewportUpdateMode(MinimalViewportUpdate);
    setOptimizationFlags(DontSavePainterState);
    setInteractive(false);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    setBackgroundBrush(Qt::NoBrush);
    m_resizeEnd.setSingleShot(true);
    m_resizeEnd.setInterval(kResizeEndMs);
    connect(&m_resizeEnd, &QTimer::timeout, this, &BoardView::sharpen);
    connect(&m_board, &BoardScene::geometryChanged, this, [this] {
        // Another board may not have cells with these numbers.
        const int places = m_board.geometry().placeCount();
        if (index(m_cursor) >= places)
            m_cursor = Cell::None;
        if (index(m_hovered) >= places)
            hover(Cell::None);
        if (index(m_joinedFrom) >= places)
            endJoining(Cell::None);
        fit();
        sharpen();
    });
    connect(&m_board, &BoardScene::settled, this, [this] { m_drag.settle(); });
    fit();
}

BoardView::~BoardView() = default;

void BoardView::fit()
{
    if (!hasBoard())
        return;
    m_fittedRatio = devicePixelRatioF();
    const auto [cellPixels, transform]
        = fitBoard(m_board.boardRect(), viewport()->size(), m_fittedRatio, m_padding);
    m_cellPixels = cellPixels;
    // The scene is a little smaller than the viewport, so that QGraphicsView has nothing to scroll.
    const QRectF visible(QPointF(2, 2), QSizeF(viewport()->size()) - QSizeF(4, 4));
    setTransform(transform);
    setSceneRect(transform.inverted().mapRect(visible));
}

void BoardView::setPadding(int pixels)
{
    m_padding = pixels;
    fit();
    sharpen();
}

void BoardView::sharpen()
{
    m_resizeEnd.stop();
    if (hasBoard() && m_cellPixels > 0 && m_board.cellPixels() != m_cellPixels)
        m_board.setCellPixels(m_cellPixels);
}

void BoardView::paintEvent(QPaintEvent *event)
{
    // Qt 6.4 has no event for a changed ratio of device pixels.
    if (m_fittedRatio != devicePixelRatioF()) {
        fit();
        sharpen();
    }
    QGraphicsView::paintEvent(event);
}

void BoardView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    fit();
    if (isVisible())
        m_resizeEnd.start();
    else
        sharpen();
}

QPointF BoardView::toPlane(QPointF position) const
{
    return viewportTransform().inverted().map(position);
}

Cell BoardView::cellAtPosition(QPointF position) const
{
    return hasBoard() ? m_board.geometry().cellAt(toPlane(position)) : Cell::None;
}

QRect BoardView::cellRect(Cell cell) const
{
    const QPolygonF outline = m_board.geometry().outline(cell);
    return viewportTransform().map(outline).boundingRect().toAlignedRect();
}

void BoardView::mousePressEvent(QMouseEvent *event)
{
    if (!hasBoard())
        return;
    // A mouse user needs no keyboard ring.
    m_board.setCursor(Cell::None);
    const Cell cell = cellAtPosition(event->position());
    if (cell != Cell::None)
        m_cursor = cell;
    endJoining(Cell::None);
    m_drag.press(event->position());
    m_pressedMs = event->timestamp();
    m_pressedButton = event->button();
    m_pressedModifiers = event->modifiers();
    if (m_pressedButton == Qt::RightButton)
        m_joinedFrom = m_joinedTo = cell;
    emit cellPressed(cell, event->button());
}

void BoardView::mouseDoubleClickEvent(QMouseEvent *event)
{
    // The first click may have been elsewhere, and have brought the board.
    const auto interval = static_cast<quint64>(
        QGuiApplication::styleHints()->mouseDoubleClickInterval());
    if (m_pressedMs && event->timestamp() - *m_pressedMs <= interval)
        mousePressEvent(event);
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    if (!hasBoard())
        return;
    hover(cellAtPosition(event->position()));
    join(m_hovered);
    if (!(event->buttons() & m_pressedButton))
        return;
    if (const auto point = m_drag.follow(event->position()))
        emit dragMoved(*point);
}

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != m_pressedButton)
        return;
    m_pressedButton = Qt::NoButton;
    endJoining(cellAtPosition(event->position()));
    emit cellReleased(cellAtPosition(event->position()));
}

void BoardView::join(Cell cell)
{
    if (m_joinedFrom == Cell::None || cell == m_joinedTo)
        return;
    m_joinedTo = cell;
    emit joining(m_joinedFrom, cell, m_pressedModifiers);
}

void BoardView::endJoining(Cell cell)
{
    const Cell from = std::exchange(m_joinedFrom, Cell::None);
    if (from != Cell::None)
        emit joined(from, cell, m_pressedModifiers);
}

void BoardView::wheelEvent(QWheelEvent *event)
{
    const int steps = event->angleDelta().y() / 120;
    if (steps != 0)
        emit wheelTurned(steps);
    event->accept();
}

void BoardView::hover(Cell cell)
{
    if (cell == m_hovered)
        return;
    m_hovered = cell;
    emit cellHovered(cell);
}

Cell BoardView::firstCursor() const
{
    if (m_cursor != Cell::None)
        return m_cursor;
    return m_board.geometry().cellAt(m_board.geometry().bounds().center() + QPointF(0.01, 0.01));
}

void BoardView::moveCursor(Cell cell)
{
    m_cursor = cell;
    m_board.setCursor(cell);
    announceAccessibleFocus(*this, cell);
    emit cursorMoved(cell);
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    if (!hasBoard()) {
        event->ignore();
        return;
    }
    if (const auto direction = cursorDirection(*event, m_board.geometry().isSlanting())) {
        // The first key only shows the cursor at its place.
        const Cell shown = m_board.cursor();
        const Cell next = shown == Cell::None ? firstCursor()
                                              : m_board.geometry().neighbour(shown, *direction);
        if (next != Cell::None)
            moveCursor(next);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (event->modifiers() & ~Qt::KeypadModifier)
            break;
        if (m_board.cursor() == Cell::None)
            moveCursor(firstCursor());
        else
            emit activated(m_board.cursor());
        return;
    case Qt::Key_Escape:
        emit cancelled();
        return;
    default:
        break;
    }
    event->ignore();
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    const bool isByKeyboard = event->reason() == Qt::TabFocusReason
                              || event->reason() == Qt::BacktabFocusReason
                              || event->reason() == Qt::ShortcutFocusReason;
    if (isByKeyboard && hasBoard())
        moveCursor(firstCursor());
}

void BoardView::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    if (hasBoard())
        m_board.setCursor(Cell::None);
}

bool BoardView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        hover(Cell::None);
    return QGraphicsView::viewportEvent(event);
}

} // namespace tessera

#include "moc_boardview.cpp"
