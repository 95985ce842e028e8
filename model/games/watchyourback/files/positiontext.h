#pragma once

#include "model/core/facets/composing.h"
#include "model/games/watchyourback/rules/position.h"

#include <functional>
#include <string>

namespace tessera::watchyourback {

inline constexpr char kCornerLetter = 'X';
inline constexpr char kRemovedLetter = '#';

/// The fields of a position text behind its rows.
struct PositionWords
{
    bool isPlacing = true;
    /// The turns of the phase, from which the side to move follows.
    int turns = 0;
    bool isSideTaken = false;
};

/// The letter of a piece; '\0' for none.
[[nodiscard]] constexpr char letterOf(Piece piece)
{
    return !piece.isPresent() ? '\0' : piece.owner == Player::First ? 'W' : 'B';
}

/// The number of shrinks that the rules have made after `turns` turns of the moving phase (W5).
[[nodiscard]] int shrinksAfter(int turns);

/// The text `rows side phase turns`; `symbolAt` is as for `rowsText`.
[[nodiscard]] std::string positionText(
    const PositionWords &words, const std::function<char(int square)> &symbolAt);

} // namespace tessera::watchyourback
