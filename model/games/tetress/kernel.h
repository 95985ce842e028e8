#pragma once

#include "model/games/tetress/tetromino.h"

#include <string_view>

namespace tessera::tetress {

/// Where a player may place: for each of the 19 tetrominoes its anchors.
using PlacementSets = std::array<Board, kTetrominoCount>;

/// The inner loop of the game: all legal placements of a position at once, by the rule T3. Nothing
/// is kept up from move to move, since a fresh look costs less than the bookkeeping would.
///
/// `support` are the player's tokens, or the full board at a first action; a placement needs four
/// cells outside `occupied`, one of them adjacent to `support`. (On a full board every cell is
/// adjacent to another one.)
struct Kernel
{
    std::string_view name;
    int (*count)(const Board &support, const Board &occupied);
    /// The counts for two players on the same board.
    std::array<int, 2> (*countBoth)(
        const Board &support0, const Board &support1, const Board &occupied);
    void (*find)(const Board &support, const Board &occupied, PlacementSets &sets);
};

/// The fastest kernel that this processor runs, chosen at the first call.
[[nodiscard]] const Kernel &kernel();

/// The kernel for any processor.
[[nodiscard]] const Kernel &plainKernel();

/// The kernel for AVX2, or nothing where the processor does not have it.
[[nodiscard]] const Kernel *avx2Kernel();

} // namespace tessera::tetress
