#pragma once

#include "model/core/anygame.h"
#include "view/board/boarddesign.h"
#include "view/board/marks/boardmarks.h"

#include <QGraphicsScene>

#include <memory>
#include <vector>

namespace tessera {

class BoardPieces;
class CopiesItem;
class CursorItem;
class GroundItem;
class MarkLayer;
class OverlayItem;
class PieceItem;
class TileItem;
struct BoardPicture;

/// The picture of one board, measured in cells: tiles, pieces, marks, coordinates and the keyboard
/// cursor. It shows positions of the core and knows nothing of who moves the pieces; what is on the
/// screen only (where a piece is while it glides) has its home here.
///
/// The bookkeeping (which item stands on which cell) is always that of the position shown; a
/// `TransitionPlayer` does it step by step with `placePiece` … `closeCell` and `adopt`, and lets the
/// picture follow. `settle` brings the picture up to the bookkeeping at once.
class BoardScene final : public QGraphicsScene
{
    Q_OBJECT

public:
    /// `design` must outlive the scene.
    BoardScene(const BoardDesign &design, const Theme &theme, QObject *parent = nullptr);
    ~BoardScene() override;

    /// Shows a position at once. Ends what is being animated.
    void showPosition(const AnyPosition &position);
    /// Whether the game has ended at the position shown, by whatever reason.
    void setOver(bool isOver);
    void setMarks(const BoardMarks &marks);
    /// Puts the keyboard cursor on a cell; `Cell::None` hides it.
    void setCursor(Cell cell);
    void setTheme(const Theme &theme);
    void setCoordinates(CoordinateMode mode);
    /// Whether marks may move, as a cause that calls for attention does; at first they may.
    void setAnimated(bool isAnimated);
    /// Whether pieces that have a card (see `CardsFacet`) bear their letter.
    void setLettered(bool isLettered);
    void setOrientation(const BoardOrientation &orientation);
    /// The size of a cell in device pixels for which pieces are rasterised.
    void setCellPixels(int pixels);

    /// The position shown; null before the first.
    [[nodiscard]] const AnyPosition *position() const;
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] const BoardMarks &marks() const;
    [[nodiscard]] Cell cursor() const { return m_cursor; }
    [[nodiscard]] const Theme &theme() const;
    [[nodiscard]] const BoardDesign &design() const;
    [[nodiscard]] CoordinateMode coordinates() const;
    [[nodiscard]] int cellPixels() const { return m_cellPixels; }
    /// Valid from the first position on.
    [[nodiscard]] const BoardGeometry &geometry() const;
    /// The rectangle that a view has to show.
    [[nodiscard]] QRectF boardRect() const;
    /// The piece on a cell; null when there is none.
    [[nodiscard]] PieceItem *pieceItem(Cell cell) const;
    /// The pieces that lie in a place beside the board.
    [[nodiscard]] int countBeside(Cell place) const;
    /// Where the piece that came last to a place beside the board lies.
    [[nodiscard]] QPointF lastRestBeside(Cell place) const;

    /// Bookkeeping of single steps, for animations. Each returns the item that is to be moved or
    /// faded; an item that left the board stays visible until `settle`, or `discard`.
    /// A piece may come from a place beside the board, and leave for one, where it then lies.
    PieceItem *placePiece(Piece piece, Cell to, Cell from = Cell::None);
    PieceItem *movePiece(Cell from, Cell to);
    PieceItem *removePiece(Cell from, Cell to = Cell::None);
    /// The item returned shows the former look over the new one.
    PieceItem *recolourPiece(Cell at, Piece piece);
    /// The item returned shows the tile as it was over the new ground.
    TileItem *closeCell(Cell cell);
    /// Takes over everything of a position but the pieces' whereabouts on the screen. False, with
    /// the position shown plainly, when the bookkeeping of the steps did not lead to it.
    bool adopt(const AnyPosition &position);
    /// Ends all movement: every piece stands on its cell, what has left is gone.
    void settle();

signals:
    /// `settle` or a new position or geometry has set the items to rest: animations must end.
    void settled();
    /// The board's rectangle or its cells have changed: views must fit it anew.
    void geometryChanged();
    /// What screen readers say of the cells may have changed.
    void contentChanged();
    void cursorMoved(Cell cell);

private:
    void rebuildPieces();
    void rebuildGeometry(const BoardShape &shape, const BoardOrientation &orientation);
    void refreshGround();

    std::unique_ptr<BoardPicture> m_picture;
    Cell m_cursor = Cell::None;
    int m_cellPixels = 48;

    // The items are declared after what they paint from, so that they go first.
    std::unique_ptr<GroundItem> m_ground;
    std::unique_ptr<OverlayItem> m_overlay;
    std::unique_ptr<CopiesItem> m_copies;
    std::unique_ptr<CursorItem> m_cursorItem;
    std::unique_ptr<MarkLayer> m_marks;
    std::unique_ptr<BoardPieces> m_pieces;
    std::vector<std::unique_ptr<TileItem>> m_tiles;
};

} // namespace tessera
