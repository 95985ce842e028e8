#pragma once

#include "model/core/anygame.h"

#include <QString>

namespace tessera {

class BoardDesign;

/// How move lists write moves: as briefly as possible, with all cells, or in words.
enum class Notation : std::uint8_t { Short, Long, Prose };

/// What `move`, which is legal, does, in words: "Knight from g1 to f3, takes h5".
[[nodiscard]] QString proseMove(const BoardDesign &design, const AnyPosition &before, MoveCode move);

/// The cells from which a legal move takes pieces that are not the mover's: what falls with a part
/// of the board is not counted.
[[nodiscard]] std::vector<Cell> takenBy(const AnyPosition &before, MoveCode move);

} // namespace tessera
