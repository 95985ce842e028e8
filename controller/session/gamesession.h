#pragma once

#include "controller/session/clockcontroller.h"
#include "controller/session/drawnmarks.h"
#include "controller/session/matchcontroller.h"
#include "controller/session/navigationcontroller.h"
#include "controller/session/sightcontroller.h"
#include "model/session/gamemodel.h"
#include "model/session/historymodel.h"

namespace tessera {

/// All parts of a game being played besides its picture. The members are in the order in which they hear of a move: it
/// is listed, then shown, and then the next player is asked.
struct GameSession
{
    explicit GameSession(const TimeSource &now)
        : match(model, now)
        , sight(model, match)
        , clocks(model, now)
    {}

    GameModel model;
    HistoryModel history{model};
    NavigationController navigation{model};
    DrawnMarks marks{model, navigation};
    MatchController match;
    SightController sight;
    ClockController clocks;
};

} // namespace tessera
