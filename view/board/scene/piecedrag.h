#pragma once

#include "model/core/types.h"

#include <QPointF>

#include <optional>

namespace tessera {

class BoardView;

/// A piece that follows the mouse over all others, once that has moved a little with a button down. Owned by the view,
/// which reports the mouse to it in pixels of its viewport.
class PieceDrag final
{
public:
    explicit PieceDrag(BoardView &view)
        : m_view(view)
    {}

    /// A button was pressed at this point.
    void press(QPointF position) { m_pressedAt = position; }
    /// Lets the piece of `cell` follow from now on.
    void begin(Cell cell);
    /// The mouse has moved with the button down. Returns the point of the plane to which the piece has gone with it.
    std::optional<QPointF> follow(QPointF position);
    /// The scene has put all its pieces to their places.
    void settle() { m_isMoving = false; }
    /// Leaves the piece where it is.
    void end();
    [[nodiscard]] bool isMoving() const { return m_isMoving; }

private:
    BoardView &m_view;
    Cell m_cell = Cell::None;
    QPointF m_pressedAt;
    bool m_isMoving = false;
};

} // namespace tessera
