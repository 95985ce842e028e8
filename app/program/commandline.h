#pragma once

#include "app/settings/preferences.h"
#include "model/core/result.h"
#include "model/session/gamesetup.h"

#include <QSize>

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

/// The content of the command line.
struct CommandLine
{
    enum class Task : std::uint8_t { Play, Screenshot, Showcase, Export, Help, Version };

    Task task = Task::Play;
    /// The id of a game of the catalogue.
    std::optional<std::string> game;
    std::optional<std::string> position;
    /// A game's own configuration file, which sets up everything.
    std::optional<std::string> config;
    /// Moves to be played at once, as text.
    std::vector<std::string> moves;
    std::vector<SeatSetup::Kind> players;
    std::optional<int> level;
    std::optional<TimeControl> time;
    /// The game file to open; `-` is the standard input.
    std::optional<std::string> file;
    /// Further files, which are opened after it.
    std::vector<std::string> furtherFiles;
    /// Shows the new-game dialog first.
    bool isNew = false;
    /// Opens a window even where one is open that could show the file.
    bool hasOwnWindow = false;
    /// Where the picture, or the export, goes.
    std::string picture;
    /// The size of the window in it; the usual one of the view when not set.
    std::optional<QSize> size;
    /// The colours of this window, whatever is preferred.
    std::optional<Scheme> scheme;
    /// The time before the window's picture is taken.
    std::chrono::milliseconds after{200};
};

/// Reads the words after the program's name; what they say of a position is checked against the
/// rules. The error is that of the first wrong word.
[[nodiscard]] Result<CommandLine> parseCommandLine(const std::vector<std::string> &words);

/// The text of `--help`.
[[nodiscard]] std::string commandLineHelp();

} // namespace tessera
