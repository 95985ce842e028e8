#include "view/widgets/plaintext.h"

#include <QCoreApplication>
#include <QEvent>

namespace tessera {

PlainTips::PlainTips(QObject *parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool PlainTips::eventFilter(QObject *watched, QEvent *event)
{
    // Qt shows all tips in one label of its own, which is polished before it has a text.
    if (event->type() == QEvent::Polish && watched->inherits("QTipLabel"))
        static_cast<QLabel *>(watched)->setTextFormat(Qt::PlainText);
    return QObject::eventFilter(watched, event);
}

} // namespace tessera

#include "moc_plaintext.cpp"
