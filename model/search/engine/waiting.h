#pragma once

#include <stop_token>

namespace tessera {

/// Sleeps until `stop` is requested; returns at once when it never can be.
void waitForStop(const std::stop_token &stop);

} // namespace tessera
