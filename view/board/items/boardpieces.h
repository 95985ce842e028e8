#pragma once

#include "model/core/anygame.h"

#include <QPointF>

#include <memory>
#include <vector>

class QGraphicsScene;

namespace tessera {

class PieceItem;
struct BoardPicture;

/// The pieces of a board's picture: which item stands on which cell, which lie in places beside the board, and which
/// have left and are still seen. The books of `place`, `move`, `remove` and `recolour` are right at once; where an item
/// is on the screen is up to the caller, until `settle`.
class BoardPieces
{
public:
    /// Items come into `scene`. Both must outlive this.
    BoardPieces(QGraphicsScene &scene, BoardPicture &picture);
    ~BoardPieces();
    BoardPieces(const BoardPieces &) = delete;
    BoardPieces &operator=(const BoardPieces &) = delete;

    /// Takes the pieces of the picture's position and geometry. `settle` has to follow.
    void rebuild();
    /// Draws the pieces as their set has them by now.
    void refresh();
    /// Every piece stands on its cell, what has left is gone.
    void settle();
    /// Whether pieces that have a card (see `CardsFacet`) bear their letter.
    void setLettered(bool isLettered);

    /// The piece on a cell; null when there is none.
    [[nodiscard]] PieceItem *at(Cell cell) const;
    /// The pieces that lie in a place beside the board.
    [[nodiscard]] int countBeside(Cell place) const;
    /// Where the piece that came last to a place beside the board lies.
    [[nodiscard]] QPointF lastRestBeside(Cell place) const;
    /// Whether the books have the pieces of `position`.
    [[nodiscard]] bool match(const AnyPosition &position) const;

    /// A piece may come from a place beside the board.
    PieceItem *place(Piece piece, Cell to, Cell from);
    PieceItem *move(Cell from, Cell to);
    /// A piece may leave for a place beside the board, where it then lies.
    PieceItem *remove(Cell from, Cell to);
    /// The item returned shows the former look over the new one.
    PieceItem *recolour(Cell cell, Piece piece);

private:
    [[nodiscard]] std::unique_ptr<PieceItem> make(Piece piece);
    void dress(PieceItem &item) const;
    void rebuildBeside();
    [[nodiscard]] std::unique_ptr<PieceItem> &slot(Cell cell);
    [[nodiscard]] bool isBeside(Cell cell) const;
    /// The pieces of a place beside the board.
    [[nodiscard]] std::vector<std::unique_ptr<PieceItem>> &beside(Cell place);

    QGraphicsScene &m_scene;
    BoardPicture &m_picture;
    bool m_isLettered = false;
    std::vector<std::unique_ptr<PieceItem>> m_pieces;
    std::vector<std::vector<std::unique_ptr<PieceItem>>> m_beside;
    std::vector<std::unique_ptr<PieceItem>> m_leaving;
};

} // namespace tessera
