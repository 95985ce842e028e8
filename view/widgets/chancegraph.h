#pragma once

#include "model/core/types.h"
#include "view/widgets/playerlook.h"

#include <QWidget>

#include <vector>

namespace tessera {

/// The winning chances of all players over a game: of two, an area for each; of more, a line each. A
/// click or the arrow keys choose a position of the game.
class ChanceGraph final : public QWidget
{
    Q_OBJECT

public:
    explicit ChanceGraph(QWidget *parent = nullptr);

    void setLooks(const std::vector<PlayerLook> &looks);
    /// Everybody's chances at each position, from the start on, 1 in all.
    void setChances(const std::vector<PerPlayer<double>> &chances, int playerCount);
    /// Which position is looked at.
    void setPlace(int place);
    [[nodiscard]] int place() const { return m_place; }
    /// The chances at a position in words.
    [[nodiscard]] QString words(int place) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void placeChosen(int place);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] int lastPlace() const { return static_cast<int>(m_chances.size()) - 1; }
    [[nodiscard]] QRectF field() const;
    [[nodiscard]] int placeAt(double x) const;
    [[nodiscard]] QPointF point(int place, Player player) const;
    [[nodiscard]] QPolygonF curve(Player player) const;
    void paintAreas(QPainter &painter) const;
    void paintLines(QPainter &painter) const;
    void choose(int place);

    std::vector<PlayerLook> m_looks;
    std::vector<PerPlayer<double>> m_chances;
    int m_playerCount = 2;
    int m_place = 0;
};

} // namespace tessera
