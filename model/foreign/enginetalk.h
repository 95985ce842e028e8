#pragma once

#include "model/foreign/childprocess.h"
#include "model/foreign/foreignturn.h"

#include <functional>
#include <set>

namespace tessera {

/// The conversation with an engine's process, in lines: messages in both directions, the engine's information besides
/// its answers, and how it ended. Serves one thread, which it blocks.
class EngineTalk
{
public:
    using Instant = ChildProcess::Instant;

    /// `patience` is how long the engine may be silent or fail to read; after the stop, no function waits.
    EngineTalk(std::chrono::milliseconds patience, std::stop_token stop)
        : m_patience(patience)
        , m_stop(std::move(stop))
    {}

    /// The origin of a line: ours, the engine's answer, or its standard error.
    enum class Voice : std::uint8_t { Ours, Its, Errors };
    using Log = std::function<void(Voice, const std::string &)>;
    /// Sets the log; the engine's standard error then does not go to ours. Must be set before the start.
    void setLog(Log log) { m_log = std::move(log); }
    /// Called with the words of each `info` line.
    using Listener = std::function<void(const std::vector<std::string> &)>;
    void setListener(Listener listener) { m_listener = std::move(listener); }

    [[nodiscard]] std::optional<PlayerFault> start(
        const std::string &command, const ProcessLimits &limits);
    /// Ends the process.
    void end();
    /// The process; null while none runs.
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
    /// Notes the content of that line.
    void note();
    /// Ends the unfinished line of its standard error, which belongs to the answer that it has given.
    void endErrorLine();

    /// Whether the engine offers such an option.
    [[nodiscard]] bool hasOption(const std::string &name) const { return m_options.contains(name); }
    /// Forgets score, complaint and messages, before the next question.
    void forget();
    [[nodiscard]] const std::optional<Score> &score() const { return m_score; }
    /// What the last `info string …` said.
    [[nodiscard]] const std::string &said() const { return m_said; }
    /// The same, or its complaint (`error: …`) if there was one.
    [[nodiscard]] const std::string &lastWords() const;

    /// These end the process, which has to be started anew, and return its fault: `sentence`, its silence, or, after it
    /// ended itself, the reason that it gave, if any.
    [[nodiscard]] PlayerFault broken(EndReason reason, const Phrase &sentence);
    [[nodiscard]] PlayerFault silent(std::string_view wanted);
    [[nodiscard]] PlayerFault ended();

private:
    void logErrors();
    /// Hears what it said before it ended: the reason may be there, while we only found that it hears nothing.
    void hearOut();
    /// The fault of an engine that gave no reason, by the system's report and its limits.
    [[nodiscard]] PlayerFault endedBy(const Phrase &ending);

    std::chrono::milliseconds m_patience;
    std::stop_token m_stop;
    std::unique_ptr<ChildProcess> m_process;
    ProcessLimits m_limits;
    std::set<std::string> m_options;
    Log m_log;
    Listener m_listener;
    /// The unfinished last line of its standard error.
    std::string m_errorLine;
    std::string m_line;
    std::optional<Score> m_score;
    std::string m_complaint;
    std::string m_said;
};

} // namespace tessera
