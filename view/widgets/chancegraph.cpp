#include "view/widgets/chancegraph.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr int kHeight = 84;
constexpr int kLeastHeight = 60;
constexpr int kLeastWidth = 120;
constexpr double kInset = 3;
constexpr double kLine = 2;
/// Lines are edged, so that they show on grounds of their own colour.
constexpr double kEdge = 3.5;
constexpr int kPercent = 100;

} // namespace

ChanceGraph::ChanceGraph(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Winning chances"));
    setCursor(Qt::PointingHandCursor);
}

void ChanceGraph::setLooks(const std::vector<PlayerLook> &looks)
{
    m_looks = looks;
    update();
}

void ChanceGraph::setChances(const std::vector<PerPlayer<double>> &chances, int playerCount)
{
    m_chances = chances;
    m_playerCount = playerCount;
    setPlace(m_place);
}

void ChanceGraph::setPlace(int place)
{
    m_place = std::clamp(place, 0, std::max(lastPlace(), 0));
    setAccessibleDescription(words(m_place));
    update();
}

QString ChanceGraph::words(int place) const
{
    if (place < 0 || place > lastPlace())
        return {};
    QStringList parts;
    for (int i = 0; i < std::min(m_playerCount, static_cast<int>(m_looks.size())); ++i) {
        const double chance = m_chances[static_cast<std::size_t>(place)][playerAt(i)];
        parts << tr("%1 %2 %", "player, winning chance")
                     .arg(m_looks[static_cast<std::size_t>(i)].name)
                     .arg(std::lround(kPercent * chance));
    }
    const QString chances = QLocale().createSeparatedList(parts);
    return place == 0 ? tr("Start: %1").arg(chances) : tr("Move %1: %2").arg(place).arg(chances);
}

QSize ChanceGraph::sizeHint() const
{
    return {kLeastWidth, kHeight};
}

QSize ChanceGraph::minimumSizeHint() const
{
    return {kLeastWidth, kLeastHeight};
}

QRectF ChanceGraph::field() const
{
    return QRectF(rect()).adjusted(kInset, kInset, -kInset, -kInset);
}

int ChanceGraph::placeAt(double x) const
{
    const QRectF room = field();
    const double part = (x - room.left()) / std::max(room.width(), 1.0);
    return std::clamp(static_cast<int>(std::lround(part * lastPlace())), 0, std::max(lastPlace(), 0));
}

QPointF ChanceGraph::point(int place, Player player) const
{
    const QRectF room = field();
    const double chance = m_chances[static_cast<std::size_t>(place)][player];
    return {
        room.left() + room.width() * place / std::max(lastPlace(), 1),
        room.bottom() - room.height() * chance};
}

QPolygonF ChanceGraph::curve(Player player) const
{
    QPolygonF points;
    for (int place = 0; place <= lastPlace(); ++place)
        points << point(place, player);
    return points;
}

void ChanceGraph::paintAreas(QPainter &painter) const
{
    const QRectF room = field();
    painter.fillRect(room, m_looks[1].fill);
    QPolygonF area = curve(Player::First);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_looks[0].fill);
    area << room.bottomRight() << room.bottomLeft();
    painter.drawPolygon(area);
}

void ChanceGraph::paintLines(QPainter &painter) const
{
    painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < m_playerCount; ++i) {
        const PlayerLook &look = m_looks[static_cast<std::size_t>(i)];
        const QPolygonF points = curve(playerAt(i));
        painter.setPen(QPen(look.edge, kEdge));
        painter.drawPolyline(points);
        painter.setPen(QPen(look.fill, kLine));
        painter.drawPolyline(points);
    }
}

void ChanceGraph::paintEvent(QPaintEvent *)
{
    if (lastPlace() < 0 || static_cast<int>(m_looks.size()) < m_playerCount)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF room = field();
    painter.fillRect(room, palette().base());
    if (m_playerCount == 2)
        paintAreas(painter);
    else
        paintLines(painter);
    painter.setBrush(Qt::NoBrush);
    // An even share, and the position that is looked at.
    const double even = room.bottom() - room.height() / m_playerCount;
    painter.setPen(QPen(palette().mid().color(), 1, Qt::DashLine));
    painter.drawLine(QPointF(room.left(), even), QPointF(room.right(), even));
    const double x = point(m_place, Player::First).x();
    painter.setPen(QPen(palette().highlight().color(), kLine));
    painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()));
    painter.setPen(QPen(
        hasFocus() ? palette().highlight().color() : palette().mid().color(),
        hasFocus() ? kLine : 1));
    painter.drawRect(room);
}

void ChanceGraph::choose(int place)
{
    const int chosen = std::clamp(place, 0, std::max(lastPlace(), 0));
    if (chosen != m_place)
        emit placeChosen(chosen);
}

void ChanceGraph::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        choose(placeAt(event->position().x()));
}

void ChanceGraph::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        choose(placeAt(event->position().x()));
}

void ChanceGraph::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(m_place - 1);
    case Qt::Key_Right:
        return choose(m_place + 1);
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(lastPlace());
    default:
        QWidget::keyPressEvent(event);
    }
}

bool ChanceGraph::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), words(placeAt(help->pos().x())), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace tessera
