#pragma once

#include <chrono>
#include <cstdint>

namespace tessera {

/// How long a computer at `level` lets a person wait for its move, however soon it has found it: the
/// weak levels, which hardly think, take their time like people do, now longer and now shorter. From
/// `least` to 3.75 times that (0.4 s to 1.5 s) up to level 4, less from there on, and always `least`
/// from level 8 on. Chance is `bits` alone, which must be well mixed; nobody waits longer than a
/// 40th of `left` on the clock.
[[nodiscard]] std::chrono::milliseconds movePause(
    int level, std::chrono::milliseconds least, std::chrono::milliseconds left, std::uint64_t bits);

} // namespace tessera
