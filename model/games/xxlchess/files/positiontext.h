#pragma once

#include "model/core/result.h"
#include "model/core/sentence.h"
#include "model/games/xxlchess/rules/position.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::xxlchess {

/// `e4`: file letter and rank from 1.
[[nodiscard]] std::string squareText(Square square);

/// The square at the beginning of `text`, whose letters and digits are taken off it; nothing, and
/// `text` unchanged, when there is none on 16×16 squares.
[[nodiscard]] std::optional<Square> takeSquare(std::string_view &text);

/// The text of files and of the protocol: `rows side unmoved moved up promotion`, the rows from the
/// top of the screen, White's pieces in upper case.
[[nodiscard]] std::string writePosition(const Position &position);

/// A position that was read, and what is odd about it or was ignored.
struct PositionReading
{
    Position position;
    std::vector<Sentence> warnings;
};

/// Reads a position text, or an ordinary FEN (whose en passant field and counters are ignored).
/// The board's size, pawn direction and promotion rank come from the text, all else from `choices`.
[[nodiscard]] Result<PositionReading> readPosition(std::string_view text, RuleChoices choices);

/// Refuses what no game can be played from: a second king of one colour. `where` of the error is
/// left to the caller.
[[nodiscard]] std::optional<Error> impossiblePieces(
    const PieceTypes &pieces, const Placement &placement);

/// What is odd about a position that can be played: the side that has just moved stands in check
/// (X2).
[[nodiscard]] std::vector<Sentence> warningsAbout(const Position &position);

/// The placement that `position` has now.
[[nodiscard]] Placement placementOf(const Position &position);

/// The kings and rooks of a placement: those that count as unmoved when a layout is loaded.
[[nodiscard]] SquareSet kingsAndRooks(const Placement &placement);

} // namespace tessera::xxlchess
