#include "model/lab/match/playerspec.h"

#include "model/core/json/jsontext.h"
#include "model/core/words.h"
#include "model/record/gametags.h"

#include <algorithm>
#include <array>

namespace tessera::lab {

namespace {

constexpr const char *kWhere = "--player";
constexpr int kMostMebibytes = 4096;
/// The default table is small: matches run many engines at once, and short searches need no more.
constexpr int kUsualMebibytes = 16;

constexpr std::array<std::string_view, 18> kKeys{
    "level",
    "cmd",
    "agent",
    "python",
    "cpu",
    "memory",
    "proto",
    "name",
    "time",
    "movetime",
    "nodes",
    "depth",
    "hash",
    "threads",
    "seed",
    "book",
    "start",
    "option."};

Error errorAt(const std::string &key, Phrase found, Phrase wanted)
{
    return {std::string(kWhere).append(" ").append(key), std::move(found), std::move(wanted)};
}

/// Whether a tag of a game file gives back the same value: those that say that nothing is known are dropped, and a tag
/// stands on one line.
bool canBeTag(const std::string &value)
{
    return !isUnknownTag(value)
           && std::none_of(value.begin(), value.end(), [](unsigned char c) { return c < 0x20; });
}

/// Fills in a description setting by setting.
class SpecReader
{
public:
    Result<PlayerSpec> read(std::string_view text, const KeyValues &settings)
    {
        m_spec.text = text;
        m_spec.name = text;
        m_spec.engine.hashMebibytes = kUsualMebibytes;
        for (const auto &[key, value] : settings) {
            const auto isSet = set(key, value);
            if (!isSet)
                return isSet.error();
        }
        const int forms = (m_hasLevel ? 1 : 0) + (m_spec.command.empty() ? 0 : 1)
                          + (m_spec.agent.path.empty() ? 0 : 1);
        if (forms != 1)
            return Error{
                kWhere,
                inQuotes(text),
                phrase(
                    "Error",
                    "one of level=1 to level=10, cmd=\"COMMAND\" proto=ugi|uci, and agent=PATH")};
        if (m_hasLevel && (m_cpuTime || m_megabytes))
            return errorAt(
                m_cpuTime ? "cpu" : "memory",
                phrase("Error", "it beside level="),
                phrase("Error", "it beside cmd= or agent="));
        (m_spec.agent.path.empty() ? m_spec.limits.cpuTime : m_spec.agent.cpuTime) = m_cpuTime;
        (m_spec.agent.path.empty() ? m_spec.limits.megabytes : m_spec.agent.megabytes) = m_megabytes;
        if (m_spec.agent.path.empty() && !m_forAgents.empty())
            return errorAt(
                m_forAgents,
                phrase("Error", "it without agent="),
                phrase("Error", "it beside agent= only"));
        if (m_hasLevel && m_spec.engine.threadCount > EngineSettings::mostThreads())
            return errorAt(
                "threads",
                inQuotes(std::to_string(m_spec.engine.threadCount)),
                phrase("Error", "%1, the processors of this machine")
                    .with(wantedNumber(1, EngineSettings::mostThreads())));
        if (m_spec.command.empty() && !m_forCommands.empty())
            return errorAt(
                m_forCommands,
                phrase("Error", "it without cmd="),
                phrase("Error", "it beside cmd= only"));
        auto timeControl = MatchTimeControl::of(kWhere, settings);
        if (!timeControl)
            return timeControl.error();
        m_spec.timeControl = *timeControl;
        if (!canBeTag(m_spec.name))
            return errorAt(
                "name",
                inQuotes(m_spec.name),
                phrase("Error", "a name that files of games can hold"));
        if (!m_spec.agent.path.empty()) {
            m_spec.kind = PlayerSpec::Kind::Agent;
            // An agent has the limits of its course, whatever the others' time control is.
            if (!m_spec.timeControl)
                m_spec.timeControl.emplace();
        } else if (!m_hasLevel && m_spec.kind == PlayerSpec::Kind::BuiltIn) {
            m_spec.kind = PlayerSpec::Kind::Ugi;
        }
        return m_spec;
    }

private:
    Result<bool> set(const std::string &key, const std::string &value)
    {
        if (key == "level" || key == "hash" || key == "threads" || key == "seed")
            return setNumber(key, value);
        if (key == "book")
            return setBook(value);
        if (key == "name" && !value.empty())
            m_spec.name = value;
        if (key == "cmd")
            return setCommand(value);
        if (key == "agent" || key == "python" || key == "cpu" || key == "memory")
            return setAgent(key, value);
        if (key == "proto" || key == "start" || key.starts_with("option."))
            m_forCommands = key;
        if (key == "proto") {
            if (value != "ugi" && value != "uci")
                return errorAt(key, inQuotes(value), phrase("Error", "ugi or uci"));
            m_spec.kind = value == "ugi" ? PlayerSpec::Kind::Ugi : PlayerSpec::Kind::Uci;
        }
        if (key == "start")
            m_spec.start = value;
        if (key.starts_with("option."))
            m_spec.options.emplace_back(key.substr(std::string_view("option.").size()), value);
        return true;
    }

