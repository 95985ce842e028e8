#include "view/widgets/primarybutton.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>

namespace tessera {

PrimaryButton::PrimaryButton(const QString &text, QWidget *parent)
    : QPushButton(text, parent)
{
    setAutoDefault(true);
    QFont bold = font();
    bold.setBold(true);
    setFont(bold);
    followPalette();
}

void PrimaryButton::followPalette()
{
    const QPalette application = QApplication::palette();
    QPalette own = application;
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        own.setBrush(group, QPalette::Button, application.brush(group, QPalette::Highlight));
        own.setBrush(group, QPalette::ButtonText, application.brush(group, QPalette::HighlightedText));
    }
    if (own != palette())
        setPalette(own);
}

void PrimaryButton::paintEvent(QPaintEvent *event)
{
    QPushButton::paintEvent(event);
    if (!hasFocus())
        return;
    // The styles' own sign of the focus is hard to see on this ground.
    constexpr double kInset = 3.5;
    constexpr double kRadius = 2;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::HighlightedText), 1.5));
    painter
        .drawRoundedRect(QRectF(rect()).adjusted(kInset, kInset, -kInset, -kInset), kRadius, kRadius);
}

bool PrimaryButton::event(QEvent *event)
{
    if (event->type() == QEvent::ApplicationPaletteChange)
        followPalette();
    return QPushButton::event(event);
}

} // namespace tessera
