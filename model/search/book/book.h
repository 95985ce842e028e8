#pragma once

#include "model/core/anygame.h"
#include "model/search/book/bookline.h"

#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tessera {

/// A move of a book for a position, with depth and score of the search that found it.
struct BookMove
{
    MoveCode move{};
    int depth = 0;
    Score score;

    friend bool operator==(const BookMove &, const BookMove &) = default;
};

/// An opening book: moves for the first turns of a game from its usual start, found beforehand by long searches.
/// Positions are found by their hash, whatever moves lead to them (transpositions), and by those of their images under
/// the symmetries of the game. It is constant once made, so threads may share it.
class Book
{
public:
    Book() = default;

    /// Reads the text of a book file (`BookLine`s) and plays its lines from the start of `game`, under each of the sets
    /// of options in `rules`, as the same moves may lead to different positions. The error names the first line that
    /// cannot be read or played.
    [[nodiscard]] static Result<Book> parse(
        const AnyGame &game, std::span<const Options> rules, std::string_view text);

    /// The moves for this position, all of them legal in it and in the same order each time; none where the book ends.
    [[nodiscard]] std::vector<BookMove> moves(const AnyPosition &position) const;
    /// The number of positions known, with symmetric ones counted once.
    [[nodiscard]] std::size_t positionCount() const { return m_moves.size(); }

private:
    [[nodiscard]] std::optional<Error> add(
        const AnyGame &game, const Options &options, const BookLine &line);

    std::unordered_map<std::uint64_t, std::vector<BookMove>> m_moves;
    int m_lastTurn = -1;
};

/// A hash that is equal for all images of a position under the symmetries of the game.
[[nodiscard]] std::uint64_t symmetricHash(const AnyPosition &position);

/// How often a level plays from its book, per mille: always at full strength, less often below, and never up to level
/// 6.
[[nodiscard]] int bookShare(int level);

} // namespace tessera
