#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace tessera::xxlchess {

/// The four words of a `SquareSet` for compilers without vector types: the same operators, word by word.
struct PlainWords
{
    static constexpr std::size_t kCount = 4;

    std::array<std::uint64_t, kCount> words{};

    constexpr PlainWords() = default;
    constexpr PlainWords(
        std::uint64_t first, std::uint64_t second, std::uint64_t third, std::uint64_t fourth)
        : words{first, second, third, fourth}
    {}

    [[nodiscard]] constexpr std::uint64_t &operator[](std::size_t i) { return words[i]; }
    [[nodiscard]] constexpr std::uint64_t operator[](std::size_t i) const { return words[i]; }

    /// Makes each word by `made(i)`.
    template<typename Made>
    [[nodiscard]] static constexpr PlainWords each(Made made)
    {
        return {made(0), made(1), made(2), made(3)};
    }
    [[nodiscard]] constexpr PlainWords operator~() const
    {
        return each([this](std::size_t i) { return ~words[i]; });
    }
    friend constexpr PlainWords operator&(const PlainWords &left, const PlainWords &right)
    {
        return each([&](std::size_t i) { return left[i] & right[i]; });
    }
    friend constexpr PlainWords operator|(const PlainWords &left, const PlainWords &right)
    {
        return each([&](std::size_t i) { return left[i] | right[i]; });
    }
    friend constexpr PlainWords operator^(const PlainWords &left, const PlainWords &right)
    {
        return each([&](std::size_t i) { return left[i] ^ right[i]; });
    }
    /// The words shifted by `distance` (1 to 63) to higher bits, across the borders of words.
    [[nodiscard]] constexpr PlainWords movedUp(int distance) const
    {
        return each([&](std::size_t i) {
            return words[i] << distance | (i == 0 ? 0 : words[i - 1] >> (64 - distance));
        });
    }
    /// The same to lower bits.
    [[nodiscard]] constexpr PlainWords movedDown(int distance) const
    {
        return each([&](std::size_t i) {
            return words[i] >> distance | (i + 1 == kCount ? 0 : words[i + 1] << (64 - distance));
        });
    }
};

} // namespace tessera::xxlchess
