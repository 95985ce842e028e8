#pragma once

#include "model/core/anygame.h"
#include "view/board/marks/boardmarks.h"

#include <span>

namespace tessera {

/// Marks where the last move came from and went to; `transition` is what it changed.
void markLastMove(const Transition &transition, BoardMarks &marks);

/// Marks the move that is proposed, the first of `line`: an arrow, or the cells of a placement. The
/// next moves of the line, of which there may be `replies`, are thinner arrows in the colours of
/// those who are expected to play them.
void markHint(
    const AnyPosition &position, std::span<const MoveCode> line, int replies, BoardMarks &marks);

/// Marks the first of `moves` like a hint, and the others by thinner arrows where they go from one cell to another.
/// Those that are not legal are left out.
void markIdeas(const AnyPosition &position, const std::vector<MoveCode> &moves, BoardMarks &marks);

/// Marks those targets of `moves` as landings that are reached by passing over a piece.
void markLandings(const AnyPosition &position, const std::vector<MoveCode> &moves, BoardMarks &marks);

/// Sorts the cells that may be pointed at next into quiet ones and ones on which a piece is taken.
void markTargets(const AnyPosition &position, std::span<const Cell> cells, BoardMarks &marks);

} // namespace tessera
