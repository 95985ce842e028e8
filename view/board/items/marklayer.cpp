#include "view/board/items/marklayer.h"

#include "view/board/boardpicture.h"
#include "view/board/items/boarditems.h"
#include "view/board/items/conversionitem.h"
#include "view/board/items/lensitems.h"
#include "view/board/items/pieceitem.h"
#include "view/board/items/regionitem.h"
#include "view/board/items/usermarkitem.h"

#include <QGraphicsScene>

#include <algorithm>

namespace tessera {

namespace {

std::unique_ptr<QGraphicsItem> makeGhost(BoardPicture &picture, const GhostPiece &ghost)
{
    auto item = std::make_unique<PieceItem>(picture.design, picture.pieces, ghost.piece);
    item->setOpacity(kGhostOpacity);
    if (!picture.geometry->isBeside(ghost.cell)) {
        item->setPos(picture.geometry->centre(ghost.cell));
        return item;
    }
    const auto lying = picture.design.piecesBeside(*picture.position, ghost.cell).size();
    item->setPos(picture.design.restBeside(*picture.geometry, ghost.cell, static_cast<int>(lying)));
    item->setScale(picture.design.scaleBeside());
    return item;
}

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
            // The ghost replaces the disc below it, as it shows more clearly that the cell may be pointed at.
            const bool isTarget = role == MarkRole::Legal || role == MarkRole::Landing;
            if (isTarget && hasGhost(cell) && !picture.geometry->isBeside(cell))
                continue;
            if (hasCasing(role))
                m_items.push_back(std::make_unique<MarkItem>(picture, role, cell, MarkPart::Casing));
            m_items.push_back(std::make_unique<MarkItem>(picture, role, cell));
        }
    }
    for (const OwnMark &own : marks.own) {
        for (const Cell cell : own.cells)
            m_items.push_back(std::make_unique<OwnMarkItem>(picture, own, cell));
    }
    for (const MarkArrow &arrow : marks.arrows)
        m_items.push_back(std::make_unique<ArrowItem>(picture, arrow));
    for (const GhostPiece &ghost : marks.ghosts)
        m_items.push_back(makeGhost(picture, ghost));
    for (const Conversion &conversion : marks.conversions)
        m_items.push_back(std::make_unique<ConversionItem>(picture, conversion));
    for (const PinRod &rod : marks.rods)
        m_items.push_back(std::make_unique<RodItem>(picture, rod));
    if (!marks.refusedRegion.empty())
        m_items.push_back(std::make_unique<RegionItem>(picture, marks.refusedRegion));
    for (const OrderNumber &number : marks.order)
        m_items.push_back(std::make_unique<OrderItem>(picture, number));
    for (const UserMark &mark : marks.user)
        m_items.push_back(std::make_unique<UserMarkItem>(picture, mark));
    rebuildMap(picture, scene);
    for (const auto &item : m_items)
        scene.addItem(item.get());
}

void MarkLayer::rebuildMap(BoardPicture &picture, QGraphicsScene &scene)
{
    const std::vector<AttackCount> &attacks = picture.marks.attacks;
    if (attacks == m_mapped)
        return;
    m_mapped = attacks;
    m_map.reset();
    if (attacks.empty())
        return;
    m_map = std::make_unique<AttackMapItem>(picture);
    scene.addItem(m_map.get());
}

void MarkLayer::clear()
{
    m_items.clear();
    m_map.reset();
    m_mapped.clear();
}

} // namespace tessera
