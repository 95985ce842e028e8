#include "view/board/items/boardpieces.h"

#include "view/board/boardpicture.h"
#include "view/board/items/pieceitem.h"

#include <QGraphicsScene>

#include <algorithm>

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

BoardPieces::BoardPieces(QGraphicsScene &scene, BoardPicture &picture)
    : m_scene(scene)
    , m_picture(picture)
{}

BoardPieces::~BoardPieces() = default;

std::unique_ptr<PieceItem> &BoardPieces::slot(Cell cell)
{
    return m_pieces[static_cast<std::size_t>(index(cell))];
}

bool BoardPieces::isBeside(Cell cell) const
{
    return cell != Cell::None && m_picture.geometry->isBeside(cell);
}

std::vector<std::unique_ptr<PieceItem>> &BoardPieces::beside(Cell place)
{
    return m_beside[static_cast<std::size_t>(index(place) - m_picture.geometry->cellCount())];
}

PieceItem *BoardPieces::at(Cell cell) const
{
    const auto number = static_cast<std::size_t>(index(cell));
    return cell != Cell::None && number < m_pieces.size() ? m_pieces[number].get() : nullptr;
}

int BoardPieces::countBeside(Cell place) const
{
    const auto number = static_cast<std::size_t>(index(place) - m_picture.geometry->cellCount());
    return static_cast<int>(m_beside[number].size());
}

QPointF BoardPieces::lastRestBeside(Cell place) const
{
    return m_picture.design
        .restBeside(*m_picture.geometry, place, std::max(0, countBeside(place) - 1));
}

std::unique_ptr<PieceItem> BoardPieces::make(Piece piece)
{
    auto item = std::make_unique<PieceItem>(m_picture.design, m_picture.pieces, piece);
    m_scene.addItem(item.get());
    dress(*item);
    return item;
}

void BoardPieces::dress(PieceItem &item) const
{
    const auto card = m_isLettered ? cardOf(*m_picture.position, item.piece()) : std::nullopt;
    item.setBadge(card ? QLatin1Char(card->letter) : QChar());
}

void BoardPieces::setLettered(bool isLettered)
{
    m_isLettered = isLettered;
    for (const auto &item : m_pieces) {
        if (item)
            dress(*item);
    }
}

void BoardPieces::refresh()
{
    for (const auto &item : m_pieces) {
        if (item)
            item->refresh();
    }
}

void BoardPieces::rebuild()
{
    m_leaving.clear();
    m_pieces.resize(static_cast<std::size_t>(m_picture.geometry->cellCount()));
    for (int i = 0; i < m_picture.geometry->cellCount(); ++i) {
        const Cell cell = cellAt(i);
        const Piece piece = m_picture.position->piece(cell);
        std::unique_ptr<PieceItem> &item = slot(cell);
        if (!piece.isPresent())
            item.reset();
        else if (!item)
            item = make(piece);
        else if (!(item->piece() == piece))
            item->setPiece(piece);
        if (item)
            dress(*item);
    }
    rebuildBeside();
}

void BoardPieces::rebuildBeside()
{
    m_beside.resize(static_cast<std::size_t>(m_picture.geometry->shape().besideCount));
    for (int i = m_picture.geometry->cellCount(); i < m_picture.geometry->placeCount(); ++i) {
        const std::vector<Piece> pieces = m_picture.design
                                              .piecesBeside(*m_picture.position, cellAt(i));
        auto &items = beside(cellAt(i));
        items.resize(pieces.size());
        for (std::size_t number = 0; number < pieces.size(); ++number) {
            if (!items[number])
                items[number] = make(pieces[number]);
            else if (!(items[number]->piece() == pieces[number]))
                items[number]->setPiece(pieces[number]);
        }
    }
}

void BoardPieces::settle()
{
    m_leaving.clear();
    for (int i = 0; i < static_cast<int>(m_pieces.size()); ++i) {
        if (PieceItem *item = at(cellAt(i)))
            rest(*item, m_picture.geometry->centre(cellAt(i)));
    }
    for (std::size_t place = 0; place < m_beside.size(); ++place) {
        const Cell cell = cellAt(m_picture.geometry->cellCount() + static_cast<int>(place));
        int number = 0;
        for (const auto &item : m_beside[place])
            rest(
                *item,
                m_picture.design.restBeside(*m_picture.geometry, cell, number++),
                m_picture.design.scaleBeside());
    }
}

bool BoardPieces::match(const AnyPosition &position) const
{
    for (int i = 0; i < m_picture.geometry->cellCount(); ++i) {
        const PieceItem *item = at(cellAt(i));
        if ((item ? item->piece() : Piece{}) != position.piece(cellAt(i)))
            return false;
    }
    for (int i = m_picture.geometry->cellCount(); i < m_picture.geometry->placeCount(); ++i) {
        const auto pieces = m_picture.design.piecesBeside(position, cellAt(i));
        if (static_cast<int>(pieces.size()) != countBeside(cellAt(i)))
            return false;
    }
    return true;
}

PieceItem *BoardPieces::place(Piece piece, Cell to, Cell from)
{
    if (isBeside(from) && !beside(from).empty()) {
        slot(to) = std::move(beside(from).back());
        beside(from).pop_back();
        slot(to)->setPiece(piece);
        return slot(to).get();
    }
    slot(to) = make(piece);
    slot(to)->setPos(m_picture.geometry->centre(to));
    return slot(to).get();
}

PieceItem *BoardPieces::move(Cell from, Cell to)
{
    if (slot(to))
        m_leaving.push_back(std::move(slot(to)));
    slot(to) = std::move(slot(from));
    return slot(to).get();
}

PieceItem *BoardPieces::remove(Cell from, Cell to)
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

PieceItem *BoardPieces::recolour(Cell cell, Piece piece)
{
    PieceItem *item = slot(cell).get();
    if (!item)
        return nullptr;
    auto former = make(item->piece());
    former->setPos(item->pos());
    former->setZValue(item->zValue() + 0.1);
    item->setPiece(piece);
    dress(*item);
    m_leaving.push_back(std::move(former));
    return m_leaving.back().get();
}

} // namespace tessera
