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

/// The settings of a reader of game files.
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
    /// The game whose rules apply to `record`; null when not even that could be read.
    const AnyGame *game = nullptr;
    GameRecord record;
    /// Whether the rules or a `Termination` tag give the reason of the end; otherwise the reason in `record.outcome` is
    /// the usual one for such a result (resignation, agreement).
    bool isReasonGiven = false;
    /// The line in which the game begins.
    int line = 1;
    /// Why the game was not read to its end.
    std::optional<Error> error;
    /// What was left out although the game goes on: rests of variations, signs that mean nothing here.
    std::vector<Error> warnings;
    /// Whether the file is no game file but the output of a course's referee (see `transcript.h`), or JSON lines.
    bool isForeign = false;
};

/// Reads a file of games in PGN's structure (`.tgn`, and `.pgn` of games that are a kind of chess). `name` is what
/// errors call the file. A game that cannot be read to its end is returned as far as it goes, with the error; reading
/// goes on with the next game's tags. The result that its tags claim is then only a comment at its last move, unless
/// the rules decide how it ended. A text without tags may also be a transcript of a referee of the courses, or JSON
/// lines (see `jsonlines.h`).
[[nodiscard]] std::vector<ReadGame> readGames(
    std::string_view text, const std::string &name, const ReadSettings &settings);

/// Where a game stands in the text that it was read from, in bytes.
struct TextSpan
{
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// Reads games one by one: `take` gets each game when it is read, and ends the reading by returning false.
void readEachGame(
    std::string_view text,
    const std::string &name,
    const ReadSettings &settings,
    const std::function<bool(ReadGame, TextSpan)> &take);

} // namespace tessera
