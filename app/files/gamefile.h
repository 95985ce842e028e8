#pragma once

#include "model/core/result.h"
#include "model/record/gamerecord.h"
#include "model/session/gamesetup.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera {

/// A game from a file, as far as it could be read.
struct OpenedGame
{
    GameRecord record;
    /// The people and levels that the file names; people in place of other programs, which no file starts.
    GameSetup setup;
    /// Why the game was not read to its end.
    std::optional<Error> fault;
    /// What was left out of a game that was read to its end.
    std::vector<Error> warnings{};
    /// Its file, if there is one that holds this game and nothing else, so that it can be written
    /// again; empty otherwise.
    std::string path{};
    /// The mark (see `fileMark`) of that file as it was read; empty where there is none.
    std::string mark{};
};

/// Reads the first game of a file. The error means that not even its game and start could be read.
[[nodiscard]] Result<OpenedGame> openGameFile(const std::string &path);
/// The same for text from elsewhere, which errors call `name`.
[[nodiscard]] Result<OpenedGame> openGameText(std::string_view text, const std::string &name);

/// Whether the text, or the file `path`, holds more than one game, of which one has to be chosen.
[[nodiscard]] bool holdsSeveralGames(std::string_view text);
[[nodiscard]] bool fileHoldsSeveralGames(const std::string &path);

/// Whether the file holds a game as the referees of the university courses print it.
[[nodiscard]] bool holdsTranscript(const std::string &path);

/// The name of a player who was a program other than our levels according to the record, so that somebody has to take
/// the seat; empty without one.
[[nodiscard]] QString missingProgram(const GameRecord &record);

/// The record as a game file, with the players of `setup` and today's date where it has none.
[[nodiscard]] std::string gameText(const GameRecord &record, const GameSetup &setup);

} // namespace tessera
