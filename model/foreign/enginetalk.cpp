#include "model/foreign/enginetalk.h"

#include "model/core/words.h"
#include "model/foreign/infoline.h"
#include "model/foreign/protocollines.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

using Watch = std::chrono::steady_clock;

/// The first word of a complaint in an `info string`.
constexpr std::string_view kError = "error:";

/// The name of an `option name … type …` line.
std::string optionName(const std::vector<std::string> &words)
{
    std::string name;
    for (std::size_t i = 2; i < words.size() && words[i] != "type"; ++i)
        name.append(name.empty() ? "" : " ").append(words[i]);
    return name;
}

} // namespace

std::optional<PlayerFault> EngineTalk::start(const std::string &command, const ProcessLimits &limits)
{
    using Errors = ChildProcess::Errors;
    auto process
        = ChildProcess::start(command, m_stop, m_log ? Errors::Kept : Errors::Passed, limits);
    if (!process)
        return broken(EndReason::Disconnected, process.error().whole());
    m_process = std::move(*process);
    m_limits = limits;
    return std::nullopt;
}

void EngineTalk::end()
{
    m_process.reset();
    m_options.clear();
}

std::optional<PlayerFault> EngineTalk::say(const std::string &line)
{
    if (!m_process)
        return PlayerFault{EndReason::Disconnected, phrase("Error", "is not running")};
    if (m_log)
        m_log(Voice::Ours, line);
    if (m_process->say(line, Watch::now() + m_patience))
        return std::nullopt;
    return ended();
}

std::optional<PlayerFault> EngineTalk::setOption(const std::string &name, const std::string &value)
{
    return say(optionLine(name, value));
}

ChildProcess::Heard EngineTalk::hear(Instant until)
{
    const auto heard = m_process->hear(m_line, until);
    if (m_log) {
        logErrors();
        if (heard == ChildProcess::Heard::Line)
            m_log(Voice::Its, m_line);
    }
    return heard;
}

std::optional<PlayerFault> EngineTalk::hearUntil(std::string_view last, Instant until)
{
    for (;;) {
        switch (hear(until)) {
        case ChildProcess::Heard::End:
            return ended();
        case ChildProcess::Heard::Silence:
            return silent(last);
        case ChildProcess::Heard::Line:
            if (isAt(last))
                return std::nullopt;
            // The stop also holds for an engine that never stops writing.
            if (isStopped())
                return silent(last);
            note();
        }
    }
}

std::optional<PlayerFault> EngineTalk::hearUntil(std::string_view last)
{
    return hearUntil(last, Watch::now() + m_patience);
}

bool EngineTalk::isAt(std::string_view word) const
{
    return restAfter(m_line, word).has_value();
}

void EngineTalk::note()
{
    const auto words = wordsOf(m_line);
    if (words.size() < 3)
        return;
    if (words[0] == "option" && words[1] == "name")
        m_options.insert(optionName(words));
    if (words[0] != "info")
        return;
    if (m_listener)
        m_listener(words);
    if (const auto said = restAfter(m_line, "info string"))
        (words[2] == kError ? m_complaint : m_said) = *said;
    else if (const auto score = scoreIn(words))
        m_score = score;
}

void EngineTalk::logErrors()
{
    m_errorLine += m_process->takeErrors();
    for (auto end = m_errorLine.find('\n'); end != std::string::npos; end = m_errorLine.find('\n')) {
        m_log(Voice::Errors, m_errorLine.substr(0, end));
        m_errorLine.erase(0, end + 1);
    }
    constexpr std::size_t kLongest = 4096;
    m_errorLine.resize(std::min(m_errorLine.size(), kLongest));
}

void EngineTalk::endErrorLine()
{
    if (m_log && !m_errorLine.empty())
        m_log(Voice::Errors, m_errorLine);
    m_errorLine.clear();
}

void EngineTalk::forget()
{
    m_score.reset();
    m_complaint.clear();
    m_said.clear();
}

const std::string &EngineTalk::lastWords() const
{
    return m_complaint.empty() ? m_said : m_complaint;
}

PlayerFault EngineTalk::broken(EndReason reason, const Phrase &sentence)
{
    end();
    return {reason, sentence};
}

PlayerFault EngineTalk::silent(std::string_view wanted)
{
    return broken(EndReason::Time, phrase("Error", "gave no %1 in time").with(wanted));
}

PlayerFault EngineTalk::ended()
{
    hearOut();
    const Phrase ending = m_process->ending();
    if (m_log) {
        logErrors();
        endErrorLine();
    }
    const auto complaint = restAfter(m_complaint, kError);
    if (!complaint)
        return endedBy(ending);
    // The bridge of Python agents begins with its verdict.
    const EndReason reason = complaint->starts_with("time:")      ? EndReason::Time
                             : complaint->starts_with("illegal:") ? EndReason::IllegalMove
                                                                  : EndReason::Disconnected;
    return broken(reason, std::string(*complaint));
}

void EngineTalk::hearOut()
{
    constexpr std::chrono::seconds kMoment{1};
    const Instant until = Watch::now() + kMoment;
    while (hear(until) == ChildProcess::Heard::Line)
        note();
}

PlayerFault EngineTalk::endedBy(const Phrase &ending)
{
    if (m_limits.cpuTime && m_process->hasUsedItsTime())
        return broken(
            EndReason::Time,
            phrase("Error", "used more than its %1 ms of processor time")
                .with(m_limits.cpuTime->count()));
    if (!m_limits.megabytes)
        return broken(EndReason::Disconnected, ending);
    return broken(
        EndReason::Disconnected,
        phrase("Error", "%1 (it may use %2 MB of memory)").with(ending, *m_limits.megabytes));
}

} // namespace tessera
