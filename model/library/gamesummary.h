#pragma once

#include "model/record/reader.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tessera {

/// Summarises games that were read, for a library. It remembers what it computed about the games' starts, so one object
/// serves many games. Not thread-safe.
class GameSummary
{
public:
    /// The number of first moves that are kept for the opening explorer.
    static constexpr int kFirstMoves = 40;

    /// Appends the entry (see `pack`) of a game, which must have been read, to `page`.
    void add(const ReadGame &read, TextSpan span, std::string &page);

private:
    /// The usual start of a game, and the symmetries that leave it unchanged.
    struct Start
    {
        std::unique_ptr<AnyPosition> position;
        std::vector<int> symmetries;
    };

    [[nodiscard]] const Start &startOf(const AnyGame &game, const Options &options);
    [[nodiscard]] std::string openingOf(const ReadGame &read, const std::vector<MoveCode> &moves);

    std::map<std::string, Start> m_starts;
};

/// The beginning of a seat's tags in game files, `White`, `Black` or `Player3`: by itself it is the player's name, and
/// `Type` (`human` or `program`, as in PGN) and `Level` (of ours) may follow.
[[nodiscard]] std::string seatTag(int seat);

/// The text in small letters, for searching.
[[nodiscard]] std::string inSmallLetters(std::string_view text);

} // namespace tessera
