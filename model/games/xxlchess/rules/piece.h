#pragma once

#include "model/games/xxlchess/rules/pieces.h"

#include <cstddef>
#include <cstdint>

namespace tessera::xxlchess {

/// The content of a square: nothing (code 0), or a piece of a kind and a colour, 2 (kind + 1) + owner.
struct Piece
{
    std::uint8_t code = 0;

    [[nodiscard]] static constexpr Piece of(Player owner, Kind kind)
    {
        return {static_cast<std::uint8_t>(2 * (kind + 1) + index(owner))};
    }

    [[nodiscard]] constexpr bool isPresent() const { return code != 0; }
    /// The owner; the piece must be present.
    [[nodiscard]] constexpr Player owner() const { return playerAt(code % 2); }
    [[nodiscard]] constexpr Kind kind() const { return code / 2 - 1; }

    friend constexpr bool operator==(Piece, Piece) = default;
};

/// A move from square to square, in 32 bits; castling is the king's move.
struct Move
{
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    /// The kind to which a pawn is promoted; 0 for none.
    std::uint16_t promotion = 0;

    [[nodiscard]] static constexpr Move of(Square from, Square to, Kind promotion = 0)
    {
        return {
            static_cast<std::uint8_t>(from),
            static_cast<std::uint8_t>(to),
            static_cast<std::uint16_t>(promotion)};
    }

    friend constexpr bool operator==(Move, Move) = default;
};

} // namespace tessera::xxlchess
