#pragma once

#include "app/editor/positiondraft.h"
#include "view/board/boardview.h"

#include <memory>

namespace tessera {

/// Shows a draft on its board: a click or Enter sets the chosen piece, or takes it off where it stands already; the
/// right button or Delete takes any off; a drag moves a piece, or off the board.
class DraftBoard final : public QObject
{
    Q_OBJECT

public:
    /// `draft` must outlive the board; `view` shows the board in a layout of `parent`'s.
    DraftBoard(PositionDraft &draft, const Theme &theme, QWidget *parent);
    ~DraftBoard() override;

    [[nodiscard]] BoardView &view() { return *m_view; }
    [[nodiscard]] const BoardDesign &design() const { return *m_design; }
    /// What a click sets; none for taking pieces off.
    void setChosen(Piece piece) { m_chosen = piece; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void show();
    /// Shows the men of a draft that is no possible position.
    void showMen();
    void press(Cell cell, Qt::MouseButton button);
    void release(Cell cell);
    void apply(Cell cell);

    PositionDraft &m_draft;
    std::unique_ptr<BoardDesign> m_design;
    std::unique_ptr<BoardScene> m_scene;
    BoardView *m_view;
    Piece m_chosen;
    Cell m_pressed = Cell::None;
};

} // namespace tessera
