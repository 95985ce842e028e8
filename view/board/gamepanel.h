#pragma once

#include "view/theme/theme.h"

#include <QWidget>

namespace tessera {

class AnyPosition;

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
};

} // namespace tessera
