#pragma once

#include "model/search/engine/gameentry.h"
#include "model/search/learning/selfplayedgame.h"
#include "model/search/learning/trainingsetup.h"

#include <span>

namespace tessera::training {

/// Which games to play.
struct SelfPlayOrder
{
    const GameEntry &game;
    const TrainingSetup &trainingSetup;
    /// The numbers of the games; a game depends on seed and number alone.
    std::span<const std::uint32_t> numbers;
    std::uint64_t seed = 1;
    int threads = 1;
};

/// Self-play: plays games of the strongest engine against itself, one game at a time on each thread, and passes each to
/// `keep`, in the order of their numbers whatever the number of threads, from one thread at a time, until `keep` says
/// false.
void playToLearn(
    const SelfPlayOrder &order, const std::function<bool(const SelfPlayedGame &game)> &keep);

} // namespace tessera::training
