#pragma once

#include "model/foreign/childprocess.h"
#include "model/search/engine/gameentry.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

/// How another program is started, and its protocol.
struct ForeignSpec
{
    /// The shell command.
    std::string command;
    /// Whether it speaks UCI, as engines of chess do; otherwise it speaks UGI.
    bool speaksUci = false;
    /// Options that are set in this order, besides those for the game.
    std::vector<std::pair<std::string, std::string>> options;
    /// The text of `position` for a start that it knows (some engines have another text for it).
    std::string start = "startpos";
    /// A seed for all games, instead of one for each.
    std::optional<std::uint64_t> seed;
    /// The limits of its process; with a limit of time it is started anew for each game.
    ProcessLimits limits{};
};

/// The game that a program is to play.
struct ForeignGame
{
    const GameEntry &entry;
    Options options{};
    /// Position text; empty for the usual start.
    std::optional<std::string> start{};
    /// Whether the engine knows that start, as `ForeignSpec::start`.
    bool isStartKnown = false;
    /// The configuration file that the game came from, if any. For games with own pieces that came from none, a file is
    /// written.
    std::string configuration{};
    std::uint64_t seed = 0;

    [[nodiscard]] const GameInfo &info() const { return entry.info(); }
};

} // namespace tessera
