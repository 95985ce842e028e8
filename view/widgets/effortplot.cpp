#include "view/widgets/effortplot.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr int kHeight = 48;
constexpr int kLeastWidth = 120;
constexpr double kInset = 3;
constexpr double kLine = 2;
/// Lines are edged, so that they show on grounds of their own colour.
constexpr double kEdge = 3.5;
/// Of the dot of a move that stands alone.
constexpr double kRadius = 3;
/// The highest value leaves some room above it.
constexpr double kFilled = 0.92;

} // namespace

EffortPlot::EffortPlot(const QString &title, Write write, QWidget *parent)
    : QWidget(parent)
    , m_write(std::move(write))
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(title);
    setCursor(Qt::PointingHandCursor);
}

void EffortPlot::setLooks(const std::vector<PlayerLook> &looks)
{
    m_looks = looks;
    update();
}

void EffortPlot::setPoints(std::vector<Point> points, int moveCount)
{
    m_points = std::move(points);
    m_moveCount = moveCount;
    setPlace(m_place);
}

void EffortPlot::setPlace(int place)
{
    m_place = std::clamp(place, 0, m_moveCount);
    setAccessibleDescription(words(m_place));
    update();
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
    const auto number = static_cast<std::size_t>(index(found->player));
    const QString name = number < m_looks.size() ? m_looks[number].name : QString();
    return tr("Move %1, %2: %3", "number, player, value")
        .arg(QString::number(place), name, m_write(found->value));
}

QSize EffortPlot::sizeHint() const
{
    return {kLeastWidth, kHeight};
}

QSize EffortPlot::minimumSizeHint() const
{
    return sizeHint();
}

QRectF EffortPlot::field() const
{
    return QRectF(rect()).adjusted(kInset, kInset, -kInset, -kInset);
}

int EffortPlot::placeAt(double x) const
{
    const QRectF room = field();
    const double part = (x - room.left()) / std::max(room.width(), 1.0);
    return std::clamp(static_cast<int>(std::lround(part * m_moveCount)), 0, m_moveCount);
}

double EffortPlot::across(int place) const
{
    const QRectF room = field();
    return room.left() + room.width() * place / std::max(m_moveCount, 1);
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

void EffortPlot::paintCurve(QPainter &painter, Player player) const
{
    const PlayerLook &look = m_looks[static_cast<std::size_t>(index(player))];
    const QPolygonF points = curve(player);
    if (points.size() == 1) {
        painter.setPen(QPen(look.edge, 1));
        painter.setBrush(look.fill);
        painter.drawEllipse(points.front(), kRadius, kRadius);
        return;
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look.edge, kEdge));
    painter.drawPolyline(points);
    painter.setPen(QPen(look.fill, kLine));
    painter.drawPolyline(points);
}

void EffortPlot::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF room = field();
    painter.fillRect(room, palette().base());
    for (std::size_t i = 0; i < m_looks.size(); ++i)
        paintCurve(painter, playerAt(static_cast<int>(i)));
    painter.setPen(QPen(palette().highlight().color(), kLine));
    painter.drawLine(QPointF(across(m_place), room.top()), QPointF(across(m_place), room.bottom()));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(
        hasFocus() ? palette().highlight().color() : palette().mid().color(),
        hasFocus() ? kLine : 1));
    painter.drawRect(room);
}

void EffortPlot::choose(int place)
{
    const int chosen = std::clamp(place, 0, m_moveCount);
    if (chosen != m_place)
        emit placeChosen(chosen);
}

void EffortPlot::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        choose(placeAt(event->position().x()));
}

void EffortPlot::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        choose(placeAt(event->position().x()));
}

void EffortPlot::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(m_place - 1);
    case Qt::Key_Right:
        return choose(m_place + 1);
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(m_moveCount);
    default:
        QWidget::keyPressEvent(event);
    }
}

bool EffortPlot::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), words(placeAt(help->pos().x())), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace tessera
