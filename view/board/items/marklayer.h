#pragma once

#include "view/board/marks/boardmarks.h"

#include <QGraphicsItem>

#include <memory>
#include <vector>

class QGraphicsScene;

namespace tessera {

class PieceItem;
struct BoardPicture;

/// The items of a board's marks, arrows and ghosts; they are rebuilt at every change, as they are few.
class MarkLayer
{
public:
    MarkLayer();
    ~MarkLayer();

    void rebuild(BoardPicture &picture, QGraphicsScene &scene);
    /// Removes all items, because the geometry or the theme has changed.
    void clear();

private:
    /// Rebuilds the map of attacks, separately, as it is expensive to paint and seldom changes.
    void rebuildMap(BoardPicture &picture, QGraphicsScene &scene);

    std::vector<std::unique_ptr<QGraphicsItem>> m_items;
    std::unique_ptr<QGraphicsItem> m_map;
    std::vector<AttackCount> m_mapped;
};

} // namespace tessera
