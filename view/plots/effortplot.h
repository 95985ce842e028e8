#pragma once

#include "model/core/types.h"
#include "view/plots/gameplot.h"

#include <functional>

namespace tessera {

/// What each move of a game cost its player, a line for each: time, or memory.
class EffortPlot final : public GamePlot
{
    Q_OBJECT

public:
    /// Writes a value with its unit.
    using Write = std::function<QString(double)>;

    EffortPlot(const QString &title, Write write, QWidget *parent = nullptr);

    /// A move that is known: its place in the game, from 1 on, whose it was, and its value.
    struct Point
    {
        int place;
        Player player;
        double value;

        friend bool operator==(const Point &, const Point &) = default;
    };

    /// In the order of a game whose moves these players made.
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
