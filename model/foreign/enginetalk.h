#pragma once

#include "model/foreign/childprocess.h"
#include "model/foreign/foreignturn.h"

#include <functional>
#include <set>

namespace tessera {

/// The talk with an engine's process, in lines: what is said and heard, what the engine tells besides its answers, and
/// how it came to its end. Serves one thread, which it blocks.
class EngineTalk
{
public:
    using Instant = ChildProcess::Instant;

    /// `patience` is how long it may be silent or not read; after the stop nothing is waited for.
    EngineTalk(std::chrono::milliseconds patience, std::stop_token stop)
        : m_patience(patience)
        , m_stop(std::move(stop))
    {}

    /// A line of the conversation: said to it, heard from it, or from its standard error.
    enum class Voice : std::uint8_t { Ours, Its, Errors };
    using Log = std::function<void(Voice, const std::string &)>;
    /// Its standard error is kept from ours then. To be set before the start.
    void setLog(Log log) { m_log = std::move(log); }
    /// Hears the words of each `info` line.
    using Listener = std::function<void(const std::vector<std::string> &)>;
    void setListener(Listener listener) { m_listener = std::move(listener); }

    [[nodiscard]] std::optional<PlayerFault> start(
        const std::string &command, const ProcessLimits &limits);
    /// Ends the process.
    void end();
    /// Null while none runs.
    [[nodiscard]] ChildProcess *process() const { return m_process.get(); }
    [[nodiscard]] bool isStopped() const { return m_stop.stop_requested(); }

    [[nodiscard]] std::optional<PlayerFault> say(const std::string &line);
    [[nodiscard]] std::optional<PlayerFault> setOption(
        const std::string &name, const std::string &value);
    [[nodiscard]] ChildProcess::Heard hear(Instant until);
    /// Listens until a line begins with the word `last`, usually for as long as patience lasts.
    [[nodiscard]] std::optional<PlayerFault> hearUntil(std::string_view last, Instant until);
    [[nodiscard]] std::optional<PlayerFault> hearUntil(std::string_view last);
    /// The line heard last.
    [[nodiscard]] const std::string &line() const { return m_line; }
    [[nodiscard]] bool isAt(std::string_view word) const;
    /// Takes in what that line tells.
    void note();
    /// What it wrote to its standard error without an end of the line belongs to the answer that it has given.
    void endErrorLine();

    /// Whether it has said that it has such an option.
    [[nodiscard]] bool hasOption(const std::string &name) const { return m_options.contains(name); }
    /// What follows is of the next question: the score, the complaint and what was said before are forgotten.
    void forget();
    [[nodiscard]] const std::optional<Score> &score() const { return m_score; }
    /// The last `info string …`.
    [[nodiscard]] const std::string &said() const { return m_said; }
    /// The same, or what it complained of (`info string error: …`) if it did.
    [[nodiscard]] const std::string &lastWords() const;

    /// End the process, which shall be started anew, and say what was wrong with it: `sentence`, its silence, or, after
    /// it ended itself, the reason that it gave if it did.
    [[nodiscard]] PlayerFault broken(EndReason reason, const std::string &sentence);
    [[nodiscard]] PlayerFault silent(std::string_view wanted);
    [[nodiscard]] PlayerFault ended();

private:
    void logErrors();
    /// Where it gave no reason: by what the system says, and its limits.
    [[nodiscard]] PlayerFault endedBy(const std::string &ending);

    std::chrono::milliseconds m_patience;
    std::stop_token m_stop;
    std::unique_ptr<ChildProcess> m_process;
    ProcessLimits m_limits;
    std::set<std::string> m_options;
    Log m_log;
    Listener m_listener;
    /// The last line of its standard error that is not whole yet.
    std::string m_errorLine;
    std::string m_line;
    std::optional<Score> m_score;
    std::string m_complaint;
    std::string m_said;
};

} // namespace tessera
