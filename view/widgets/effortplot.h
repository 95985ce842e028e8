#pragma once

#include "view/widgets/playerlook.h"

#include <QWidget>

#include <functional>
#include <vector>

namespace tessera {

/// What each move of a game cost its player, a line for each: time, or memory. A click or the arrow keys choose a
/// position of the game.
class EffortPlot final : public QWidget
{
    Q_OBJECT

public:
    /// Writes a value with its unit.
    using Write = std::function<QString(double)>;

    EffortPlot(const QString &title, Write write, QWidget *parent = nullptr);

    /// A move that is known: its number, from 1 on, whose it was, and its value.
    struct Point
    {
        int place;
        Player player;
        double value;

        friend bool operator==(const Point &, const Point &) = default;
    };

    void setLooks(const std::vector<PlayerLook> &looks);
    /// In the order of a game of so many moves.
    void setPoints(std::vector<Point> points, int moveCount);
    [[nodiscard]] const std::vector<Point> &points() const { return m_points; }
    /// After how many moves the position stands that is looked at.
    void setPlace(int place);
    /// A move's value in words; empty where none is known.
    [[nodiscard]] QString words(int place) const;
    [[nodiscard]] double most() const;

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
    [[nodiscard]] QRectF field() const;
    [[nodiscard]] int placeAt(double x) const;
    [[nodiscard]] double across(int place) const;
    [[nodiscard]] QPolygonF curve(Player player) const;
    void paintCurve(QPainter &painter, Player player) const;
    void choose(int place);

    Write m_write;
    std::vector<PlayerLook> m_looks;
    std::vector<Point> m_points;
    int m_moveCount = 0;
    int m_place = 0;
};

} // namespace tessera
