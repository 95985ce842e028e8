#include "view/plots/intervalplot.h"

#include <QBuffer>
#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QSvgGenerator>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera {

namespace {

constexpr double kDot = 4.5;
constexpr double kIntervalLine = 2;
constexpr double kArrow = 5;
constexpr int kIntervalGap = 8;
/// The share of the width that names may take.
constexpr double kNames = 0.38;
constexpr int kFewRows = 2;
constexpr int kManyRows = 12;
constexpr int kLeastIntervalWidth = 200;
constexpr int kUsualWidth = 340;

/// A round step that fits into `range` `most` times at most.
double stepFor(double range, int most)
{
    const double rough = range / std::max(most, 1);
    const double power = std::pow(10, std::floor(std::log10(std::max(rough, 1e-6))));
    constexpr std::array kParts{1.0, 2.0, 5.0, 10.0};
    for (const double part : kParts) {
        if (part * power >= rough)
            return part * power;
    }
    return kParts.back() * power;
}

} // namespace

double IntervalPlot::Scale::x(double value) const
{
    const double part = (std::clamp(value, least, most) - least) / (most - least);
    return field.left() + part * field.width();
}

IntervalPlot::IntervalPlot(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void IntervalPlot::setRows(const std::vector<Row> &rows, double even, const QString &unit)
{
    m_rows = rows;
    m_even = even;
    m_unit = unit;
    QStringList all;
    for (std::size_t i = 0; i < rows.size(); ++i)
        all << words(i);
    setAccessibleDescription(all.join(u'\n'));
    updateGeometry();
    update();
}

QString IntervalPlot::number(double value) const
{
    if (std::isinf(value))
        return value < 0 ? tr("−∞") : tr("∞");
    const QString digits = QLocale().toString(std::lround(std::abs(value)));
    const QString sign = std::lround(value) < 0 ? QStringLiteral("−") : QString();
    return m_unit.isEmpty() ? sign + digits
                            : tr("%1 %2", "number, unit").arg(sign + digits, m_unit);
}

QString IntervalPlot::words(std::size_t row) const
{
    const Row &shown = m_rows[row];
    return tr("%1: %2, with 95 % certainty from %3 to %4")
        .arg(shown.name, number(shown.value), number(shown.low), number(shown.high));
}

int IntervalPlot::rowHeight() const
{
    return fontMetrics().height() + kIntervalGap;
}

QSize IntervalPlot::sizeHint() const
{
    const int rows = std::clamp(static_cast<int>(m_rows.size()), kFewRows, kManyRows);
    return {kUsualWidth, (rows + 1) * rowHeight()};
}

QSize IntervalPlot::minimumSizeHint() const
{
    return {kLeastIntervalWidth, (kFewRows + 1) * rowHeight()};
}

IntervalPlot::Scale IntervalPlot::scaleFor(QSize size) const
{
    int names = 0;
    for (const Row &row : m_rows)
        names = std::max(names, fontMetrics().horizontalAdvance(row.name));
    // Letters may need half a pixel more than they report.
    const double left = std::min<double>(names + 2, kNames * size.width()) + kIntervalGap;
    const int rows = std::max(static_cast<int>(m_rows.size()), 1);
    const double height = std::min(size.height() - rowHeight(), rows * 2 * rowHeight());
    Scale scale{
        {left, 0, std::max(size.width() - left - 2 * kIntervalGap, 1.0), height}, m_even, m_even};
    for (const Row &row : m_rows) {
        // The farthest bound shown, so that an infinite one does not squeeze all others.
        constexpr double kFarthest = 800;
        for (const double value : {row.low, row.value, row.high}) {
            if (std::abs(value - m_even) <= kFarthest) {
                scale.least = std::min(scale.least, value);
                scale.most = std::max(scale.most, value);
            }
        }
    }
    constexpr double kLeastRange = 20;
    constexpr double kRoom = 0.06;
    const double lacking = std::max(kLeastRange - (scale.most - scale.least), 0.0);
    const double more = lacking / 2 + kRoom * (scale.most - scale.least);
    scale.least -= more;
    scale.most += more;
    return scale;
}

void IntervalPlot::paintTicks(QPainter &painter, const Scale &scale) const
{
    const int width = fontMetrics().horizontalAdvance(number(-1000)) + 2 * kIntervalGap;
    const double step
        = stepFor(scale.most - scale.least, static_cast<int>(scale.field.width()) / width);
    const double bottom = scale.field.bottom();
    QColor faint = palette().color(QPalette::WindowText);
    faint.setAlphaF(0.18F);
    for (double value = std::ceil(scale.least / step) * step; value <= scale.most; value += step) {
        const double x = scale.x(value);
        painter.setPen(QPen(faint, 1));
        painter.drawLine(QPointF(x, scale.field.top()), QPointF(x, bottom));
        painter.setPen(palette().color(QPalette::PlaceholderText));
        const QRectF place(x - width / 2.0, bottom, width, rowHeight());
        painter.drawText(place, Qt::AlignHCenter | Qt::AlignVCenter, number(value));
    }
    painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1, Qt::DashLine));
    const double even = scale.x(m_even);
    painter.drawLine(QPointF(even, scale.field.top()), QPointF(even, bottom));
}

void IntervalPlot::paintRow(QPainter &painter, const Scale &scale, std::size_t row) const
{
    const Row &shown = m_rows[row];
    const double height = scale.field.height() / static_cast<double>(m_rows.size());
    const double y = scale.field.top() + (static_cast<double>(row) + 0.5) * height;
    const QRectF place(0, y - height / 2, scale.field.left() - kIntervalGap, height);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(
        place,
        Qt::AlignLeft | Qt::AlignVCenter,
        fontMetrics().elidedText(shown.name, Qt::ElideMiddle, static_cast<int>(place.width())));
    const QColor colour = palette().color(QPalette::Highlight);
    painter.setPen(QPen(colour, kIntervalLine));
    painter.drawLine(QPointF(scale.x(shown.low), y), QPointF(scale.x(shown.high), y));
    for (const auto &[bound, way] : {std::pair(shown.low, -1), std::pair(shown.high, 1)}) {
        const QPointF end(scale.x(bound), y);
        if (scale.holds(bound)) {
            painter.drawLine(end - QPointF(0, kArrow), end + QPointF(0, kArrow));
            continue;
        }
        painter.drawLine(end, end - QPointF(way * kArrow, kArrow));
        painter.drawLine(end, end - QPointF(way * kArrow, -kArrow));
    }
    if (!scale.holds(shown.value))
        return;
    painter.setPen(QPen(palette().color(QPalette::Base), 1));
    painter.setBrush(colour);
    painter.drawEllipse(QPointF(scale.x(shown.value), y), kDot, kDot);
}

void IntervalPlot::paint(QPainter &painter, QSize size) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    const Scale scale = scaleFor(size);
    paintTicks(painter, scale);
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        paintRow(painter, scale, row);
}

void IntervalPlot::paintEvent(QPaintEvent *)
{
    if (m_rows.empty())
        return;
    QPainter painter(this);
    paint(painter, size());
}

QByteArray IntervalPlot::svg(QSize size)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    QPainter painter(&generator);
    paint(painter, size);
    painter.end();
    return bytes;
}

bool IntervalPlot::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && !m_rows.empty()) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const double height = scaleFor(size()).field.height() / static_cast<double>(m_rows.size());
        const auto row = static_cast<std::size_t>(std::max(help->pos().y() / height, 0.0));
        QToolTip::showText(help->globalPos(), row < m_rows.size() ? words(row) : QString(), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace tessera

#include "moc_intervalplot.cpp"
