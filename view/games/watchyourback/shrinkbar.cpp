#include "view/games/watchyourback/shrinkbar.h"

#include "view/words/listed.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace tessera::watchyourback {

using namespace Qt::StringLiterals;

namespace {

constexpr int kBarHeight = 10;
constexpr int kGap = 4;

} // namespace

ShrinkBar::ShrinkBar(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"shrinkBar"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QString turnList(const std::vector<int> &turns)
{
    QStringList numbers;
    for (const int turn : turns)
        numbers << QString::number(turn);
    if (numbers.size() < 2)
        return numbers.join(QString());
    const QString last = numbers.takeLast();
    return ShrinkBar::tr("%1 and %2", "turns after which a ring falls").arg(listed(numbers), last);
}

void ShrinkBar::setTurn(int turn, const std::vector<int> &shrinks)
{
    m_turn = turn;
    m_shrinks = shrinks;
    setAccessibleName(tr("Turn %1 of the moving phase; a ring falls after turns %2")
                          .arg(QString::number(turn), turnList(shrinks)));
    update();
}

void ShrinkBar::setTheme(const Theme &theme)
{
    m_past = theme.colour(ThemeRole::ClockRunning);
    update();
}

QSize ShrinkBar::sizeHint() const
{
    return {200, kBarHeight + kGap + fontMetrics().height()};
}

QSize ShrinkBar::minimumSizeHint() const
{
    return {100, sizeHint().height()};
}

void ShrinkBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF bar(0.5, 0.5, width() - 1.0, kBarHeight);
    const double radius = kBarHeight / 2.0;
    QPainterPath shape;
    shape.addRoundedRect(bar, radius, radius);
    QColor ground = palette().color(QPalette::WindowText);
    ground.setAlphaF(0.12f);
    painter.fillPath(shape, ground);
    const int last = m_shrinks.back();
    const auto at = [&](int turn) { return bar.left() + bar.width() * turn / last; };
    painter.setClipPath(shape);
    painter.fillRect(
        QRectF(bar.left(), bar.top(), at(std::min(m_turn, last)) - bar.left(), bar.height()),
        m_past);
    painter.setClipping(false);
    const QColor ink = palette().color(QPalette::WindowText);
    for (const int turn : m_shrinks) {
        if (turn != last)
            painter.fillRect(QRectF(at(turn) - 1, bar.top() - 0.5, 2, bar.height() + 1), ink);
    }
    painter.setPen(ink);
    const int top = kBarHeight + kGap;
    std::vector<int> named{0};
    named.insert(named.end(), m_shrinks.begin(), m_shrinks.end());
    for (const int turn : named) {
        const QString number = locale().toString(turn);
        const int wide = fontMetrics().horizontalAdvance(number);
        const int left
            = std::clamp(static_cast<int>(at(turn)) - wide / 2, 0, std::max(0, width() - wide));
        painter.drawText(left, top + fontMetrics().ascent(), number);
    }
}

} // namespace tessera::watchyourback

#include "moc_shrinkbar.cpp"
