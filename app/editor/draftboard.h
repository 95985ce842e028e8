#pragma once

#include "app/editor/positiondraft.h"
#include "view/board/boardview.h"

#include <memory>

namespace tessera {

/// Where what is done on a cell is done for the other player, too.
enum class DraftSymmetry : std::uint8_t {
    None,
    /// Across the middle, in the same file.
    Mirrored,
    /// Where the cell is when the board is turned by 180°.
    Turned,
};

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
    /// Does at the cell under a point of the screen, if there is one, what is chosen.
    void drop(const QPoint &place);
    /// What a click sets; none for taking pieces off.
    void setChosen(Piece piece) { m_chosen = piece; }
    /// Whether this board has another half, for a second player.
    [[nodiscard]] bool canMirror() const;
    void setSymmetry(DraftSymmetry symmetry) { m_symmetry = symmetry; }
    /// Gives the other player in the upper half what stands in the lower one, as the symmetry says.
    void completeUpperHalf();

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
    /// The same piece of the other player.
    [[nodiscard]] static Piece ofOther(Piece piece);

    PositionDraft &m_draft;
    std::unique_ptr<BoardDesign> m_design;
    std::unique_ptr<BoardScene> m_scene;
    BoardView *m_view;
    Piece m_chosen;
    DraftSymmetry m_symmetry = DraftSymmetry::None;
    Cell m_pressed = Cell::None;
};

} // namespace tessera
