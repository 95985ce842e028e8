#pragma once

#include "app/files/keptgame.h"

#include "model/core/anygame.h"

#include <QString>

#include <memory>

namespace tessera {

/// A game that waits to be played on, as the start page offers it.
struct UnfinishedGame
{
    /// As it stands.
    std::shared_ptr<const AnyPosition> position;
    /// Who plays whom, and whose move it is.
    QString words;
    /// The path of its file; empty for the game on the board.
    QString file{};
};

[[nodiscard]] UnfinishedGame faceOf(const KeptGame &game);

/// The round of its next move.
[[nodiscard]] int roundOf(const KeptGame &game);

} // namespace tessera
