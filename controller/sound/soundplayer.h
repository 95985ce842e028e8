#pragma once

#include "controller/sound/soundevent.h"

namespace tessera {

/// Plays sounds. It never blocks and reports nothing: where no sound can be played, nothing happens.
class SoundPlayer
{
public:
    virtual ~SoundPlayer() = default;

    /// `volume` is 0 to 1.
    virtual void play(SoundEvent event, double volume) = 0;
};

/// For machines that cannot play sounds.
class SilentPlayer final : public SoundPlayer
{
public:
    void play(SoundEvent, double) override {}
};

} // namespace tessera
