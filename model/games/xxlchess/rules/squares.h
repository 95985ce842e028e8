#pragma once

#include "model/core/types.h"

// g++ and clang have vector types; other compilers, and builds with `TESSERA_PLAIN_WORDS`, use plain words.
#if defined(__GNUC__) && !defined(TESSERA_PLAIN_WORDS)
#define TESSERA_VECTOR_WORDS
#else
#include "model/games/xxlchess/rules/plainwords.h"
#endif

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>

namespace tessera::xxlchess {

/// A square by file x and rank y, both from 0: 16 y + x, whatever the size of the board. Rank 0 is at the bottom of the
/// screen. On a board of 14×14 squares:
///
///     y 13   208 209 … 221 | 222 223      files and ranks beyond
///       ⋮                                 the board are never
///       1     16  17 …  29 |  30  31      occupied
///       0      0   1 …  13 |  14  15
///            x 0   1    13    14  15
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
    return square & (kStride - 1);
}

[[nodiscard]] constexpr int rankOf(Square square)
{
    return square >> std::countr_zero(unsigned{kStride});
}

/// The name of a square, such as `e4`: file letter and rank from 1.
[[nodiscard]] inline std::string squareText(Square square)
{
    std::string text(1, static_cast<char>('a' + fileOf(square)));
    return text.append(std::to_string(rankOf(square) + 1));
}

[[nodiscard]] constexpr Player opponentOf(Player player)
{
    return playerAt(1 - index(player));
}

/// A bitboard: a set of squares, one bit each, four ranks to a word. The words are one vector of 256 bits, which
/// compilers keep in a register where the processor has such. Constant expressions can make sets but not read them,
/// since clang cannot read a vector's words there.
///
///             bit 0 … 15   16 … 31   32 … 47   48 … 63
///     word 0      rank 0   rank 1    rank 2    rank 3
///     word 1      rank 4   rank 5    rank 6    rank 7
///     word 2      rank 8   rank 9    rank 10   rank 11
///     word 3      rank 12  rank 13   rank 14   rank 15
class SquareSet
{
public:
    constexpr SquareSet() = default;

    [[nodiscard]] static constexpr SquareSet of(Square square)
    {
#ifdef TESSERA_VECTOR_WORDS
        if (!std::is_constant_evaluated()) {
            constexpr Words kNumbers{0, 1, 2, 3};
            return SquareSet(reinterpret_cast<Words>(kNumbers == wordOf(square)) & bit(square));
        }
#endif
        const auto word = [square](unsigned number) {
            return wordOf(square) == number ? bit(square) : 0;
        };
        return SquareSet(Words{word(0), word(1), word(2), word(3)});
    }
    /// All squares on these files, a bit each.
    [[nodiscard]] static SquareSet onFiles(std::uint32_t files)
    {
#ifdef TESSERA_VECTOR_WORDS
        return SquareSet(reinterpret_cast<Words>(Ranks{} + static_cast<std::uint16_t>(files)));
#else
        constexpr std::uint64_t kOnEachRank = 0x0001'0001'0001'0001;
        return SquareSet(
            Words::each([files](std::size_t) { return (files & 0xffff) * kOnEachRank; }));
#endif
    }
    /// All squares on these ranks, a bit each.
    [[nodiscard]] static SquareSet onRanks(std::uint32_t ranks)
    {
#ifdef TESSERA_VECTOR_WORDS
        constexpr Ranks kRanks{
            1,
            2,
            4,
            8,
            0x10,
            0x20,
            0x40,
            0x80,
            0x100,
            0x200,
            0x400,
            0x800,
            0x1000,
            0x2000,
            0x4000,
            0x8000};
        const Ranks all = Ranks{} + static_cast<std::uint16_t>(ranks);
        return SquareSet(reinterpret_cast<Words>((all & kRanks) == kRanks));
#else
        return SquareSet(Words::each([ranks](std::size_t word) {
            std::uint64_t all = 0;
            for (std::size_t i = 0; i < kBits / kStride; ++i) {
                if ((ranks >> (word * (kBits / kStride) + i) & 1) != 0)
                    all |= std::uint64_t{0xffff} << (kStride * i);
            }
            return all;
        }));
#endif
    }

    // A set changes as a whole: what is written as a word cannot be read as a vector for some time.
    constexpr void add(Square square)
    {
        *this |= of(square);
    }
    void remove(Square square)
    {
        *this = without(of(square));
    }
    void toggle(Square square)
    {
        m_words = m_words ^ of(square).m_words;
    }

