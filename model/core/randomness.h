#pragma once

#include <cstdint>

namespace tessera {

/// splitmix64's finishing step (Steele, Lea, Flood 2014): spreads every bit of `value` over the whole word. Searches
/// use this function of position and seed as their randomness, so that the same search makes the same choices again.
[[nodiscard]] constexpr std::uint64_t mixedBits(std::uint64_t value)
{
    value += 0x9e3779b97f4a7c15;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
    value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
    return value ^ (value >> 31);
}

/// A number from 0 to `bound` − 1 out of `bits`, which must be well mixed.
[[nodiscard]] constexpr std::uint32_t chosenBelow(std::uint32_t bound, std::uint64_t bits)
{
    return static_cast<std::uint32_t>(((bits >> 32) * bound) >> 32);
}

/// Close to normally distributed with mean 0 and the given standard deviation: the sum of four
/// 16-bit parts of `bits`.
[[nodiscard]] constexpr int gaussian(int deviation, std::uint64_t bits)
{
    std::int64_t sum = 0;
    for (int part = 0; part < 4; ++part)
        sum += static_cast<std::int64_t>((bits >> (16 * part)) & 0xffff);
    // The sum has mean 4 · 32767.5 and standard deviation 65536 / √3 = 37837.
    return static_cast<int>((sum - 131070) * deviation / 37837);
}

} // namespace tessera
