#pragma once

#include "app/editor/positiondraft.h"
#include "view/board/scene/boardview.h"

#include <memory>

namespace tessera {

/// The symmetry by which a change of a cell is also made for the other player.
enum class DraftSymmetry : std::uint8_t {
    None,
    /// Mirrored across the middle, in the same file.
    Mirrored,
    /// The place of the cell after turning the board by 180°.
    Turned,
};

/// Shows a draft on its board: a click or Enter sets the chosen piece, or removes it where it already stands; the right
/// button or Delete removes any piece; a drag moves a piece, or removes it from the board.
class DraftBoard final : public QObject
{
    Q_OBJECT

public:
    /// `draft` must outlive the board; `view` shows the board in a layout of `parent`'s.
    DraftBoard(PositionDraft &draft, const Theme &theme, QWidget *parent);
    ~DraftBoard() override;

    [[nodiscard]] BoardView &view() { return *m_view; }
    [[nodiscard]] const BoardDesign &design() const { return *m_design; }
    /// Sets the chosen piece on the cell under a point of the screen, if there is one.
    void drop(const QPoint &place);
    /// Sets the piece for clicks; none removes pieces.
    void setChosen(Piece piece) { m_chosen = piece; }
    /// Whether this board has a second player's half.
    [[nodiscard]] bool canMirror() const;
    void setSymmetry(DraftSymmetry symmetry) { m_symmetry = symmetry; }
    /// Fills the upper half with the other player's pieces from the lower half, by the symmetry.
    void completeUpperHalf();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void show();
    /// Shows the pieces of a draft that is no possible position.
    void showPieces();
    void press(Cell cell, Qt::MouseButton button);
    void release(Cell cell);
    void apply(Cell cell);
    using PlacedPieces = std::vector<std::pair<Cell, Piece>>;
    /// Sets `pieces`, and their mirror images where that is chosen.
    void set(PlacedPieces pieces, const QString &words);
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
