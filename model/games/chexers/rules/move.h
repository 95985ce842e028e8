#pragma once

#include "model/games/chexers/rules/hexes.h"

namespace tessera::chexers {

/// A move (rules C3, C4) in 12 bits: two hexes, `kNowhere` where there is none. The distance tells steps from jumps,
/// and the board tells which piece a jump converts. A default-constructed move is uninitialised, so that a list of
/// moves costs nothing.
///
///     | 0       | to     | from  |
///       15 … 12   11 … 6   5 … 0
class Move
{
public:
    Move() = default;

    [[nodiscard]] static constexpr Move between(Hex from, Hex to)
    {
        return Move(static_cast<std::uint16_t>(to << 6 | from));
    }
    [[nodiscard]] static constexpr Move exit(Hex from) { return between(from, kNowhere); }
    [[nodiscard]] static constexpr Move pass() { return between(kNowhere, kNowhere); }

    [[nodiscard]] constexpr Hex from() const { return m_bits & 63; }
    [[nodiscard]] constexpr Hex to() const { return m_bits >> 6 & 63; }
    [[nodiscard]] constexpr bool isPass() const { return from() == kNowhere; }
    [[nodiscard]] constexpr bool isExit() const { return to() == kNowhere && !isPass(); }
    [[nodiscard]] constexpr bool isJump() const
    {
        constexpr std::uint64_t kLengths = 1ULL << 0 | 1ULL << 2 | 1ULL << 14 | 1ULL << 18
                                           | 1ULL << 30 | 1ULL << 32;
        return to() != kNowhere && (kLengths >> (to() - from() + 16) & 1) != 0;
    }
    /// The hex that a jump passes over: hexes in a line have evenly spaced numbers.
    [[nodiscard]] constexpr Hex middle() const { return static_cast<Hex>((from() + to()) / 2); }

    /// The move as a number, and back.
    [[nodiscard]] constexpr std::uint16_t bits() const { return m_bits; }
    [[nodiscard]] static constexpr Move ofBits(std::uint16_t bits) { return Move(bits); }

    friend constexpr bool operator==(const Move &, const Move &) = default;

private:
    explicit constexpr Move(std::uint16_t bits)
        : m_bits(bits)
    {}

    std::uint16_t m_bits;
};

} // namespace tessera::chexers
