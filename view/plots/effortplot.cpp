#include "view/plots/effortplot.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr int kEffortHeight = 48;
constexpr int kLeastEffortWidth = 120;
/// The radius of a single move's dot.
constexpr double kRadius = 3;
/// The highest value leaves some room above it.
constexpr double kFilled = 0.92;

} // namespace

EffortPlot::EffortPlot(const QString &title, Write write, QWidget *parent)
    : GamePlot(title, parent)
    , m_write(std::move(write))
{}

void EffortPlot::setPoints(std::vector<Point> points, std::vector<Player> movers)
{
    m_points = std::move(points);
    setMovers(std::move(movers));
}

double EffortPlot::most() const
{
    double most = 0;
    for (const Point &point : m_points)
        most = std::max(most, point.value);
    return most;
}

QString EffortPlot::words(int place) const
{
    const auto found = std::find_if(m_points.begin(), m_points.end(), [place](const Point &point) {
        return point.place == place;
    });
    if (found == m_points.end())
        return {};
    return tr("%1: %2", "move, value").arg(moveName(place), m_write(found->value));
}

QSize EffortPlot::sizeHint() const
{
    return {kLeastEffortWidth, kEffortHeight};
}

QPolygonF EffortPlot::curve(Player player) const
{
    const QRectF room = field();
    const double whole = std::max(most(), 1e-9);
    QPolygonF curve;
    for (const Point &point : m_points) {
        if (point.player == player)
            curve << QPointF(
                across(point.place), room.bottom() - kFilled * room.height() * point.value / whole);
    }
    return curve;
}

void EffortPlot::paintPlot(QPainter &painter) const
{
    for (std::size_t i = 0; i < looks().size(); ++i) {
        const PlayerLook &look = looks()[i];
        const QPolygonF points = curve(playerAt(static_cast<int>(i)));
        if (points.size() != 1) {
            paintCurve(painter, points, look);
            continue;
        }
        painter.setPen(QPen(look.edge, 1));
        painter.setBrush(look.fill);
        painter.drawEllipse(points.front(), kRadius, kRadius);
    }
}

} // namespace tessera

#include "moc_effortplot.cpp"
