#pragma once

#include "model/core/anygame.h"
#include "model/record/gamerecord.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

/// What a reader of game files has to know.
struct ReadSettings
{
    /// The games that a file may hold.
    std::vector<const AnyGame *> games;
    /// The game of files without a `Variant` tag; without it, they are errors.
    const AnyGame *usualGame = nullptr;
    /// Files without an `Options` tag are read by the strict rules (nothing but the rules of the
    /// game itself), or by the default ones.
    bool usesStrictRules = true;
};

/// A game as far as it could be read.
struct ReadGame
{
    /// By which rules `record` makes sense; nothing when not even that could be read.
    const AnyGame *game = nullptr;
    GameRecord record;
    /// The rules said themselves how the game ended, or a `Termination` tag did; else the reason in
    /// `record.outcome` is what such a result usually means (resignation, agreement).
    bool isReasonGiven = false;
    /// Line in which the game begins.
    int line = 1;
    /// Why it was not read to its end.
    std::optional<Error> error;
    /// The file is no game file but what a referee of the courses printed (see `transcript.h`), or JSON lines.
    bool isForeign = false;
};

/// Reads a file of games in PGN's structure (`.tgn`, and `.pgn` of games that are a kind of chess).
/// `name` is what errors call the file. A game that cannot be read to its end is given as far as it
/// goes, with the error; reading goes on with the next `[Event …]`. The result that its tags claim is
/// then only a comment at its last move, unless the rules say themselves how it ended. A text without tags may also be
/// a transcript of a referee of the courses, or JSON lines (see `jsonlines.h`).
[[nodiscard]] std::vector<ReadGame> readGames(
    std::string_view text, const std::string &name, const ReadSettings &settings);

/// Where a game stands in the text that it was read from, in bytes.
struct TextSpan
{
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// The same one by one: `take` gets each game when it is read, and ends the reading by `false`.
void readEachGame(
    std::string_view text,
    const std::string &name,
    const ReadSettings &settings,
    const std::function<bool(ReadGame, TextSpan)> &take);

} // namespace tessera
