#include "view/widgets/clockwidget.h"

#include "view/widgets/shades.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tessera {

using namespace Qt::StringLiterals;
using State = ClockReading::State;

namespace {

/// The least size of digits, which stand out from the texts beside them and can be read from a distance.
constexpr int kLeastDigitPoints = 22;
constexpr double kDigitScale = 1.6;
constexpr double kSmallestDigitPoints = 7;
constexpr double kSizeStep = 0.5;
constexpr int kPadding = 8;
constexpr double kRadius = 4;

QString sign(State state)
{
    switch (state) {
    case State::Low:
        return u"!"_s;
    case State::Flag:
        return u"⚑"_s;
    default:
        return {};
    }
}

double digitWidth(const QFontMetricsF &metrics)
{
    double widest = 0;
    for (char16_t digit = u'0'; digit <= u'9'; ++digit)
        widest = std::max(widest, metrics.horizontalAdvance(QChar(digit)));
    return widest;
}

} // namespace

ClockWidget::ClockWidget(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    describe();
}

void ClockWidget::setReading(const ClockReading &reading)
{
    if (reading == m_reading)
        return;
    const QString before = text();
    const bool isSameState = reading.state == m_reading.state;
    m_reading = reading;
    if (isSameState && before == text())
        return;
    if (before.size() != text().size())
        updateGeometry();
    update();
    describe();
}

void ClockWidget::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void ClockWidget::setDigitPoints(int points, int mostWidth)
{
    m_points = points;
    m_mostWidth = mostWidth;
    updateGeometry();
    update();
}

QString ClockWidget::text() const
{
    if (m_reading.state == State::Unlimited)
        return u"∞"_s;
    const bool isUp = m_reading.state == State::Flag;
    const QString digits = isUp ? u"0:00"_s : clockText(m_reading.left, m_reading.hasTenths);
    const QString mark = sign(m_reading.state);
    return mark.isEmpty() ? digits : digits + u' ' + mark;
}

void ClockWidget::describe()
{
    QString words = text();
    if (m_reading.state == State::Unlimited)
        words = tr("no time limit");
    else if (m_reading.state == State::Flag)
        words = tr("time is up");
    else if (m_reading.state == State::Paused)
        words = tr("%1, paused", "time left").arg(text());
    setAccessibleDescription(words);
}

QFont ClockWidget::usualFont() const
{
    QFont font = this->font();
    const int fitting = std::max(kLeastDigitPoints, qRound(kDigitScale * font.pointSizeF()));
    font.setPointSize(m_points > 0 ? m_points : fitting);
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont ClockWidget::digitFont() const
{
    QFont font = usualFont();
    // Letters do not shrink quite as evenly as their sizes.
    while (textWidth(text(), font) > room() && font.pointSizeF() > kSmallestDigitPoints)
        font.setPointSizeF(font.pointSizeF() - kSizeStep);
    return font;
}

double ClockWidget::room() const
{
    if (m_mostWidth > 0)
        return m_mostWidth - 2 * kPadding;
    return textWidth(u"0:00:00 !"_s, usualFont());
}

double ClockWidget::textWidth(const QString &text, const QFont &font)
{
    const QFontMetricsF metrics(font);
    double width = 0;
    for (const QChar c : text)
        width += c.isDigit() ? digitWidth(metrics) : metrics.horizontalAdvance(c);
    return width;
}

QSize ClockWidget::sizeHint() const
{
    // The clock has room for the longest text of the usual states, so that the card beside it does not move.
    const QString widest = m_reading.state == State::Unlimited ? u"∞"_s : u"00:00 !"_s;
    const double width = std::max(textWidth(widest, usualFont()), textWidth(text(), digitFont()));
    const QFontMetricsF metrics(usualFont());
    return {
        static_cast<int>(std::ceil(width)) + 2 * kPadding,
        static_cast<int>(std::ceil(metrics.height())) + kPadding / 2};
}

ClockWidget::Colours ClockWidget::colours() const
{
    const QColor text = palette().color(QPalette::WindowText);
    const QColor dim = palette().color(QPalette::PlaceholderText);
    switch (m_reading.state) {
    case State::Running:
        return {m_theme.colour(ThemeRole::ClockRunning), m_theme.colour(ThemeRole::ClockText)};
    case State::Low:
    case State::Flag:
        return {m_theme.colour(ThemeRole::ClockLow), m_theme.colour(ThemeRole::ClockText)};
    case State::Paused:
        return {QBrush(outlineColour(palette()), Qt::BDiagPattern), text};
    case State::Unlimited:
        return {Qt::NoBrush, dim};
    case State::Idle:
        break;
    }
    return {palette().brush(QPalette::Button), text};
}

void ClockWidget::paintDigits(
    QPainter &painter, const QString &text, double left, const QRectF &area) const
{
    const QFontMetricsF metrics(painter.font());
    const double wide = digitWidth(metrics);
    for (const QChar c : text) {
        const double width = c.isDigit() ? wide : metrics.horizontalAdvance(c);
        painter.drawText(QRectF(left, area.top(), width, area.height()), Qt::AlignCenter, c);
        left += width;
    }
}

void ClockWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours look = colours();
    const QRectF area = rect();
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.ground);
    painter.drawRoundedRect(area, kRadius, kRadius);
    painter.setPen(look.text);
    const QFont font = digitFont();
    painter.setFont(font);
    const QString shown = text();
    paintDigits(painter, shown, area.center().x() - textWidth(shown, font) / 2, area);
}

void ClockWidget::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace tessera

#include "moc_clockwidget.cpp"
