#pragma once

#include "model/core/result.h"
#include "model/games/xxlchess/rules/pieces.h"

namespace tessera::xxlchess {

/// Reads a movement in Betza's notation (Ralph Betza's "funny notation"), of which this part is supported: leapers `W`
/// (1,0), `F` (1,1), `D` (2,0), `N` (2,1), `A` (2,2), `H` (3,0), `C` (3,1), `Z` (3,2), `G` (3,3), and `(m,n)` for any;
/// `K` is `WF`, `R` is `W0`, `B` is `F0`, `Q` is `RB`; a number after an atom repeats it in a line so often, 0 or a
/// doubled letter (`NN`) without end; before an atom `m` only moves, `c` only captures, `f` only forward. The error
/// names the character.
[[nodiscard]] Result<std::vector<MovementPart>> readBetzaText(const std::string &text);

/// The movement of a kind of piece in that notation, which reads back as the same movement; empty for a
/// pawn and for a kind that cannot move.
[[nodiscard]] std::string writeBetzaText(const PieceKind &kind);

} // namespace tessera::xxlchess
