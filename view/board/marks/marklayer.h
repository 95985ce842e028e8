#pragma once

#include "view/board/marks/boardmarks.h"

#include <QGraphicsItem>

#include <memory>
#include <vector>

class QGraphicsScene;

namespace tessera {

class PieceItem;
struct BoardPicture;

/// The items of a board's marks, arrows and ghosts; made anew whenever they change, as they are few.
class MarkLayer
{
public:
    MarkLayer();
    ~MarkLayer();

    void rebuild(BoardPicture &picture, QGraphicsScene &scene);
    /// The geometry or the theme is another: nothing that was made may stay.
    void clear();

private:
    /// The map of attacks is dear to paint and mostly stays as it was.
    void rebuildMap(BoardPicture &picture, QGraphicsScene &scene);

    std::vector<std::unique_ptr<QGraphicsItem>> m_items;
    std::unique_ptr<QGraphicsItem> m_map;
    std::vector<AttackCount> m_mapped;
};

} // namespace tessera
