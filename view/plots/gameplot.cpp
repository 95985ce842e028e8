#include "view/plots/gameplot.h"

#include "model/core/rounds.h"
#include "view/widgets/movewords.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double kInset = 3;
constexpr double kLine = 2;
constexpr double kEdge = 3.5;

} // namespace

GamePlot::GamePlot(const QString &title, QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(title);
    setCursor(Qt::PointingHandCursor);
}

void GamePlot::setLooks(const std::vector<PlayerLook> &looks)
{
    m_looks = looks;
    update();
}

void GamePlot::setMovers(std::vector<Player> movers)
{
    m_movers = std::move(movers);
    setPlace(m_place);
}

QString GamePlot::moveName(int place) const
{
    const auto move = static_cast<std::size_t>(place) - 1;
    return movePlaceWords(roundsOf(m_movers)[move], m_movers[move], m_looks);
}

void GamePlot::setPlace(int place)
{
    m_place = std::clamp(place, 0, moveCount());
    setAccessibleDescription(words(m_place));
    update();
}

QRectF GamePlot::field() const
{
    return QRectF(rect()).adjusted(kInset, kInset, -kInset, -kInset);
}

double GamePlot::across(int place) const
{
    const QRectF room = field();
    return room.left() + room.width() * place / std::max(moveCount(), 1);
}

int GamePlot::placeAt(double x) const
{
    const QRectF room = field();
    const double part = (x - room.left()) / std::max(room.width(), 1.0);
    return std::clamp(static_cast<int>(std::lround(part * moveCount())), 0, moveCount());
}

void GamePlot::paintCurve(QPainter &painter, const QPolygonF &points, const PlayerLook &look)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look.edge, kEdge));
    painter.drawPolyline(points);
    painter.setPen(QPen(look.fill, kLine));
    painter.drawPolyline(points);
}

void GamePlot::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF room = field();
    painter.fillRect(room, palette().base());
    paintPlot(painter);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().highlight().color(), kLine));
    painter.drawLine(QPointF(across(m_place), room.top()), QPointF(across(m_place), room.bottom()));
    painter.setPen(QPen(
        hasFocus() ? palette().highlight().color() : palette().mid().color(),
        hasFocus() ? kLine : 1));
    painter.drawRect(room);
}

void GamePlot::choose(int place)
{
    const int chosen = std::clamp(place, 0, moveCount());
    if (chosen != m_place)
        emit placeChosen(chosen);
}

void GamePlot::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        choose(placeAt(event->position().x()));
}

void GamePlot::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        choose(placeAt(event->position().x()));
}

void GamePlot::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(m_place - 1);
    case Qt::Key_Right:
        return choose(m_place + 1);
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(moveCount());
    default:
        QWidget::keyPressEvent(event);
    }
}

bool GamePlot::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), words(placeAt(help->pos().x())), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace tessera

#include "moc_gameplot.cpp"
