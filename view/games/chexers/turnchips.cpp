#include "view/games/chexers/turnchips.h"

#include <QPainter>

namespace tessera::chexers {

namespace {

/// Room around a chip for the frame of the player to move.
constexpr int kFrame = 4;

} // namespace

TurnChips::TurnChips(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void TurnChips::setToMove(Player player)
{
    m_toMove = player;
    update();
}

void TurnChips::setTheme(const Theme &theme, const QString &game)
{
    for (std::size_t i = 0; i < m_colours.size(); ++i)
        m_colours[i] = chipColours(theme, game, playerAt(static_cast<int>(i)));
    update();
}

int TurnChips::chipSize() const
{
    return fontMetrics().height() + 2 * kFrame;
}

int TurnChips::arrowWidth() const
{
    return fontMetrics().height() * 2 / 3;
}

QSize TurnChips::sizeHint() const
{
    const int chips = static_cast<int>(m_colours.size());
    return {chips * chipSize() + (chips - 1) * arrowWidth(), chipSize()};
}

void TurnChips::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = palette().color(QPalette::WindowText);
    double left = 0;
    const double size = chipSize();
    for (std::size_t i = 0; i < m_colours.size(); ++i) {
        const QRectF box(left, (height() - size) / 2, size, size);
        const Player player = playerAt(static_cast<int>(i));
        const bool isToMove = player == m_toMove;
        if (isToMove) {
            painter.setPen(QPen(ink, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(box.adjusted(1, 1, -1, -1));
        }
        painter.setOpacity(isToMove || m_toMove == Player::None ? 1 : 0.6);
        const int inset = isToMove ? kFrame - 1 : kFrame;
        paintChip(painter, box.adjusted(inset, inset, -inset, -inset), player, m_colours[i]);
        painter.setOpacity(1);
        left += size;
        if (i + 1 == m_colours.size())
            break;
        const QPointF tip(left + arrowWidth() - 2, height() / 2.0);
        painter.setPen(QPen(m_colours[i].line, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawLine(QPointF(left + 1, tip.y()), tip);
        painter.drawPolyline(QPolygonF({tip + QPointF(-3.5, -3.5), tip, tip + QPointF(-3.5, 3.5)}));
        left += arrowWidth();
    }
}

} // namespace tessera::chexers

#include "moc_turnchips.cpp"
