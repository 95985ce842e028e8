#pragma once

#include "view/widgets/playerlook.h"

#include <QString>

#include <vector>

namespace tessera {

/// Which move of a game it is, as the list of moves counts them: "Move 7, Black".
[[nodiscard]] QString movePlaceWords(int round, Player mover, const std::vector<PlayerLook> &looks);

/// The move itself after that: "7. Black d4".
[[nodiscard]] QString numberedMove(
    int round, Player mover, const QString &move, const std::vector<PlayerLook> &looks);

} // namespace tessera
