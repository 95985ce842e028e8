#pragma once

#include "controller/sound/soundplayer.h"

#include <array>
#include <memory>

class QSoundEffect;

namespace tessera {

/// Plays the sounds of the resources (`:/sounds/<event>.wav`) with Qt Multimedia. Each is read when
/// it is needed first. Without a device to play on it does nothing, and looks for one again when the
/// next sound comes.
class EffectPlayer final : public SoundPlayer
{
public:
    EffectPlayer();
    ~EffectPlayer() override;

    void play(SoundEvent event, double volume) override;
    [[nodiscard]] SoundOutput output() const override;

private:
    std::array<std::unique_ptr<QSoundEffect>, kSoundEventCount> m_effects;
};

} // namespace tessera
