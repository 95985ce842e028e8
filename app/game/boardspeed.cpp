#include "app/game/boardspeed.h"

#include "model/core/gameinfo.h"
#include "model/session/gamesetup.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

/// However far a piece goes, it takes twice the time of one cell at most.
AnimationSpeed usualSpeed(int cellMs)
{
    return {cellMs, 2 * cellMs, false};
}

AnimationSpeed steadySpeed(const PieceSpeed &speed)
{
    const int cellMs = std::max(1, static_cast<int>(std::lround(speed.cellMs())));
    return {cellMs, static_cast<int>(speed.most.count()), true};
}

} // namespace

AnimationSpeed speedFor(const GameInfo &info, const GameSetup &setup, int cellMs)
{
    const bool isSteady = info.pieceSpeed && cellMs > 0;
    return isSteady ? steadySpeed(setup.pieceSpeed.value_or(*info.pieceSpeed)) : usualSpeed(cellMs);
}

} // namespace tessera
