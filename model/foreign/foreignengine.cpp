#include "model/foreign/foreignengine.h"

#include "model/core/words.h"
#include "model/foreign/infoline.h"
#include "model/foreign/ownpieces.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

using Watch = std::chrono::steady_clock;

/// `p1`, `p2`, `p3`.
std::string seatName(int seat)
{
    std::string name = "p";
    return name.append(std::to_string(seat + 1));
}

/// The name of an `option name … type …` line.
std::string optionName(const std::vector<std::string> &words)
{
    std::string name;
    for (std::size_t i = 2; i < words.size() && words[i] != "type"; ++i)
        name.append(name.empty() ? "" : " ").append(words[i]);
    return name;
}

} // namespace

std::optional<PlayerFault> ForeignEngine::beginGame(const ForeignGame &game)
{
    m_start = game.start;
    m_hasAnswered = false;
    m_owed.reset();
    m_complaint.clear();
    m_said.clear();
    if (m_spec.limits.cpuTime)
        end();
    if (!m_process) {
        if (auto fault = start(game))
            return fault;
    }
    if (m_options.contains("Seed")) {
        constexpr std::uint64_t kMost = 0x7fffffff;
        const std::uint64_t seed = m_spec.seed.value_or(game.seed) & kMost;
        if (auto fault = say("setoption name Seed value " + std::to_string(seed)))
            return fault;
    }
    for (const char *line : {m_spec.speaksUci ? "ucinewgame" : "uginewgame", "isready"}) {
        if (auto fault = say(line))
            return fault;
    }
    return hearUntil("readyok", Watch::now() + m_patience);
}

std::optional<PlayerFault> ForeignEngine::start(const ForeignGame &game)
{
    using Errors = ChildProcess::Errors;
    auto process = ChildProcess::start(
        m_spec.command, m_stop, m_log ? Errors::Kept : Errors::Passed, m_spec.limits);
    if (!process)
        return broken(EndReason::Disconnected, process.error().sentence());
    m_process = std::move(*process);
    if (auto fault = introduce())
        return fault;
    if (const auto fault = ignorance(game))
        return broken(fault->reason, fault->sentence);
    return setOptions(game);
}

std::optional<PlayerFault> ForeignEngine::ignorance(const ForeignGame &game) const
{
    const bool isTold = m_options.contains("Config") && !game.configuration.empty();
    const bool isSetUp
        = std::any_of(m_spec.options.begin(), m_spec.options.end(), [](const auto &option) {
              return option.first == "UCI_Variant" || option.first == "Config";
          });
    if (!hasOwnPieces(game.info, game.options) || isTold || isSetUp)
        return std::nullopt;
    return PlayerFault{
        EndReason::Disconnected,
        m_options.contains("Config") ? "does not know this game's own pieces, and there is no "
                                       "configuration file to name to it"
                                     : "does not know this game's own pieces, and has no option "
                                       "Config by which it could be told"};
}

std::optional<PlayerFault> ForeignEngine::introduce()
{
    if (auto fault = say(m_spec.speaksUci ? "uci" : "ugi"))
        return fault;
    return hearUntil(m_spec.speaksUci ? "uciok" : "ugiok", Watch::now() + m_patience);
}

std::optional<PlayerFault> ForeignEngine::setOptions(const ForeignGame &game)
{
    std::vector<std::pair<std::string, std::string>> options;
    options.emplace_back("UGI_Game", game.info.id);
    options.emplace_back("UCI_Variant", game.info.id);
    const bool isStrict = game.options == Options::strict(game.info.options);
    options.emplace_back("Rules", isStrict ? "strict" : "default");
    if (!game.configuration.empty())
        options.emplace_back("Config", game.configuration);
    std::erase_if(options, [this](const auto &option) {
        const bool isChosen
            = std::any_of(m_spec.options.begin(), m_spec.options.end(), [&](const auto &chosen) {
                  return chosen.first == option.first;
              });
        return isChosen || !m_options.contains(option.first);
    });
    options.insert(options.end(), m_spec.options.begin(), m_spec.options.end());
    for (const auto &[name, value] : options) {
        std::string line = "setoption name ";
        if (auto fault = say(line.append(name).append(" value ").append(value)))
            return fault;
    }
    return std::nullopt;
}

