// The effects of keys, and of drags out of the palette, on tetrominoes.
#include "controller/games/tetress/tetrominoinput.h"
#include "view/board/scene/boardkeys.h"
#include "view/board/scene/boardview.h"

#include <QKeyEvent>

namespace tessera::tetress {

namespace {

std::optional<Shape> shapeOfKey(int key)
{
    for (int i = 0; i < kShapeCount; ++i) {
        if (key == kShapeLetters[i])
            return static_cast<Shape>(i);
    }
    return std::nullopt;
}

} // namespace

bool TetrominoInput::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && handleKey(*static_cast<QKeyEvent *>(event), false))
        return true;
    // Our letters take precedence over the window's shortcuts while the board has the focus.
    if (event->type() == QEvent::ShortcutOverride
        && handleKey(*static_cast<QKeyEvent *>(event), true)) {
        event->accept();
        return true;
    }
    return InputController::eventFilter(watched, event);
}

bool TetrominoInput::handleKey(const QKeyEvent &event, bool isAsked)
{
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (modifiers & ~Qt::ShiftModifier)
        return false;
    if (!isAsked && cursorDirection(event, view().board().geometry().isSlanting())) {
        takeGhostFromMouse();
        return false;
    }
    const bool isBackwards = modifiers == Qt::ShiftModifier;
    if (event.key() == Qt::Key_Space && m_carried) {
        if (!isAsked)
            turn(isBackwards ? -1 : 1);
        return true;
    }
    const auto shape = shapeOfKey(event.key());
    if (!shape || !isActive())
        return false;
    if (isAsked)
        return true;
    emit interrupted();
    if (isBackwards && m_carried && m_carried->shape() == *shape)
        turn(-1);
    else
        take(*shape);
    showCursor();
    return true;
}

void TetrominoInput::takeGhostFromMouse()
{
    const bool isShown = view().board().cursor() != Cell::None;
    if (m_carried && !isShown && pointed() != Cell::None)
        view().moveCursor(pointed());
}

void TetrominoInput::showCursor()
{
    if (pointed() != Cell::None)
        return;
    const BoardShape &shape = view().board().geometry().shape();
    const QPointF middle(shape.columns / 2.0, shape.rows / 2.0);
    view().moveCursor(view().board().geometry().cellAt(middle));
}

Cell TetrominoInput::cellUnder(QPoint global)
{
    const QPoint position = view().viewport()->mapFromGlobal(global);
    return view().viewport()->rect().contains(position) ? view().cellAtPosition(position)
                                                        : Cell::None;
}

void TetrominoInput::takeByKey(Shape shape)
{
    take(shape);
    view().setFocus(Qt::OtherFocusReason);
    showCursor();
}

void TetrominoInput::dropAt(QPoint global)
{
    const Cell cell = cellUnder(global);
    if (cell == Cell::None)
        clearSelection();
    else
        point(cell);
}

} // namespace tessera::tetress
