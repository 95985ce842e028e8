#pragma once

#include "controller/sound/soundevent.h"

#include <cstdint>

namespace tessera {

/// Whether sounds can be heard.
enum class SoundOutput : std::uint8_t {
    Ready,
    NoDevice, ///< now: one may come while the program runs
    NotBuilt, ///< the program was built without what plays sounds
};

/// Plays sounds. It never blocks and reports nothing: where no sound can be played, nothing happens.
class SoundPlayer
{
public:
    virtual ~SoundPlayer() = default;

    /// `volume` is 0 to 1.
    virtual void play(SoundEvent event, double volume) = 0;
    /// Looks for a device, which may take a moment at the first time.
    [[nodiscard]] virtual SoundOutput output() const = 0;
};

/// For machines that cannot play sounds.
class SilentPlayer final : public SoundPlayer
{
public:
    void play(SoundEvent, double) override {}
    [[nodiscard]] SoundOutput output() const override { return SoundOutput::NotBuilt; }
};

} // namespace tessera
