#pragma once

#include "model/foreign/agentcommand.h"
#include "model/foreign/foreignengine.h"

namespace tessera {

/// A program of others that may sit at the board, as a person has entered it: an engine or a student's
/// Python agent. A value.
struct PlayerProgram
{
    enum class Kind : std::uint8_t { Ugi, Uci, Agent };

    /// The most memory that a limit can allow, in MB.
    static constexpr int kMostMegabytes = 1 << 20;

    Kind kind = Kind::Ugi;
    /// Tells it apart in lists, and is shown on the player's card.
    std::string name{};
    /// The id of the game that it plays; empty for every game.
    std::string game{};
    /// Of an engine: a command of the shell, its working directory (empty for ours), and the options
    /// that are set by the protocol.
    std::string command{};
    std::string folder{};
    std::vector<std::pair<std::string, std::string>> options{};
    /// Of an engine: what it is told instead of the start of the game, if it knows that under another
    /// text: `startpos`, or `fen` and a position.
    std::string start{};
    /// Of an engine: how long it may think about a move where no clock says so.
    std::chrono::milliseconds moveTime{1000};
    /// How long it may be silent beyond the time that it has.
    std::chrono::milliseconds patience{10'000};
    /// Of an engine: what it may take.
    ProcessLimits limits{};
    AgentSpec agent{};

    [[nodiscard]] bool isAgent() const { return kind == Kind::Agent; }
    [[nodiscard]] bool plays(const std::string &id) const { return game.empty() || game == id; }
    /// How it is started and spoken to when it plays `id`.
    [[nodiscard]] ForeignSpec spec(const std::string &id) const;
    /// How long it may be silent while it is made ready.
    [[nodiscard]] std::chrono::milliseconds readyPatience() const;

    friend bool operator==(const PlayerProgram &, const PlayerProgram &) = default;
};

} // namespace tessera
