#include "view/games/watchyourback/boardfigures.h"

#include "view/board/marks/painting.h"

namespace tessera::watchyourback {

using namespace Qt::StringLiterals;

namespace {

/// From so many turns before a shrink on the ring is filled as well.
constexpr int kLastTurns = 8;
/// The opacity of the ring's hatch before that and from then on.
constexpr double kFarHatch = 0.16;
constexpr double kNearHatch = 0.8;

constexpr double kHatchSpacing = 1.0 / 6;
constexpr double kFillOpacity = 0.35;

QColor withAlpha(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

QPainterPath pathOf(const QPolygonF &polygon)
{
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

} // namespace

TileShade tileShade(Cell cell, const BoardShape &shape)
{
    const bool isDark = (index(cell) % shape.columns + index(cell) / shape.columns) % 2 != 0;
    return isDark ? TileShade::Dark : TileShade::Light;
}

QPainterPath BoardFigures::cells(const std::vector<Cell> &all) const
{
    QPainterPath path;
    for (const Cell cell : all)
        path.addPath(pathOf(m_context.geometry.outline(cell)));
    return path;
}

void BoardFigures::addZone(Player player, std::vector<Decoration> &figures) const
{
    QRectF zone;
    QPainterPath rest;
    for (int i = 0; i < m_context.geometry.cellCount(); ++i) {
        const QPolygonF outline = m_context.geometry.outline(cellAt(i));
        if (isInZone(player, cellAt(i)))
            zone |= outline.boundingRect();
        else
            rest.addPath(pathOf(outline));
    }
    Decoration dim;
    dim.path = rest;
    dim.brush = withAlpha(colour(u"zone.dim"_s), 0.12);
    figures.push_back(dim);

    Decoration border;
    border.path.addRect(zone.adjusted(0.09, 0.09, -0.09, -0.09));
    const double widths[] = {0.1, 0.055};
    const QColor colours[]
        = {m_context.theme.playerEdge(m_game, player), m_context.theme.playerFill(m_game, player)};
    for (std::size_t i = 0; i < std::size(widths); ++i) {
        border.pen = QPen(colours[i], widths[i], Qt::CustomDashLine, Qt::RoundCap);
        // The dots have the same pitch for every width of the line.
        border.pen.setDashPattern({0.001, 0.2 / widths[i]});
        figures.push_back(border);
    }
}

void BoardFigures::addForecast(const ShrinkForecast &next, std::vector<Decoration> &figures) const
{
    for (const TileShade shade : {TileShade::Light, TileShade::Dark})
        addHatch(next.fallingRing, shade, next.turnsLeft, figures);
    if (next.turnsLeft <= kForecastTurns) {
        addComingCorners(next.comingCorners, figures);
        for (const Player player : {Player::First, Player::Second})
            addDoomed(next.doomed[player], figures);
    }
}

void BoardFigures::addHatch(
    const std::vector<Cell> &ring,
    TileShade shade,
    int turnsLeft,
    std::vector<Decoration> &figures) const
{
    std::vector<Cell> tiles;
    for (const Cell cell : ring) {
        if (m_context.position.ground(cell) == Ground::Open
            && tileShade(cell, m_context.geometry.shape()) == shade)
            tiles.push_back(cell);
    }
    QColor ground = m_context.theme.gameColour(m_game, u"tile"_s, shade);
    if (turnsLeft <= kLastTurns) {
        ground = blended(colour(u"ring.fill"_s), kFillOpacity, ground);
        Decoration fill;
        fill.path = cells(tiles);
        fill.brush = withAlpha(colour(u"ring.fill"_s), kFillOpacity);
        figures.push_back(fill);
    }
    const double opacity = turnsLeft <= kForecastTurns ? kNearHatch : kFarHatch;
    Decoration hatch;
    hatch.pen
        = QPen(blended(colour(u"ring.hatch"_s), opacity, ground), 0.035, Qt::SolidLine, Qt::FlatCap);
    for (const Cell cell : tiles)
        hatch.lines.append(
            hatchLines(m_context.geometry.outline(cell).boundingRect(), kHatchSpacing));
    figures.push_back(hatch);
}

void BoardFigures::addComingCorners(
    const std::vector<Cell> &corners, std::vector<Decoration> &figures) const
{
    Decoration crosses;
    crosses.pen = QPen(colour(u"ring.hatch"_s), 0.06, Qt::SolidLine, Qt::RoundCap);
    for (const Cell cell : corners) {
        const QRectF inner
            = m_context.geometry.outline(cell).boundingRect().adjusted(0.3, 0.3, -0.3, -0.3);
        crosses.lines.append(QLineF(inner.topLeft(), inner.bottomRight()));
        crosses.lines.append(QLineF(inner.topRight(), inner.bottomLeft()));
    }
    figures.push_back(crosses);
}

void BoardFigures::addDoomed(const std::vector<Cell> &doomed, std::vector<Decoration> &figures) const
{
    for (const Cell cell : doomed) {
        Decoration badge;
        badge.layer = Decoration::Layer::AbovePieces;
        badge.path.addEllipse(m_context.geometry.centre(cell) + QPointF(0.32, -0.32), 0.13, 0.13);
        badge.brush = m_context.theme.colour(ThemeRole::CheckFill);
        badge.pen = QPen(m_context.theme.colour(ThemeRole::CheckBadge), 0.03);
        badge.text = u"\u2715"_s;
        badge.textHeight = 0.18;
        figures.push_back(badge);
    }
}

void BoardFigures::addEdge(std::vector<Decoration> &figures) const
{
    Decoration edge;
    edge.path.addRect(m_context.geometry.bounds().adjusted(-0.02, -0.02, 0.02, 0.02));
    edge.pen = QPen(colour(u"edge"_s), 0.04, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin);
    figures.push_back(edge);
}

} // namespace tessera::watchyourback
