#include "app/game/boardspeed.h"

#include "model/session/gamesetup.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

/// The usual speed, at which any way takes at most twice the time of one cell.
AnimationSpeed usualSpeed(int cellMs)
{
    return {cellMs, 2 * cellMs, false};
}

/// A constant speed in pixels of the classic view in 1/60 s (X6), independent of the board's size, so that a move takes
/// the same time in every window.
AnimationSpeed steadySpeed(const GameConfiguration::Glide &glide)
{
    constexpr double kClassicTile = 48;
    constexpr double kFrameMs = 1000.0 / 60;
    const double cellMs = kClassicTile / std::max(glide.pixelsPerFrame, 0.01) * kFrameMs;
    return {
        std::max(1, static_cast<int>(std::lround(cellMs))),
        static_cast<int>(glide.most.count()),
        true};
}

} // namespace

AnimationSpeed speedFor(const BoardDesign &design, const GameSetup &setup, int cellMs)
{
    const bool isSteady = design.motion().glidesSteadily && cellMs > 0;
    return isSteady ? steadySpeed(setup.glide.value_or(GameConfiguration::Glide()))
                    : usualSpeed(cellMs);
}

} // namespace tessera
