#pragma once

#include "model/core/anygame.h"
#include "model/search/book/bookline.h"

#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tessera {

/// A move that a book knows in a position.
struct BookMove
{
    MoveCode move{};
    int depth = 0;
    Score score;

    friend bool operator==(const BookMove &, const BookMove &) = default;
};

/// An opening book: moves for the first turns of a game, found beforehand by long searches. It knows positions by their
/// hash, whatever moves led to them, and their images under the symmetries of the game; it knows nothing of unusual
/// starts. It is constant once made, so threads may share it.
class Book
{
public:
    Book() = default;

    /// Reads a file of `BookLine`s and plays them from the start of `game` under each of `rules`, since positions
    /// differ where the same move may have other consequences. The error names the line of the first that cannot be
    /// read or played.
    [[nodiscard]] static Result<Book> parse(
        const AnyGame &game, std::span<const Options> rules, std::string_view text);

    /// The moves for this position, all of them legal in it; always the same for the same position.
    [[nodiscard]] std::vector<BookMove> moves(const AnyPosition &position) const;
    /// The number of positions known, with symmetric ones counted once.
    [[nodiscard]] std::size_t positionCount() const { return m_moves.size(); }

private:
    [[nodiscard]] std::optional<Error> add(
        const AnyGame &game, const Options &options, const BookLine &line);

    std::unordered_map<std::uint64_t, std::vector<BookMove>> m_moves;
    int m_lastTurn = -1;
};

/// A hash that is the same for positions which symmetries carry into each other.
[[nodiscard]] std::uint64_t symmetricHash(const AnyPosition &position);

/// How often, per mille, a level plays from its book where the book knows the position: always at full strength, less
/// often below, never at the levels for beginners.
[[nodiscard]] int bookShare(int level);

} // namespace tessera