    [[nodiscard]] bool contains(Square square) const
    {
        return (m_words[wordOf(square)] & bit(square)) != 0;
    }
    [[nodiscard]] bool isEmpty() const
    {
        return !intersects(*this);
    }
    /// Whether the sets have a square in common.
    [[nodiscard]] bool intersects(const SquareSet &other) const
    {
#if defined(TESSERA_VECTOR_WORDS) && defined(__AVX__)
        using Tested [[gnu::vector_size(32)]] = long long;
        return __builtin_ia32_ptestz256(
                   reinterpret_cast<Tested>(m_words), reinterpret_cast<Tested>(other.m_words))
               == 0;
#else
        const Words both = m_words & other.m_words;
        return (both[0] | both[1] | both[2] | both[3]) != 0;
#endif
    }
    [[nodiscard]] int count() const
    {
        return std::popcount(m_words[0]) + std::popcount(m_words[1]) + std::popcount(m_words[2])
               + std::popcount(m_words[3]);
    }
    /// The files of the squares on a rank, a bit each.
    [[nodiscard]] std::uint32_t filesOn(unsigned rank) const
    {
        constexpr unsigned kRanks = kBits / kStride;
        return static_cast<std::uint16_t>(m_words[rank / kRanks] >> (rank % kRanks * kStride));
    }
    /// The files with squares of the set, a bit each.
    [[nodiscard]] std::uint32_t files() const
    {
        const std::uint64_t ranks = m_words[0] | m_words[1] | m_words[2] | m_words[3];
        const std::uint64_t pairs = ranks | ranks >> 32;
        return static_cast<std::uint32_t>((pairs | pairs >> kStride) & 0xffff);
    }
    /// The lowest square, by rank and then by file; `kNoSquare` in an empty set.
    [[nodiscard]] Square first() const
    {
        for (int i = 0; i < kWordCount; ++i) {
            if (word(i) != 0)
                return kBits * i + std::countr_zero(word(i));
        }
        return kNoSquare;
    }

    /// The set shifted by `distance` (1 to 63) to higher numbers. Squares that leave at the top are lost; those that
    /// leave a rank enter the next one.
    [[nodiscard]] SquareSet shiftedUp(int distance) const
    {
#ifdef TESSERA_VECTOR_WORDS
        const Words carried = m_words >> (kBits - distance);
        return SquareSet(
            m_words << distance | __builtin_shufflevector(carried, Words{}, 4, 0, 1, 2));
#else
        return SquareSet(m_words.movedUp(distance));
#endif
    }
    /// The same to lower numbers.
    [[nodiscard]] SquareSet shiftedDown(int distance) const
    {
#ifdef TESSERA_VECTOR_WORDS
        const Words carried = m_words << (kBits - distance);
        return SquareSet(
            m_words >> distance | __builtin_shufflevector(carried, Words{}, 1, 2, 3, 4));
#else
        return SquareSet(m_words.movedDown(distance));
#endif
    }

    [[nodiscard]] constexpr SquareSet without(const SquareSet &other) const
    {
        return SquareSet(m_words & ~other.m_words);
    }
    friend constexpr SquareSet operator&(const SquareSet &left, const SquareSet &right)
    {
        return SquareSet(left.m_words & right.m_words);
    }
    friend constexpr SquareSet operator|(const SquareSet &left, const SquareSet &right)
    {
        return SquareSet(left.m_words | right.m_words);
    }
    constexpr SquareSet &operator&=(const SquareSet &other)
    {
        return *this = *this & other;
    }
    constexpr SquareSet &operator|=(const SquareSet &other)
    {
        return *this = *this | other;
    }
    friend bool operator==(const SquareSet &left, const SquareSet &right)
    {
        return SquareSet(left.m_words ^ right.m_words).isEmpty();
    }

    /// Calls `visit` with each square, in ascending order.
    template<typename Visit>
    void forEach(Visit visit) const
    {
        for (int i = 0; i < kWordCount; ++i) {
            for (std::uint64_t rest = word(i); rest != 0; rest &= rest - 1)
                visit(kBits * i + std::countr_zero(rest));
        }
    }

private:
    static constexpr int kBits = 64;
    static constexpr int kWordCount = kSquareCount / kBits;
#ifdef TESSERA_VECTOR_WORDS
    using Words [[gnu::vector_size(kSquareCount / 8)]] = std::uint64_t;
    using Ranks [[gnu::vector_size(kSquareCount / 8)]] = std::uint16_t;
#else
    using Words = PlainWords;
#endif

    explicit constexpr SquareSet(const Words &words)
        : m_words(words)
    {}

    [[nodiscard]] static constexpr unsigned wordOf(Square square)
    {
        return static_cast<unsigned>(square) / kBits;
    }
    [[nodiscard]] static constexpr std::uint64_t bit(Square square)
    {
        return std::uint64_t{1} << (static_cast<unsigned>(square) % kBits);
    }
    [[nodiscard]] std::uint64_t word(int i) const
    {
        return m_words[static_cast<unsigned>(i)];
    }

    Words m_words{};
};

} // namespace tessera::xxlchess
