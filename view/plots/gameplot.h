#pragma once

#include "model/core/types.h"
#include "view/widgets/playerlook.h"

#include <QWidget>

#include <vector>

namespace tessera {

/// A plot over the positions of a game, from its start to its end. A click, a drag or the arrow keys choose a position;
/// a line marks the one looked at. Subclasses draw the plot and put it into words.
class GamePlot : public QWidget
{
    Q_OBJECT

public:
    void setLooks(const std::vector<PlayerLook> &looks);
    /// Sets the position looked at, by its number of moves.
    void setPlace(int place);
    [[nodiscard]] int place() const { return m_place; }
    /// The plot's value at a position in words; empty where there is none.
    [[nodiscard]] virtual QString words(int place) const = 0;

signals:
    void placeChosen(int place);

protected:
    GamePlot(const QString &title, QWidget *parent);

    /// Sets the mover of each move of the game.
    void setMovers(std::vector<Player> movers);
    [[nodiscard]] int moveCount() const { return static_cast<int>(m_movers.size()); }
    /// The name of the move that led to a position, which is not the start: "Move 7, Black".
    [[nodiscard]] QString moveName(int place) const;
    [[nodiscard]] const std::vector<PlayerLook> &looks() const { return m_looks; }
    /// The rectangle of the plot.
    [[nodiscard]] QRectF field() const;
    /// The horizontal place of a position in the field.
    [[nodiscard]] double across(int place) const;
    /// Draws a player's curve, which stands out even on a ground of its own colour.
    static void paintCurve(QPainter &painter, const QPolygonF &points, const PlayerLook &look);
    /// Draws the plot into the field, between its ground and its frame.
    virtual void paintPlot(QPainter &painter) const = 0;

    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] int placeAt(double x) const;
    void choose(int place);

    std::vector<PlayerLook> m_looks;
    std::vector<Player> m_movers;
    int m_place = 0;
};

} // namespace tessera
