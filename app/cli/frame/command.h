#pragma once

#include "app/cli/input/arguments.h"

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

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
    /// The name of the program, with which errors of usage begin.
    std::string_view program{};
};

/// A command of a program. To add one, write a function that makes it and name that in the program's list.
struct Command
{
    std::string name;
    /// The purpose of the command in one sentence.
    std::string summary;
    CommandSyntax line;
    std::function<ExitStatus(const Arguments &, const Streams &)> run;

    /// The text of `--help` in this program.
    [[nodiscard]] std::string help(std::string_view program) const;
};

/// A program of several commands, in the order of its help.
struct Program
{
    std::string name;
    /// Its purpose in one sentence.
    std::string summary;
    std::vector<Command> commands;
};

/// Runs the program with the words after its name.
[[nodiscard]] ExitStatus runProgram(
    const Program &program, std::span<const std::string> words, const Streams &streams);

/// Runs the program with the standard streams, as its `main`.
[[nodiscard]] int runMain(const Program &program, int argc, char **argv);

/// Reports wrong usage on `talk`.
[[nodiscard]] ExitStatus wrongUsage(const Error &error, const Streams &streams);

/// Says on `talk` what has failed though the usage was right.
[[nodiscard]] ExitStatus failed(const Error &error, const Streams &streams);

} // namespace tessera::cli
