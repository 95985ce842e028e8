#pragma once

#include "model/games/xxlchess/rules/position.h"

#include <array>

namespace tessera::xxlchess {

/// The attacks of sliders along lines.
class Rays
{
public:
    /// The squares that a piece on `square` attacks along its line of this orientation, up to and with the first pieces
    /// in its way. On a smaller board there may be one more beyond each edge, which the caller has to mask.
    template<Orientation Way>
    [[nodiscard]] static SquareSet along(const Position &position, Square square)
    {
        const std::uint32_t run = reachOf(position.blockersOnLine(Way, square), placeOn(Way, square))
                                  >> 1;
        const SquareSet &line
            = kLines[static_cast<std::size_t>(Way)][static_cast<std::size_t>(lineOf(Way, square))];
        return line
               & (Way == Orientation::Column ? SquareSet::onRanks(run) : SquareSet::onFiles(run));
    }
    /// The same for all lines along which a piece of unlimited range slides.
    [[nodiscard]] static SquareSet from(
        const Position &position, Square square, const Ruleset::Movement &movement)
    {
        SquareSet seen;
        if (movement.slidesOrthogonally) {
            seen = along<Orientation::Row>(position, square)
                   | along<Orientation::Column>(position, square);
        }
        if (movement.slidesDiagonally) {
            seen |= along<Orientation::Rising>(position, square)
                    | along<Orientation::Falling>(position, square);
        }
        return seen;
    }

private:
    using Lines = std::array<SquareSet, kLineCount>;

    /// The squares of each line.
    static constexpr std::array<Lines, kOrientations.size()> kLines = [] {
        std::array<Lines, kOrientations.size()> lines{};
        for (const Orientation orientation : kOrientations) {
            for (Square square = 0; square < kSquareCount; ++square)
                lines[static_cast<std::size_t>(orientation)]
                     [static_cast<std::size_t>(lineOf(orientation, square))]
                         .add(square);
        }
        return lines;
    }();
};

} // namespace tessera::xxlchess
