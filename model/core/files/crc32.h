#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tessera {

/// What each byte does to the check of `crc32`.
inline constexpr auto kCrc32Table = [] {
    std::array<std::uint32_t, 256> made{};
    for (std::uint32_t n = 0; n < made.size(); ++n) {
        std::uint32_t c = n;
        for (int bit = 0; bit < 8; ++bit)
            c = (c & 1U) != 0 ? 0xedb88320U ^ (c >> 1U) : c >> 1U;
        made[n] = c;
    }
    return made;
}();

/// The cyclic redundancy check of 32 bits that PNG and gzip use (PNG specification, annex D). `before` is the check of
/// the bytes that stand before these.
[[nodiscard]] constexpr std::uint32_t crc32(std::string_view bytes, std::uint32_t before = 0)
{
    std::uint32_t sum = ~before;
    for (const char byte : bytes)
        sum = kCrc32Table[(sum ^ static_cast<std::uint8_t>(byte)) & 0xffU] ^ (sum >> 8U);
    return ~sum;
}

} // namespace tessera
