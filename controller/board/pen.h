#pragma once

#include "controller/session/drawnmarks.h"
#include "view/board/marks/boardmarks.h"

#include <QObject>

#include <optional>

namespace tessera {

class BoardView;
class InputController;

/// What a person draws on the board with the right button: the marks that lie there, and the arrow that follows the
/// mouse.
class Pen final : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive this.
    Pen(BoardView &view, InputController &input);

    /// Keeps what is drawn in `marks` from now on, which must outlive this; before that nothing can be drawn.
    void attach(DrawnMarks &marks);
    void mark(BoardMarks &marks) const;
    /// Removes all marks from the position shown; returns whether there were any.
    bool clear();
    /// Drops the arrow that follows the mouse, without a word: another position is about to be shown.
    void lift() { m_arrow.reset(); }

signals:
    /// The marks to show have changed.
    void changed();

private:
    void follow(Cell from, Cell to, Qt::KeyboardModifiers modifiers);
    void draw(Cell from, Cell to, Qt::KeyboardModifiers modifiers);

    BoardView &m_view;
    DrawnMarks *m_drawn = nullptr;
    std::optional<UserMark> m_arrow;
};

} // namespace tessera
