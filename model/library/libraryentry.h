#pragma once

#include "model/core/outcome.h"
#include "model/core/types.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tessera {

/// What a library knows of a game without opening it. Its texts lie in the page of its file (see
/// `LibraryIndex`), so that a hundred thousand of them are read at once and take no memory of their own.
struct LibraryEntry
{
    /// Which file of the index holds it, which game of that file it is, and where its text stands.
    std::uint32_t file = 0;
    std::uint32_t number = 0;
    std::uint64_t offset = 0;
    std::uint64_t length = 0;

    /// The game's id.
    std::string_view game;
    int playerCount = 0;
    PerPlayer<std::string_view> players;
    /// The level of ours that played a seat; 0 where that is not known.
    PerPlayer<int> levels;
    /// Whether a person is known to have played a seat.
    PerPlayer<bool> people;
    /// How it ended: everybody's score, and the code of the reason (`none` while it goes on).
    PerPlayer<double> scores;
    std::string_view reason;
    int plies = 0;
    /// `2026.11.24`; empty where nobody knows.
    std::string_view date;
    /// The last position of the main line as text, with the rules to read it by (JSON).
    std::string_view position;
    std::string_view options;
    /// The first moves, alike for games that a symmetry carries into each other.
    std::string_view opening;
    /// Words that somebody gave it, with commas between.
    std::string_view tags;
    bool isFavourite = false;
    /// Whether the file could be read to the end of the game.
    bool isWhole = true;
    /// The same for the same moves of the same players on the same day.
    std::uint64_t key = 0;
    /// The codes of the first moves from the usual start, packed; empty for other starts.
    std::string_view firstMoves;
    /// What an engine gave the mover after each of these moves, in half per cent of winning chances;
    /// `kNoValue` where the file says nothing. Empty without any.
    std::string_view values;
    /// What is searched, in small letters.
    std::string_view searched;

    static constexpr unsigned char kNoValue = 255;

    [[nodiscard]] bool isOver() const { return reason != "none" && !reason.empty(); }
    /// The only player with a full point; `None` for draws and while it goes on.
    [[nodiscard]] Player winner() const;
};

/// Appends an entry to a page, and takes it from one. What a page does not hold reads as an empty entry, and
/// the page is empty then.
void pack(const LibraryEntry &entry, std::string &page);
[[nodiscard]] LibraryEntry unpack(std::string_view &page);

/// Appends a number in as few bytes as it needs, and takes it back.
void packNumber(std::uint64_t number, std::string &page);
[[nodiscard]] std::uint64_t unpackNumber(std::string_view &page);

} // namespace tessera
