#pragma once

#include "controller/sound/soundevent.h"

namespace tessera {

inline constexpr int kMostVolume = 100;

/// A person's preferences for sounds.
struct SoundPreferences
{
    bool isOn = true;
    /// The volume, 0 to 100.
    int volume = 70;
    /// The events that are not heard.
    std::array<bool, kSoundEventCount> isSilent{};

    friend bool operator==(const SoundPreferences &, const SoundPreferences &) = default;
};

} // namespace tessera
