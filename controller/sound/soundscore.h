#pragma once

#include "controller/sound/soundevent.h"
#include "model/core/outcome.h"
#include "model/core/transition.h"

#include <vector>

namespace tessera {

/// A sound, and the stage of a transition with which it is played.
struct SoundCue
{
    SoundEvent event;
    int stage = 0;

    friend bool operator==(const SoundCue &, const SoundCue &) = default;
};

/// The sounds of a move: for each stage in which something happens, the most telling one of its steps. `isOwn` means
/// that a person made the move.
[[nodiscard]] std::vector<SoundCue> soundsOf(const Transition &transition, bool isOwn);

/// The sound at the end of a game. `person` is the only person who played, `Player::None` when several did or none;
/// `hasPeople` distinguishes these: where only computers played, nobody has won or lost.
[[nodiscard]] SoundEvent soundOf(const Outcome &outcome, Player person, bool hasPeople);

} // namespace tessera
