#pragma once

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

private:
    std::vector<std::unique_ptr<QGraphicsItem>> m_items;
};

} // namespace tessera
