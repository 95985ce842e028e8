#pragma once

#include "model/core/anygame.h"

#include <optional>
#include <string>

namespace tessera::test {

/// Proves a claim about `position` again, by the rules and by brute force, sharing nothing with those who
/// made it: what is wrong with it, or nothing.
[[nodiscard]] std::optional<std::string> faultOf(const AnyPosition &position, const Claim &claim);

} // namespace tessera::test
