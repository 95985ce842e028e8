#pragma once

#include "app/cli/input/arguments.h"

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>

namespace tessera::cli {

/// Exit status of the program.
enum class ExitStatus : std::uint8_t {
    Good = 0,
    Failed = 1,     ///< the task was tried and failed
    WrongUsage = 2, ///< words, games, positions or moves are invalid
};

/// The streams of a command: results go to `out`, messages and errors to `talk`.
struct Streams
{
    std::istream &in;
    std::ostream &out;
    std::ostream &talk;
};

/// A command of tessera-cli. To add one, write a function that makes it and name that in `commands`.
struct Command
{
    std::string name;
    /// The purpose of the command in one sentence.
    std::string summary;
    CommandSyntax line;
    std::function<ExitStatus(const Arguments &, const Streams &)> run;

    /// The text of `--help`.
    [[nodiscard]] std::string help() const;
};

/// All commands, in the order of the help.
[[nodiscard]] const std::vector<Command> &commands();

/// Runs the program with the words after its name.
[[nodiscard]] ExitStatus runProgram(std::span<const std::string> words, const Streams &streams);

/// Reports wrong usage on `talk`.
[[nodiscard]] ExitStatus wrongUsage(const Error &error, const Streams &streams);

/// Says on `talk` what has failed though the usage was right.
[[nodiscard]] ExitStatus failed(const Error &error, const Streams &streams);

} // namespace tessera::cli
