#include "view/board/scene/boardscene.h"

#include "view/board/boardpicture.h"
#include "view/board/items/boarditems.h"
#include "view/board/items/boardpieces.h"
#include "view/board/items/copiesitem.h"
#include "view/board/items/grounditem.h"
#include "view/board/items/marklayer.h"

#include <QGraphicsView>

#include <algorithm>
#include <cmath>

namespace tessera {

BoardScene::BoardScene(const BoardDesign &design, const Theme &theme, QObject *parent)
    : QGraphicsScene(parent)
    , m_picture(std::make_unique<BoardPicture>(design, theme))
    , m_ground(std::make_unique<GroundItem>(*m_picture))
    , m_coordinates(std::make_unique<CoordinatesItem>(*m_picture))
    , m_overlay(std::make_unique<OverlayItem>(*m_picture))
    , m_copies(std::make_unique<CopiesItem>(*m_picture))
    , m_cursorItem(std::make_unique<CursorItem>(*m_picture))
    , m_marks(std::make_unique<MarkLayer>())
    , m_pieces(std::make_unique<BoardPieces>(*this, *m_picture))
{
    // A linear search through the few items of a board is faster than a tree.
    setItemIndexMethod(NoIndex);
    addItem(m_ground.get());
    addItem(m_coordinates.get());
    addItem(m_overlay.get());
    addItem(m_copies.get());
    addItem(m_cursorItem.get());
}

BoardScene::~BoardScene()
{
    // A view may outlive the scene, for instance where both have the same parent.
    const auto showing = views();
    for (QGraphicsView *view : showing)
        view->setScene(nullptr);
}

const AnyPosition *BoardScene::position() const
{
    return m_picture->position.get();
}

bool BoardScene::isOver() const
{
    return m_picture->isOver;
}

const BoardMarks &BoardScene::marks() const
{
    return m_picture->marks;
}

const Theme &BoardScene::theme() const
{
    return m_picture->theme;
}

const BoardDesign &BoardScene::design() const
{
    return m_picture->design;
}

CoordinateMode BoardScene::coordinates() const
{
    return m_picture->coordinateMode;
}

const BoardGeometry &BoardScene::geometry() const
{
    return *m_picture->geometry;
}

QRectF BoardScene::boardRect() const
{
    if (!m_picture->geometry)
        return {0, 0, 1, 1};
    return m_picture->geometry->boundsWith(m_picture->coordinateMode);
}

PieceItem *BoardScene::pieceItem(Cell cell) const
{
    return m_pieces->at(cell);
}

int BoardScene::countBeside(Cell place) const
{
    return m_pieces->countBeside(place);
}

QPointF BoardScene::lastRestBeside(Cell place) const
{
    return m_pieces->lastRestBeside(place);
}

void BoardScene::showPosition(const AnyPosition &position)
{
    m_picture->position = position.clone();
    const bool looksOtherwise = m_picture->pieces.followGame(design(), position);
    const BoardShape shape = position.board();
    if (!m_picture->geometry || !(m_picture->geometry->shape() == shape)) {
        const BoardOrientation orientation = m_picture->geometry
                                                 ? m_picture->geometry->orientation()
                                                 : BoardOrientation{};
        rebuildGeometry(shape, orientation);
        return;
    }
    rebuildPieces();
    if (looksOtherwise)
        m_pieces->refresh();
    refreshGround();
    emit contentChanged();
}

void BoardScene::rebuildGeometry(const BoardShape &shape, const BoardOrientation &orientation)
{
    // Marks and cursor refer to cells of the old board; whoever set the marks sets them anew.
    const bool isOtherBoard = m_picture->geometry && !(m_picture->geometry->shape() == shape);
    if (isOtherBoard)
        m_picture->marks = {};
    m_picture->geometry = BoardGeometry::make(shape, orientation);
    if (isOtherBoard)
        setCursor(Cell::None);
    rebuildPieces();
    m_pieces->refresh();
    refreshGround();
    setSceneRect(boardRect().adjusted(-1, -1, 1, 1));
    m_cursorItem->showAt(m_cursor);
    emit geometryChanged();
    emit contentChanged();
}

void BoardScene::setOrientation(const BoardOrientation &orientation)
{
    if (m_picture->geometry && !(m_picture->geometry->orientation() == orientation))
        rebuildGeometry(m_picture->geometry->shape(), orientation);
}

void BoardScene::setOver(bool isOver)
{
    if (std::exchange(m_picture->isOver, isOver) == isOver || !m_picture->geometry)
        return;
    refreshGround();
    emit contentChanged();
}

void BoardScene::setCoordinates(CoordinateMode mode)
{
    m_picture->coordinateMode = mode;
    if (!m_picture->geometry)
        return;
    refreshGround();
    setSceneRect(boardRect().adjusted(-1, -1, 1, 1));
    emit geometryChanged();
}

void BoardScene::setTheme(const Theme &theme)
{
    m_picture->theme = theme;
    m_picture->pieces.setSheet(design().pieceSheet(theme.pieceStyle()));
    if (m_picture->geometry)
        refreshGround();
    update();
}

void BoardScene::setCellPixels(int pixels)
{
    m_cellPixels = pixels;
    m_picture->pieces.setPixels(static_cast<int>(std::ceil(pixels * design().pieceSize())));
    update();
}

void BoardScene::setAnimated(bool isAnimated)
{
    m_picture->isAnimated = isAnimated;
}

void BoardScene::setCursor(Cell cell)
{
    m_cursor = cell;
    if (m_picture->geometry)
        m_cursorItem->showAt(cell);
    emit cursorMoved(cell);
}

void BoardScene::setMarks(const BoardMarks &marks)
{
    if (!m_picture->position || m_picture->marks == marks)
        return;
    for (const Cell cell : m_picture->setMarks(marks)) {
        const QRectF area = geometry().outline(cell).boundingRect();
        m_ground->update(area);
        m_coordinates->update(area);
    }
    m_marks->rebuild(*m_picture, *this);
    m_copies->update();
}

void BoardScene::refreshGround()
{
    m_picture->refresh();
    m_ground->reset();
    m_coordinates->reset();
    m_overlay->reset();
    m_copies->reset();
    m_marks->clear();
    m_marks->rebuild(*m_picture, *this);
}

void BoardScene::setLettered(bool isLettered)
{
    m_pieces->setLettered(isLettered);
}

void BoardScene::rebuildPieces()
{
    m_tiles.clear();
    m_pieces->rebuild();
    settle();
}

void BoardScene::settle()
{
    m_tiles.clear();
    m_pieces->settle();
    emit settled();
}

PieceItem *BoardScene::placePiece(Piece piece, Cell to, Cell from)
{
    return m_pieces->place(piece, to, from);
}

PieceItem *BoardScene::movePiece(Cell from, Cell to)
{
    return m_pieces->move(from, to);
}

PieceItem *BoardScene::removePiece(Cell from, Cell to)
{
    return m_pieces->remove(from, to);
}

PieceItem *BoardScene::recolourPiece(Cell at, Piece piece)
{
    return m_pieces->recolour(at, piece);
}

TileItem *BoardScene::closeCell(Cell cell)
{
    m_tiles.push_back(std::make_unique<TileItem>(*m_picture, cell));
    addItem(m_tiles.back().get());
    return m_tiles.back().get();
}

bool BoardScene::adopt(const AnyPosition &position)
{
    if (!(position.board() == geometry().shape()) || !m_pieces->match(position)) {
        showPosition(position);
        return false;
    }
    m_picture->position = position.clone();
    refreshGround();
    emit contentChanged();
    return true;
}

} // namespace tessera

#include "moc_boardscene.cpp"
