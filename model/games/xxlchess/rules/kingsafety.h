#pragma once

#include "model/core/fixedlist.h"
#include "model/games/xxlchess/rules/position.h"

namespace tessera::xxlchess {

/// An absolute pin: a piece that may not leave the line on which it shields its king.
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
    /// The squares behind the king, as seen from sliding checkers (X-ray): they are attacked once the king leaves.
    SquareSet shadow;
    /// The squares on which other pieces end a single check, by capture or interposition: the checker's and those
    /// between.
    SquareSet remedies;
    /// Own pieces without which a part (X7) might attack the king.
    SquareSet shields;

    /// The squares to which the pinned piece on `square` may go: from beyond the king's square up to and with the
    /// pinner's.
    [[nodiscard]] SquareSet pinLine(Square square, Square king) const;
};

} // namespace tessera::xxlchess
