#pragma once

#include "model/core/types.h"
#include "view/plots/gameplot.h"

namespace tessera {

/// The winning chances of all players over a game: an area for each of two players, or a line for each of more.
class ChanceGraph final : public GamePlot
{
    Q_OBJECT

public:
    explicit ChanceGraph(QWidget *parent = nullptr);

    /// Sets everybody's chances at each position, from the start on, 1 in all, and the movers between them.
    void setChances(
        const std::vector<PerPlayer<double>> &chances, std::vector<Player> movers, int playerCount);
    [[nodiscard]] QString words(int place) const override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintPlot(QPainter &painter) const override;

private:
    [[nodiscard]] QPolygonF curve(Player player) const;
    void paintAreas(QPainter &painter) const;

    std::vector<PerPlayer<double>> m_chances;
    int m_playerCount = 2;
};

} // namespace tessera
