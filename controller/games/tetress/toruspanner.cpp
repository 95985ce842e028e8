#include "controller/games/tetress/toruspanner.h"

#include "view/board/scene/boardview.h"

#include <QActionGroup>
#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

#include <cmath>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// The margins to choose from, in cells.
constexpr int kMargins[] = {0, 2, 4};

QPointF onBoard(const BoardView &view, QPointF position)
{
    return view.viewportTransform().inverted().map(position);
}

} // namespace

TorusPanner::TorusPanner(BoardView &view)
    : m_view(view)
{
    view.installEventFilter(this);
    view.viewport()->installEventFilter(this);
}

const BoardOrientation &TorusPanner::orientation() const
{
    return m_view.board().geometry().orientation();
}

void TorusPanner::setOrientation(BoardOrientation orientation)
{
    const BoardShape &shape = m_view.board().geometry().shape();
    const auto wrapped = [](int value, int size) { return (value % size + size) % size; };
    orientation.columnOffset = wrapped(orientation.columnOffset, shape.columns);
    orientation.rowOffset = wrapped(orientation.rowOffset, shape.rows);
    m_view.board().setOrientation(orientation);
}

void TorusPanner::panBy(int columns, int rows)
{
    BoardOrientation next = orientation();
    next.columnOffset += columns;
    next.rowOffset += rows;
    setOrientation(next);
}

void TorusPanner::centreOn(Cell cell)
{
    const BoardShape &shape = m_view.board().geometry().shape();
    BoardOrientation next = orientation();
    next.columnOffset = index(cell) % shape.columns - shape.columns / 2;
    next.rowOffset = index(cell) / shape.columns - shape.rows / 2;
    setOrientation(next);
}

void TorusPanner::setMargin(int cells)
{
    BoardOrientation next = orientation();
    next.margin = cells;
    setOrientation(next);
}

void TorusPanner::openMenu(Cell cell)
{
    auto *menu = new QMenu(&m_view);
    menu->setObjectName(u"torusMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Centre here"), this, [this, cell] { centreOn(cell); });
    menu->addAction(tr("Show from row 0, column 0"), this, [this] {
        panBy(-orientation().columnOffset, -orientation().rowOffset);
    });
    menu->addAction(tr("&Mark this cell"), this, [this, cell] { emit markRequested(cell); });
    menu->addSeparator();
    auto *group = new QActionGroup(menu);
    for (const int cells : kMargins) {
        const QString text = cells == 0 ? tr("No margin")
                                        : tr("Margin of %n cells", nullptr, cells);
        QAction *action = menu->addAction(text, this, [this, cells] { setMargin(cells); });
        action->setCheckable(true);
        action->setChecked(orientation().margin == cells);
        group->addAction(action);
    }
    menu->popup(m_view.viewport()->mapToGlobal(m_view.cellRect(cell).center()));
}

bool TorusPanner::isOnMargin(QPointF position) const
{
    const BoardGeometry &geometry = m_view.board().geometry();
    const QPointF point = onBoard(m_view, position);
    const QRectF trueBoard(0, 0, geometry.shape().columns, geometry.shape().rows);
    return geometry.bounds().contains(point) && !trueBoard.contains(point);
}

bool TorusPanner::eventFilter(QObject *watched, QEvent *event)
{
    if (!m_view.hasBoard())
        return false;
    const bool isOnViewport = watched == m_view.viewport();
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        return isOnViewport && press(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseMove:
        return isOnViewport && move(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseButtonRelease:
        return isOnViewport && release(*static_cast<QMouseEvent *>(event));
    case QEvent::ContextMenu: {
        // For the mouse, the release of the button has decided whether there is a menu.
        const auto *menu = static_cast<QContextMenuEvent *>(event);
        if (menu->reason() == QContextMenuEvent::Keyboard && m_view.board().cursor() != Cell::None)
            openMenu(m_view.board().cursor());
        return true;
    }
    case QEvent::KeyPress:
        return !isOnViewport && pan(*static_cast<QKeyEvent *>(event));
    default:
        return false;
    }
}

bool TorusPanner::press(const QMouseEvent &event)
{
    const bool isHeld = event.button() == Qt::MiddleButton
                        || (event.button() == Qt::LeftButton && isOnMargin(event.position()));
    if (!isHeld || m_held != Qt::NoButton)
        return m_held != Qt::NoButton;
    m_held = event.button();
    m_pressedAt = event.position();
    m_pressedView = orientation();
    m_isPanning = false;
    return true;
}

bool TorusPanner::move(const QMouseEvent &event)
{
    if (m_held == Qt::NoButton) {
        const bool showsHand = isOnMargin(event.position());
        if (showsHand != std::exchange(m_showsHand, showsHand))
            showHand();
        return false;
    }
    const QPointF way = event.position() - m_pressedAt;
    if (!m_isPanning && way.manhattanLength() < QApplication::startDragDistance())
        return true;
    if (!std::exchange(m_isPanning, true))
        m_view.viewport()->setCursor(Qt::ClosedHandCursor);
    const QPointF cells = onBoard(m_view, event.position()) - onBoard(m_view, m_pressedAt);
    BoardOrientation next = m_pressedView;
    next.columnOffset -= static_cast<int>(std::lround(cells.x()));
    next.rowOffset -= static_cast<int>(std::lround(cells.y()));
    setOrientation(next);
    return true;
}

bool TorusPanner::release(const QMouseEvent &event)
{
    if (event.button() != m_held)
        return m_held != Qt::NoButton;
    const bool isClick = m_held == Qt::LeftButton && !m_isPanning;
    m_held = Qt::NoButton;
    m_isPanning = false;
    m_showsHand = isOnMargin(event.position());
    showHand();
    if (isClick)
        emit marginClicked(m_view.cellAtPosition(event.position()));
    return true;
}

void TorusPanner::showHand()
{
    if (m_showsHand)
        m_view.viewport()->setCursor(Qt::OpenHandCursor);
    else
        m_view.viewport()->unsetCursor();
}

bool TorusPanner::pan(const QKeyEvent &event)
{
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::ShiftModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_Left:
        panBy(-1, 0);
        return true;
    case Qt::Key_Right:
        panBy(1, 0);
        return true;
    case Qt::Key_Up:
        panBy(0, -1);
        return true;
    case Qt::Key_Down:
        panBy(0, 1);
        return true;
    default:
        return false;
    }
}

} // namespace tessera

#include "moc_toruspanner.cpp"
