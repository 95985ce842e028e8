#pragma once

#include "model/core/anygame.h"

#include <QString>

namespace tessera {

class BoardDesign;

/// The notation of moves in lists: as short as possible, with all cells, or in words.
enum class Notation : std::uint8_t { Short, Long, Prose };

/// The same where several moves stand side by side and sentences would be in the way.
[[nodiscard]] constexpr Notation briefly(Notation notation)
{
    return notation == Notation::Prose ? Notation::Short : notation;
}

/// A legal move in words: "Knight from g1 to f3, takes h5".
[[nodiscard]] QString proseMove(const BoardDesign &design, const AnyPosition &before, MoveCode move);

/// The cells from which a legal move takes others' pieces; pieces that fall with a part of the board are not counted.
[[nodiscard]] std::vector<Cell> takenBy(const AnyPosition &before, MoveCode move);
/// The same of the mover's own pieces that are removed, and of others' that change sides.
[[nodiscard]] std::vector<Cell> lostBy(const AnyPosition &before, MoveCode move);
[[nodiscard]] std::vector<Cell> convertedBy(const AnyPosition &before, MoveCode move);

} // namespace tessera
