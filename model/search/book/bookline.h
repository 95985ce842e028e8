#pragma once

#include "model/core/result.h"
#include "model/search/engine/engine.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

/// A line of a book file: what to play after some moves from the standard start, and why.
///
///     3,3 4,4 | 2,4 depth 14 score cp 31 | 5,5 4,5
///
/// The moves so far; the move to play with the depth and the score (for its player, as the protocol writes it) of the
/// search that chose it; the opponents' best moves here, which tell the maker of a book where to grow it and which are
/// never played.
struct BookLine
{
    std::vector<std::string> moves;
    std::string best;
    int depth = 0;
    Score score;
    std::vector<std::string> replies;

    /// Reads a line; the error's place is the part of the line.
    [[nodiscard]] static Result<BookLine> parse(std::string_view line);
    [[nodiscard]] std::string text(int playerCount) const;

    friend bool operator==(const BookLine &, const BookLine &) = default;
};

/// Whether a line of a book file says nothing: empty, or a comment that begins with `#`.
[[nodiscard]] bool isBookComment(std::string_view line);

} // namespace tessera
