// The effects of mouse and keys on the board: points, presses, drags and drops.
#include "controller/board/inputcontroller.h"
#include "controller/session/premoves.h"
#include "view/board/scene/boardview.h"

#include <utility>

namespace tessera {

InputController::Effect InputController::point(Cell cell)
{
    const bool wasWaiting = isUnconfirmed();
    if (confirm(cell))
        return Effect::Played;
    if (wasWaiting)
        m_selection.unpick();
    return pointAnew(cell);
}

InputController::Effect InputController::pointAnew(Cell cell)
{
    if (isPicked(cell)) {
        unpickAll();
        emit changed();
        return Effect::Dropped;
    }
    if (m_stuck != Cell::None || !m_selection.accepts(cell)) {
        // Another own piece is selected instead; anything else is refused.
        MoveSelection fresh = m_selection;
        fresh.clear();
        const bool isOther = hasPicked() && fresh.accepts(cell);
        if (!isOther && !picksStuck(cell)) {
            refuse(cell);
            return Effect::Refused;
        }
        m_selection = fresh;
        m_stuck = isOther ? Cell::None : cell;
        if (!isOther) {
            emit changed();
            return Effect::Picked;
        }
    }
    m_selection.pick(cell);
    if (finishSelection())
        return isUnconfirmed() ? Effect::Waits : Effect::Played;
    emit changed();
    return Effect::Picked;
}

void InputController::pressRight()
{
    m_pressed = Cell::None;
    const bool hadPremoves = m_match.premoves().clear();
    m_hasDropped = clearSelection() || hadPremoves;
}

void InputController::join(Cell from, Cell to, Qt::KeyboardModifiers modifiers)
{
    const bool isOnBoard = to != Cell::None && !m_view.board().geometry().isBeside(from)
                           && !m_view.board().geometry().isBeside(to);
    if (!isOnBoard)
        return;
    if (from == to && (m_hasDropped || clickRight(from, modifiers)))
        return;
    emit drawn(from, to, modifiers);
}

void InputController::press(Cell cell, Qt::MouseButton button)
{
    m_pressed = Cell::None;
    if (cell == Cell::None) {
        clearSelection();
        return;
    }
    if (button != Qt::LeftButton)
        return;
    if (!isActive()) {
        emit notNow();
        return;
    }
    m_wasPicked = isPicked(cell) && !isUnconfirmed();
    // A press on the picked piece may begin a drag; only its release unpicks.
    const Effect effect = m_wasPicked ? Effect::Picked : point(cell);
    if (effect == Effect::Picked && position().piece(cell).isPresent()) {
        m_pressed = cell;
        if (m_style.way != PointingStyle::Way::Clicks)
            m_view.beginDrag(cell);
    } else if (m_wasPicked) {
        point(cell);
    }
}

void InputController::release(Cell cell)
{
    if (m_pressed == Cell::None)
        return;
    const Cell from = std::exchange(m_pressed, Cell::None);
    const bool wasDragged = m_view.isDragging();
    m_view.endDrag();
    if (cell == from) {
        if (wasDragged)
            emit dropRefused(from);
        if (m_style.way == PointingStyle::Way::Drags)
            clearSelection();
        else if (!wasDragged && m_wasPicked)
            point(from);
        return;
    }
    if (!isActive() || !hasPicked() || (!wasDragged && m_style.way == PointingStyle::Way::Clicks))
        return;
    if (cell != Cell::None && m_stuck == Cell::None && m_selection.accepts(cell)) {
        // A move in advance is only drawn; the piece stays where it is until its turn comes.
        const bool isAhead = isPremoving();
        if (point(cell) == Effect::Waits || isAhead)
            emit dropRefused(from);
        return;
    }
    emit dropRefused(from);
    if (cell != Cell::None)
        refuse(cell);
}

void InputController::activate(Cell cell)
{
    if (!isActive()) {
        emit notNow();
        return;
    }
    point(cell);
}

} // namespace tessera
