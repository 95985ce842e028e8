#pragma once

#include "model/foreign/childprocess.h"
#include "model/search/engine/gameentry.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

/// How a program of others is started and spoken to.
struct ForeignSpec
{
    /// A command of the shell.
    std::string command;
    /// By UCI, as kinds of chess are, else by UGI.
    bool speaksUci = false;
    /// Set in their order, besides what the game asks for.
    std::vector<std::pair<std::string, std::string>> options;
    /// What `position` says for a start that it knows by itself (some engines have another text for it).
    std::string start = "startpos";
    /// A seed for all games, instead of that of each.
    std::optional<std::uint64_t> seed;
    /// What it may take; with a limit of time it is started anew for each game.
    ProcessLimits limits{};
};

/// The game that it shall play.
struct ForeignGame
{
    const GameEntry &entry;
    Options options{};
    /// Position text; nothing for the usual start.
    std::optional<std::string> start{};
    /// Whether the engine knows that start by itself, as `ForeignSpec::start`.
    bool isStartKnown = false;
    /// The configuration file that the game came from, where somebody has named one. Games with own pieces that came
    /// from none get one written for them.
    std::string configuration{};
    std::uint64_t seed = 0;

    [[nodiscard]] const GameInfo &info() const { return entry.info(); }
};

} // namespace tessera
