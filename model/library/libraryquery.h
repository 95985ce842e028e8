#pragma once

#include "model/library/libraryindex.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

/// What games are looked for in a library, and how they are ordered.
struct LibraryQuery
{
    /// A word of the search: in small letters, with the games and the reasons whose names (as the window
    /// shows them) hold it.
    struct Word
    {
        std::string text;
        std::vector<std::string> games;
        std::vector<std::string> reasons;
    };
    enum class Result : std::uint8_t { Any, Won, Draw, Unfinished };
    enum class Order : std::uint8_t {
        /// As they stand in their files.
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

    /// All of them must be found.
    std::vector<Word> words;
    /// Empty for all games.
    std::string game;
    Result result = Result::Any;
    /// Who won, for `Won`.
    Player winner = Player::First;
    /// A whole name, in any seat; a whole tag. Empty for any.
    std::string player;
    std::string tag;
    bool onlyFavourites = false;
    Order order = Order::Date;
    bool isDescending = true;
};

/// The numbers of the entries that are found, in order.
[[nodiscard]] std::vector<std::uint32_t> foundGames(
    const LibraryIndex &index, const LibraryQuery &query);

/// The names, or tags, of all entries with how many games they are on; the most frequent first, `most` at most.
using Frequencies = std::vector<std::pair<std::string, int>>;
[[nodiscard]] Frequencies playersOf(const LibraryIndex &index, std::size_t most);
[[nodiscard]] Frequencies tagsOf(const LibraryIndex &index, std::size_t most);

/// The words between commas, without blanks around them.
[[nodiscard]] std::vector<std::string_view> tagsIn(std::string_view tags);

} // namespace tessera
