#pragma once

#include "model/search/engine/gameentry.h"
#include "model/search/learning/trainingset.h"

namespace tessera::training {

/// Which games are to be played.
struct SelfPlayOrder
{
    const GameEntry &game;
    const TrainingSetup &trainingSetup;
    /// Numbers of the first game and of the one behind the last; a game hangs on seed and number alone.
    std::uint32_t from = 0;
    std::uint32_t to = 1000;
    std::uint64_t seed = 1;
    int threads = 1;
};

/// Plays games of the strongest engine with itself, each thread in its own, and gives the positions of
/// each to `keep`, in the order of the games whatever the number of threads (and from one thread at a
/// time). No position is given twice.
void playToLearn(
    const SelfPlayOrder &order,
    const std::function<void(std::span<const PlayedPosition> positions)> &keep);

} // namespace tessera::training
