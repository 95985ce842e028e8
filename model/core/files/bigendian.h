#pragma once

#include <concepts>
#include <cstddef>
#include <string>

namespace tessera {

/// The bytes of a number, the highest one first, as in PNG files. (<QtEndian> would do so too, but brings every
/// vector instruction of the processor with it, which takes longer to read than the rest of a source.)
template<std::unsigned_integral Number>
[[nodiscard]] std::string toBigEndian(Number number)
{
    std::string bytes(sizeof number, '\0');
    for (std::size_t i = 0; i < sizeof number; ++i)
        bytes[i] = static_cast<char>(number >> (8 * (sizeof number - 1 - i)) & 0xff);
    return bytes;
}

/// The number at the first bytes of `bytes`.
template<std::unsigned_integral Number>
[[nodiscard]] Number fromBigEndian(const char *bytes)
{
    Number number = 0;
    for (std::size_t i = 0; i < sizeof number; ++i)
        number = static_cast<Number>(number << 8 | static_cast<unsigned char>(bytes[i]));
    return number;
}

} // namespace tessera
