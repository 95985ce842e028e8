#pragma once

#include "model/core/result.h"
#include "model/search/engine/engine.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

/// A line of a book file: the move to play after some moves from the usual start.
///
///     3,3 4,4 | 2,4 depth 14 score cp 31 | 5,5 4,5
///
/// The moves so far; the move to play, with depth and score (for its player, as UGI writes it) of the search that chose
/// it; and the best replies to the moves so far, by which `tessera-tools book` extends a book and which are never played.
struct BookLine
{
    std::vector<std::string> moves;
    std::string best;
    int depth = 0;
    Score score;
    std::vector<std::string> replies;

    /// Reads a line; the error names the part of the line.
    [[nodiscard]] static Result<BookLine> parse(std::string_view line);
    /// The line as text; `parse` reads it back.
    [[nodiscard]] std::string text(int playerCount) const;

    friend bool operator==(const BookLine &, const BookLine &) = default;
};

/// Whether a line of a book file is empty, or a comment that begins with `#`.
[[nodiscard]] bool isBookComment(std::string_view line);

} // namespace tessera
