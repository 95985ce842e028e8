#include "view/plots/chancegraph.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr int kHeight = 84;
constexpr int kLeastHeight = 60;
constexpr int kLeastWidth = 120;
constexpr int kPercent = 100;

} // namespace

ChanceGraph::ChanceGraph(QWidget *parent)
    : GamePlot(tr("Winning chances"), parent)
{}

void ChanceGraph::setChances(
    const std::vector<PerPlayer<double>> &chances, std::vector<Player> movers, int playerCount)
{
    m_chances = chances;
    m_playerCount = playerCount;
    setMovers(std::move(movers));
}

QString ChanceGraph::words(int place) const
{
    if (place < 0 || place >= static_cast<int>(m_chances.size()))
        return {};
    QStringList parts;
    for (int i = 0; i < std::min(m_playerCount, static_cast<int>(looks().size())); ++i) {
        const double chance = m_chances[static_cast<std::size_t>(place)][playerAt(i)];
        parts << tr("%1 %2 %", "player, winning chance")
                     .arg(looks()[static_cast<std::size_t>(i)].name)
                     .arg(std::lround(kPercent * chance));
    }
    const QString chances = QLocale().createSeparatedList(parts);
    return place == 0 ? tr("Start: %1").arg(chances)
                      : tr("%1: %2", "move, chances").arg(moveName(place), chances);
}

QSize ChanceGraph::sizeHint() const
{
    return {kLeastWidth, kHeight};
}

QSize ChanceGraph::minimumSizeHint() const
{
    return {kLeastWidth, kLeastHeight};
}

QPolygonF ChanceGraph::curve(Player player) const
{
    const QRectF room = field();
    QPolygonF points;
    for (std::size_t i = 0; i < m_chances.size(); ++i)
        points << QPointF(
            across(static_cast<int>(i)), room.bottom() - room.height() * m_chances[i][player]);
    return points;
}

void ChanceGraph::paintAreas(QPainter &painter) const
{
    const QRectF room = field();
    painter.fillRect(room, looks()[1].fill);
    QPolygonF area = curve(Player::First);
    painter.setPen(Qt::NoPen);
    painter.setBrush(looks()[0].fill);
    area << room.bottomRight() << room.bottomLeft();
    painter.drawPolygon(area);
}

void ChanceGraph::paintPlot(QPainter &painter) const
{
    if (m_chances.empty() || static_cast<int>(looks().size()) < m_playerCount)
        return;
    if (m_playerCount == 2) {
        paintAreas(painter);
    } else {
        for (int i = 0; i < m_playerCount; ++i)
            paintCurve(painter, curve(playerAt(i)), looks()[static_cast<std::size_t>(i)]);
    }
    // An even share.
    const QRectF room = field();
    const double even = room.bottom() - room.height() / m_playerCount;
    painter.setPen(QPen(palette().mid().color(), 1, Qt::DashLine));
    painter.drawLine(QPointF(room.left(), even), QPointF(room.right(), even));
}

} // namespace tessera

#include "moc_chancegraph.cpp"
