#pragma once

#include "model/games/xxlchess/rules/position.h"
#include "view/board/boarddesign.h"
#include "view/board/scene/boardview.h"

#include <memory>

namespace tessera::xxlchess {

/// A small board for trying a kind of piece: it has one of White's and some pawns of both colours, and it is always
/// White's turn. Clicks, drags and keys move it.
class TrialBoard final : public QObject
{
    Q_OBJECT

public:
    /// `design` must outlive the board; `view` shows it in a layout of `parent`'s.
    TrialBoard(const BoardDesign &design, const Theme &theme, QWidget *parent);
    ~TrialBoard() override;

    [[nodiscard]] BoardView &view() { return *m_view; }
    /// Starts again with the kind that has this letter.
    void tryOut(const PieceTypes &pieces, char letter);
    /// Puts all pieces back to their starts.
    void reset();

private:
    void show();
    void press(Cell cell, Qt::MouseButton button);
    void release(Cell cell);
    /// Picks the piece on `cell`, or moves the picked one there.
    void act(Cell cell);
    void pick(Cell cell);
    /// Moves the picked piece there if it can go there; returns whether it did.
    bool move(Cell cell);
    [[nodiscard]] Placement startOf(char letter) const;

    const BoardDesign &m_design;
    std::unique_ptr<BoardScene> m_scene;
    BoardView *m_view;
    PieceTypes m_pieces;
    char m_letter = ' ';
    std::unique_ptr<Position> m_position;
    Cell m_picked = Cell::None;
    Cell m_pressed = Cell::None;
};

} // namespace tessera::xxlchess
