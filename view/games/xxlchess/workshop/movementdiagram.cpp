#include "view/games/xxlchess/workshop/movementdiagram.h"

#include <QPainter>

namespace tessera::xxlchess {

using namespace Qt::StringLiterals;

namespace {

const QString kGame = u"xxlchess"_s;

} // namespace

MovementDiagram::MovementDiagram(QWidget *parent, int side)
    : QWidget(parent)
    , m_side(side)
{
    setObjectName(u"movementDiagram"_s);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void MovementDiagram::showReach(
    const std::vector<PieceReach> &reach, const QPixmap &piece, bool isTurned)
{
    m_reach = reach;
    m_piece = piece;
    m_isTurned = isTurned;
    update();
}

void MovementDiagram::clear()
{
    showReach({}, {}, false);
}

void MovementDiagram::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

QSize MovementDiagram::sizeHint() const
{
    return {m_side * m_square, m_side * m_square};
}

void MovementDiagram::setSquare(int pixels)
{
    m_square = pixels;
    updateGeometry();
    update();
}

QRectF MovementDiagram::square(int column, int row) const
{
    return QRectF(column * m_square, row * m_square, m_square, m_square);
}

TileShade MovementDiagram::shade(int column, int row) const
{
    return (column + row) % 2 == 0 ? TileShade::Light : TileShade::Dark;
}

void MovementDiagram::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (int row = 0; row < m_side; ++row) {
        for (int column = 0; column < m_side; ++column)
            painter.fillRect(
                square(column, row), m_theme.gameColour(kGame, u"tile"_s, shade(column, row)));
    }
    for (const PieceReach &reach : m_reach)
        paintReach(painter, reach);
    if (!m_piece.isNull())
        painter.drawPixmap(square(m_side / 2, m_side / 2), m_piece, QRectF(m_piece.rect()));
}

void MovementDiagram::paintReach(QPainter &painter, const PieceReach &reach) const
{
    const int way = m_isTurned ? -1 : 1;
    for (int times = 1; times <= reach.most; ++times) {
        const int column = m_side / 2 + way * times * reach.columns;
        const int row = m_side / 2 + way * times * reach.rows;
        if (column < 0 || row < 0 || column >= m_side || row >= m_side)
            return;
        paintTarget(painter, reach, column, row);
    }
}

void MovementDiagram::paintTarget(
    QPainter &painter, const PieceReach &reach, int column, int row) const
{
    const TileShade tile = shade(column, row);
    const QRectF area = square(column, row);
    if (reach.when == PieceReach::When::Capturing) {
        painter.fillRect(area, m_theme.colour(ThemeRole::CaptureFill, tile));
        painter.setPen(QPen(m_theme.colour(ThemeRole::CaptureBracket), 2));
        const QRectF cross = area.adjusted(5, 5, -5, -5);
        painter.drawLine(cross.topLeft(), cross.bottomRight());
        painter.drawLine(cross.topRight(), cross.bottomLeft());
        return;
    }
    const double radius = m_square * 0.27;
    painter.setPen(QPen(m_theme.colour(ThemeRole::LegalRing), reach.isLeap ? 2 : 1));
    const bool isHollow = reach.isLeap || reach.when == PieceReach::When::AtFirst;
    painter.setBrush(
        isHollow ? QBrush(Qt::NoBrush) : QBrush(m_theme.colour(ThemeRole::LegalDisc, tile)));
    painter.drawEllipse(area.center(), radius, radius);
}

} // namespace tessera::xxlchess

#include "moc_movementdiagram.cpp"
