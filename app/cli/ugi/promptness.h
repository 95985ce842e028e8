#pragma once

namespace tessera::cli {

/// Lets the calling thread run at once when it wakes, though threads that think keep all processors busy: it asks
/// for short turns, which the scheduler of Linux 6.12 and later gives earlier. Elsewhere nothing happens.
void askForShortTurns();

} // namespace tessera::cli
