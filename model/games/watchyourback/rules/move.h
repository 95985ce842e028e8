#pragma once

#include <cstdint>

namespace tessera::watchyourback {

/// A placement, a step or jump, a forfeited turn, or the taking of White's side (pie rule, W7), in 16 bits:
///
///     | kind    | from   | to    |
///       15 … 12   11 … 6   5 … 0
class Move
{
public:
    enum class Kind : std::uint8_t { Place, Go, Pass, TakeSide };

    constexpr Move() = default;
    [[nodiscard]] static constexpr Move place(int square) { return {Kind::Place, 0, square}; }
    [[nodiscard]] static constexpr Move go(int from, int to) { return {Kind::Go, from, to}; }
    [[nodiscard]] static constexpr Move pass() { return {Kind::Pass, 0, 0}; }
    [[nodiscard]] static constexpr Move takeSide() { return {Kind::TakeSide, 0, 0}; }
    [[nodiscard]] static constexpr Move fromBits(std::uint16_t bits)
    {
        Move move;
        move.m_bits = bits;
        return move;
    }

    [[nodiscard]] constexpr Kind kind() const { return static_cast<Kind>(m_bits >> 12); }
    [[nodiscard]] constexpr int from() const { return (m_bits >> 6) & 63; }
    [[nodiscard]] constexpr int to() const { return m_bits & 63; }
    [[nodiscard]] constexpr std::uint16_t bits() const { return m_bits; }

    friend constexpr bool operator==(Move, Move) = default;

private:
    constexpr Move(Kind kind, int from, int to)
        : m_bits(static_cast<std::uint16_t>((static_cast<int>(kind) << 12) | (from << 6) | to))
    {}

    std::uint16_t m_bits = 0;
};

} // namespace tessera::watchyourback
