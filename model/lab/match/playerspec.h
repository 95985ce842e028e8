#pragma once

#include "model/foreign/agentcommand.h"
#include "model/foreign/childprocess.h"
#include "model/lab/match/matchtimecontrol.h"
#include "model/lab/words/keyvalues.h"

#include <vector>

namespace tessera::lab {

/// A player of a match as the command line describes it: `level=7`, `level=10,nodes=20000`,
/// `cmd="./engine --strong" proto=ugi`, `agent=path/to/package`.
struct PlayerSpec
{
    enum class Kind : std::uint8_t { BuiltIn, Ugi, Uci, Agent };

    /// The description itself, which identifies a resumed match.
    std::string text;
    std::string name;
    Kind kind = Kind::BuiltIn;
    /// The player's own time control instead of that of the match.
    std::optional<MatchTimeControl> timeControl;
    /// A seed for all games, instead of one for each.
    std::optional<std::uint64_t> seed;
    /// The settings of built-in engines.
    EngineSettings engine;
    /// For engines that are processes: the shell command, the options set by the protocol, and the text of `position`
    /// instead of `startpos` (for engines that name the start differently).
    std::string command;
    KeyValues options;
    std::string start = "startpos";
    /// The limits of the process.
    ProcessLimits limits{};
    AgentSpec agent;

    /// How much longer than others the player may be silent, since an agent may use all its time for one move.
    [[nodiscard]] std::chrono::milliseconds slowness() const;
    [[nodiscard]] bool isAgent() const { return kind == Kind::Agent; }
    [[nodiscard]] bool isBuiltIn() const { return kind == Kind::BuiltIn; }

    [[nodiscard]] static Result<PlayerSpec> parse(std::string_view text);
    /// The help text about the descriptions.
    static constexpr std::string_view kHelp
        = "level=1 to level=10, or cmd=\"COMMAND\" proto=ugi|uci, or agent=PATH (a Python agent of "
          "the "
          "courses, with its course's limits; python=INTERPRETER cpu=120s memory=250). Further "
          "settings: name=, a time control "
          "of its own (time=10+0.1 movetime=100ms nodes=20000 depth=5), hash= (MiB), threads=, "
          "seed=, book=true; of commands also option.NAME=VALUE, start=\"fen TEXT\", cpu=60s "
          "memory=500 (what each process may take in a game)";
};

/// Gives equal names numbers, so that every name stands for one player.
void makeNamesUnique(std::vector<PlayerSpec> &players);

} // namespace tessera::lab
