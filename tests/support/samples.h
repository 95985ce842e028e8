#pragma once

#include <algorithm>

namespace tessera::test {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kSanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif
#else
inline constexpr bool kSanitized = false;
#endif

/// How many of `all` samples a test tries: each of them in a plain build, which proves the property; an eighth, and
/// three at least, under a sanitizer, where each takes ten times as long and the memory is what is looked at.
constexpr int samples(int all)
{
    constexpr int kFewer = 8;
    constexpr int kLeast = 3;
    return kSanitized ? std::max(all / kFewer, std::min(all, kLeast)) : all;
}

} // namespace tessera::test
