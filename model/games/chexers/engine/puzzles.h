#pragma once

#include "model/search/proof/prover.h"
#include "model/search/proof/puzzlerecipe.h"

#include <memory>

namespace tessera::chexers {

/// Proves what one player can reach against both others.
[[nodiscard]] std::unique_ptr<Prover> makeProver();

/// Wins, exits, conversions and pieces kept, from games that begin at random.
[[nodiscard]] PuzzleRecipe puzzleRecipe();

} // namespace tessera::chexers
