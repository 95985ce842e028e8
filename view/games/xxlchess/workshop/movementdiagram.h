#pragma once

#include "model/core/piececard.h"
#include "view/theme/theme.h"

#include <QPixmap>
#include <QWidget>

#include <vector>

namespace tessera::xxlchess {

/// A piece in the middle of a small empty board and its moves: a disc for a step or a slide, a ring for a leap,
/// brackets where it only captures. It only shows the given moves.
class MovementDiagram : public QWidget
{
    Q_OBJECT

public:
    /// `side` is an odd number of squares from edge to edge.
    explicit MovementDiagram(QWidget *parent = nullptr, int side = kSide);

    /// With `isTurned`, the board is seen from its other side.
    void showReach(const std::vector<PieceReach> &reach, const QPixmap &piece, bool isTurned);
    void clear();
    void setTheme(const Theme &theme);
    /// The side of a square in device-independent pixels.
    void setSquare(int pixels);

    /// Squares from edge to edge, enough for a camel's leap from the middle.
    static constexpr int kSide = 7;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    [[nodiscard]] int side() const { return m_side; }
    [[nodiscard]] int squarePixels() const { return m_square; }
    [[nodiscard]] QRectF square(int column, int row) const;
    [[nodiscard]] const Theme &theme() const { return m_theme; }

private:
    [[nodiscard]] TileShade shade(int column, int row) const;
    void paintReach(QPainter &painter, const PieceReach &reach) const;
    void paintTarget(QPainter &painter, const PieceReach &reach, int column, int row) const;

    int m_side;
    std::vector<PieceReach> m_reach;
    QPixmap m_piece;
    bool m_isTurned = false;
    int m_square = 17;
    Theme m_theme;
};

} // namespace tessera::xxlchess
