#include "controller/board/inputcontroller.h"

#include "controller/board/movemarks.h"
#include "controller/board/movepreview.h"
#include "controller/session/premoves.h"
#include "view/board/scene/boardview.h"

#include <algorithm>

namespace tessera {

InputController::InputController(
    BoardView &view, MatchController &match, NavigationController &navigation, QObject *parent)
    : QObject(parent)
    , m_view(view)
    , m_match(match)
    , m_navigation(navigation)
{
    connect(&view, &BoardView::cellPressed, this, [this](Cell cell, Qt::MouseButton button) {
        emit interrupted();
        if (button == Qt::RightButton)
            pressRight();
        else
            press(cell, button);
    });
    connect(&view, &BoardView::joined, this, &InputController::join);
    connect(&match.premoves(), &Premoves::changed, this, &InputController::restart);
    connect(&view, &BoardView::cellReleased, this, [this](Cell cell) { release(cell); });
    connect(&view, &BoardView::cellHovered, this, [this](Cell cell) { hover(cell); });
    connect(&view, &BoardView::cursorMoved, this, [this](Cell cell) { hover(cell); });
    connect(&view, &BoardView::activated, this, [this](Cell cell) {
        emit interrupted();
        activate(cell);
    });
    connect(&view, &BoardView::wheelTurned, this, [this](int steps) {
        if (!takesWheel())
            emit stepRequested(steps > 0 ? -1 : 1);
    });
    connect(&view, &BoardView::cancelled, this, [this] {
        emit interrupted();
        if (!clearSelection() && !m_match.premoves().clear())
            emit escaped();
    });
}

const AnyPosition &InputController::position() const
{
    return isPremoving() ? *m_match.premoves().position() : m_navigation.position();
}

bool InputController::isPremoving() const
{
    return m_navigation.isLive() && m_match.premoves().position() != nullptr;
}

void InputController::submit(MoveCode move)
{
    if (isPremoving())
        m_match.premoves().add(move);
    else if (isTrying())
        m_navigation.goTo(m_match.tryMove(m_navigation.node(), move));
    else
        m_match.playHuman(move);
}

bool InputController::isTrying() const
{
    return !m_navigation.isLive() && m_match.canTryAt(m_navigation.node());
}

bool InputController::isActive() const
{
    if (isPremoving() || isTrying())
        return true;
    const Player viewer = m_match.game().viewer();
    const bool isTheirs = viewer == Player::None || viewer == m_match.game().toMove();
    return isTheirs && m_match.awaitsHuman() && m_navigation.isLive();
}

void InputController::forget()
{
    if (m_view.isDragging())
        m_view.endDrag();
    m_pressed = Cell::None;
    m_stuck = Cell::None;
    m_unconfirmed.reset();
    m_selection = MoveSelection();
}

bool InputController::takesWheel() const
{
    return m_view.isDragging();
}

void InputController::restart()
{
    forget();
    // Another game may have a smaller board.
    const BoardShape shape = position().board();
    if (m_pointed != Cell::None && index(m_pointed) >= shape.cellCount() + shape.besideCount)
        m_pointed = Cell::None;
    m_selection = isActive() ? MoveSelection(position()) : MoveSelection();
    emit changed();
}

bool InputController::clearSelection()
{
    if (!hasPicked() && !isUnconfirmed())
        return false;
    unpickAll();
    emit changed();
    return true;
}

void InputController::unpickAll()
{
    m_selection.clear();
    m_stuck = Cell::None;
    m_unconfirmed.reset();
}

bool InputController::isPicked(Cell cell) const
{
    const auto picked = m_selection.picked();
    return cell != Cell::None
           && (cell == m_stuck || std::find(picked.begin(), picked.end(), cell) != picked.end());
}

void InputController::setStyle(const PointingStyle &style)
{
    m_style = style;
    m_unconfirmed.reset();
    emit changed();
}

std::optional<MoveCode> InputController::meant() const
{
    if (m_unconfirmed)
        return m_unconfirmed->move;
    if (!isActive() || m_stuck != Cell::None || m_pointed == Cell::None
        || !m_selection.accepts(m_pointed))
        return std::nullopt;
    MoveSelection ahead = m_selection;
    ahead.pick(m_pointed);
    const std::vector<MoveCode> moves = ahead.complete();
    return moves.size() == 1 ? std::optional(moves.front()) : std::nullopt;
}

BoardMarks InputController::marks() const
{
    BoardMarks marks;
    markPremoves(marks);
    if (!isActive())
        return marks;
    const auto picked = m_selection.picked();
    marks[MarkRole::Selected].assign(picked.begin(), picked.end());
    if (m_stuck != Cell::None) {
        marks[MarkRole::Selected].push_back(m_stuck);
        return marks;
    }
    const std::vector<Cell> next = m_selection.next();
    // Before the first pick, only cells that mean a move by themselves are marked.
    const bool isPlacing = picked.empty() && !next.empty()
                           && !position().piece(next.front()).isPresent();
    if (showsTargets() && (!picked.empty() || isPlacing))
        markTargets(position(), next, marks);
    if (showsTargets() && !picked.empty() && m_view.board().design().marksJumps())
        markLandings(position(), m_selection.possible(), marks);
    const auto move = meant();
    if (move && (m_style.showsPreview || isUnconfirmed()))
        markOutcome(position(), *move, marks);
    if (move && m_style.showsPreview)
        markPreview(position(), *move, marks);
    return marks;
}

void InputController::markPremoves(BoardMarks &marks) const
{
    if (!m_navigation.isLive())
        return;
    int number = 0;
    for (const Premoves::Premove &premove : m_match.premoves().moves()) {
        Cell last = Cell::None;
        for (const Step &step : premove.changes.steps) {
            if (step.kind != Step::Kind::Move && step.kind != Step::Kind::Place)
                continue;
            marks.ghosts.push_back({step.piece, step.to});
            if (step.kind == Step::Kind::Move)
                marks.arrows.push_back(
                    {MarkArrow::Kind::Reply, step.from, step.to, step.piece.owner});
            if (last == Cell::None)
                last = step.to;
        }
        ++number;
        if (last != Cell::None)
            marks.order.push_back({last, number});
    }
}

void InputController::setPointed(Cell cell)
{
    if (cell == m_pointed)
        return;
    m_pointed = cell;
    emit changed();
}

void InputController::setSelection(const MoveSelection &selection)
{
    m_selection = selection;
    emit changed();
}

void InputController::hover(Cell cell)
{
    setPointed(cell);
}

bool InputController::finishSelection()
{
    const std::vector<MoveCode> moves = m_selection.complete();
    if (moves.empty())
        return false;
    if (moves.size() > 1) {
        emit choiceNeeded(moves, m_selection.picked().back());
        return true;
    }
    if (playOrWait(moves.front(), m_selection.picked().back()))
        m_selection.clear();
    return true;
}

bool InputController::playOrWait(MoveCode move, Cell last)
{
    if (m_style.confirms) {
        m_unconfirmed = {move, last};
        emit changed();
        return false;
    }
    submit(move);
    return true;
}

bool InputController::confirm(Cell cell)
{
    const auto waiting = std::exchange(m_unconfirmed, std::nullopt);
    if (!waiting || waiting->cell != cell)
        return false;
    m_selection.clear();
    submit(waiting->move);
    return true;
}

void InputController::choose(MoveCode move)
{
    unpickAll();
    emit changed();
    if (isActive() && position().isLegal(move))
        submit(move);
}

void InputController::refuse(Cell cell)
{
    if (isPremoving() && !hasPicked()) {
        emit notNow();
        return;
    }
    std::vector<Cell> cells(m_selection.picked().begin(), m_selection.picked().end());
    if (m_stuck != Cell::None)
        cells.push_back(m_stuck);
    cells.push_back(cell);
    unpickAll();
    const Refusal refusal = position().pointing().refusal(cells);
    emit changed();
    emit refused(refusal);
}

} // namespace tessera

#include "moc_inputcontroller.cpp"
