#include "view/board/scene/accessibleboard.h"

#include "view/board/scene/boardview.h"

#include <QPointer>

namespace tessera {

namespace {

/// One cell: a cheap interface without an object, which reads everything from the view.
class AccessibleCell final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    AccessibleCell(BoardView &view, Cell cell)
        : m_view(&view)
        , m_cell(cell)
    {}

    [[nodiscard]] Cell cell() const { return m_cell; }

    [[nodiscard]] bool isValid() const override
    {
        return m_view && m_view->hasBoard() && m_view->isVisible();
    }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QWindow *window() const override { return m_view->window()->windowHandle(); }
    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_view.data());
    }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text text) const override
    {
        if (text != QAccessible::Name || !isValid())
            return {};
        return m_view->board().design().cellName(*m_view->board().position(), m_cell);
    }
    void setText(QAccessible::Text, const QString &) override {}
    [[nodiscard]] QRect rect() const override
    {
        const QRect inView = m_view->cellRect(m_cell);
        return {m_view->viewport()->mapToGlobal(inView.topLeft()), inView.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Button; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = m_view->hasFocus() && m_view->board().cursor() == m_cell;
        return state;
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface
                   ? static_cast<QAccessibleActionInterface *>(this)
                   : nullptr;
    }

    [[nodiscard]] QStringList actionNames() const override
    {
        return {pressAction(), setFocusAction()};
    }
    void doAction(const QString &action) override
    {
        if (!isValid())
            return;
        m_view->setFocus();
        m_view->moveCursor(m_cell);
        if (action == pressAction())
            emit m_view->activated(m_cell);
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QPointer<BoardView> m_view;
    Cell m_cell;
};

QAccessibleInterface *makeAccessible(const QString &, QObject *object)
{
    auto *view = qobject_cast<BoardView *>(object);
    // A QAccessible factory hands the interface to Qt's registry, which owns it.
    return view ? new AccessibleBoard(*view) : nullptr;
}

} // namespace

AccessibleBoard::AccessibleBoard(BoardView &view)
    : QAccessibleWidget(&view, QAccessible::Grouping)
    , m_view(view)
{}

AccessibleBoard::~AccessibleBoard()
{
    for (const QAccessible::Id id : m_cells) {
        if (id != 0)
            QAccessible::deleteAccessibleInterface(id);
    }
}

int AccessibleBoard::childCount() const
{
    return m_view.hasBoard() && m_view.isVisible() ? m_view.board().geometry().placeCount() : 0;
}

QAccessibleInterface *AccessibleBoard::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    const auto at = static_cast<std::size_t>(index);
    if (m_cells.size() <= at)
        m_cells.resize(at + 1, 0);
    if (m_cells[at] == 0)
        m_cells[at] = QAccessible::registerAccessibleInterface(
            new AccessibleCell(m_view, cellAt(index)));
    return QAccessible::accessibleInterface(m_cells[at]);
}

int AccessibleBoard::indexOfChild(const QAccessibleInterface *child) const
{
    const auto *cell = dynamic_cast<const AccessibleCell *>(child);
    return cell ? index(cell->cell()) : -1;
}

QAccessibleInterface *AccessibleBoard::childAt(int x, int y) const
{
    const QPoint inView = m_view.viewport()->mapFromGlobal(QPoint(x, y));
    return child(index(m_view.cellAtPosition(inView)));
}

QAccessibleInterface *AccessibleBoard::focusChild() const
{
    return m_view.hasBoard() && m_view.hasFocus() ? child(index(m_view.board().cursor())) : nullptr;
}

void installAccessibleBoard()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(makeAccessible);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

void announceAccessibleFocus(BoardView &view, Cell cell)
{
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&view);
    if (!board || cell == Cell::None || !view.isVisible())
        return;
    QAccessibleEvent event(&view, QAccessible::Focus);
    event.setChild(index(cell));
    QAccessible::updateAccessibility(&event);
}

} // namespace tessera
