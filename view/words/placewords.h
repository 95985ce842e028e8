#pragma once

#include <QString>

namespace tessera {

/// Which position of a game is looked at.
struct ShownPlace
{
    /// The round of its last move, 0 at the start, and that of the last move of the line followed.
    int round = 0;
    int rounds = 0;
    /// It is not on that line.
    bool isVariation = false;
};

/// "Start", "Move 3 of 88" or "Variation, move 2".
[[nodiscard]] QString placeWords(const ShownPlace &place);

} // namespace tessera
