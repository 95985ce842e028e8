#pragma once

#include "model/core/types.h"
#include "view/widgets/playerlook.h"

#include <QWidget>

#include <vector>

namespace tessera {

/// A plot over the positions of a game, from its start to its end. A click, a drag or the arrow keys choose a position;
/// the one that is looked at has a line across. What is drawn, and what it means in words, is the plot's own.
class GamePlot : public QWidget
{
    Q_OBJECT

public:
    void setLooks(const std::vector<PlayerLook> &looks);
    /// Which position is looked at: after so many moves.
    void setPlace(int place);
    [[nodiscard]] int place() const { return m_place; }
    /// What the plot shows at a position, in words; empty where it shows nothing.
    [[nodiscard]] virtual QString words(int place) const = 0;

signals:
    void placeChosen(int place);

protected:
    GamePlot(const QString &title, QWidget *parent);

    /// Who made each move of the game.
    void setMovers(std::vector<Player> movers);
    [[nodiscard]] int moveCount() const { return static_cast<int>(m_movers.size()); }
    /// The name of the move that led to a position, which is not the start: "Move 7, Black".
    [[nodiscard]] QString moveName(int place) const;
    [[nodiscard]] const std::vector<PlayerLook> &looks() const { return m_looks; }
    /// Where the plot is drawn.
    [[nodiscard]] QRectF field() const;
    /// Where in the field a position lies.
    [[nodiscard]] double across(int place) const;
    /// Draws a curve of a player, so that it shows on a ground of its own colour.
    static void paintCurve(QPainter &painter, const QPolygonF &points, const PlayerLook &look);
    /// Draws what the plot shows into the field, between its ground and its frame.
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
