#include "view/board/boardscene.h"

#include "view/board/boardpicture.h"
#include "view/board/items/boarditems.h"
#include "view/board/items/copiesitem.h"
#include "view/board/items/grounditem.h"
#include "view/board/items/pieceitem.h"
#include "view/board/marks/marklayer.h"

#include <QGraphicsView>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

/// Puts a piece item to rest at a point.
void rest(PieceItem &item, QPointF point, double scale = 1)
{
    item.setPos(point);
    item.setScale(scale);
    item.setOpacity(1);
    item.toRest();
}

} // namespace

BoardScene::BoardScene(const BoardDesign &design, const Theme &theme, QObject *parent)
    : QGraphicsScene(parent)
    , m_picture(std::make_unique<BoardPicture>(design, theme))
    , m_ground(std::make_unique<GroundItem>(*m_picture))
    , m_overlay(std::make_unique<OverlayItem>(*m_picture))
    , m_copies(std::make_unique<CopiesItem>(*m_picture))
    , m_cursorItem(std::make_unique<CursorItem>(*m_picture))
    , m_marks(std::make_unique<MarkLayer>())
{
    // A linear search through the few items of a board is faster than a tree.
    setItemIndexMethod(NoIndex);
    addItem(m_ground.get());
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

std::unique_ptr<PieceItem> &BoardScene::slot(Cell cell)
{
    return m_pieces[static_cast<std::size_t>(index(cell))];
}

PieceItem *BoardScene::pieceItem(Cell cell) const
{
    const auto at = static_cast<std::size_t>(index(cell));
    return cell != Cell::None && at < m_pieces.size() ? m_pieces[at].get() : nullptr;
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
        refreshPieces();
    refreshGround();
    emit contentChanged();
}

void BoardScene::refreshPieces()
{
    for (const auto &item : m_pieces) {
        if (item)
            item->refresh();
    }
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
    refreshPieces();
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
    for (const Cell cell : m_picture->setMarks(marks))
        m_ground->update(geometry().outline(cell).boundingRect());
    m_marks->rebuild(*m_picture, *this);
    m_copies->update();
}

void BoardScene::refreshGround()
{
    m_picture->refresh();
    m_ground->reset();
    m_overlay->reset();
    m_copies->reset();
    m_marks->clear();
    m_marks->rebuild(*m_picture, *this);
}

std::unique_ptr<PieceItem> BoardScene::makePiece(Piece piece)
{
    auto item = std::make_unique<PieceItem>(design(), m_picture->pieces, piece);
    addItem(item.get());
    dress(*item);
    return item;
}

void BoardScene::dress(PieceItem &item) const
{
    const auto card = m_isLettered ? cardOf(*m_picture->position, item.piece()) : std::nullopt;
    item.setBadge(card ? QLatin1Char(card->letter) : QChar());
}

void BoardScene::setLettered(bool isLettered)
{
    m_isLettered = isLettered;
    for (const auto &item : m_pieces) {
        if (item)
            dress(*item);
    }
}

void BoardScene::rebuildPieces()
{
    m_leaving.clear();
    m_tiles.clear();
    m_pieces.resize(static_cast<std::size_t>(geometry().cellCount()));
    for (int i = 0; i < geometry().cellCount(); ++i) {
        const Cell cell = cellAt(i);
        const Piece piece = m_picture->position->piece(cell);
        std::unique_ptr<PieceItem> &item = slot(cell);
        if (!piece.isPresent())
            item.reset();
        else if (!item)
            item = makePiece(piece);
        else if (!(item->piece() == piece))
            item->setPiece(piece);
        if (item)
            dress(*item);
    }
    rebuildPiecesBeside();
    settle();
}

void BoardScene::rebuildPiecesBeside()
{
    m_beside.resize(static_cast<std::size_t>(geometry().shape().besideCount));
    for (int i = geometry().cellCount(); i < geometry().placeCount(); ++i) {
        const std::vector<Piece> pieces = design().piecesBeside(*m_picture->position, cellAt(i));
        auto &items = beside(cellAt(i));
        items.resize(pieces.size());
        for (std::size_t number = 0; number < pieces.size(); ++number) {
            if (!items[number])
                items[number] = makePiece(pieces[number]);
            else if (!(items[number]->piece() == pieces[number]))
                items[number]->setPiece(pieces[number]);
        }
    }
}

bool BoardScene::isBeside(Cell cell) const
{
    return cell != Cell::None && geometry().isBeside(cell);
}

std::vector<std::unique_ptr<PieceItem>> &BoardScene::beside(Cell place)
{
    return m_beside[static_cast<std::size_t>(index(place) - geometry().cellCount())];
}

int BoardScene::countBeside(Cell place) const
{
    const auto number = static_cast<std::size_t>(index(place) - geometry().cellCount());
    return static_cast<int>(m_beside[number].size());
}

QPointF BoardScene::lastRestBeside(Cell place) const
{
    return design().restBeside(geometry(), place, std::max(0, countBeside(place) - 1));
}

void BoardScene::settle()
{
    m_leaving.clear();
    m_tiles.clear();
    for (int i = 0; i < static_cast<int>(m_pieces.size()); ++i) {
        if (PieceItem *item = pieceItem(cellAt(i)))
            rest(*item, geometry().centre(cellAt(i)));
    }
    for (std::size_t place = 0; place < m_beside.size(); ++place) {
        const Cell cell = cellAt(geometry().cellCount() + static_cast<int>(place));
        int number = 0;
        for (const auto &item : m_beside[place])
            rest(*item, design().restBeside(geometry(), cell, number++), design().scaleBeside());
    }
    emit settled();
}

PieceItem *BoardScene::placePiece(Piece piece, Cell to, Cell from)
{
    if (isBeside(from) && !beside(from).empty()) {
        slot(to) = std::move(beside(from).back());
        beside(from).pop_back();
        slot(to)->setPiece(piece);
        return slot(to).get();
    }
    slot(to) = makePiece(piece);
    slot(to)->setPos(geometry().centre(to));
    return slot(to).get();
}

PieceItem *BoardScene::movePiece(Cell from, Cell to)
{
    if (slot(to))
        m_leaving.push_back(std::move(slot(to)));
    slot(to) = std::move(slot(from));
    return slot(to).get();
}

PieceItem *BoardScene::removePiece(Cell from, Cell to)
{
    if (!slot(from))
        return nullptr;
    if (isBeside(to)) {
        beside(to).push_back(std::move(slot(from)));
        return beside(to).back().get();
    }
    m_leaving.push_back(std::move(slot(from)));
    return m_leaving.back().get();
}

PieceItem *BoardScene::recolourPiece(Cell at, Piece piece)
{
    PieceItem *item = slot(at).get();
    if (!item)
        return nullptr;
    auto former = makePiece(item->piece());
    former->setPos(item->pos());
    former->setZValue(item->zValue() + 0.1);
    item->setPiece(piece);
    dress(*item);
    m_leaving.push_back(std::move(former));
    return m_leaving.back().get();
}

TileItem *BoardScene::closeCell(Cell cell)
{
    m_tiles.push_back(std::make_unique<TileItem>(*m_picture, cell));
    addItem(m_tiles.back().get());
    return m_tiles.back().get();
}

bool BoardScene::piecesMatch(const AnyPosition &position) const
{
    for (int i = 0; i < geometry().cellCount(); ++i) {
        const PieceItem *item = pieceItem(cellAt(i));
        if ((item ? item->piece() : Piece{}) != position.piece(cellAt(i)))
            return false;
    }
    for (int i = geometry().cellCount(); i < geometry().placeCount(); ++i) {
        const auto pieces = design().piecesBeside(position, cellAt(i));
        if (static_cast<int>(pieces.size()) != countBeside(cellAt(i)))
            return false;
    }
    return true;
}

bool BoardScene::adopt(const AnyPosition &position)
{
    if (!(position.board() == geometry().shape()) || !piecesMatch(position)) {
        showPosition(position);
        return false;
    }
    m_picture->position = position.clone();
    refreshGround();
    emit contentChanged();
    return true;
}

} // namespace tessera
