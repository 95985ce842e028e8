#pragma once

#include "model/search/proof/prover.h"
#include "model/search/proof/puzzlerecipe.h"

#include <memory>

namespace tessera::xxlchess {

/// The prover of the game's puzzles: mates, captures and escapes.
[[nodiscard]] std::unique_ptr<Prover> makeProver();

/// The puzzles to look for, in games of small armies on boards of several sizes, in which each kind of piece occurs,
/// and from the standard start.
[[nodiscard]] PuzzleRecipe puzzleRecipe();

} // namespace tessera::xxlchess
