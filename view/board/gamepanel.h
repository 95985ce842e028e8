#pragma once

#include "model/core/anygame.h"
#include "view/theme/theme.h"

#include <QWidget>

namespace tessera {

/// A game's own panel in the side column. It shows what its position says and nothing else.
class GamePanel : public QWidget
{
    Q_OBJECT

public:
    explicit GamePanel(QWidget *parent = nullptr)
        : QWidget(parent)
    {}

    virtual void showPosition(const AnyPosition &position) = 0;
    virtual void setTheme(const Theme &theme) = 0;
    /// Whether what changes may move; at first it may not.
    virtual void setAnimated(bool) {}
    /// Whether pieces are still moving on the board to where the position has them: what tells of
    /// their places may wait until they are there.
    virtual void setBoardMoving(bool) {}
    /// Whether the game has ended by what no position knows, such as a resignation: nobody is to move
    /// in the position that is shown next.
    void setEnded(bool isEnded) { m_isEnded = isEnded; }

protected:
    [[nodiscard]] bool isOver(const AnyPosition &position) const
    {
        return m_isEnded || position.outcome().isOver();
    }
    [[nodiscard]] Player toMove(const AnyPosition &position) const
    {
        return m_isEnded ? Player::None : position.toMove();
    }

private:
    bool m_isEnded = false;
};

} // namespace tessera
