#pragma once

namespace tessera::cli {

/// Lets the calling thread run at once when it wakes, even while searching threads keep all processors busy: it asks
/// for short turns, which the scheduler of Linux 6.12 and later schedules earlier. Elsewhere nothing happens.
void askForShortTurns();

} // namespace tessera::cli
