#pragma once

#include "model/core/anygame.h"
#include "view/board/boarddesign.h"
#include "view/board/marks/boardmarks.h"

#include <QString>

namespace tessera {

/// What a move that is only pointed at would bring, computed by the rules on a copy.

/// Marks what `move` does to the pieces, in numbered stages where one thing comes after another:
/// those it takes or converts, the mover's own that would fall, cells that close. Shows the moved
/// or placed piece faintly where it would stand.
void markOutcome(const AnyPosition &position, MoveCode move, BoardMarks &marks);

/// Marks what could come of `move`: where its piece would then reach, and which of the mover's
/// pieces the opponents could take or convert at once.
void markOutlook(const AnyPosition &position, MoveCode move, BoardMarks &marks);

/// The same in words, in order: what happens, who wins by it, and the opponents' answers. Empty when
/// there is nothing to say.
[[nodiscard]] QString outlookText(
    const BoardDesign &design, const AnyPosition &position, MoveCode move);

/// Marks what the players other than `against` could do next at the cost of `against`.
void markThreats(const AnyPosition &position, Player against, BoardMarks &marks);

/// The same in words; says so when nothing is threatened.
[[nodiscard]] QString threatsText(
    const BoardDesign &design, const AnyPosition &position, Player against);

/// Marks how often each cell is attacked, pieces that are held or would be lost. Nothing where the
/// game has no attack map.
void markAttackMap(const AnyPosition &position, BoardMarks &marks);

} // namespace tessera
