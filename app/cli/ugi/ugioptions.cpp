#include "app/cli/ugi/ugioptions.h"

#include "app/cli/ugi/optiontext.h"
#include "model/core/words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <limits>

namespace tessera::cli {

namespace {

/// A number among the engine's settings.
struct SpinRow
{
    std::string_view name;
    long long least;
    long long most;
    long long (*get)(const EngineSettings &);
    void (*set)(EngineSettings &, long long);
};

const std::array<SpinRow, 5> kSpins{{
    {"Hash",
     1,
     4096,
     [](const EngineSettings &s) -> long long { return s.hashMebibytes; },
     [](EngineSettings &s, long long n) { s.hashMebibytes = static_cast<int>(n); }},
    {"Threads",
     1,
     EngineSettings::mostThreads(),
     [](const EngineSettings &s) -> long long { return s.threadCount; },
     [](EngineSettings &s, long long n) { s.threadCount = static_cast<int>(n); }},
    {"Level",
     1,
     EngineSettings::kStrongest,
     [](const EngineSettings &s) -> long long { return s.level; },
     [](EngineSettings &s, long long n) { s.level = static_cast<int>(n); }},
    {"MultiPV",
     1,
     64,
     [](const EngineSettings &s) -> long long { return s.lineCount; },
     [](EngineSettings &s, long long n) { s.lineCount = static_cast<int>(n); }},
    {"Seed",
     0,
     std::numeric_limits<std::int32_t>::max(),
     [](const EngineSettings &s) { return static_cast<long long>(s.seed); },
     [](EngineSettings &s, long long n) { s.seed = static_cast<std::uint64_t>(n); }},
}};

std::optional<bool> parseTruth(std::string_view text)
{
    const std::string word = lowered(text);
    if (word == "true" || word == "on" || word == "1")
        return true;
    if (word == "false" || word == "off" || word == "0")
        return false;
    return std::nullopt;
}

Error valueError(std::string_view option, std::string_view value, Phrase wanted)
{
    return Error{std::string("setoption ").append(option), inQuotes(value), std::move(wanted)};
}

Result<OptionValue> ruleValue(const OptionSpec &spec, std::string_view text)
{
    const std::string name = protocolName(spec);
    if (std::holds_alternative<bool>(spec.defaultValue)) {
        const auto truth = parseTruth(text);
        if (!truth)
            return valueError(name, text, "true or false");
        return OptionValue(*truth);
    }
    if (std::holds_alternative<std::int64_t>(spec.defaultValue)) {
        const auto number = wholeNumber(text, spec.least, spec.most);
        if (!number)
            return valueError(name, text, wantedNumber(spec.least, spec.most));
        return OptionValue(static_cast<std::int64_t>(*number));
    }
    return OptionValue(text == kEmptyText ? std::string() : std::string(text));
}

Error unknownOption(const GameInfo &info, std::string_view name)
{
    std::vector<std::string> names;
    for (const SpinRow &row : kSpins)
        names.emplace_back(row.name);
    names.insert(names.end(), {"OwnBook", "Rules", "UGI_Game"});
    if (!findGame(info.id)->searchKinds.empty())
        names.emplace_back("Kind");
    if (findGame(info.id)->readConfiguration)
        names.emplace_back("Config");
    for (const OptionSpec &spec : info.options)
        names.push_back(protocolName(spec));
    return Error{"setoption", inQuotes(name), alternatives(names)};
}

Result<UgiSettings> withNumber(UgiSettings settings, const SpinRow &row, std::string_view value)
{
    const auto number = wholeNumber(value, row.least, row.most);
    if (!number)
        return valueError(row.name, value, wantedNumber(row.least, row.most));
    row.set(settings.engine, *number);
    return settings;
}

Result<UgiSettings> withBook(UgiSettings settings, std::string_view value)
{
    const auto truth = parseTruth(value);
    if (!truth)
        return valueError("OwnBook", value, "true or false");
    settings.engine.usesBook = *truth;
    return settings;
}

Result<UgiSettings> withKind(
    UgiSettings settings, const std::vector<std::string> &kinds, std::string_view value)
{
    const auto kind = std::find(kinds.begin(), kinds.end(), lowered(value));
    if (kind == kinds.end())
        return valueError("Kind", value, alternatives(kinds));
    settings.engine.kind = static_cast<int>(kind - kinds.begin());
    return settings;
}

Result<UgiSettings> withRuleSet(UgiSettings settings, std::string_view value)
{
    const auto ruleSet = parseRuleSet(value);
    if (!ruleSet)
        return valueError("Rules", value, "strict or default");
    settings.ruleSet = *ruleSet;
    return settings;
}

Result<UgiSettings> withGame(UgiSettings settings, std::string_view value)
{
    const GameEntry *game = findGame(lowered(value));
    if (game == nullptr)
        return valueError("UGI_Game", value, alternatives(gameIds()));
    if (game->info().id == settings.game)
        return settings;
    // Memory that was set explicitly stays.
    if (settings.engine.hashMebibytes == findGame(settings.game)->usualMebibytes)
        settings.engine.hashMebibytes = game->usualMebibytes;
    settings.game = game->info().id;
    settings.engine.kind = 0;
    settings.configuration.reset();
    settings.namedRules = {};
    return settings;
}

/// The settings with a configuration; an empty path restores the game's own board, pieces and rules.
Result<UgiSettings> withConfigurationAt(
    UgiSettings settings, const GameEntry &game, std::string_view path)
{
    if (path.empty() || path == kEmptyText) {
        settings.configuration.reset();
        return settings;
    }
    const auto configuration = game.readConfiguration(std::string(path));
    if (!configuration)
        return configuration.error();
    settings.configuration = *configuration;
    settings.warnings = configuration->warnings;
    return settings;
}

Result<UgiSettings> withRule(UgiSettings settings, const OptionSpec &spec, std::string_view value)
{
    const auto read = ruleValue(spec, value);
    if (!read)
        return read.error();
    settings.namedRules.set(spec.key, *read);
    return settings;
}

} // namespace

Options UgiSettings::rules() const
{
    const GameInfo &info = findGame(game)->info();
    Options rules = configuration ? optionsOf(info, ruleSet, *configuration)
                                  : optionsOf(info, ruleSet);
    for (const auto &[key, value] : namedRules.values())
        rules.set(key, value);
    return rules;
}

std::optional<std::string> UgiSettings::start() const
{
    return configuration ? configuration->start : std::nullopt;
}

UgiSettings initialSettings(const GameEntry &game)
{
    UgiSettings settings;
    settings.engine.hashMebibytes = game.usualMebibytes;
    settings.game = game.info().id;
    return settings;
}

std::vector<std::string> optionLines(const GameEntry &game, bool isUci)
{
    const GameInfo &info = game.info();
    EngineSettings settings;
    settings.hashMebibytes = game.usualMebibytes;
    std::vector<std::string> lines;
    for (const SpinRow &row : kSpins)
        lines.push_back(withRange(
            optionLine(row.name, "spin", std::to_string(row.get(settings))), row.least, row.most));
    lines.push_back(optionLine("OwnBook", "check", settings.usesBook ? "true" : "false"));
    if (!game.searchKinds.empty())
        lines.push_back(comboLine("Kind", game.searchKinds.front(), game.searchKinds));
    lines.push_back(comboLine("Rules", "strict", {"strict", "default"}));
    if (isUci)
        lines.push_back(comboLine("UCI_Variant", info.id, chessGameIds()));
    else
        lines.push_back(comboLine("UGI_Game", info.id, gameIds()));
    if (game.readConfiguration)
        lines.push_back(optionLine("Config", "string", kEmptyText));
    for (const OptionSpec &spec : info.options)
        lines.push_back(ruleLine(spec));
    return lines;
}

Result<UgiSettings> withOption(
    const UgiSettings &settings, const GameInfo &info, std::string_view name, std::string_view value)
{
    const std::string key = lowered(name);
    for (const SpinRow &row : kSpins) {
        if (key == lowered(row.name))
            return withNumber(settings, row, value);
    }
    if (key == "ownbook")
        return withBook(settings, value);
    if (const auto &kinds = findGame(info.id)->searchKinds; key == "kind" && !kinds.empty())
        return withKind(settings, kinds, value);
    if (key == "rules")
        return withRuleSet(settings, value);
    if (key == "ugi_game" || key == "uci_variant")
        return withGame(settings, value);
    if (const GameEntry *game = findGame(info.id); key == "config" && game->readConfiguration)
        return withConfigurationAt(settings, *game, value);
    for (const OptionSpec &spec : info.options) {
        if (key == lowered(spec.key))
            return withRule(settings, spec, value);
    }
    return unknownOption(info, name);
}

} // namespace tessera::cli
