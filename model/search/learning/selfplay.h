#pragma once

#include "model/search/engine/gameentry.h"
#include "model/search/learning/selfplayedgame.h"
#include "model/search/learning/trainingsetup.h"

#include <span>

namespace tessera::training {

/// The games of self-play to play.
struct SelfPlayTask
{
    const GameEntry &game;
    const TrainingSetup &trainingSetup;
    /// The numbers of the games. A game depends only on seed and number.
    std::span<const std::uint32_t> numbers;
    std::uint64_t seed = 1;
    int threads = 1;
};

/// Self-play: plays games of the strongest engine against itself and the net's rivals, one at a time on each thread, and
/// passes them to `keep`, in the order of `numbers` and from one thread at a time, until it returns false.
void playTrainingGames(
    const SelfPlayTask &task, const std::function<bool(const SelfPlayedGame &game)> &keep);

} // namespace tessera::training
