#pragma once

#include "model/games/catalogue.h"
#include "model/lab/match/results.h"
#include "model/lab/match/schedule.h"
#include "model/record/gamerecord.h"

#include <string>

namespace tessera::lab {

/// The games of a match as read from the files that it wrote.
struct MatchFile
{
    const GameEntry *game = nullptr;
    /// `MatchPlan::identity` of the match, and its players' names from there.
    std::string identity;
    std::vector<std::string> names;
    std::vector<PlayedGame> games;
    /// The texts of `games`.
    std::vector<std::string> texts;
    /// Bytes at the end that are no whole game, because the writer was killed.
    std::size_t tornBytes = 0;
};

/// Reads a file of a match. A torn end is left out; anything else that is not a game of one match is an error. An empty
/// file is a match without games.
[[nodiscard]] Result<MatchFile> readMatchFile(const std::string &content, const std::string &path);

/// Adds the games of `other` that `file` does not have yet; an error if it is of another match.
[[nodiscard]] std::optional<Error> mergeMatchFile(
    MatchFile &file, const MatchFile &other, const std::string &otherPath);

/// Writes the games in their order to a new file.
[[nodiscard]] std::optional<Error> writeMerged(const MatchFile &file, const std::string &path);

/// The tag `Event` of the games of matches.
inline constexpr const char *kMatchEvent = "Tessera match";

/// The game of a pairing from its record. Where sides were exchanged, each player counts on their final side, to which
/// the result belongs.
[[nodiscard]] PlayedGame playedGame(
    const AnyGame &game, const Pairing &pairing, const GameRecord &record);

/// The path of a game's log in a folder of logs.
[[nodiscard]] std::string matchLogPath(const std::string &folder, int number);

/// The tag that names the player on a seat: White, Black, Player3.
[[nodiscard]] std::string matchPlayerTag(int seat);

} // namespace tessera::lab