std::optional<PlayerFault> ForeignEngine::setOption(const std::string &name, const std::string &value)
{
    if (!m_options.contains(name))
        return std::nullopt;
    std::string line = "setoption name ";
    return say(line.append(name).append(" value ").append(value));
}

std::variant<ForeignAnswer, PlayerFault> ForeignEngine::choose(const ForeignTurn &turn)
{
    // What it thinks about already is not asked again.
    if (m_owed != turn.moves) {
        if (auto fault = hearTheRest(turn.patience))
            return *fault;
        m_score.reset();
        m_complaint.clear();
        m_said.clear();
        for (const std::string &line : {positionLine(turn.moves), goLine(turn)}) {
            if (auto fault = say(line))
                return *fault;
        }
    }
    m_owed = turn.moves;
    if (auto fault = hearAnswer(turn)) {
        if (fault->reason != EndReason::None)
            m_owed.reset();
        return *fault;
    }
    m_owed.reset();
    m_hasAnswered = true;
    if (m_log)
        endErrorLine();
    return answered(turn);
}

std::optional<PlayerFault> ForeignEngine::hearAnswer(const ForeignTurn &turn)
{
    constexpr std::chrono::milliseconds kSlice{30};
    bool isHurried = false;
    for (;;) {
        if (turn.stop.stop_requested() || m_stop.stop_requested())
            return PlayerFault{EndReason::None, "was not waited for"};
        if (turn.hurry.stop_requested() && !std::exchange(isHurried, true)) {
            if (auto fault = say("stop"))
                return fault;
        }
        const Instant now = Watch::now();
        switch (hear(std::min(turn.patience, now + kSlice))) {
        case ChildProcess::Heard::End:
            return ended();
        case ChildProcess::Heard::Silence:
            if (now >= turn.patience)
                return silent("bestmove");
            break;
        case ChildProcess::Heard::Line:
            if (isWord(m_line, "bestmove"))
                return std::nullopt;
            note(m_line);
        }
    }
}

void ForeignEngine::dismiss(std::chrono::milliseconds moment)
{
    if (!m_owed || !m_process)
        return;
    m_owed.reset();
    if (!say("stop") && !hearUntil("bestmove", Watch::now() + moment))
        m_hasAnswered = true;
}

void ForeignEngine::end()
{
    m_process.reset();
    m_options.clear();
    m_owed.reset();
}

std::optional<PlayerFault> ForeignEngine::hearTheRest(Instant until)
{
    if (!std::exchange(m_hasAnswered, false))
        return std::nullopt;
    if (auto fault = say("isready"))
        return fault;
    return hearUntil("readyok", until);
}

std::optional<PlayerFault> ForeignEngine::endGame(const std::vector<std::string> &moves)
{
    m_complaint.clear();
    m_said.clear();
    for (const std::string &line : {positionLine(moves), std::string("isready")}) {
        if (auto fault = say(line))
            return fault;
    }
    return hearUntil("readyok", Watch::now() + m_patience);
}

std::variant<ForeignAnswer, PlayerFault> ForeignEngine::answered(const ForeignTurn &turn) const
{
    const auto words = wordsOf(m_line);
    const std::string word = words.size() > 1 ? words[1] : "";
    const auto move = turn.position.parseMove(word);
    if (move)
        return ForeignAnswer{*move, m_score};
    std::string sentence = move.error().sentence();
    const std::string &said = m_complaint.empty() ? m_said : m_complaint;
    if (!said.empty())
        sentence.append("; it had said: ").append(said);
    return PlayerFault{EndReason::IllegalMove, sentence};
}

std::optional<PlayerFault> ForeignEngine::say(const std::string &line)
{
    if (!m_process)
        return PlayerFault{EndReason::Disconnected, "is not running"};
    if (m_log)
        m_log(Voice::Ours, line);
    if (m_process->say(line, Watch::now() + m_patience))
        return std::nullopt;
    return ended();
}

ChildProcess::Heard ForeignEngine::hear(Instant until)
{
    const auto heard = m_process->hear(m_line, until);
    if (m_log) {
        logErrors();
        if (heard == ChildProcess::Heard::Line)
            m_log(Voice::Its, m_line);
    }
    return heard;
}

void ForeignEngine::logErrors()
{
    m_errorLine += m_process->takeErrors();
    for (auto end = m_errorLine.find('\n'); end != std::string::npos; end = m_errorLine.find('\n')) {
        m_log(Voice::Errors, m_errorLine.substr(0, end));
        m_errorLine.erase(0, end + 1);
    }
    constexpr std::size_t kLongest = 4096;
    m_errorLine.resize(std::min(m_errorLine.size(), kLongest));
}

