#pragma once

#include "model/core/result.h"
#include "model/core/sentence.h"
#include "model/games/xxlchess/rules/position.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::xxlchess {

/// Removes the square at the front of `text`, and returns it; empty, with `text` unchanged, when there is none on 16×16
/// squares.
[[nodiscard]] std::optional<Square> takeSquare(std::string_view &text);

/// The position text of files and of the protocol: `rows side unmoved moved up promotion`, the rows from the top of the
/// screen, White's pieces in upper case; `?` for a square that a view hides (such a text is only for people).
[[nodiscard]] std::string writePosition(const Position &position);

/// A position that was read, with warnings about what is odd or was ignored.
struct PositionReading
{
    Position position;
    std::vector<Sentence> warnings;
};

/// Reads a position text, or an ordinary FEN (whose en passant field and counters are ignored). The board's size, pawn
/// direction and promotion rank come from the text, everything else from `choices`.
[[nodiscard]] Result<PositionReading> readPosition(std::string_view text, RuleChoices choices);

} // namespace tessera::xxlchess
