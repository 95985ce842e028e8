#pragma once

#include "model/core/anygame.h"
#include "model/search/book/bookline.h"

#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tessera {

/// What a book knows to play in a position.
struct BookMove
{
    MoveCode move{};
    int depth = 0;
    Score score;

    friend bool operator==(const BookMove &, const BookMove &) = default;
};

/// Moves for the first turns of a game, found beforehand by long searches. Knows positions by their
/// hash, whichever way they came about, and those that a symmetry of the game carries to them; so
/// it knows nothing of unusual starts. Constant once made, so threads may share it.
class Book
{
public:
    Book() = default;

    /// Reads a file of `BookLine`s and plays them from the start of `game` by each of `rules`, for
    /// positions are others where the same move may lead on differently. The error names the line of
    /// the first that cannot be read or played.
    [[nodiscard]] static Result<Book> parse(
        const AnyGame &game, std::span<const Options> rules, std::string_view text);

    /// The moves for this position, all of them legal in it; the same for the same position.
    [[nodiscard]] std::vector<BookMove> moves(const AnyPosition &position) const;
    /// How many positions it knows, those alike counted once.
    [[nodiscard]] std::size_t positionCount() const { return m_moves.size(); }

private:
    [[nodiscard]] std::optional<Error> add(
        const AnyGame &game, const Options &options, const BookLine &line);

    std::unordered_map<std::uint64_t, std::vector<BookMove>> m_moves;
    int m_lastTurn = -1;
};

/// A hash that positions have in common which symmetries carry into each other.
[[nodiscard]] std::uint64_t symmetricHash(const AnyPosition &position);

/// How often a level plays from its book where that knows something, per mille: always at full
/// strength, less below, never at the levels that are for beginners.
[[nodiscard]] int bookShare(int level);

} // namespace tessera
