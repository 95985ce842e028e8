#include "view/widgets/primarybutton.h"

#include <QPainter>

namespace tessera {

PrimaryButton::PrimaryButton(const QString &text, QWidget *parent)
    : QPushButton(text, parent)
{
    setAutoDefault(true);
    QFont bold = font();
    bold.setBold(true);
    setFont(bold);
    setAttribute(Qt::WA_Hover);
}

/// The button is painted flat, as styles lighten a button's colour until its text is hardly readable.
void PrimaryButton::paintEvent(QPaintEvent *event)
{
    if (!isEnabled()) {
        QPushButton::paintEvent(event);
        return;
    }
    constexpr double kRadius = 3;
    constexpr int kDarkerWhenOver = 112;
    constexpr int kDarkerWhenDown = 130;
    const QPalette &colours = palette();
    const QColor ground = colours.color(QPalette::Highlight);
    const QColor ink = colours.color(QPalette::HighlightedText);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ground.darker(kDarkerWhenDown), 1));
    painter.setBrush(
        isDown() ? ground.darker(kDarkerWhenDown)
                 : (underMouse() ? ground.darker(kDarkerWhenOver) : ground));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
    painter.setPen(ink);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextShowMnemonic, text());
    if (!hasFocus())
        return;
    constexpr double kInset = 3.5;
    painter.setPen(QPen(ink, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter
        .drawRoundedRect(QRectF(rect()).adjusted(kInset, kInset, -kInset, -kInset), kRadius, kRadius);
}

} // namespace tessera

#include "moc_primarybutton.cpp"
