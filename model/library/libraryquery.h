#pragma once

#include "model/library/libraryindex.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

/// A query of a library: the games wanted, and their order.
struct LibraryQuery
{
    /// A word of the search in small letters, with the games and reasons whose names (as the window shows them) contain
    /// it.
    struct Word
    {
        std::string text;
        std::vector<std::string> games;
        std::vector<std::string> reasons;
    };
    enum class Result : std::uint8_t { Any, Won, Draw, Unfinished };
    enum class Order : std::uint8_t {
        /// The order of the files.
        File,
        Date,
        Game,
        Players,
        Result,
        Reason,
        Length,
        Opening,
        Tags,
        Favourite
    };

    /// The words, all of which must be found.
    std::vector<Word> words;
    /// The id of the game; empty for all games.
    std::string game;
    Result result = Result::Any;
    /// The winner, for `Won`.
    Player winner = Player::First;
    /// A whole name, in any seat, and a whole tag; empty for any.
    std::string player;
    std::string tag;
    bool onlyFavourites = false;
    Order order = Order::Date;
    bool isDescending = true;
};

/// The numbers of the entries found, in order.
[[nodiscard]] std::vector<std::uint32_t> foundGames(
    const LibraryIndex &index, const LibraryQuery &query);

/// The names, or tags, of all entries with their numbers of games, the most frequent first, `most` at most.
using Frequencies = std::vector<std::pair<std::string, int>>;
[[nodiscard]] Frequencies playersOf(const LibraryIndex &index, std::size_t most);
[[nodiscard]] Frequencies tagsOf(const LibraryIndex &index, std::size_t most);

/// The words between commas, without blanks around them.
[[nodiscard]] std::vector<std::string_view> tagsIn(std::string_view tags);

} // namespace tessera
