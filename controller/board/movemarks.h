#pragma once

#include "model/core/anygame.h"
#include "view/board/marks/boardmarks.h"

#include <span>

namespace tessera {

/// Marks the start and target of the last move, whose changes are `transition`.
void markLastMove(const Transition &transition, BoardMarks &marks);

/// Marks the proposed move, the first of `line`, by an arrow, or the cells of a placement. The next moves of the line,
/// up to `replies`, are thinner arrows in the colours of the players who are expected to make them.
void markHint(
    const AnyPosition &position, std::span<const MoveCode> line, int replies, BoardMarks &marks);

/// Marks the first of `moves` like a hint, and the others by thinner arrows where they go from one cell to another.
/// Illegal moves are left out.
void markIdeas(const AnyPosition &position, const std::vector<MoveCode> &moves, BoardMarks &marks);

/// Marks the targets of `moves` that are reached by passing over a piece as landings.
void markLandings(const AnyPosition &position, const std::vector<MoveCode> &moves, BoardMarks &marks);

/// Sorts the cells that may be pointed at next into quiet ones and ones on which a piece is taken.
void markTargets(const AnyPosition &position, std::span<const Cell> cells, BoardMarks &marks);

} // namespace tessera
