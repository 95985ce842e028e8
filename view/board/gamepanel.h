#pragma once

#include "view/board/theme.h"

#include <QWidget>

namespace tessera {

class AnyPosition;

/// A game's own panel in the side column. It shows what the position's facts say and nothing else.
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
};

} // namespace tessera
