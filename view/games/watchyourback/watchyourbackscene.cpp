#include "view/games/watchyourback/watchyourbackscene.h"

#include "model/games/watchyourback/rules/facts.h"
#include "view/board/items/painting.h"
#include "view/games/watchyourback/watchyourbackpanel.h"

namespace tessera::watchyourback {

using namespace Qt::StringLiterals;

namespace {

/// The number of turns before a shrink from which its victims are marked; from `kLastTurns` on the ring is filled as
/// well.
constexpr int kForecastTurns = 24;
constexpr int kLastTurns = 8;
/// The opacity of the ring's hatch before that and from then on.
constexpr double kFarHatch = 0.16;
constexpr double kNearHatch = 0.8;

constexpr double kHatchSpacing = 1.0 / 6;
constexpr double kFillOpacity = 0.35;

TileShade tileShade(Cell cell, const BoardShape &shape)
{
    const bool isDark = (index(cell) % shape.columns + index(cell) / shape.columns) % 2 != 0;
    return isDark ? TileShade::Dark : TileShade::Light;
}

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

class Painter
{
public:
    Painter(const DesignContext &context, const QString &game)
        : m_context(context)
        , m_game(game)
    {}

    [[nodiscard]] QColor colour(const QString &name) const
    {
        return m_context.theme.gameColour(m_game, name);
    }

    void addZone(Player player, std::vector<Decoration> &figures) const;
    void addForecast(const ShrinkForecast &next, std::vector<Decoration> &figures) const;
    void addEdge(std::vector<Decoration> &figures) const;

private:
    [[nodiscard]] QPainterPath cells(const std::vector<Cell> &all) const;
    void addHatch(
        const std::vector<Cell> &ring,
        TileShade shade,
        int turnsLeft,
        std::vector<Decoration> &figures) const;
    void addComingCorners(const std::vector<Cell> &corners, std::vector<Decoration> &figures) const;
    void addDoomed(const std::vector<Cell> &doomed, std::vector<Decoration> &figures) const;

