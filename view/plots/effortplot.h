#pragma once

#include "model/core/types.h"
#include "view/plots/gameplot.h"

#include <functional>

namespace tessera {

/// The cost of each move of a game in time or memory, with a line for each player.
class EffortPlot final : public GamePlot
{
    Q_OBJECT

public:
    /// Writes a value with its unit.
    using Write = std::function<QString(double)>;

    EffortPlot(const QString &title, Write write, QWidget *parent = nullptr);

    /// A known move: its place in the game, from 1 on, its player, and its value.
    struct Point
    {
        int place;
        Player player;
        double value;

        friend bool operator==(const Point &, const Point &) = default;
    };

    /// Sets the points in the order of the game, and the game's movers.
    void setPoints(std::vector<Point> points, std::vector<Player> movers);
    [[nodiscard]] const std::vector<Point> &points() const { return m_points; }
    [[nodiscard]] QString words(int place) const override;
    [[nodiscard]] double most() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintPlot(QPainter &painter) const override;

private:
    [[nodiscard]] QPolygonF curve(Player player) const;

    Write m_write;
    std::vector<Point> m_points;
};

} // namespace tessera
