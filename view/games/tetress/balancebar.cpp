#include "view/games/tetress/balancebar.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tessera::tetress {

using namespace Qt::StringLiterals;

namespace {

constexpr int kBarHeight = 12;
constexpr int kGap = 3;
/// Room below the bar for the tip of the preview's mark.
constexpr int kTip = 5;
constexpr int kRollMs = 450;

/// The share of the left side; a half when both are 0.
double share(const BalanceBar::Numbers &numbers)
{
    const int sum = numbers[0] + numbers[1];
    return sum == 0 ? 0.5 : static_cast<double>(numbers[0]) / sum;
}

} // namespace

BalanceBar::BalanceBar(const QString &title, const QString &shortTitle, QWidget *parent)
    : QWidget(parent)
    , m_title(title)
    , m_shortTitle(shortTitle)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_roll.setStartValue(0.0);
    m_roll.setEndValue(1.0);
    m_roll.setDuration(kRollMs);
    m_roll.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_roll, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        for (std::size_t i = 0; i < m_rolled.size(); ++i)
            m_rolled[i] = m_rolledFrom[i]
                          + static_cast<int>(
                              std::lround(value.toDouble() * (m_numbers[i] - m_rolledFrom[i])));
        update();
    });
}

void BalanceBar::setSides(const QString &left, const QString &right)
{
    m_sides = {left, right};
    describe();
}

void BalanceBar::setNumbers(const Numbers &numbers)
{
    if (numbers == m_numbers)
        return;
    m_roll.stop();
    m_rolledFrom = m_rolled;
    m_numbers = numbers;
    if (!m_isAnimated || !isVisible())
        m_rolled = numbers;
    else if (!m_isHeld)
        m_roll.start();
    describe();
    update();
}

void BalanceBar::setHeld(bool held)
{
    m_isHeld = held;
    if (m_rolled == m_numbers)
        return;
    m_roll.stop();
    m_rolledFrom = m_rolled;
    if (!held)
        m_roll.start();
}

void BalanceBar::setOutcome(const std::optional<Numbers> &outcome)
{
    if (outcome == m_outcome)
        return;
    m_outcome = outcome;
    describe();
    update();
}

void BalanceBar::setColours(const std::array<QColor, 2> &fills, const std::array<QColor, 2> &edges)
{
    m_fills = fills;
    m_edges = edges;
    update();
}

void BalanceBar::describe()
{
    const QString now = tr("%1: %2 %3, %4 %5", "what, side, number, side, number")
                            .arg(m_title, m_sides[0])
                            .arg(m_numbers[0])
                            .arg(m_sides[1])
                            .arg(m_numbers[1]);
    if (!m_outcome) {
        setAccessibleName(now);
        return;
    }
    setAccessibleName(
        tr("%1; after this placement %2 and %3").arg(now).arg((*m_outcome)[0]).arg((*m_outcome)[1]));
}

QSize BalanceBar::sizeHint() const
{
    return {220, fontMetrics().height() + kGap + kBarHeight + kTip};
}

QSize BalanceBar::minimumSizeHint() const
{
    return {110, sizeHint().height()};
}

void BalanceBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintNumbers(painter);
    paintBar(painter, QRectF(0.5, fontMetrics().height() + kGap + 0.5, width() - 1, kBarHeight));
}

void BalanceBar::paintNumbers(QPainter &painter) const
{
    const QRectF row(0, 0, width(), fontMetrics().height());
    const QColor ink = palette().color(QPalette::WindowText);
    QFont bold = font();
    bold.setBold(true);
    const auto pair = [this](const Numbers &numbers) {
        return u"%1 : %2"_s.arg(locale().toString(numbers[0]), locale().toString(numbers[1]));
    };
    double right = row.right();
    const auto write = [&](const QString &text, const QFont &with) {
        const double wide = QFontMetricsF(with).horizontalAdvance(text);
        painter.setFont(with);
        painter.drawText(QPointF(right - wide, fontMetrics().ascent()), text);
        right -= wide;
    };
    painter.setPen(ink);
    if (m_outcome) {
        write(pair(*m_outcome), bold);
        write(u" \u2192 "_s, font());
        write(pair(m_rolled), font());
    } else {
        write(pair(m_rolled), bold);
    }
    painter.setFont(font());
    painter.setOpacity(0.75);
    const int room = static_cast<int>(right - row.left()) - 2 * kGap;
    const bool fits = fontMetrics().horizontalAdvance(m_title) <= room;
    painter.drawText(
        QPointF(0, fontMetrics().ascent()),
        fontMetrics().elidedText(fits ? m_title : m_shortTitle, Qt::ElideRight, room));
    painter.setOpacity(1);
}

void BalanceBar::paintBar(QPainter &painter, const QRectF &bar) const
{
    QPainterPath shape;
    shape.addRoundedRect(bar, 3, 3);
    painter.save();
    painter.setClipPath(shape);
    const double middle = bar.left() + bar.width() * share(m_rolled);
    const QRectF parts[]
        = {QRectF(bar.topLeft(), QPointF(middle, bar.bottom())),
           QRectF(QPointF(middle, bar.top()), bar.bottomRight())};
    const Qt::BrushStyle patterns[] = {Qt::FDiagPattern, Qt::Dense6Pattern};
    for (std::size_t i = 0; i < m_fills.size(); ++i) {
        painter.fillRect(parts[i], m_fills[i]);
        painter.fillRect(parts[i], QBrush(m_edges[i], patterns[i]));
    }
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    QColor edge = palette().color(QPalette::WindowText);
    edge.setAlphaF(0.5f);
    painter.setPen(QPen(edge, 1));
    painter.drawPath(shape);
    if (!m_outcome)
        return;
    // A pointer from below marks the place where the sides would meet.
    const double at = bar.left() + bar.width() * share(*m_outcome);
    const QColor ink = palette().color(QPalette::WindowText);
    painter.fillRect(QRectF(at - 2, bar.top(), 4, bar.height()), palette().color(QPalette::Window));
    painter.fillRect(QRectF(at - 1, bar.top(), 2, bar.height()), ink);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(QPolygonF(
        {QPointF(at, bar.bottom() - 1),
         QPointF(at - kTip, bar.bottom() + kTip),
         QPointF(at + kTip, bar.bottom() + kTip)}));
}

} // namespace tessera::tetress

#include "moc_balancebar.cpp"
