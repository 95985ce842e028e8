#pragma once

#include "model/core/anygame.h"
#include "view/board/boarddesign.h"
#include "view/board/marks/boardmarks.h"

#include <QString>

namespace tessera {

/// The outcome of a move that is only pointed at, computed by the rules on a copy.

/// Marks what `move` does, in numbered stages where changes follow each other: pieces that it takes or converts, the
/// mover's own that would fall, cells that close. Shows the moved or placed piece faintly on its target.
void markOutcome(const AnyPosition &position, MoveCode move, BoardMarks &marks);

/// Marks the consequences of `move`: the reach of its piece afterwards, and the mover's pieces that the opponents could
/// take or convert at once.
void markPreview(const AnyPosition &position, MoveCode move, BoardMarks &marks);

/// The same in words, in order: what happens, who wins by it, and the opponents' answers. May be empty.
[[nodiscard]] QString previewText(
    const BoardDesign &design, const AnyPosition &position, MoveCode move);

/// Marks the threats of the other players to `against`.
void markThreats(const AnyPosition &position, Player against, BoardMarks &marks);

/// The same in words; says so when nothing is threatened.
[[nodiscard]] QString threatsText(
    const BoardDesign &design, const AnyPosition &position, Player against);

/// Marks the number of attacks on each cell, pinned pieces and pieces that would be lost. Marks nothing where the game
/// has no attack map.
void markAttackMap(const AnyPosition &position, BoardMarks &marks);

} // namespace tessera
