#pragma once

#include "model/search/proof/prover.h"
#include "model/search/proof/puzzlerecipe.h"

#include <memory>

namespace tessera::watchyourback {

/// The prover of the game's puzzles: wins, stabs and escapes.
[[nodiscard]] std::unique_ptr<Prover> makeProver();

/// The puzzles to look for: stabs, fighters kept and wins, in games that begin with random moves.
[[nodiscard]] PuzzleRecipe puzzleRecipe();

} // namespace tessera::watchyourback
