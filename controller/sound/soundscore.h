#pragma once

#include "controller/sound/soundevent.h"
#include "model/core/outcome.h"
#include "model/core/transition.h"

#include <vector>

namespace tessera {

/// A sound, and with which stage of a transition it is heard.
struct SoundCue
{
    SoundEvent event;
    int stage = 0;

    friend bool operator==(const SoundCue &, const SoundCue &) = default;
};

/// What is heard of a move: one sound for each stage in which something happens, the most telling one
/// of its steps. `isOwn`: a person made the move.
[[nodiscard]] std::vector<SoundCue> soundsOf(const Transition &transition, bool isOwn);

/// What is heard at the end of a game. `person` is the only person who played, `Player::None` when
/// several did or none; `hasPeople` tells these apart: where only computers played, nobody has won or
/// lost.
[[nodiscard]] SoundEvent soundOf(const Outcome &outcome, Player person, bool hasPeople);

} // namespace tessera
