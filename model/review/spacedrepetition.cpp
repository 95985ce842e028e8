#include "model/review/spacedrepetition.h"

#include <algorithm>
#include <cmath>

namespace tessera {

Repetition repeated(Repetition before, int quality)
{
    constexpr int kBest = 5;
    constexpr int kSecondInterval = 6;
    constexpr double kLeastEasiness = 1.3;
    constexpr int kLongest = 36500;
    quality = std::clamp(quality, 0, kBest);
    // Step 6: begin again, with an unchanged E-Factor.
    if (quality < kRemembered)
        return {0, before.easiness, 1};
    // Steps 2 and 3: I(1) = 1, I(2) = 6, I(n) = I(n − 1) · EF, with fractions rounded up.
    Repetition after;
    after.count = before.count + 1;
    if (after.count == 1)
        after.intervalDays = 1;
    else if (after.count == 2)
        after.intervalDays = kSecondInterval;
    else
        after.intervalDays = static_cast<int>(
            std::min<double>(std::ceil(before.intervalDays * before.easiness), kLongest));
    // Step 5: EF' = EF + (0.1 − (5 − q) · (0.08 + (5 − q) · 0.02)), at least 1.3.
    const int missing = kBest - quality;
    after.easiness
        = std::max(before.easiness + 0.1 - missing * (0.08 + missing * 0.02), kLeastEasiness);
    return after;
}

} // namespace tessera