    Result<bool> setBook(const std::string &value)
    {
        if (value != "true" && value != "false")
            return errorAt("book", inQuotes(value), phrase("Error", "true or false"));
        m_spec.engine.usesBook = value == "true";
        m_spec.options.emplace_back("OwnBook", value);
        return true;
    }

    Result<bool> setAgent(const std::string &key, const std::string &value)
    {
        AgentSpec &agent = m_spec.agent;
        if (key == "python")
            m_forAgents = key;
        if (key == "cpu") {
            m_cpuTime = parseDuration(value);
            if (!m_cpuTime || m_cpuTime->count() == 0)
                return errorAt(key, inQuotes(value), phrase("Error", "a time, such as 60s"));
        } else if (key == "memory") {
            constexpr long long kMostMegabytes = 1 << 20;
            const auto number = wholeNumber(value, 1, kMostMegabytes);
            if (!number)
                return errorAt(key, inQuotes(value), wantedNumber(1, kMostMegabytes));
            m_megabytes = static_cast<int>(*number);
        } else if (value.empty()) {
            return errorAt(
                key,
                phrase("Error", "nothing"),
                key == "agent" ? phrase("Error", "a package or module")
                               : phrase("Error", "a command"));
        } else if (key == "python") {
            agent.interpreter = value;
        } else {
            agent.path = value;
            if (m_spec.name == m_spec.text)
                m_spec.name = nameOf(value);
        }
        return true;
    }

    /// The last part of a path.
    static std::string nameOf(std::string path)
    {
        while (path.size() > 1 && path.ends_with('/'))
            path.pop_back();
        return path.substr(path.find_last_of('/') + 1);
    }

    Result<bool> setCommand(const std::string &value)
    {
        if (value.empty())
            return errorAt(
                "cmd",
                phrase("Error", "nothing"),
                phrase("Error", "a command that starts an engine"));
        m_spec.command = value;
        if (m_spec.name == m_spec.text) {
            const std::string program = value.substr(0, value.find(' '));
            m_spec.name = program.substr(program.find_last_of('/') + 1);
        }
        return true;
    }

    Result<bool> setNumber(const std::string &key, const std::string &value)
    {
        constexpr long long kMostSeed = 2147483647;
        constexpr long long kMostThreads = 1024;
        const bool isSeed = key == "seed";
        const long long most = key == "level"  ? EngineSettings::kStrongest
                               : key == "hash" ? kMostMebibytes
                               : isSeed        ? kMostSeed
                                               : kMostThreads;
        const auto number = wholeNumber(value, isSeed ? 0 : 1, most);
        if (!number)
            return errorAt(key, inQuotes(value), wantedNumber(isSeed ? 0 : 1, most));
        if (key == "level") {
            m_hasLevel = true;
            m_spec.engine.level = static_cast<int>(*number);
        } else if (key == "hash") {
            m_spec.engine.hashMebibytes = static_cast<int>(*number);
            m_spec.options.emplace_back("Hash", value);
        } else if (isSeed) {
            m_spec.seed = static_cast<std::uint64_t>(*number);
        } else {
            m_spec.engine.threadCount = static_cast<int>(*number);
            m_spec.options.emplace_back("Threads", value);
        }
        return true;
    }

    PlayerSpec m_spec;
    bool m_hasLevel = false;
    /// A given key that is only for processes, or only for agents.
    std::string m_forCommands;
    std::string m_forAgents;
    /// The limits of a program of either kind.
    std::optional<std::chrono::milliseconds> m_cpuTime;
    std::optional<int> m_megabytes;
};

} // namespace

Result<PlayerSpec> PlayerSpec::parse(std::string_view text)
{
    // Files of games are UTF-8, so another name could not be read back from them.
    if (!isUtf8(text))
        return Error{kWhere, inQuotes(text), phrase("Error", "a text in UTF-8")};
    const auto settings = parseKeyValues(kWhere, text, kKeys);
    if (!settings)
        return settings.error();
    return SpecReader().read(text, *settings);
}

std::chrono::milliseconds PlayerSpec::slowness() const
{
    return isAgent() ? agent.slowness() : std::chrono::milliseconds(0);
}

void makeNamesUnique(std::vector<PlayerSpec> &players)
{
    for (std::size_t i = 0; i < players.size(); ++i) {
        const std::string base = players[i].name;
        const auto isTaken = [&](const std::string &name) {
            return std::any_of(
                players.begin(), players.begin() + std::ptrdiff_t(i), [&](const auto &p) {
                    return p.name == name;
                });
        };
        for (int number = 2; isTaken(players[i].name); ++number)
            players[i].name = std::string(base).append(" #").append(std::to_string(number));
    }
}

} // namespace tessera::lab
