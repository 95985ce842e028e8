#pragma once

#include "model/search/proof/prover.h"
#include "model/search/proof/puzzlerecipe.h"

#include <memory>

namespace tessera::xxlchess {

/// Proves mates, captures and escapes.
[[nodiscard]] std::unique_ptr<Prover> makeProver();

/// Puzzles come from games of small armies, in which each kind of piece is at home, on boards of several
/// sizes, and from the standard start.
[[nodiscard]] PuzzleRecipe puzzleRecipe();

} // namespace tessera::xxlchess
