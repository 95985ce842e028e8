#pragma once

#include "model/search/engine/gameentry.h"

namespace tessera {

/// A short recorded game of each kind, which the start page plays on a small board, and what else it
/// says of the game. Data: `resources/demos/<id>.json` holds `minutes`, `moves` as texts and `from`,
/// the number of moves that are taken for granted.
struct DemoGame
{
    /// How long a game between two people takes, roughly.
    int minutes = 0;
    /// The position with which the recording begins.
    std::unique_ptr<AnyPosition> start;
    /// Legal one after the other from `start`.
    std::vector<MoveCode> moves;
};

/// The recording of a game of the catalogue. The error says which move of it cannot be played.
[[nodiscard]] Result<DemoGame> loadDemo(const GameEntry &entry);

} // namespace tessera
