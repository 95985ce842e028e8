#pragma once

#include "app/program/commandline.h"

namespace tessera {

class MainWindow;
class Settings;

/// The set-up of the first game: what was played last, changed by what the command line asks for.
[[nodiscard]] GameSetup firstSetup(const CommandLine &line, const Settings &settings);

/// Whether the command line asks for a game, or says something about one; else the window opens with
/// its start page.
[[nodiscard]] bool namesGame(const CommandLine &line);

/// Plays the moves of the command line in the window's game; the error is that of the first that
/// cannot be played.
[[nodiscard]] std::optional<Error> playMoves(const CommandLine &line, MainWindow &window);

/// Begins what the command line names: a file, or a game with its moves; else there is the start page.
[[nodiscard]] std::optional<Error> beginGame(
    const CommandLine &line, const Settings &settings, MainWindow &window);

/// Runs the window as the command line says, and returns the program's exit status. The application
/// must exist.
[[nodiscard]] int runWindow(const CommandLine &line);

} // namespace tessera
