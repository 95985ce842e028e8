#include "view/board/marklayer.h"

#include "view/board/boarditems.h"
#include "view/board/boardpicture.h"
#include "view/board/pieceitem.h"

#include <QGraphicsScene>

#include <algorithm>

namespace tessera {

namespace {

constexpr double kGhostOpacity = 0.45;

} // namespace

MarkLayer::MarkLayer() = default;
MarkLayer::~MarkLayer() = default;

void MarkLayer::rebuild(BoardPicture &picture, QGraphicsScene &scene)
{
    m_items.clear();
    const BoardMarks &marks = picture.marks;
    const auto hasGhost = [&marks](Cell cell) {
        return std::any_of(marks.ghosts.begin(), marks.ghosts.end(), [cell](const GhostPiece &ghost) {
            return ghost.cell == cell;
        });
    };
    for (std::size_t i = 0; i < kMarkRoleCount; ++i) {
        const auto role = static_cast<MarkRole>(i);
        for (const Cell cell : marks[role]) {
            // The ghost says better than the disc below it that the cell may be pointed at.
            if (role != MarkRole::Legal || !hasGhost(cell))
                m_items.push_back(std::make_unique<MarkItem>(picture, role, cell));
        }
    }
    for (const MarkArrow &arrow : marks.arrows)
        m_items.push_back(std::make_unique<ArrowItem>(picture, arrow));
    for (const GhostPiece &ghost : marks.ghosts) {
        auto item = std::make_unique<PieceItem>(picture.design, picture.pieces, ghost.piece);
        item->setPos(picture.geometry->centre(ghost.cell));
        item->setOpacity(kGhostOpacity);
        m_items.push_back(std::move(item));
    }
    for (const auto &item : m_items)
        scene.addItem(item.get());
}

} // namespace tessera
