#include "view/widgets/arrowfocus.h"

#include <QAbstractButton>
#include <QKeyEvent>

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

/// The weight of a sideways distance against a straight one.
constexpr int kAside = 3;

/// The distance of two ranges; 0 when they overlap.
int gap(int first, int last, int otherFirst, int otherLast)
{
    return std::max({0, otherFirst - last, first - otherLast});
}

} // namespace

ArrowFocus::ArrowFocus(QWidget &page)
    : QObject(&page)
    , m_page(page)
{
    page.installEventFilter(this);
}

QWidget *ArrowFocus::next(const QWidget &from, int key) const
{
    const auto place = [this](const QWidget &widget) {
        return QRect(widget.mapTo(&m_page, QPoint(0, 0)), widget.size());
    };
    const QRect start = place(from);
    QWidget *best = nullptr;
    int least = std::numeric_limits<int>::max();
    for (QAbstractButton *button : m_page.findChildren<QAbstractButton *>()) {
        const bool canHaveIt = button->isVisibleTo(&m_page) && button->isEnabled()
                               && (button->focusPolicy() & Qt::TabFocus) != 0;
        if (!canHaveIt || button == &from)
            continue;
        const QRect there = place(*button);
        const bool isUpright = key == Qt::Key_Up || key == Qt::Key_Down;
        const bool isOnward = key == Qt::Key_Right  ? there.left() > start.right()
                              : key == Qt::Key_Left ? there.right() < start.left()
                              : key == Qt::Key_Down ? there.top() > start.bottom()
                                                    : there.bottom() < start.top();
        if (!isOnward)
            continue;
        const int across = gap(start.left(), start.right(), there.left(), there.right());
        const int down = gap(start.top(), start.bottom(), there.top(), there.bottom());
        const int way = isUpright ? down + kAside * across : across + kAside * down;
        if (way < least) {
            least = way;
            best = button;
        }
    }
    return best;
}

bool ArrowFocus::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || watched != &m_page)
        return QObject::eventFilter(watched, event);
    // Keys that a button does not use reach the page.
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool isArrow = key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up
                         || key == Qt::Key_Down;
    const QWidget *focus = m_page.window()->focusWidget();
    if (!isArrow || focus == nullptr || !m_page.isAncestorOf(focus))
        return QObject::eventFilter(watched, event);
    if (QWidget *there = next(*focus, key))
        there->setFocus(Qt::TabFocusReason);
    return true;
}

} // namespace tessera

#include "moc_arrowfocus.cpp"
