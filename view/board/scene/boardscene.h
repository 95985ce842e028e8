#pragma once

#include "model/core/anygame.h"
#include "view/board/boarddesign.h"
#include "view/board/marks/boardmarks.h"

#include <QGraphicsScene>

#include <memory>
#include <vector>

namespace tessera {

class BoardPieces;
class CoordinatesItem;
class CopiesItem;
class CursorItem;
class GroundItem;
class MarkLayer;
class OverlayItem;
class PieceItem;
class TileItem;
struct BoardPicture;

/// The picture of one board, measured in cells: tiles, pieces, marks, coordinates and the keyboard cursor. It shows
/// positions of the core and does not know who moves the pieces; state of the screen alone (the place of a gliding
/// piece) belongs here.
///
/// The bookkeeping (which item stands on which cell) is always that of the position shown; a
/// `TransitionPlayer` does it step by step with `placePiece` … `closeCell` and `adopt`, and lets the picture follow.
/// `settle` makes the picture equal to the bookkeeping at once.
class BoardScene final : public QGraphicsScene
{
    Q_OBJECT

public:
    /// `design` must outlive the scene.
    BoardScene(const BoardDesign &design, const Theme &theme, QObject *parent = nullptr);
    ~BoardScene() override;

    /// Shows a position at once. Ends what is being animated.
    void showPosition(const AnyPosition &position);
    /// Sets whether the game has ended at the position shown, for any reason.
    void setOver(bool isOver);
    void setMarks(const BoardMarks &marks);
    /// Puts the keyboard cursor on a cell; `Cell::None` hides it.
    void setCursor(Cell cell);
    void setTheme(const Theme &theme);
    void setCoordinates(CoordinateMode mode);
    /// Sets whether marks may move, as the pulsing cause of a refusal does; on by default.
    void setAnimated(bool isAnimated);
    /// Sets whether pieces that have a card (see `CardsFacet`) bear their letter.
    void setLettered(bool isLettered);
    void setOrientation(const BoardOrientation &orientation);
    /// Sets the size of a cell in device pixels for which pieces are rasterised.
    void setCellPixels(int pixels);

    /// The position shown; null before the first one.
    [[nodiscard]] const AnyPosition *position() const;
    [[nodiscard]] bool isOver() const;
    [[nodiscard]] const BoardMarks &marks() const;
    [[nodiscard]] Cell cursor() const { return m_cursor; }
    [[nodiscard]] const Theme &theme() const;
    [[nodiscard]] const BoardDesign &design() const;
    [[nodiscard]] CoordinateMode coordinates() const;
    [[nodiscard]] int cellPixels() const { return m_cellPixels; }
    /// The geometry, which is valid from the first position on.
    [[nodiscard]] const BoardGeometry &geometry() const;
    /// The rectangle that a view has to show.
    [[nodiscard]] QRectF boardRect() const;
    /// The piece on a cell; null when there is none.
    [[nodiscard]] PieceItem *pieceItem(Cell cell) const;
    /// The pieces that lie in a place beside the board.
    [[nodiscard]] int countBeside(Cell place) const;
    /// The position of the last piece that came to a place beside the board.
    [[nodiscard]] QPointF lastRestBeside(Cell place) const;

    /// Bookkeeping of single steps, for animations. Each returns the item to move or fade; an item that left the board
    /// stays visible until `settle`, or `discard`. A piece may come from a place beside the board, and leave for one,
    /// where it then stays.
    PieceItem *placePiece(Piece piece, Cell to, Cell from = Cell::None);
    PieceItem *movePiece(Cell from, Cell to);
    PieceItem *removePiece(Cell from, Cell to = Cell::None);
    /// The item returned shows the former look over the new one.
    PieceItem *recolourPiece(Cell at, Piece piece);
    /// The item returned shows the tile as it was over the new ground.
    TileItem *closeCell(Cell cell);
    /// Takes over everything of a position except the pieces' places on the screen. If the bookkeeping of the steps did
    /// not lead to the position, it is shown at once, and the result is false.
    bool adopt(const AnyPosition &position);
    /// Ends all movement: every piece stands on its cell, and pieces that left are removed.
    void settle();

signals:
    /// `settle`, a new position or a new geometry has placed the items finally, so animations must end.
    void settled();
    /// The board's rectangle or its cells have changed, so views must fit it again.
    void geometryChanged();
    /// The words of screen readers for the cells may have changed.
    void contentChanged();
    void cursorMoved(Cell cell);

private:
    void rebuildPieces();
    void rebuildGeometry(const BoardShape &shape, const BoardOrientation &orientation);
    void refreshGround();

    std::unique_ptr<BoardPicture> m_picture;
    Cell m_cursor = Cell::None;
    int m_cellPixels = 48;

    // The items are declared after the data that they paint from, so that they are destroyed first.
    std::unique_ptr<GroundItem> m_ground;
    std::unique_ptr<CoordinatesItem> m_coordinates;
    std::unique_ptr<OverlayItem> m_overlay;
    std::unique_ptr<CopiesItem> m_copies;
    std::unique_ptr<CursorItem> m_cursorItem;
    std::unique_ptr<MarkLayer> m_marks;
    std::unique_ptr<BoardPieces> m_pieces;
    std::vector<std::unique_ptr<TileItem>> m_tiles;
};

} // namespace tessera
