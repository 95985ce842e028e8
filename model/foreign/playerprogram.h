#pragma once

#include "model/foreign/agentcommand.h"
#include "model/foreign/foreignengine.h"

namespace tessera {

/// Another program that may play at the board, as a person has entered it: an engine or a student's Python agent. A
/// value.
struct PlayerProgram
{
    enum class Kind : std::uint8_t { Ugi, Uci, Agent };

    /// The most memory that a limit can allow, in MB.
    static constexpr int kMostMegabytes = 1 << 20;

    Kind kind = Kind::Ugi;
    /// The name in lists and on the player's card.
    std::string name{};
    /// The id of the game that it plays; empty for every game.
    std::string game{};
    /// For an engine: the shell command, its working directory (empty for ours), and the options that are set by the
    /// protocol.
    std::string command{};
    std::string folder{};
    std::vector<std::pair<std::string, std::string>> options{};
    /// For an engine that has another text for the start of the game: that text, `startpos`, or `fen` and a position.
    std::string start{};
    /// For an engine: the time for a move where no clock limits it.
    std::chrono::milliseconds moveTime{1000};
    /// How long it may be silent beyond its time.
    std::chrono::milliseconds patience{10'000};
    /// For an engine: the limits of its process.
    ProcessLimits limits{};
    AgentSpec agent{};

    [[nodiscard]] bool isAgent() const { return kind == Kind::Agent; }
    [[nodiscard]] bool plays(const std::string &id) const { return game.empty() || game == id; }
    /// How it is started, and its protocol, when it plays `id`.
    [[nodiscard]] ForeignSpec spec(const std::string &id) const;
    /// How long it may be silent while it gets ready.
    [[nodiscard]] std::chrono::milliseconds readyPatience() const;

    friend bool operator==(const PlayerProgram &, const PlayerProgram &) = default;
};

} // namespace tessera
