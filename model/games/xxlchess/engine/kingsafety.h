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

/// The checks and pins that make moves of one side illegal.
struct KingSafety
{
    /// Without a king, nothing is restricted.
    KingSafety(const Position &position, Player player);

    SquareSet checkers;
    int checkerCount = 0;
    FixedList<Pin, 8> pins;
    SquareSet pinned;
    /// Squares behind the king, as seen from checkers, which remain attacked when the king goes there.
    SquareSet shadow;
    /// The squares to which pieces other than the king must go to end a single check: the checker's square and those
    /// between.
    SquareSet remedies;
    /// Own pieces without which a part (X7) might attack the king.
    SquareSet shields;

    /// The line on which the piece on `square` is held: from beyond the king's square up to and
    /// with the pinner's.
    [[nodiscard]] SquareSet pinLine(Square square, Square king) const;
};

} // namespace tessera::xxlchess
