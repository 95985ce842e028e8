#pragma once

#include "controller/session/gamesession.h"

namespace tessera {

class MessageBar;

/// Says in `bar` that the drawn marks of a position were removed, and offers to restore them, as they may be old marks
/// of a file.
class DrawingNotice final : public QObject
{
    Q_OBJECT

public:
    DrawingNotice(GameSession &session, MessageBar &bar, QObject *parent);
};

} // namespace tessera
