#include "view/widgets/thinkingring.h"

#include "view/widgets/shades.h"

#include <QPainter>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kFrame = 50;
constexpr int kStep = 18;
constexpr int kArc = 90;
/// Angles of QPainter count in sixteenths of a degree.
constexpr int kUnitsPerDegree = 16;

} // namespace

ThinkingRing::ThinkingRing(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_timer.setInterval(kFrame);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_angle = (m_angle + kStep) % 360;
        update();
    });
}

void ThinkingRing::setTurning(bool turning)
{
    m_isTurning = turning;
    if (turning && isVisible())
        m_timer.start();
    else
        m_timer.stop();
}

QSize ThinkingRing::sizeHint() const
{
    const int side = fontMetrics().ascent();
    return {side, side};
}

void ThinkingRing::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = std::max(2.0, width() / 7.0);
    const QRectF ring = QRectF(rect()).adjusted(line, line, -line, -line);
    painter.setPen(QPen(outlineColour(palette()), line));
    painter.drawEllipse(ring);
    painter.setPen(QPen(palette().color(QPalette::Highlight), line, Qt::SolidLine, Qt::RoundCap));
    painter.drawArc(ring, -m_angle * kUnitsPerDegree, kArc * kUnitsPerDegree);
}

void ThinkingRing::showEvent(QShowEvent *)
{
    setTurning(m_isTurning);
}

void ThinkingRing::hideEvent(QHideEvent *)
{
    m_timer.stop();
}

} // namespace tessera

#include "moc_thinkingring.cpp"
