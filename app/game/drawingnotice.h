#pragma once

#include "app/game/gamesession.h"

namespace tessera {

class MessageBar;

/// Says in `bar` that what was drawn on a position is gone, and offers to bring it back: a file may have
/// had it for long.
class DrawingNotice final : public QObject
{
    Q_OBJECT

public:
    DrawingNotice(GameSession &session, MessageBar &bar, QObject *parent);
};

} // namespace tessera
