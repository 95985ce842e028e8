#pragma once

#include "view/widgets/playerlook.h"

#include <QString>

#include <vector>

namespace tessera {

/// The place of a move in words, counted as in the list of moves: "Move 7, Black".
[[nodiscard]] QString movePlaceWords(int round, Player mover, const std::vector<PlayerLook> &looks);

/// The same with the move itself: "7. Black d4".
[[nodiscard]] QString numberedMove(
    int round, Player mover, const QString &move, const std::vector<PlayerLook> &looks);

} // namespace tessera
