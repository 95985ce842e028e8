#include "app/lab/entrantwords.h"

#include "app/players/programwords.h"

#include "model/lab/match/playerspec.h"

#include <QCoreApplication>

namespace tessera {

namespace {

struct EntrantWordsTexts
{
    Q_DECLARE_TR_FUNCTIONS(EntrantWordsTexts)
};

/// A value in quotes, unless it has some itself.
std::string quoted(const std::string &value)
{
    return value.find('"') == std::string::npos ? '"' + value + '"' : value;
}

std::string limitWords(const ProcessLimits &limits)
{
    std::string text;
    if (limits.cpuTime)
        text += " cpu=" + std::to_string(limits.cpuTime->count()) + "ms";
    if (limits.megabytes)
        text += " memory=" + std::to_string(*limits.megabytes);
    return text;
}

std::string agentEntrant(const PlayerProgram &program)
{
    const AgentSpec &agent = program.agent;
    std::string text = "agent=" + quoted(agent.path);
    if (agent.interpreter != AgentSpec().interpreter)
        text += " python=" + quoted(agent.interpreter);
    return text + limitWords({agent.cpuTime, agent.megabytes});
}

} // namespace

std::string levelEntrant(int level)
{
    const QString name = EntrantWordsTexts::tr("Level %1").arg(level);
    return "level=" + std::to_string(level) + " name=" + quoted(name.toStdString());
}

Result<std::string> programEntrant(const PlayerProgram &program, const std::string &game)
{
    const ForeignSpec spec = program.spec(game);
    std::string text;
    if (program.isAgent()) {
        text = agentEntrant(program);
    } else {
        text = "cmd=" + quoted(spec.command) + " proto=" + (spec.speaksUci ? "uci" : "ugi");
        for (const auto &[name, value] : spec.options)
            text += " option." + name + '=' + quoted(value);
        if (!program.start.empty())
            text += " start=" + quoted(program.start);
        text += limitWords(program.limits);
    }
    text += " name=" + quoted(program.name);
    const auto read = lab::PlayerSpec::parse(text);
    if (!read)
        return read.error();
    const bool isSame = read->name == program.name
                        && (program.isAgent()
                                ? read->agent == program.agent
                                : read->command == spec.command && read->options == spec.options
                                      && read->limits == program.limits);
    if (isSame)
        return text;
    return Error{
        program.name,
        phrase("Error", "quotation marks that a match cannot write down"),
        phrase("Error", "a command, name and options without them, for instance in a script")};
}

QString entrantName(const std::string &entrant)
{
    const auto spec = lab::PlayerSpec::parse(entrant);
    return QString::fromStdString(spec ? spec->name : entrant);
}

QString entrantKind(const std::string &entrant)
{
    using Kind = lab::PlayerSpec::Kind;
    const auto spec = lab::PlayerSpec::parse(entrant);
    if (!spec || spec->isBuiltIn())
        return EntrantWordsTexts::tr("Level");
    PlayerProgram program;
    program.kind = spec->isAgent()           ? PlayerProgram::Kind::Agent
                   : spec->kind == Kind::Uci ? PlayerProgram::Kind::Uci
                                             : PlayerProgram::Kind::Ugi;
    return kindWords(program);
}

bool isAgent(const std::string &entrant)
{
    const auto spec = lab::PlayerSpec::parse(entrant);
    return spec && spec->isAgent();
}

QString formatWords(lab::MatchFormat format, bool isTest)
{
    if (isTest)
        return EntrantWordsTexts::tr("Test of two (SPRT)");
    switch (format) {
    case lab::MatchFormat::RoundRobin:
        return EntrantWordsTexts::tr("Round robin");
    case lab::MatchFormat::Gauntlet:
        return EntrantWordsTexts::tr("Gauntlet");
    case lab::MatchFormat::Ladder:
        return EntrantWordsTexts::tr("Ladder");
    }
    return {};
}

} // namespace tessera
