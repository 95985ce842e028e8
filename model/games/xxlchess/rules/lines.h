#pragma once

#include "model/games/xxlchess/rules/squares.h"

#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace tessera::xxlchess {

/// The four orientations of lines along which sliding pieces move: ranks (rows), files (columns), diagonals that rise
/// to the right, and those that fall. The pieces on a line are bits of one word (rotated bitboards), so that counts of
/// leading or trailing zeros find the first piece in either direction:
///
///     | …    | edge       | places 1 … | edge |
///       31 …   last + 1     last … 1     0
enum class Orientation : std::uint8_t { Row, Column, Rising, Falling };

inline constexpr std::array
    kOrientations{Orientation::Row, Orientation::Column, Orientation::Rising, Orientation::Falling};

/// Calls `visit` with each orientation as a compile-time constant, for inner loops.
template<typename Visit>
constexpr void forEachOrientation(Visit visit)
{
    visit(std::integral_constant<Orientation, Orientation::Row>());
    visit(std::integral_constant<Orientation, Orientation::Column>());
    visit(std::integral_constant<Orientation, Orientation::Rising>());
    visit(std::integral_constant<Orientation, Orientation::Falling>());
}

/// The most lines of an orientation: the diagonals of 16×16 squares.
inline constexpr int kLineCount = 2 * kMostSide - 1;

[[nodiscard]] constexpr bool isOrthogonal(Orientation orientation)
{
    return orientation <= Orientation::Column;
}

/// The number of the line of this orientation on which `square` lies.
[[nodiscard]] constexpr int lineOf(Orientation orientation, Square square)
{
    switch (orientation) {
    case Orientation::Row:
        return rankOf(square);
    case Orientation::Column:
        return fileOf(square);
    case Orientation::Rising:
        return fileOf(square) - rankOf(square) + kMostSide - 1;
    case Orientation::Falling:
        break;
    }
    return fileOf(square) + rankOf(square);
}

/// The place of `square` on its line, from 1; the places before the first and after the last square are the edge.
[[nodiscard]] constexpr int placeOn(Orientation orientation, Square square)
{
    return 1 + (orientation == Orientation::Column ? rankOf(square) : fileOf(square));
}

/// The difference from a square's number to that of the next place of its line.
[[nodiscard]] constexpr int stepOf(Orientation orientation)
{
    constexpr std::array<int, 4> kSteps{1, kStride, kStride + 1, 1 - kStride};
    return kSteps[static_cast<std::size_t>(orientation)];
}

/// A word for each line of the board, in all four orientations.
class LineWords
{
public:
    [[nodiscard]] constexpr std::uint32_t word(Orientation orientation, Square square) const
    {
        return m_words[static_cast<std::size_t>(orientation)]
                      [static_cast<std::size_t>(lineOf(orientation, square))];
    }
    constexpr void toggle(Square square)
    {
        forEachOrientation([&](auto orientation) {
            m_words[static_cast<std::size_t>(orientation())]
                   [static_cast<std::size_t>(lineOf(orientation, square))]
                ^= 1U << placeOn(orientation, square);
        });
    }
    /// Sets a bit that need not belong to a square of the board: the edge.
    constexpr void addPlace(Orientation orientation, int line, int place)
    {
        m_words[static_cast<std::size_t>(orientation)][static_cast<std::size_t>(line)] |= 1U
                                                                                          << place;
    }

private:
    std::array<std::array<std::uint32_t, kLineCount>, kOrientations.size()> m_words{};
};

/// The places of the nearest pieces, or edges, on both sides of a place.
struct Neighbours
{
    int below = 0;
    int above = 0;
};

/// The nearest bits on both sides of `place`. `word` must have them: edges.
[[nodiscard]] constexpr Neighbours neighboursOf(std::uint32_t word, int place)
{
    return {
        31 - std::countl_zero(word & ((1U << place) - 1)), std::countr_zero(word & (~1U << place))};
}

/// The places that a piece on `place` reaches, up to and with the nearest bits of `word` (see `neighboursOf`).
[[nodiscard]] constexpr std::uint32_t reachOf(std::uint32_t word, int place)
{
    constexpr std::int32_t kHighest = std::numeric_limits<std::int32_t>::min();
    const std::uint32_t own = 1U << place;
    const std::uint32_t beyond = word & (~1U << place);
    const auto fromBelow = static_cast<std::uint32_t>(
        kHighest >> std::countl_zero(word & (own - 1)));
    return (beyond ^ (beyond - 1)) & fromBelow & ~own;
}

/// The nearest bits of `word` on both sides of `place` (see `neighboursOf`).
[[nodiscard]] constexpr std::uint32_t nearestOf(std::uint32_t word, int place)
{
    constexpr std::uint32_t kHighest = 1U << 31;
    const std::uint32_t beyond = word & (~1U << place);
    return (beyond & (~beyond + 1)) | kHighest >> std::countl_zero(word & ((1U << place) - 1));
}

/// How two squares lie on one line.
struct Alignment
{
    Orientation orientation = Orientation::Row;
    /// Places from the first square to the second; negative toward lower places.
    int distance = 0;

    /// From a square to the next in the direction of the second one.
    [[nodiscard]] constexpr int step() const
    {
        return distance > 0 ? stepOf(orientation) : -stepOf(orientation);
    }
    [[nodiscard]] constexpr int length() const { return distance > 0 ? distance : -distance; }
};

/// How two different squares lie on one line; the distance is 0 when they do not.
[[nodiscard]] constexpr Alignment alignmentOf(Square from, Square to)
{
    for (const Orientation orientation : kOrientations) {
        if (lineOf(orientation, from) == lineOf(orientation, to))
            return {orientation, placeOn(orientation, to) - placeOn(orientation, from)};
    }
    return {};
}

/// The squares strictly between two squares of one line; none when they are not on one.
[[nodiscard]] constexpr SquareSet squaresBetween(Square from, Square to)
{
    SquareSet between;
    const Alignment alignment = alignmentOf(from, to);
    for (int i = 1; i < alignment.length(); ++i)
        between.add(from + i * alignment.step());
    return between;
}

} // namespace tessera::xxlchess
