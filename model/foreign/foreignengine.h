#pragma once

#include "model/foreign/enginetalk.h"
#include "model/foreign/foreignspec.h"
#include "model/foreign/handedconfiguration.h"

#include <variant>

namespace tessera {

/// An engine in a process of its own, spoken to by UGI, or by UCI in kinds of chess. It is started
/// with its first game, and anew after it broke down. `patience` is how long it may be silent while it
/// is made ready; after the stop nothing is waited for. Serves one thread, which it blocks; our program
/// must ignore SIGPIPE.
class ForeignEngine
{
public:
    ForeignEngine(ForeignSpec spec, std::chrono::milliseconds patience, std::stop_token stop)
        : m_spec(std::move(spec))
        , m_talk(patience, std::move(stop))
    {}

    using Voice = EngineTalk::Voice;
    using Log = EngineTalk::Log;
    /// Whoever wants to read along, in the engine's thread; its standard error is kept from ours then. To
    /// be set before the first game.
    void setLog(Log log) { m_talk.setLog(std::move(log)); }

    /// Hears the words of each `info` line, in the engine's thread.
    using Listener = EngineTalk::Listener;
    void setListener(Listener listener) { m_talk.setListener(std::move(listener)); }
    /// Sets an option, if it has one of that name; to be said while it rests.
    [[nodiscard]] std::optional<PlayerFault> setOption(
        const std::string &name, const std::string &value);

    /// Makes it ready for a game, started again if it broke down in the last one.
    [[nodiscard]] std::optional<PlayerFault> beginGame(const ForeignGame &game);
    [[nodiscard]] std::variant<ForeignAnswer, PlayerFault> choose(const ForeignTurn &turn);
    [[nodiscard]] bool isRunning() const { return m_talk.process() != nullptr; }
    /// What its processes have had in memory since it was asked last, or have now (`ChildProcess::memory`).
    [[nodiscard]] MemoryUse memory() const;
    /// The moves of the question that was withdrawn, and whose answer it owes.
    [[nodiscard]] const std::optional<std::vector<std::string>> &owed() const { return m_owed; }
    /// Has it end its thinking about that question, and ends it when it does not within `moment`.
    void dismiss(std::chrono::milliseconds moment);
    /// Ends the process.
    void end();
    /// Tells it of all moves of a game that is over.
    [[nodiscard]] std::optional<PlayerFault> endGame(const std::vector<std::string> &moves);
    /// The last `info string …` since it was asked last; empty without one.
    [[nodiscard]] const std::string &said() const { return m_talk.said(); }

private:
    using Instant = ChildProcess::Instant;

    [[nodiscard]] std::optional<PlayerFault> start(const ForeignGame &game);
    [[nodiscard]] std::optional<PlayerFault> setOptions(const ForeignGame &game);
    /// The configuration file that it is told of; empty for none.
    [[nodiscard]] std::string configurationFor(const ForeignGame &game);
    /// What is wrong with an engine that cannot be told what the pieces of the game are.
    [[nodiscard]] std::optional<PlayerFault> ignorance(
        const ForeignGame &game, const std::string &configuration) const;
    [[nodiscard]] bool isChosen(const std::string &option) const;
    [[nodiscard]] std::optional<PlayerFault> ask(const ForeignTurn &turn);
    /// Listens for the answer to `turn`, until that is withdrawn.
    [[nodiscard]] std::optional<PlayerFault> hearAnswer(const ForeignTurn &turn);
    /// Lets what it says after its answer go by: a second `bestmove` shall not be taken for that to the
    /// next question.
    [[nodiscard]] std::optional<PlayerFault> hearTheRest(Instant until);
    /// The move that the `bestmove` heard last names.
    [[nodiscard]] std::variant<ForeignAnswer, PlayerFault> answered(const ForeignTurn &turn) const;

    ForeignSpec m_spec;
    /// What is written for the process that runs; goes after it.
    std::optional<HandedConfiguration> m_configuration;
    EngineTalk m_talk;
    /// Position text of the start that it does not know by itself.
    std::optional<std::string> m_start;
    /// Whether it has answered and may have said more since.
    bool m_hasAnswered = false;
    std::optional<std::vector<std::string>> m_owed;
};

} // namespace tessera
