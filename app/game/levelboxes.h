#pragma once

#include "controller/session/gamesession.h"

#include <QObject>

namespace tessera {

class Autoplay;
class ClassicColumn;
class LevelRun;
class SideColumn;

/// The boxes of the puzzle on the board, in both columns, which come forward when there is something to do in them, and
/// the solution that they show. Owned by the game page.
class LevelBoxes final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive it.
    LevelBoxes(
        GameSession &session,
        LevelRun &levels,
        SideColumn &side,
        ClassicColumn &classic,
        Autoplay &autoplay,
        QObject *parent);

signals:
    void hintRequested();
};

} // namespace tessera
