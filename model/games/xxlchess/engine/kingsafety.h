#pragma once

#include "model/core/fixedlist.h"
#include "model/games/xxlchess/rules/position.h"

namespace tessera::xxlchess {

/// A piece that may not leave the line on which it shields its king.
struct Pin
{
    Square pinned = kNoSquare;
    Square pinner = kNoSquare;
};

/// What keeps the moves of one side from being legal: who gives check, and who is pinned.
struct KingSafety
{
    /// Everything is free without a king.
    KingSafety(const Position &position, Player player);

    SquareSet checkers;
    int checkerCount = 0;
    FixedList<Pin, 8> pins;
    SquareSet pinned;
    /// Squares behind the king, seen from checkers: still attacked after the king has gone there.
    SquareSet shadow;
    /// Where other pieces than the king must go to end a check by one piece: its square and those
    /// between.
    SquareSet remedies;
    /// Own pieces without which a part (X7) might attack the king.
    SquareSet shields;

    /// The line on which the piece on `square` is held: from beyond the king's square up to and
    /// with the pinner's.
    [[nodiscard]] SquareSet pinLine(Square square, Square king) const;
};

} // namespace tessera::xxlchess
