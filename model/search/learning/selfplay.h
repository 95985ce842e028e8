#pragma once

#include "model/search/engine/gameentry.h"
#include "model/search/learning/trainingset.h"

namespace tessera::training {

/// Which games to play.
struct SelfPlayOrder
{
    const GameEntry &game;
    const TrainingSetup &trainingSetup;
    /// The number of the first game and one past the last; a game depends on seed and number alone.
    std::uint32_t from = 0;
    std::uint32_t to = 1000;
    std::uint64_t seed = 1;
    int threads = 1;
};

/// Self-play: plays games of the strongest engine against itself, one game at a time on each thread, and passes the
/// positions of each to `keep`, in the order of the games whatever the number of threads, from one thread at a time. No
/// position is passed twice.
void playToLearn(
    const SelfPlayOrder &order,
    const std::function<void(std::span<const PlayedPosition> positions)> &keep);

} // namespace tessera::training
