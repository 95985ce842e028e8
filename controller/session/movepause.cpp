#include "controller/session/movepause.h"

#include "model/core/randomness.h"

#include <algorithm>

namespace tessera {

std::chrono::milliseconds movePause(
    int level, std::chrono::milliseconds least, std::chrono::milliseconds left, std::uint64_t bits)
{
    constexpr int kQuickLevel = 8;
    constexpr int kSlowest = 4;
    constexpr int kParts = 1000;
    constexpr int kLeftPart = 40;
    const int slowness = std::clamp(kQuickLevel - level, 0, kSlowest);
    const int part = static_cast<int>(chosenBelow(kParts + 1, bits)) * slowness / kSlowest;
    // The difference of 1.5 s and 0.4 s is 11/4 of 0.4 s.
    const auto pause = least + least * 11 / 4 * part / kParts;
    return std::min(pause, std::max(left / kLeftPart, std::chrono::milliseconds(0)));
}

} // namespace tessera
