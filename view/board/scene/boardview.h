#pragma once

#include "view/board/scene/boardscene.h"
#include "view/board/scene/piecedrag.h"

#include <QGraphicsView>
#include <QTimer>

#include <optional>

namespace tessera {

/// The widget that shows a `BoardScene`: fits the board into itself (`boardfit.h`), and reports the actions of mouse
/// and keyboard in cells. It decides nothing, which is left to an input controller.
class BoardView final : public QGraphicsView
{
    Q_OBJECT

public:
    /// If the scene is destroyed first, the view is empty and emits nothing.
    explicit BoardView(BoardScene &scene, QWidget *parent = nullptr);
    ~BoardView() override;

    [[nodiscard]] BoardScene &board() const { return m_board; }
    /// Whether a board is shown.
    [[nodiscard]] bool hasBoard() const { return scene() && m_board.position(); }

    /// Lets the piece of `cell` follow the mouse, once that has moved a little. Must be called while the button is
    /// down.
    void beginDrag(Cell cell) { m_drag.begin(cell); }
    /// Ends a drag: the piece stays where it was dropped until the scene settles or an animation moves it.
    void endDrag() { m_drag.end(); }
    /// Whether a piece is being dragged.
    [[nodiscard]] bool isDragging() const { return m_drag.isMoving(); }

    /// The point of the plane at a point of the viewport.
    [[nodiscard]] QPointF toPlane(QPointF position) const;
    /// The cell at a point of the viewport.
    [[nodiscard]] Cell cellAtPosition(QPointF position) const;
    /// The rectangle of a cell in pixels of the viewport, for popovers and screen readers.
    [[nodiscard]] QRect cellRect(Cell cell) const;

    static constexpr int kUsualPadding = 8;
    /// Sets how many pixels around the board stay free, on all sides together.
    void setPadding(int pixels);

    /// Moves the keyboard cursor, shows it, and tells screen readers.
    void moveCursor(Cell cell);

    [[nodiscard]] QSize sizeHint() const override { return {672, 672}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 200}; }

signals:
    void cellPressed(tessera::Cell cell, Qt::MouseButton button);
    /// The button that was pressed has been released, over `cell` (`Cell::None` off the board).
    void cellReleased(tessera::Cell cell);
    /// The right button was pressed over `from`, and is now over `to`, or was released there. The modifiers are those
    /// of the press. Cells are `Cell::None` off the board, and where the press had no effect.
    void joining(tessera::Cell from, tessera::Cell to, Qt::KeyboardModifiers modifiers);
    void joined(tessera::Cell from, tessera::Cell to, Qt::KeyboardModifiers modifiers);
    /// The mouse entered a cell, or left the board (`Cell::None`).
    void cellHovered(tessera::Cell cell);
    /// The dragged piece has moved to a point of the plane.
    void dragMoved(QPointF point);
    void cursorMoved(tessera::Cell cell);
    /// Enter or Space was pressed on the cursor's cell.
    void activated(tessera::Cell cell);
    void cancelled();
    /// The wheel was turned over the board, in steps (positive away from the user).
    void wheelTurned(int steps);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    void fit();
    /// Rasterises the pieces for the size that the cells now have.
    void sharpen();
    void hover(Cell cell);
    void join(Cell cell);
    void endJoining(Cell cell);
    [[nodiscard]] Cell firstCursor() const;

    BoardScene &m_board;
    QTimer m_resizeEnd;
    double m_fittedRatio = 0;
    int m_cellPixels = 0;
    int m_padding = kUsualPadding;
    Cell m_hovered = Cell::None;
    Cell m_cursor = Cell::None;
    PieceDrag m_drag;
    /// When a button was last pressed here, as its event says.
    std::optional<quint64> m_pressedMs;
    Qt::MouseButton m_pressedButton = Qt::NoButton;
    Qt::KeyboardModifiers m_pressedModifiers;
    Cell m_joinedFrom = Cell::None;
    Cell m_joinedTo = Cell::None;
};

} // namespace tessera
