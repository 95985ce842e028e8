#pragma once

#include "model/games/xxlchess/rules/pieces.h"
#include "view/games/xxlchess/workshop/movementdiagram.h"

namespace tessera::xxlchess {

/// A movement diagram whose squares are clicked, or chosen with the arrow keys and Enter.
class MovementGrid final : public MovementDiagram
{
    Q_OBJECT

public:
    explicit MovementGrid(QWidget *parent = nullptr);

    /// The way from the middle to the square of the cursor: files to the right, ranks up.
    [[nodiscard]] Leap cursor() const { return m_cursor; }
    /// The rectangle of the square at the end of a way.
    [[nodiscard]] QRectF squareOf(Leap way) const;

    /// Squares from edge to edge; longer leaps are written as text.
    static constexpr int kSquares = 9;

signals:
    /// The square at the end of `way` was clicked, which is not the middle.
    void clicked(tessera::xxlchess::Leap way);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void choose(Leap way);

    Leap m_cursor;
};

} // namespace tessera::xxlchess