void ForeignEngine::endErrorLine()
{
    if (!m_errorLine.empty())
        m_log(Voice::Errors, m_errorLine);
    m_errorLine.clear();
}

bool ForeignEngine::isWord(const std::string &line, std::string_view word)
{
    return line.starts_with(word) && (line.size() == word.size() || line[word.size()] == ' ');
}

PlayerFault ForeignEngine::silent(std::string_view wanted)
{
    return broken(
        EndReason::Time, std::string("found no ").append(wanted).append(" in time, wanted it"));
}

std::optional<PlayerFault> ForeignEngine::hearUntil(std::string_view last, Instant until)
{
    for (;;) {
        switch (hear(until)) {
        case ChildProcess::Heard::End:
            return ended();
        case ChildProcess::Heard::Silence:
            return silent(last);
        case ChildProcess::Heard::Line:
            if (isWord(m_line, last))
                return std::nullopt;
            // Also one that never stops talking.
            if (m_stop.stop_requested())
                return silent(last);
            note(m_line);
        }
    }
}

void ForeignEngine::note(const std::string &line)
{
    const auto words = wordsOf(line);
    if (words.size() < 3)
        return;
    if (words[0] == "option" && words[1] == "name")
        m_options.insert(optionName(words));
    if (words[0] != "info")
        return;
    if (m_listener)
        m_listener(words);
    if (words[1] == "string" && words[2] == "error:")
        m_complaint = line;
    else if (words[1] == "string")
        m_said = line;
    else if (const auto score = scoreIn(words))
        m_score = score;
}

PlayerFault ForeignEngine::ended()
{
    constexpr std::string_view kError = "info string error: ";
    const std::string ending = m_process->ending();
    if (m_log) {
        logErrors();
        endErrorLine();
    }
    if (!m_complaint.starts_with(kError))
        return endedBy(ending);
    const std::string complaint = m_complaint.substr(kError.size());
    // The bridge of Python agents begins with its verdict.
    const EndReason reason = complaint.starts_with("time:")      ? EndReason::Time
                             : complaint.starts_with("illegal:") ? EndReason::IllegalMove
                                                                 : EndReason::Disconnected;
    return broken(reason, complaint);
}

PlayerFault ForeignEngine::endedBy(const std::string &ending)
{
    const ProcessLimits &limits = m_spec.limits;
    if (limits.cpuTime && m_process->hasUsedItsTime())
        return broken(
            EndReason::Time,
            "used more than its " + std::to_string(limits.cpuTime->count())
                + " ms of processor time");
    if (!limits.megabytes)
        return broken(EndReason::Disconnected, ending);
    return broken(
        EndReason::Disconnected,
        ending + " (it may use " + std::to_string(*limits.megabytes) + " MB of memory)");
}

PlayerFault ForeignEngine::broken(EndReason reason, const std::string &sentence)
{
    end();
    return {reason, sentence};
}

std::string ForeignEngine::positionLine(const std::vector<std::string> &moves) const
{
    std::string line = "position ";
    line.append(m_start ? "fen " + *m_start : m_spec.start);
    if (!moves.empty())
        line.append(" moves");
    for (const std::string &move : moves)
        line.append(" ").append(move);
    return line;
}

std::string ForeignEngine::goLine(const ForeignTurn &turn) const
{
    const SearchLimits &limits = turn.limits;
    std::string line = "go";
    const auto add = [&line](const std::string &word, auto number) {
        line.append(" ").append(word).append(" ").append(std::to_string(number));
    };
    if (limits.clocks) {
        constexpr const char *kColours[]{"w", "b"};
        for (int i = 0; i < turn.position.info().playerCount(); ++i) {
            const std::string name = m_spec.speaksUci ? kColours[i % 2] : seatName(i);
            add(name + "time", (*limits.clocks)[playerAt(i)].count());
            add(name + "inc", limits.increments[playerAt(i)].count());
        }
    }
    if (limits.isInfinite)
        line.append(" infinite");
    if (limits.moveTime)
        add("movetime", limits.moveTime->count());
    if (limits.nodes)
        add("nodes", *limits.nodes);
    if (limits.depth)
        add("depth", *limits.depth);
    return line;
}

} // namespace tessera
