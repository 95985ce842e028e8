#pragma once

#include "app/program/commandline.h"

#include <span>
#include <string_view>

namespace tessera {

/// An option of the command line: its name, what follows it (empty: nothing), and what it does.
/// `read` takes the value into the command line, or says what is wrong with it. QCommandLineParser only
/// collects values: what they may be would stand apart from their help, and of several wrong words it
/// tells the first that it does not know instead of the first that is wrong.
struct CommandOption
{
    const char *name;
    const char *value;
    const char *help;
    std::optional<Error> (*read)(std::string_view value, CommandLine &line);
};

/// All options, in the order in which the help lists them.
[[nodiscard]] std::span<const CommandOption> commandOptions();
/// The option of this name, or null; `-h` and `-v` are `--help` and `--version`.
[[nodiscard]] const CommandOption *findCommandOption(std::string_view name);

/// Takes a file that is to be opened, or its address, into the command line.
[[nodiscard]] std::optional<Error> readFileName(std::string_view value, CommandLine &line);

/// The ids of all games, for help and errors.
[[nodiscard]] std::string gameIds();

} // namespace tessera
