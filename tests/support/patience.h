#pragma once

namespace tessera {

/// How long tests wait for what must come, in milliseconds: a busy machine under sanitizers needs far more than a quiet
/// one, and only a test that fails waits to the end.
inline constexpr int kPatience = 120'000;

} // namespace tessera
