#pragma once

#include "model/core/result.h"
#include "model/core/sentence.h"
#include "model/games/xxlchess/rules/position.h"

#include <optional>
#include <vector>

namespace tessera::xxlchess {

/// Refuses positions that cannot be played: a second king of one colour. The caller fills in the error's `where`.
[[nodiscard]] std::optional<Error> impossiblePieces(
    const PieceTypes &pieces, const Placement &placement);

/// Oddities of a playable position: the side that has just moved stands in check (X2).
[[nodiscard]] std::vector<Sentence> warningsAbout(const Position &position);

/// The placement of `position`.
[[nodiscard]] Placement placementOf(const Position &position);

/// The kings and rooks of a placement: those that count as unmoved when a layout is loaded.
[[nodiscard]] SquareSet kingsAndRooks(const Placement &placement);

} // namespace tessera::xxlchess
