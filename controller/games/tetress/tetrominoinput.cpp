#include "controller/games/tetress/tetrominoinput.h"

#include "controller/board/movepreview.h"
#include "controller/games/tetress/panelreport.h"
#include "model/games/tetress/tetress.h"
#include "view/board/scene/boardview.h"
#include "view/games/tetress/tetresspanel.h"

#include <algorithm>

namespace tessera::tetress {

using namespace Qt::StringLiterals;

TetrominoInput::TetrominoInput(
    BoardView &view, MatchController &match, NavigationController &navigation)
    : InputController(view, match, navigation)
    , m_panner(view)
{
    view.installEventFilter(this);
    connect(this, &InputController::changed, this, &TetrominoInput::report);
    connect(&view, &BoardView::wheelTurned, this, [this](int steps) { turn(-steps); });
    connect(&m_panner, &TorusPanner::markRequested, this, [this](Cell cell) {
        emit drawn(cell, cell, Qt::NoModifier);
    });
    connect(&m_panner, &TorusPanner::marginClicked, this, [this](Cell cell) {
        emit interrupted();
        press(cell, Qt::LeftButton);
    });
}

TetrominoInput::~TetrominoInput() = default;

void TetrominoInput::attach(GamePanel &panel)
{
    m_panel = qobject_cast<TetressPanel *>(&panel);
    if (!m_panel)
        return;
    m_panel->setFigures(paletteFigures());
    connect(m_panel, &TetressPanel::shapePressed, this, [this](int shape) {
        emit interrupted();
        take(static_cast<Shape>(shape));
    });
    connect(m_panel, &TetressPanel::shapeChosen, this, [this](int shape) {
        emit interrupted();
        takeByKey(static_cast<Shape>(shape));
    });
    connect(m_panel, &TetressPanel::shapeDragged, this, [this](QPoint global) {
        setPointed(cellUnder(global));
    });
    connect(m_panel, &TetressPanel::shapeDropped, this, &TetrominoInput::dropAt);
    connect(m_panel, &TetressPanel::turnRequested, this, &TetrominoInput::turn);
    report();
}

void TetrominoInput::restart()
{
    m_carried.reset();
    InputController::restart();
}

bool TetrominoInput::clearSelection()
{
    const bool wasCarrying = m_carried.has_value();
    m_carried.reset();
    if (InputController::clearSelection())
        return true;
    if (wasCarrying)
        emit changed();
    return wasCarrying;
}

void TetrominoInput::take(Shape shape)
{
    if (!isActive()) {
        emit notNow();
        return;
    }
    forgetUnconfirmed();
    if (m_carried && m_carried->shape() == shape) {
        turn(1);
        return;
    }
    InputController::clearSelection();
    m_carried.emplace(shape);
    emit changed();
}

void TetrominoInput::turn(int quarters)
{
    if (!m_carried)
        return;
    forgetUnconfirmed();
    m_carried->turn(quarters);
    emit changed();
}

std::optional<PlacementPreview> TetrominoInput::preview() const
{
    if (isUnconfirmed())
        return PlacementPreview{Rules::decode(*InputController::meant()), true};
    if (!isActive() || pointed() == Cell::None)
        return std::nullopt;
    if (!m_carried)
        return tickedPreview();
    const Move move = m_carried->placedAt(pointed());
    return PlacementPreview{move, position().isLegal(Rules::encode(move))};
}

std::optional<PlacementPreview> TetrominoInput::tickedPreview() const
{
    if (selection().isEmpty() || !selection().accepts(pointed()))
        return std::nullopt;
    MoveSelection ahead = selection();
    ahead.pick(pointed());
    const std::vector<MoveCode> meant = ahead.complete();
    if (meant.empty())
        return std::nullopt;
    return PlacementPreview{Rules::decode(meant.front()), true};
}

std::optional<MoveCode> TetrominoInput::meant() const
{
    const auto shown = preview();
    return shown && shown->isLegal ? std::optional(Rules::encode(shown->move)) : std::nullopt;
}

BoardMarks TetrominoInput::marks() const
{
    BoardMarks marks;
    markPremoves(marks);
    if (!isActive())
        return marks;
    const auto shown = preview();
    const auto ticked = selection().picked();
    if (shown) {
        // The ghost of four ticks contains all of them.
        markPreview(position(), *shown, pointed(), marks);
        if (shown->isLegal && style().showsPreview)
            markPreview(position(), Rules::encode(shown->move), marks);
        return marks;
    }
    marks[MarkRole::Selected].assign(ticked.begin(), ticked.end());
    if (showsTargets() && !ticked.empty())
        marks[MarkRole::Legal] = selection().next();
    return marks;
}

void TetrominoInput::press(Cell cell, Qt::MouseButton button)
{
    if (button != Qt::LeftButton)
        return;
    if (cell == Cell::None)
        clearSelection();
    else
        point(cell);
}

void TetrominoInput::release(Cell) {}

bool TetrominoInput::clickRight(Cell cell, Qt::KeyboardModifiers modifiers)
{
    if (modifiers != Qt::NoModifier)
        return false;
    m_panner.openMenu(cell);
    return true;
}

/// The ghost has one place: the keyboard's ring gives way to a mouse that points elsewhere, and a mouse that leaves the
/// board does not affect the ring.
void TetrominoInput::hover(Cell cell)
{
    BoardScene &board = view().board();
    if (cell == Cell::None)
        cell = board.cursor();
    else if (cell != board.cursor())
        board.setCursor(Cell::None);
    InputController::hover(cell);
}

void TetrominoInput::activate(Cell cell)
{
    point(cell);
}

void TetrominoInput::point(Cell cell)
{
    if (!isActive()) {
        emit notNow();
        return;
    }
    if (confirm(cell))
        return;
    if (m_carried)
        place(cell);
    else
        tick(cell);
}

void TetrominoInput::place(Cell cell)
{
    const Move move = m_carried->placedAt(cell);
    if (position().isLegal(Rules::encode(move)))
        playOrWait(Rules::encode(move), cell);
    else
        emit refused(position().pointing().refusal(cellsOf(move)));
}

void TetrominoInput::tick(Cell cell)
{
    const auto ticked = selection().picked();
    if (std::find(ticked.begin(), ticked.end(), cell) != ticked.end()) {
        untick(cell);
        return;
    }
    if (!selection().accepts(cell)) {
        std::vector<Cell> cells(ticked.begin(), ticked.end());
        cells.push_back(cell);
        emit refused(position().pointing().refusal(cells));
        return;
    }
    MoveSelection next = selection();
    next.pick(cell);
    const std::vector<MoveCode> moves = next.complete();
    if (moves.empty())
        setSelection(next);
    else
        playOrWait(moves.front(), cell);
}

void TetrominoInput::untick(Cell cell)
{
    MoveSelection next = selection();
    next.clear();
    for (const Cell ticked : selection().picked()) {
        if (ticked != cell)
            next.pick(ticked);
    }
    setSelection(next);
}

void TetrominoInput::report()
{
    const auto shown = preview();
    if (const auto refusal = foreseenRefusal(shown))
        emit warned(*refusal);
    else
        emit warningEnded();
    if (!m_panel)
        return;
    reportHand(shown);
    reportOutcome(*m_panel, position(), shown);
}

std::optional<Refusal> TetrominoInput::foreseenRefusal(
    const std::optional<PlacementPreview> &preview) const
{
    if (preview && !preview->isLegal)
        return position().pointing().refusal(cellsOf(preview->move));
    const auto ticked = selection().picked();
    const bool isOnTick = std::find(ticked.begin(), ticked.end(), pointed()) != ticked.end();
    if (preview || pointed() == Cell::None || ticked.empty() || isOnTick
        || selection().accepts(pointed()))
        return std::nullopt;
    std::vector<Cell> cells(ticked.begin(), ticked.end());
    cells.push_back(pointed());
    return position().pointing().refusal(cells);
}

void TetrominoInput::reportHand(const std::optional<PlacementPreview> &preview)
{
    m_panel->showShapes(position());
    m_panel->setActive(isActive());
    m_panel->setGameOver(match().game().isOver());
    if (m_carried)
        m_panel->showCarried(static_cast<int>(m_carried->shape()), figureOf(m_carried->tetromino()));
    else if (selection().isEmpty())
        m_panel->showEmptyHand();
    else
        reportTicks(
            *m_panel,
            selection().picked().size(),
            preview ? std::vector{Rules::encode(preview->move)} : selection().possible());
}

} // namespace tessera::tetress

#include "moc_tetrominoinput.cpp"
