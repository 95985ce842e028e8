#pragma once

#include "model/core/types.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace tessera::xxlchess {

/// A square by file x and rank y, both from 0: 16 y + x, whatever the size of the board. Rank 0 is
/// at the bottom of the screen.
using Square = int;

inline constexpr int kStride = 16;
inline constexpr int kSquareCount = 256;
inline constexpr int kLeastSide = 3;
inline constexpr int kMostSide = 16;
inline constexpr Square kNoSquare = -1;

[[nodiscard]] constexpr Square squareAt(int file, int rank)
{
    return kStride * rank + file;
}

[[nodiscard]] constexpr int fileOf(Square square)
{
    return square % kStride;
}

[[nodiscard]] constexpr int rankOf(Square square)
{
    return square / kStride;
}

[[nodiscard]] constexpr Player opponentOf(Player player)
{
    return playerAt(1 - index(player));
}

/// A set of squares: one bit each, four ranks to a word. Written out word by word, because compilers
/// keep four words in registers but not what a loop over an array of them leaves.
class SquareSet
{
public:
    constexpr SquareSet() = default;

    [[nodiscard]] static constexpr SquareSet of(Square square)
    {
        SquareSet set;
        set.add(square);
        return set;
    }

    constexpr void add(Square square) { word(square) |= bit(square); }
    constexpr void remove(Square square) { word(square) &= ~bit(square); }
    constexpr void toggle(Square square) { word(square) ^= bit(square); }

    [[nodiscard]] constexpr bool contains(Square square) const
    {
        return (m_words[static_cast<std::size_t>(square) / 64] & bit(square)) != 0;
    }
    [[nodiscard]] constexpr bool isEmpty() const
    {
        return (m_words[0] | m_words[1] | m_words[2] | m_words[3]) == 0;
    }
    [[nodiscard]] constexpr int count() const
    {
        return std::popcount(m_words[0]) + std::popcount(m_words[1]) + std::popcount(m_words[2])
               + std::popcount(m_words[3]);
    }
    /// The files with squares of the set, a bit each.
    [[nodiscard]] constexpr std::uint32_t files() const
    {
        const auto &[a, b, c, d] = m_words;
        const std::uint64_t ranks = a | b | c | d;
        const std::uint64_t pairs = ranks | ranks >> 32;
        return static_cast<std::uint32_t>((pairs | pairs >> kStride) & 0xffff);
    }
    /// A number that tells most sets apart.
    [[nodiscard]] constexpr std::uint64_t hash() const
    {
        std::uint64_t bits = 0;
        for (const std::uint64_t word : m_words)
            bits = (bits ^ word) * 0x9e3779b97f4a7c15 ^ (bits >> 29);
        return bits;
    }
    /// The lowest square: by rank, then file. `kNoSquare` in an empty set.
    [[nodiscard]] constexpr Square first() const
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (m_words[i] != 0)
                return static_cast<int>(64 * i) + std::countr_zero(m_words[i]);
        }
        return kNoSquare;
    }

    /// The squares of the set moved by `distance` (1 to 63) to higher numbers; those that leave at
    /// the top are lost, those that leave a rank come in on the next one.
    [[nodiscard]] constexpr SquareSet shiftedUp(int distance) const
    {
        const int rest = 64 - distance;
        const auto &[a, b, c, d] = m_words;
        return {
            a << distance,
            b << distance | a >> rest,
            c << distance | b >> rest,
            d << distance | c >> rest};
    }
    /// The same to lower numbers.
    [[nodiscard]] constexpr SquareSet shiftedDown(int distance) const
    {
        const int rest = 64 - distance;
        const auto &[a, b, c, d] = m_words;
        return {
            a >> distance | b << rest,
            b >> distance | c << rest,
            c >> distance | d << rest,
            d >> distance};
    }

    [[nodiscard]] constexpr SquareSet without(const SquareSet &other) const
    {
        return combined(*this, other, [](auto own, auto theirs) { return own & ~theirs; });
    }
    friend constexpr SquareSet operator&(const SquareSet &left, const SquareSet &right)
    {
        return combined(left, right, [](auto one, auto two) { return one & two; });
    }
    friend constexpr SquareSet operator|(const SquareSet &left, const SquareSet &right)
    {
        return combined(left, right, [](auto one, auto two) { return one | two; });
    }
    constexpr SquareSet &operator&=(const SquareSet &other) { return *this = *this & other; }
    constexpr SquareSet &operator|=(const SquareSet &other) { return *this = *this | other; }
    friend constexpr bool operator==(const SquareSet &, const SquareSet &) = default;

    /// Calls `visit` with each square, in rising order.
    template<typename Visit>
    constexpr void forEach(Visit visit) const
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            for (std::uint64_t rest = m_words[i]; rest != 0; rest &= rest - 1)
                visit(static_cast<int>(64 * i) + std::countr_zero(rest));
        }
    }

private:
    constexpr SquareSet(std::uint64_t a, std::uint64_t b, std::uint64_t c, std::uint64_t d)
        : m_words{a, b, c, d}
    {}

    /// All four words at once where the processor can: what is written word by word and read as a whole
    /// soon after would have to wait.
    template<typename Operation>
    [[nodiscard]] static constexpr SquareSet combined(
        const SquareSet &left, const SquareSet &right, Operation operation)
    {
        SquareSet result;
        if (std::is_constant_evaluated()) {
            for (std::size_t i = 0; i < left.m_words.size(); ++i)
                result.m_words[i] = operation(left.m_words[i], right.m_words[i]);
            return result;
        }
        using Words [[gnu::vector_size(32)]] = std::uint64_t;
        Words one;
        Words two;
        std::memcpy(&one, left.m_words.data(), sizeof one);
        std::memcpy(&two, right.m_words.data(), sizeof two);
        const Words both = operation(one, two);
        std::memcpy(result.m_words.data(), &both, sizeof both);
        return result;
    }
    [[nodiscard]] static constexpr std::uint64_t bit(Square square)
    {
        return std::uint64_t{1} << (static_cast<unsigned>(square) % 64);
    }
    [[nodiscard]] constexpr std::uint64_t &word(Square square)
    {
        return m_words[static_cast<std::size_t>(square) / 64];
    }

    std::array<std::uint64_t, 4> m_words{};
};

} // namespace tessera::xxlchess
