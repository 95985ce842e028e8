#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace tessera {

/// The events that have sounds. Those of moves come from the steps of a transition, the rest from the model of the
/// game; nothing here depends on the game.
enum class SoundEvent : std::uint8_t {
    /// A person set a piece down: only the tap of the piece.
    OwnMove,
    /// An opponent or a computer set a piece down.
    OpponentMove,
    Jump,
    Capture,
    /// A piece changed its owner or kind.
    Conversion,
    /// Many pieces left the board at once.
    Clearing,
    /// Cells of the board went away.
    Shrinking,
    /// The decisive piece of the player to move is attacked.
    Alarm,
    LowTime,
    Won,
    Lost,
    /// Nobody won, or everybody watched.
    Drawn,
    Count_,
};

inline constexpr auto kSoundEventCount = static_cast<std::size_t>(SoundEvent::Count_);

/// The name of an event in settings and of its file in `resources/sounds`, in the enumeration's order.
inline constexpr std::array<const char *, kSoundEventCount> kSoundEventNames{
    "own-move",
    "opponent-move",
    "jump",
    "capture",
    "conversion",
    "clearing",
    "shrinking",
    "alarm",
    "low-time",
    "won",
    "lost",
    "drawn",
};

} // namespace tessera
