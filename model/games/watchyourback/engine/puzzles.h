#pragma once

#include "model/search/proof/prover.h"
#include "model/search/proof/puzzlerecipe.h"

#include <memory>

namespace tessera::watchyourback {

/// Proves wins, stabs and escapes.
[[nodiscard]] std::unique_ptr<Prover> makeProver();

/// Stabs, fighters kept and wins, from games that begin at random.
[[nodiscard]] PuzzleRecipe puzzleRecipe();

} // namespace tessera::watchyourback
