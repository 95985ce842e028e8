#include "view/widgets/elidedlabel.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

namespace tessera {

QSize ElidedLabel::minimumSizeHint() const
{
    const int letters = fontMetrics().horizontalAdvance(QStringLiteral("Xxx…"));
    return {letters, Label::minimumSizeHint().height()};
}

bool ElidedLabel::isShortened() const
{
    return fontMetrics().horizontalAdvance(text()) > contentsRect().width();
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
    style()->drawItemText(
        &painter,
        contentsRect(),
        static_cast<int>(alignment()),
        palette(),
        isEnabled(),
        shown,
        foregroundRole());
}

bool ElidedLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && isShortened()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), text(), this);
        return true;
    }
    return Label::event(event);
}

} // namespace tessera

#include "moc_elidedlabel.cpp"
