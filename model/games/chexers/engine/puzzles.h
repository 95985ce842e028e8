#pragma once

#include "model/search/proof/prover.h"
#include "model/search/proof/puzzlerecipe.h"

#include <memory>

namespace tessera::chexers {

/// The prover of the game's puzzles: what one player can reach against both others.
[[nodiscard]] std::unique_ptr<Prover> makeProver();

/// The puzzles to look for: wins, exits, conversions and pieces kept, in games that begin with random moves.
[[nodiscard]] PuzzleRecipe puzzleRecipe();

} // namespace tessera::chexers
