#pragma once

#include "model/core/anygame.h"
#include "model/foreign/childprocess.h"
#include "model/search/engine/engine.h"

#include <functional>
#include <set>
#include <variant>

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
    /// What `position` says for the usual start (some engines know it under another text).
    std::string start = "startpos";
    /// A seed for all games, instead of that of each.
    std::optional<std::uint64_t> seed;
    /// What it may take; with a limit of time it is started anew for each game.
    ProcessLimits limits{};
};

/// The game that it shall play.
struct ForeignGame
{
    const GameInfo &info;
    Options options;
    /// Position text; nothing for the usual start.
    std::optional<std::string> start;
    /// Name of the configuration file that describes the board, if there is one.
    std::string configuration;
    std::uint64_t seed = 0;
};

/// What a player in the thread of its own is asked.
struct ForeignTurn
{
    const AnyPosition &position;
    /// The moves that led here from the start of the game, as text.
    const std::vector<std::string> &moves;
    SearchLimits limits;
    /// Who has not answered by then is taken for hung.
    std::chrono::steady_clock::time_point patience;
    /// Nobody waits for this answer any more: the engine owes it until it is asked something else.
    std::stop_token stop{};
    /// The engine shall answer at once with what it has found so far.
    std::stop_token hurry{};
};

struct ForeignAnswer
{
    MoveCode move{};
    /// Its judgement, where it gave one.
    std::optional<Score> score;
};

/// How a player broke down: the reason for the record, and what happened. No reason: the question was
/// withdrawn, and nothing is broken.
struct PlayerFault
{
    EndReason reason = EndReason::None;
    std::string sentence;
};

/// An engine in a process of its own, spoken to by UGI, or by UCI in kinds of chess. It is started
/// with its first game, and anew after it broke down. `patience` is how long it may be silent while it
/// is made ready; after the stop nothing is waited for. Serves one thread, which it blocks; our program
/// must ignore SIGPIPE.
class ForeignEngine
{
public:
    ForeignEngine(ForeignSpec spec, std::chrono::milliseconds patience, std::stop_token stop)
        : m_spec(std::move(spec))
        , m_patience(patience)
        , m_stop(std::move(stop))
    {}

    /// A line of the conversation: said to it, heard from it, or from its standard error.
    enum class Voice : std::uint8_t { Ours, Its, Errors };
    using Log = std::function<void(Voice, const std::string &)>;
    /// Whoever wants to read along, in the engine's thread; its standard error is kept from ours then. To
    /// be set before the first game.
    void setLog(Log log) { m_log = std::move(log); }

    /// Hears the words of each `info` line, in the engine's thread.
    using Listener = std::function<void(const std::vector<std::string> &)>;
    void setListener(Listener listener) { m_listener = std::move(listener); }
    /// Sets an option, if it has one of that name; to be said while it rests.
    [[nodiscard]] std::optional<PlayerFault> setOption(
        const std::string &name, const std::string &value);

    /// Makes it ready for a game, started again if it broke down in the last one.
    [[nodiscard]] std::optional<PlayerFault> beginGame(const ForeignGame &game);
    [[nodiscard]] std::variant<ForeignAnswer, PlayerFault> choose(const ForeignTurn &turn);
    [[nodiscard]] bool isRunning() const { return m_process != nullptr; }
    /// What its processes have in memory now, in kB; 0 where that is not known.
    [[nodiscard]] int memory() const { return m_process ? m_process->memory() : 0; }
    /// The moves of the question that was withdrawn, and whose answer it owes.
    [[nodiscard]] const std::optional<std::vector<std::string>> &owed() const { return m_owed; }
    /// Has it end its thinking about that question, and ends it when it does not within `moment`.
    void dismiss(std::chrono::milliseconds moment);
    /// Ends the process.
    void end();
    /// Tells it of all moves of a game that is over.
    [[nodiscard]] std::optional<PlayerFault> endGame(const std::vector<std::string> &moves);
    /// The last `info string …` since it was asked last; empty without one.
    [[nodiscard]] const std::string &said() const { return m_said; }

private:
    using Instant = ChildProcess::Instant;

    [[nodiscard]] std::optional<PlayerFault> start(const ForeignGame &game);
    [[nodiscard]] std::optional<PlayerFault> introduce();
    [[nodiscard]] std::optional<PlayerFault> setOptions(const ForeignGame &game);
    /// What is wrong with an engine that cannot be told what the pieces of the game are.
    [[nodiscard]] std::optional<PlayerFault> ignorance(const ForeignGame &game) const;
    [[nodiscard]] std::optional<PlayerFault> say(const std::string &line);
    /// Listens until a line begins with the word `last`, which ends up in `m_line`.
    [[nodiscard]] std::optional<PlayerFault> hearUntil(std::string_view last, Instant until);
    /// The same for the answer to `turn`, until that is withdrawn.
    [[nodiscard]] std::optional<PlayerFault> hearAnswer(const ForeignTurn &turn);
    [[nodiscard]] ChildProcess::Heard hear(Instant until);
    [[nodiscard]] static bool isWord(const std::string &line, std::string_view word);
    [[nodiscard]] PlayerFault silent(std::string_view wanted);
    void logErrors();
    /// What it wrote without an end of the line belongs to the answer that it has given.
    void endErrorLine();
    /// Lets what it says after its answer go by: a second `bestmove` shall not be taken for that to the
    /// next question.
    [[nodiscard]] std::optional<PlayerFault> hearTheRest(Instant until);
    /// Ends the process, which shall be started anew, and says what was wrong with it.
    [[nodiscard]] PlayerFault broken(EndReason reason, const std::string &sentence);
    /// Ends the process after it ended itself, for the reason that it gave if it did.
    [[nodiscard]] PlayerFault ended();
    /// The same where it gave none: by what the system says, and its limits.
    [[nodiscard]] PlayerFault endedBy(const std::string &ending);
    [[nodiscard]] std::string positionLine(const std::vector<std::string> &moves) const;
    [[nodiscard]] std::string goLine(const ForeignTurn &turn) const;
    /// The move that the `bestmove` in `m_line` names.
    [[nodiscard]] std::variant<ForeignAnswer, PlayerFault> answered(const ForeignTurn &turn) const;
    void note(const std::string &line);

    ForeignSpec m_spec;
    std::chrono::milliseconds m_patience;
    std::stop_token m_stop;
    std::unique_ptr<ChildProcess> m_process;
    /// Names of the options that it says it has.
    std::set<std::string> m_options;
    std::optional<std::string> m_start;
    /// Whether it has answered and may have said more since.
    bool m_hasAnswered = false;
    std::optional<std::vector<std::string>> m_owed;
    Log m_log;
    Listener m_listener;
    /// The last line of its standard error that is not whole yet.
    std::string m_errorLine;
    std::string m_line;
    std::optional<Score> m_score;
    /// What it last complained of, and what it said besides.
    std::string m_complaint;
    std::string m_said;
};

} // namespace tessera
