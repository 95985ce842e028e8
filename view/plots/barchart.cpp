#include "view/plots/barchart.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <numeric>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr int kGap = 8;
constexpr int kLeastBar = 60;
constexpr double kBarShare = 0.62;
constexpr double kRowLines = 1.55;

double valueOf(const BarChart::Bar &bar)
{
    return std::accumulate(
        bar.parts.begin(), bar.parts.end(), 0.0, [](double sum, const BarChart::Part &part) {
            return sum + part.value;
        });
}

} // namespace

BarChart::BarChart(const QString &title, QWidget *parent)
    : QWidget(parent)
{
    setAccessibleName(title);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BarChart::setBars(std::vector<Bar> bars, double whole)
{
    m_bars = std::move(bars);
    m_whole = whole;
    for (const Bar &bar : m_bars)
        m_whole = whole > 0 ? whole : std::max(m_whole, valueOf(bar));
    QStringList all;
    for (const Bar &bar : m_bars)
        all << u"%1: %2"_s.arg(bar.name, bar.words);
    setAccessibleDescription(all.join(u"; "_s));
    updateGeometry();
    update();
}

int BarChart::rowHeight() const
{
    return static_cast<int>(kRowLines * fontMetrics().height());
}

int BarChart::nameWidth() const
{
    int widest = 0;
    for (const Bar &bar : m_bars)
        widest = std::max(widest, fontMetrics().horizontalAdvance(bar.name));
    return widest;
}

int BarChart::wordsWidth() const
{
    int widest = 0;
    for (const Bar &bar : m_bars)
        widest = std::max(widest, fontMetrics().horizontalAdvance(bar.words));
    return widest;
}

QSize BarChart::sizeHint() const
{
    return {
        nameWidth() + wordsWidth() + 2 * kGap + 3 * kLeastBar,
        rowHeight() * static_cast<int>(m_bars.size())};
}

QSize BarChart::minimumSizeHint() const
{
    return {nameWidth() + wordsWidth() + 2 * kGap + kLeastBar, sizeHint().height()};
}

void BarChart::paintBar(QPainter &painter, const Bar &bar, const QRectF &room) const
{
    double x = room.left();
    for (const Part &part : bar.parts) {
        const double width = m_whole > 0 ? room.width() * part.value / m_whole : 0;
        if (width <= 0)
            continue;
        painter.setPen(QPen(part.edge, 1));
        painter.setBrush(part.fill);
        painter.drawRect(QRectF(x, room.top(), std::max(width, 2.0), room.height()));
        x += width;
    }
}

void BarChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const int names = nameWidth();
    const int words = wordsWidth();
    const QColor dim = palette().color(QPalette::PlaceholderText);
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const QRectF row(0, static_cast<double>(i) * rowHeight(), width(), rowHeight());
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(
            row.adjusted(0, 0, names - row.width(), 0),
            Qt::AlignRight | Qt::AlignVCenter,
            m_bars[i].name);
        QRectF room = row.adjusted(names + kGap, 0, -words - kGap, 0);
        const double inset = room.height() * (1 - kBarShare) / 2;
        room.adjust(0.5, inset, -0.5, -inset);
        painter.setPen(dim);
        painter.drawText(
            row.adjusted(row.width() - words, 0, 0, 0),
            Qt::AlignLeft | Qt::AlignVCenter,
            m_bars[i].words);
        paintBar(painter, m_bars[i], room);
    }
}

void BarChart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

bool BarChart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const auto row = static_cast<std::size_t>(
        std::max(help->pos().y(), 0) / std::max(rowHeight(), 1));
    if (row >= m_bars.size())
        return true;
    QStringList parts{m_bars[row].name};
    for (const Part &part : m_bars[row].parts) {
        if (!part.name.isEmpty())
            parts << part.name;
    }
    QToolTip::showText(help->globalPos(), parts.join(u'\n'), this);
    return true;
}

} // namespace tessera

#include "moc_barchart.cpp"
