#pragma once

#include "model/games/xxlchess/position.h"

#include <array>

namespace tessera::xxlchess {

/// The squares beyond each square in the eight directions, on 16×16 squares.
class Rays
{
public:
    /// The squares that a man on `square` attacks along lines of this orientation, up to and with the
    /// first men in its way; beyond a smaller board's edge there may be one square more.
    template<Orientation Way>
    [[nodiscard]] static SquareSet along(const Position &position, Square square)
    {
        const int place = placeOn(Way, square);
        const auto [below, above] = neighboursOf(position.blockersOnLine(Way, square), place);
        const Square first = square - (place - below) * stepOf(Way);
        const Square last = square + (above - place) * stepOf(Way);
        constexpr auto kDown = 2 * static_cast<std::size_t>(Way);
        return kRays[kDown][at(square)].without(kRays[kDown][at(first)])
               | kRays[kDown + 1][at(square)].without(kRays[kDown + 1][at(last)]);
    }

private:
    /// Squares around the board, so that an edge may be looked up as if it were one.
    static constexpr int kMargin = kStride + 1;
    using Ray = std::array<SquareSet, kSquareCount + 2 * kMargin>;

    [[nodiscard]] static constexpr std::size_t at(Square square)
    {
        return static_cast<std::size_t>(square + kMargin);
    }
    [[nodiscard]] static std::array<Ray, 2 * kOrientations.size()> make();

    static const std::array<Ray, 2 * kOrientations.size()> kRays;
};

} // namespace tessera::xxlchess
