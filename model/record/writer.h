#pragma once

#include "model/core/anygame.h"
#include "model/record/gamerecord.h"

#include <string>

namespace tessera {

/// The record as a game of a `.tgn` file: tags, moves with numbers, comments, variations and glyphs, the result. It
/// reads back as an equal record. Moves are written in the game's long form where that can be read back (SAN),
/// otherwise in the form of the protocol. `game` is the game of the record, whose moves must be legal.
[[nodiscard]] std::string writtenGame(const GameRecord &record, const AnyGame &game);

/// A move as game files write it.
[[nodiscard]] std::string writtenMove(const AnyPosition &position, MoveCode move);

} // namespace tessera
