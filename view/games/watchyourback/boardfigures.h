#pragma once

#include "model/games/watchyourback/rules/facts.h"
#include "view/board/boarddesign.h"

#include <QPainterPath>

namespace tessera::watchyourback {

/// From so many turns before a shrink on it is foretold which cells and pieces fall.
inline constexpr int kForecastTurns = 24;

/// Squares are dark and light in turn.
[[nodiscard]] TileShade tileShade(Cell cell, const BoardShape &shape);

/// What lies on the board beside tiles and pieces, as figures for a design: zones, the ring that falls next, the edge.
class BoardFigures
{
public:
    BoardFigures(const DesignContext &context, const QString &game)
        : m_context(context)
        , m_game(game)
    {}

    /// The rows outside the zone are dimmed, the zone has a dotted border in the colour of the pieces.
    void addZone(Player player, std::vector<Decoration> &figures) const;
    /// The ring that falls next, nearer and nearer, with the corners that come and the pieces that fall.
    void addForecast(const ShrinkForecast &next, std::vector<Decoration> &figures) const;
    void addEdge(std::vector<Decoration> &figures) const;

private:
    [[nodiscard]] QColor colour(const QString &name) const
    {
        return m_context.theme.gameColour(m_game, name);
    }
    [[nodiscard]] QPainterPath cells(const std::vector<Cell> &all) const;
    /// The cells of the ring whose tiles have one shade.
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

} // namespace tessera::watchyourback
