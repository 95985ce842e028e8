#include "view/games/watchyourback/watchyourbackscene.h"

#include "model/games/watchyourback/rules/facts.h"
#include "view/games/watchyourback/boardfigures.h"
#include "view/games/watchyourback/watchyourbackpanel.h"

namespace tessera::watchyourback {

using namespace Qt::StringLiterals;

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
    const BoardFigures drawn(context, gameId());
    const Facts facts = factsOf(context.position);
    const Player toMove = context.position.toMove();
    if (facts.isPlacing && toMove != Player::None && !context.isOver)
        drawn.addZone(toMove, figures);
    if (facts.nextShrink)
        drawn.addForecast(*facts.nextShrink, figures);
    drawn.addEdge(figures);
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

/// A move's name, such as "0,5 ×1,5 †0,5", in which captures and own losses follow the move.
QString WatchYourBackDesign::moveName(
    const AnyPosition &before, MoveCode move, Notation notation) const
{
    QString name = BoardDesign::moveName(before, move, notation);
    if (notation == Notation::Prose)
        return name;
    for (const Cell cell : takenBy(before, move))
        name += u" ×%1"_s.arg(QString::fromStdString(before.cellText(cell)));
    for (const Cell cell : lostBy(before, move))
        name += u" †%1"_s.arg(QString::fromStdString(before.cellText(cell)));
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