    const DesignContext &m_context;
    QString m_game;
};

QPainterPath Painter::cells(const std::vector<Cell> &all) const
{
    QPainterPath path;
    for (const Cell cell : all)
        path.addPath(pathOf(m_context.geometry.outline(cell)));
    return path;
}

/// The rows outside the zone are dimmed, the zone has a dotted border in the colour of the pieces.
void Painter::addZone(Player player, std::vector<Decoration> &figures) const
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

void Painter::addForecast(const ShrinkForecast &next, std::vector<Decoration> &figures) const
{
    for (const TileShade shade : {TileShade::Light, TileShade::Dark})
        addHatch(next.fallingRing, shade, next.turnsLeft, figures);
    if (next.turnsLeft <= kForecastTurns) {
        addComingCorners(next.comingCorners, figures);
        for (const Player player : {Player::First, Player::Second})
            addDoomed(next.doomed[player], figures);
    }
}

/// The cells of the ring whose tiles have one shade.
void Painter::addHatch(
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

void Painter::addComingCorners(
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

void Painter::addDoomed(const std::vector<Cell> &doomed, std::vector<Decoration> &figures) const
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

void Painter::addEdge(std::vector<Decoration> &figures) const
{
    Decoration edge;
    edge.path.addRect(m_context.geometry.bounds().adjusted(-0.02, -0.02, 0.02, 0.02));
    edge.pen = QPen(colour(u"edge"_s), 0.04, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin);
    figures.push_back(edge);
}

} // namespace

CellLook WatchYourBackDesign::cellLook(const DesignContext &context, Cell cell) const
{
    const auto colour = [&](const QString &name, TileShade shade = TileShade::Light) {
        return context.theme.gameColour(gameId(), name, shade);
    };
    CellLook look;
    switch (context.position.ground(cell)) {
    case Ground::Blocked:
        look.fill = colour(u"corner"_s);
        look.cross = colour(u"corner.cross"_s);
        look.shade = TileShade::Dark;
        break;
    case Ground::Removed:
        look.fill = colour(u"removed"_s);
        look.shade = TileShade::Dark;
        break;
    case Ground::Hidden:
    case Ground::Open:
        // Both tiles are light enough for the highlights of light tiles.
        look.fill = colour(u"tile"_s, tileShade(cell, context.geometry.shape()));
        break;
    }
    return look;
}

void WatchYourBackDesign::markRefusal(
    const AnyPosition &position, const Refusal &refusal, BoardMarks &marks) const
{
    const Player toMove = position.toMove();
    if (refusal.code != "zone" || toMove == Player::None) {
        BoardDesign::markRefusal(position, refusal, marks);
        return;
    }
    const BoardShape shape = position.board();
    for (int i = 0; i < shape.cellCount(); ++i) {
        if (isInZone(toMove, cellAt(i)))
            marks.refusedRegion.push_back(cellAt(i));
    }
}

std::vector<Decoration> WatchYourBackDesign::decorations(const DesignContext &context) const
{
    std::vector<Decoration> figures;
    const Painter painter(context, gameId());
    const Facts facts = factsOf(context.position);
    const Player toMove = context.position.toMove();
    if (facts.isPlacing && toMove != Player::None && !context.isOver)
        painter.addZone(toMove, figures);
    if (facts.nextShrink)
        painter.addForecast(*facts.nextShrink, figures);
    painter.addEdge(figures);
    return figures;
}

QString WatchYourBackDesign::coordinateText(
    const AnyPosition &position, const CoordinatePlace &place) const
{
    const bool isRemoved = place.kind == CoordinatePlace::Kind::Cell
                           && position.ground(cellAt(place.number)) == Ground::Removed;
    return isRemoved ? QString() : BoardDesign::coordinateText(position, place);
}

QString WatchYourBackDesign::cellName(const AnyPosition &position, Cell cell) const
{
    if (position.ground(cell) == Ground::Blocked)
        return tr("%1, corner").arg(QString::fromStdString(position.cellText(cell)));
    const QString name = BoardDesign::cellName(position, cell);
    const auto next = factsOf(position).nextShrink;
    if (next && next->turnsLeft <= kForecastTurns
        && std::find(next->fallingRing.begin(), next->fallingRing.end(), cell)
               != next->fallingRing.end())
        return tr("%1, about to fall").arg(name);
    return name;
}

QString WatchYourBackDesign::statusText(const AnyPosition &position) const
{
    const Facts facts = factsOf(position);
    if (!facts.isPlacing)
        return BoardDesign::statusText(position);
    return tr("%1 to place · %2 left", "colour, number of pieces")
        .arg(playerName(position.toMove()))
        .arg(facts.piecesEach - facts.placed[position.toMove()]);
}

QString WatchYourBackDesign::threatText(Player by, Threat::Kind, const QString &cells) const
{
    return tr("%1 can stab %2", "colour, squares").arg(playerName(by), cells);
}

QString WatchYourBackDesign::offerText(const AnyPosition &position, MoveCode move) const
{
    // The only choice without a square is that of the pie rule (W7).
    if (!position.sides()->exchangesSides(move))
        return BoardDesign::offerText(position, move);
    return tr("Take %1’s side", "colour").arg(playerName(Player::First));
}

/// A move's name, such as "0,5 ×1,5", in which the captures follow the move.
QString WatchYourBackDesign::moveName(
    const AnyPosition &before, MoveCode move, Notation notation) const
{
    QString name = BoardDesign::moveName(before, move, notation);
    if (notation == Notation::Prose)
        return name;
    for (const Cell cell : takenBy(before, move))
        name += u" ×%1"_s.arg(QString::fromStdString(before.cellText(cell)));
    return name;
}

GamePanel *WatchYourBackDesign::makePanel(QWidget *parent) const
{
    return new WatchYourBackPanel(*this, parent);
}

std::unique_ptr<BoardDesign> makeDesign(const GameInfo &info)
{
    return std::make_unique<WatchYourBackDesign>(info);
}

} // namespace tessera::watchyourback
