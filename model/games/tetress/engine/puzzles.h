#pragma once

#include "model/search/proof/prover.h"
#include "model/search/proof/puzzlerecipe.h"

#include <memory>

namespace tessera::tetress {

/// The prover of the game's puzzles: wins, clearings and escapes.
[[nodiscard]] std::unique_ptr<Prover> makeProver();

/// The puzzles to look for: clearings, last placements and escapes, in games that begin with random moves.
[[nodiscard]] PuzzleRecipe puzzleRecipe();

} // namespace tessera::tetress
