#include "app/window/wheelguard.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QScrollBar>

namespace tessera {

namespace {

/// A field whose value the wheel changes. Scroll bars are there for that.
QWidget *wheelField(QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    const bool isField = qobject_cast<QAbstractSpinBox *>(widget)
                         || qobject_cast<QComboBox *>(widget)
                         || qobject_cast<QAbstractSlider *>(widget);
    return isField && qobject_cast<QScrollBar *>(widget) == nullptr ? widget : nullptr;
}

bool hasFocus(const QWidget &field)
{
    return field.hasFocus() || field.isAncestorOf(QApplication::focusWidget());
}

} // namespace

void WheelGuard::install()
{
    if (qApp->findChild<WheelGuard *>() == nullptr)
        qApp->installEventFilter(new WheelGuard(qApp));
}

bool WheelGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Polish) {
        // Else the wheel itself would give the focus.
        QWidget *field = wheelField(watched);
        if (field != nullptr && field->focusPolicy() == Qt::WheelFocus)
            field->setFocusPolicy(Qt::StrongFocus);
    } else if (event->type() == QEvent::Wheel) {
        const QWidget *field = wheelField(watched);
        if (field != nullptr && !hasFocus(*field)) {
            // What lies around it scrolls instead.
            event->ignore();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tessera

#include "moc_wheelguard.cpp"
