#include "app/editor/draftboard.h"

#include "view/board/items/pieceitem.h"
#include "view/games/catalogue.h"

#include <QKeyEvent>

namespace tessera {

DraftBoard::DraftBoard(PositionDraft &draft, const Theme &theme, QWidget *parent)
    : QObject(parent)
    , m_draft(draft)
    , m_design(makeDesign(draft.entry().info()))
    , m_scene(std::make_unique<BoardScene>(*m_design, theme))
{
    m_scene->setCoordinates(CoordinateMode::Edge);
    m_scene->setAnimated(false);
    m_scene->showPosition(draft.base());
    BoardOrientation orientation;
    orientation.turns
        = m_design->turnsForPlayer(draft.base(), Player::First, m_scene->geometry().turnCount());
    m_scene->setOrientation(orientation);
    m_view = new BoardView(*m_scene, parent);
    m_view->setAccessibleName(tr("Board"));
    m_view->installEventFilter(this);
    show();
    connect(&draft, &PositionDraft::changed, this, &DraftBoard::show);
    connect(m_view, &BoardView::cellPressed, this, &DraftBoard::press);
    connect(m_view, &BoardView::cellReleased, this, &DraftBoard::release);
    connect(m_view, &BoardView::activated, this, &DraftBoard::apply);
}

DraftBoard::~DraftBoard() = default;

void DraftBoard::show()
{
    if (m_draft.position())
        m_scene->showPosition(**m_draft.position());
    else
        showPieces();
}

void DraftBoard::showPieces()
{
    // The board or its ground may have changed.
    if (m_scene->position()->board() != m_draft.base().board())
        m_scene->showPosition(m_draft.base());
    const auto &pieces = m_draft.pieces();
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const Cell cell = cellAt(static_cast<int>(i));
        const PieceItem *shown = m_scene->pieceItem(cell);
        if ((shown == nullptr && !pieces[i].isPresent())
            || (shown != nullptr && shown->piece() == pieces[i]))
            continue;
        if (shown != nullptr)
            m_scene->removePiece(cell);
        if (pieces[i].isPresent())
            m_scene->placePiece(pieces[i], cell);
    }
    m_scene->settle();
}

void DraftBoard::press(Cell cell, Qt::MouseButton button)
{
    m_pressed = Cell::None;
    if (cell == Cell::None || index(cell) >= static_cast<int>(m_draft.pieces().size()))
        return;
    if (button == Qt::RightButton) {
        take(cell);
        return;
    }
    m_pressed = cell;
    if (m_draft.pieceAt(cell).isPresent())
        m_view->beginDrag(cell);
}

void DraftBoard::release(Cell cell)
{
    const Cell from = std::exchange(m_pressed, Cell::None);
    const bool isDragged = m_view->isDragging();
    m_view->endDrag();
    if (from == Cell::None)
        return;
    const bool isOnBoard = cell != Cell::None
                           && index(cell) < static_cast<int>(m_draft.pieces().size());
    if (!isDragged && cell == from)
        apply(cell);
    else if (isDragged && !isOnBoard)
        take(from);
    else if (isDragged && cell != from)
        set({{from, {}}, {cell, m_draft.pieceAt(from)}}, tr("Move a piece"));
    else
        show();
}

void DraftBoard::apply(Cell cell)
{
    if (index(cell) >= static_cast<int>(m_draft.pieces().size()))
        return;
    if (m_draft.pieceAt(cell) == m_chosen || !m_chosen.isPresent())
        take(cell);
    else
        set({{cell, m_chosen}}, tr("Set a piece"));
}

void DraftBoard::drop(const QPoint &place)
{
    const QWidget &viewport = *m_view->viewport();
    const QPoint inView = viewport.mapFromGlobal(place);
    const Cell cell = viewport.rect().contains(inView) ? m_view->cellAtPosition(inView)
                                                       : Cell::None;
    if (cell == Cell::None || index(cell) >= static_cast<int>(m_draft.pieces().size()))
        return;
    if (m_chosen.isPresent())
        set({{cell, m_chosen}}, tr("Set a piece"));
    else
        take(cell);
}

void DraftBoard::take(Cell cell)
{
    set({{cell, {}}}, tr("Take a piece off"));
}

bool DraftBoard::canMirror() const
{
    // Two sides that face each other, which a half turn exchanges.
    return m_scene->geometry().turnCount() == 2 && m_draft.entry().info().playerCount() == 2;
}

Cell DraftBoard::across(Cell cell) const
{
    const BoardShape board = m_draft.base().board();
    const int row = index(cell) / board.columns;
    const int column = index(cell) % board.columns;
    const bool isTurned = m_symmetry == DraftSymmetry::Turned;
    return cellAt(
        (board.rows - 1 - row) * board.columns + (isTurned ? board.columns - 1 - column : column));
}

Piece DraftBoard::ofOther(Piece piece)
{
    if (piece.isPresent())
        piece.owner = nextPlayer(piece.owner, 2);
    return piece;
}

void DraftBoard::set(PlacedPieces pieces, const QString &words)
{
    if (m_symmetry != DraftSymmetry::None && canMirror()) {
        PlacedPieces both;
        for (const auto &[cell, piece] : pieces)
            both.emplace_back(across(cell), ofOther(piece));
        // Where both meet, the cell pointed at counts.
        pieces.insert(pieces.begin(), both.begin(), both.end());
    }
    m_draft.setPieces(pieces, words);
}

void DraftBoard::completeUpperHalf()
{
    const BoardShape board = m_draft.base().board();
    PlacedPieces pieces;
    for (int cell = (board.rows + 1) / 2 * board.columns; cell < board.cellCount(); ++cell)
        pieces.emplace_back(across(cellAt(cell)), ofOther(m_draft.pieceAt(cellAt(cell))));
    m_draft.setPieces(pieces, tr("Complete the upper half"));
}

bool DraftBoard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const Cell cursor = m_scene->cursor();
    if ((key != Qt::Key_Delete && key != Qt::Key_Backspace) || cursor == Cell::None)
        return QObject::eventFilter(watched, event);
    take(cursor);
    return true;
}

} // namespace tessera

#include "moc_draftboard.cpp"
