#pragma once

#include "model/search/proof/prover.h"
#include "model/search/proof/puzzlerecipe.h"

#include <memory>

namespace tessera::tetress {

/// Proves wins, clearings and escapes.
[[nodiscard]] std::unique_ptr<Prover> makeProver();

/// Clearings, last placements and escapes, from games that begin at random.
[[nodiscard]] PuzzleRecipe puzzleRecipe();

} // namespace tessera::tetress
