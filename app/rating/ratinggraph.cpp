#include "app/rating/ratinggraph.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr double kLine = 2;
constexpr double kDot = 3;
constexpr int kGap = 6;
constexpr int kStep = 100;
constexpr int kBand = 60;
constexpr double kLines = 8;

} // namespace

RatingGraph::RatingGraph(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Rating over time"));
}

void RatingGraph::setSteps(std::vector<RatingBook::Step> steps)
{
    m_steps = std::move(steps);
    m_least = 1500;
    m_most = 1500;
    QStringList all;
    for (const RatingBook::Step &step : m_steps) {
        m_least = std::min(m_least, step.after.value - kSureDeviations * step.after.deviation);
        m_most = std::max(m_most, step.after.value + kSureDeviations * step.after.deviation);
        all << ratingWords(step.after);
    }
    m_least = std::floor(m_least / kStep) * kStep;
    m_most = std::max(std::ceil(m_most / kStep) * kStep, m_least + kStep);
    setAccessibleDescription(all.join(u"; "_s));
    update();
}

QSize RatingGraph::sizeHint() const
{
    const int line = fontMetrics().height();
    return {20 * line, static_cast<int>(kLines * line)};
}

QSize RatingGraph::minimumSizeHint() const
{
    return {sizeHint().width() / 2, sizeHint().height()};
}

QRectF RatingGraph::field() const
{
    const int names = fontMetrics().horizontalAdvance(QString::number(static_cast<int>(m_most)))
                      + kGap;
    const double half = fontMetrics().height() / 2.0;
    return QRectF(rect()).adjusted(names, half, -kGap, -half);
}

double RatingGraph::x(std::size_t step) const
{
    const QRectF room = field();
    const auto last = static_cast<double>(std::max<std::size_t>(m_steps.size(), 2) - 1);
    return room.left() + room.width() * static_cast<double>(step) / last;
}

double RatingGraph::y(double value) const
{
    const QRectF room = field();
    return room.bottom() - room.height() * (value - m_least) / (m_most - m_least);
}

void RatingGraph::paintEvent(QPaintEvent *)
{
    if (m_steps.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF room = field();
    painter.fillRect(room, palette().base());
    const int lines = static_cast<int>((m_most - m_least) / kStep);
    const int each = std::max(1, static_cast<int>(std::ceil(lines / 4.0)));
    for (int i = 0; i <= lines; i += each) {
        const double value = m_least + i * kStep;
        painter.setPen(QPen(palette().mid().color(), 1, Qt::DotLine));
        painter.drawLine(QPointF(room.left(), y(value)), QPointF(room.right(), y(value)));
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(
            QRectF(
                0, y(value) - fontMetrics().height(), room.left() - kGap, 2 * fontMetrics().height()),
            Qt::AlignRight | Qt::AlignVCenter,
            QString::number(static_cast<int>(value)));
    }
    QPolygonF curve;
    QPolygonF band;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const Rating &rating = m_steps[i].after;
        curve << QPointF(x(i), y(rating.value));
        band << QPointF(x(i), y(rating.value + kSureDeviations * rating.deviation));
    }
    for (std::size_t i = m_steps.size(); i-- > 0;) {
        const Rating &rating = m_steps[i].after;
        band << QPointF(x(i), y(rating.value - kSureDeviations * rating.deviation));
    }
    // A single game has an interval as well.
    if (m_steps.size() == 1)
        band = QRectF(band.first(), band.last()).adjusted(-kDot, 0, kDot, 0);
    QColor colour = palette().highlight().color();
    painter.setPen(QPen(colour, kLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(curve);
    painter.setBrush(colour);
    for (const QPointF &point : curve)
        painter.drawEllipse(point, kDot, kDot);
    colour.setAlpha(kBand);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(band);
}

bool RatingGraph::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || m_steps.empty())
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    std::size_t nearest = 0;
    for (std::size_t i = 1; i < m_steps.size(); ++i) {
        if (std::abs(x(i) - help->pos().x()) < std::abs(x(nearest) - help->pos().x()))
            nearest = i;
    }
    const RatingBook::Step &step = m_steps[nearest];
    QToolTip::showText(
        help->globalPos(),
        tr("%1\nGame %2, against level %3", "rating, number, level")
            .arg(ratingWords(step.after))
            .arg(nearest + 1)
            .arg(step.level),
        this);
    return true;
}

} // namespace tessera

#include "moc_ratinggraph.cpp"
