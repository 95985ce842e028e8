#pragma once

#include "model/games/tetress/rules/tetromino.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tessera::tetress {

/// The mobility of a player and of the opponent.
struct MobilityCounts
{
    /// The placements that each would have if it were their turn.
    std::array<int, 2> placements{};
    /// The cells that at least one of these placements would cover.
    std::array<int, 2> reach{};
    std::array<int, 2> tokens{};
};

/// The legal anchors of each of the 19 tetrominoes.
using PlacementSets = std::array<Board, kTetrominoCount>;

/// Move generation (T3): the functions that find or count all legal placements of a position at once, for one kind of
/// processor. Nothing is updated incrementally from move to move, since that costs more.
///
/// `support` are the player's tokens, or the full board at a first action; a placement needs four
/// cells outside `occupied`, one of them adjacent to `support`. (On a full board every cell is
/// adjacent to another one.)
struct Kernel
{
    std::string_view name;
    /// The number of placements.
    int (*count)(const Board &support, const Board &occupied);
    /// The numbers of placements of two players on the same board.
    std::array<int, 2> (*countBoth)(
        const Board &support0, const Board &support1, const Board &occupied);
    /// Placements and reach of two players on the same board.
    MobilityCounts (*measure)(const Board &support0, const Board &support1, const Board &occupied);
    /// The anchors of all placements.
    void (*find)(const Board &support, const Board &occupied, PlacementSets &sets);
    /// A placement drawn with equal chances by 64 random bits; empty when there is none.
    std::optional<Move> (*pick)(const Board &support, const Board &occupied, std::uint64_t random);
    /// The mobility after each of `moves` of the player with the tokens `own`, with full lines cleared (T4). `other`
    /// are the opponent's tokens; after the move both players must have had their first action.
    void (*countAfter)(
        const Board &own,
        const Board &other,
        std::span<const Move> moves,
        std::span<MobilityCounts> results);
};

/// The fastest kernel that this processor runs, chosen at the first call.
[[nodiscard]] const Kernel &kernel();

/// The kernel for any processor.
[[nodiscard]] const Kernel &plainKernel();

/// The kernel for AVX2, or null where the processor does not have it.
[[nodiscard]] const Kernel *avx2Kernel();

/// The kernel for AVX-512 (F, BW, VL, VPOPCNTDQ) on registers of 256 bits, or null where the processor does not have
/// that.
[[nodiscard]] const Kernel *avx512Kernel();

/// All kernels that this processor runs, the fastest first.
[[nodiscard]] std::vector<const Kernel *> kernels();

} // namespace tessera::tetress
