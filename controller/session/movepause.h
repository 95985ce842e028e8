#pragma once

#include <chrono>
#include <cstdint>

namespace tessera {

/// How long a person waits for the move of a computer at `level`, however soon it is found: the weak levels, which
/// hardly search, take varying times as people do. The pause is from `least` to 3.75 times that (0.4 s to 1.5 s) up to
/// level 4, less above, and always `least` from level 8 on. It depends at random on `bits` alone, which must be well
/// mixed, and is at most a 40th of `left` on the clock.
[[nodiscard]] std::chrono::milliseconds movePause(
    int level, std::chrono::milliseconds least, std::chrono::milliseconds left, std::uint64_t bits);

} // namespace tessera
