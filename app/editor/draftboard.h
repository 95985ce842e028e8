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
    /// Whether two players' positions can be mirrored on this board.
    [[nodiscard]] bool canMirror() const;
    /// Whether all that is done on a cell is done for the other player on the cell across, too.
    void setMirrored(bool isMirrored) { m_isMirrored = isMirrored; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void show();
    /// Shows the men of a draft that is no possible position.
    void showMen();
    void press(Cell cell, Qt::MouseButton button);
    void release(Cell cell);
    void apply(Cell cell);
    using Men = std::vector<std::pair<Cell, Piece>>;
    /// Carries out `men`, mirrored too if it is so wished.
    void set(Men men, const QString &words);
    void take(Cell cell);
    [[nodiscard]] Cell across(Cell cell) const;

    PositionDraft &m_draft;
    std::unique_ptr<BoardDesign> m_design;
    std::unique_ptr<BoardScene> m_scene;
    BoardView *m_view;
    Piece m_chosen;
    bool m_isMirrored = false;
    Cell m_pressed = Cell::None;
};

} // namespace tessera
