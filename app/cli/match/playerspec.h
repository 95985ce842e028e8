#pragma once

#include "app/cli/match/pace.h"

#include <vector>

namespace tessera::cli {

/// A player of a match as the command line describes it: `level=7`, `level=10,nodes=20000`,
/// `cmd="./engine --strong" proto=ugi`.
struct PlayerSpec
{
    enum class Kind : std::uint8_t { BuiltIn, Ugi, Uci };

    /// The description itself, which tells whether a match that is resumed is the same.
    std::string text;
    std::string name;
    Kind kind = Kind::BuiltIn;
    /// The player's own pace instead of that of the match.
    std::optional<Pace> pace;
    /// A seed for all games, instead of one for each.
    std::optional<std::uint64_t> seed;
    /// Of built-in engines.
    EngineSettings engine;
    /// Of engines that are processes: the command for the shell, the options set by the protocol, and
    /// what `position` says instead of `startpos` (engines that know the start under another text).
    std::string command;
    Settings options;
    std::string start = "startpos";

    [[nodiscard]] bool isBuiltIn() const { return kind == Kind::BuiltIn; }

    [[nodiscard]] static Result<PlayerSpec> parse(std::string_view text);
    /// What `--help` says about the descriptions.
    static constexpr std::string_view kHelp
        = "level=1 to level=10, or cmd=\"COMMAND\" proto=ugi|uci. Further settings: name=, a pace "
          "of its own (time=10+0.1 movetime=100ms nodes=20000 depth=5), hash= (MiB), threads=, "
          "seed=, book=true; of commands also option.NAME=VALUE, start=\"fen TEXT\"";
};

/// Gives equal names numbers, so that every name stands for one player.
void makeNamesUnique(std::vector<PlayerSpec> &players);

} // namespace tessera::cli
