#pragma once

#include "model/core/outcome.h"
#include "model/core/types.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tessera {

/// What a library knows about a game without opening it. Its texts lie in the page of its file (see `LibraryIndex`), so
/// that a hundred thousand entries are read at once and take no memory of their own.
struct LibraryEntry
{
    /// The file in the index, the game's number in that file, and the place of its text.
    std::uint32_t file = 0;
    std::uint32_t number = 0;
    std::uint64_t offset = 0;
    std::uint64_t length = 0;

    /// The game's id.
    std::string_view game;
    int playerCount = 0;
    PerPlayer<std::string_view> players;
    /// The level of ours that played each seat; 0 where that is unknown.
    PerPlayer<int> levels;
    /// Whether a person is known to have played each seat.
    PerPlayer<bool> people;
    /// The end: everybody's score, and the code of the reason (`none` while the game goes on).
    PerPlayer<double> scores;
    std::string_view reason;
    int plies = 0;
    /// The date, such as `2026.11.24`; empty where it is unknown.
    std::string_view date;
    /// The last position of the main line as text, with the rules to read it by (JSON).
    std::string_view position;
    std::string_view options;
    /// The first moves, the same for games that a symmetry carries into each other.
    std::string_view opening;
    /// The person's tags, with commas between.
    std::string_view tags;
    bool isFavourite = false;
    /// Whether the game could be read to its end.
    bool isWhole = true;
    /// A key that is the same for the same moves of the same players on the same day.
    std::uint64_t key = 0;
    /// The codes of the first moves from the usual start, packed; empty for other starts.
    std::string_view firstMoves;
    /// An engine's value for the mover after each of these moves, in half per cent of winning chances; `kNoValue` where
    /// the file has none. Empty without any.
    std::string_view values;
    /// The text that is searched, in small letters.
    std::string_view searched;

    static constexpr unsigned char kNoValue = 255;
    /// The value of a certain win.
    static constexpr double kHalfPercents = 200;

    [[nodiscard]] bool isOver() const { return reason != "none" && !reason.empty(); }
    /// The only player with a full point; `None` for draws and while the game goes on.
    [[nodiscard]] Player winner() const;
};

/// Append an entry to a page, and read one from it. If the page does not hold a whole entry, the result is an empty
/// entry, and the page becomes empty.
void pack(const LibraryEntry &entry, std::string &page);
[[nodiscard]] LibraryEntry unpack(std::string_view &page);

/// Append a number in as few bytes as it needs, and read it back.
void packNumber(std::uint64_t number, std::string &page);
[[nodiscard]] std::uint64_t unpackNumber(std::string_view &page);

} // namespace tessera
