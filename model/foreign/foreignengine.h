#pragma once

#include "model/foreign/enginetalk.h"
#include "model/foreign/foreignspec.h"
#include "model/foreign/handedconfiguration.h"

#include <variant>

namespace tessera {

/// An engine in a process of its own, which speaks UGI, or UCI in kinds of chess. It is started with its first game,
/// and again after it broke down. `patience` is how long it may be silent while it gets ready; after the stop, no
/// function waits. Serves one thread, which it blocks; our program must ignore SIGPIPE.
class ForeignEngine
{
public:
    ForeignEngine(ForeignSpec spec, std::chrono::milliseconds patience, std::stop_token stop)
        : m_spec(std::move(spec))
        , m_talk(patience, std::move(stop))
    {}

    using Voice = EngineTalk::Voice;
    using Log = EngineTalk::Log;
    /// Sets a log, which is called in the engine's thread; the engine's standard error then does not go to ours. Must
    /// be set before the first game.
    void setLog(Log log) { m_talk.setLog(std::move(log)); }

    /// Called with the words of each `info` line, in the engine's thread.
    using Listener = EngineTalk::Listener;
    void setListener(Listener listener) { m_talk.setListener(std::move(listener)); }
    /// Sets an option, if the engine has one of that name. Must be called while it does not search.
    [[nodiscard]] std::optional<PlayerFault> setOption(
        const std::string &name, const std::string &value);

    /// Makes the engine ready for a game, and starts it again if it broke down in the last one.
    [[nodiscard]] std::optional<PlayerFault> beginGame(const ForeignGame &game);
    [[nodiscard]] std::variant<ForeignAnswer, PlayerFault> choose(const ForeignTurn &turn);
    [[nodiscard]] bool isRunning() const { return m_talk.process() != nullptr; }
    /// The peak memory of its processes since the last question, or their present memory (`ChildProcess::memory`).
    [[nodiscard]] MemoryUse memory() const;
    /// The moves of a withdrawn question, to which the engine still owes the answer.
    [[nodiscard]] const std::optional<std::vector<std::string>> &owed() const { return m_owed; }
    /// Stops the search of that question, and ends the process when it does not answer within `moment`.
    void dismiss(std::chrono::milliseconds moment);
    /// Ends the process.
    void end();
    /// Tells the engine all moves of a finished game.
    [[nodiscard]] std::optional<PlayerFault> endGame(const std::vector<std::string> &moves);
    /// What the last `info string …` said since the last question; empty without one.
    [[nodiscard]] const std::string &said() const { return m_talk.said(); }

private:
    using Instant = ChildProcess::Instant;

    [[nodiscard]] std::optional<PlayerFault> start(const ForeignGame &game);
    [[nodiscard]] std::optional<PlayerFault> setOptions(const ForeignGame &game);
    /// The configuration file for the engine; empty for none.
    [[nodiscard]] std::string configurationFor(const ForeignGame &game);
    /// The fault of an engine that cannot be told the game's own pieces.
    [[nodiscard]] std::optional<PlayerFault> ignorance(
        const ForeignGame &game, const std::string &configuration) const;
    [[nodiscard]] bool isChosen(const std::string &option) const;
    [[nodiscard]] std::optional<PlayerFault> ask(const ForeignTurn &turn);
    /// Waits for the answer to `turn`, until that is withdrawn.
    [[nodiscard]] std::optional<PlayerFault> hearAnswer(const ForeignTurn &turn);
    /// Skips what the engine says after its answer, so that a second `bestmove` is not taken for the next answer.
    [[nodiscard]] std::optional<PlayerFault> hearTheRest(Instant until);
    /// The move of the last `bestmove`.
    [[nodiscard]] std::variant<ForeignAnswer, PlayerFault> answered(const ForeignTurn &turn) const;

    ForeignSpec m_spec;
    /// The file written for the running process, which is removed after it.
    std::optional<HandedConfiguration> m_configuration;
    EngineTalk m_talk;
    /// Position text of a start that the engine does not know.
    std::optional<std::string> m_start;
    /// Whether it has answered and may have said more since.
    bool m_hasAnswered = false;
    std::optional<std::vector<std::string>> m_owed;
};

} // namespace tessera
