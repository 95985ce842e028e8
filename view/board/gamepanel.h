#pragma once

#include "model/core/anygame.h"
#include "view/theme/theme.h"

#include <QWidget>

namespace tessera {

/// A game's own panel in the side column. It shows only data of its position.
class GamePanel : public QWidget
{
    Q_OBJECT

public:
    explicit GamePanel(QWidget *parent = nullptr)
        : QWidget(parent)
    {}

    virtual void showPosition(const AnyPosition &position) = 0;
    virtual void setTheme(const Theme &theme) = 0;
    /// Sets whether changes are animated; off by default.
    virtual void setAnimated(bool) {}
    /// Sets whether pieces are still moving to their places on the board, for which the panel may wait.
    virtual void setBoardMoving(bool) {}
    /// Sets whether the game has ended in a way that no position shows, such as a resignation, so that nobody is to
    /// move in the next position shown.
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
