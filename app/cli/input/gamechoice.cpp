#include "app/cli/input/gamechoice.h"

#include <ostream>

namespace tessera::cli {

OptionRow gameRow(bool isRequired, const std::vector<std::string> &ids)
{
    return {"--game", "ID", "the game: " + alternatives(ids).english(), isRequired};
}

OptionRow gameRow(bool isRequired)
{
    return gameRow(isRequired, gameIds());
}

OptionRow rulesRow()
{
    return {
        "--rules",
        "default|strict",
        "with our own draw rules at their usual values, or without (strict, the default here)"};
}

OptionRow configRow()
{
    return {
        "--config",
        "FILE",
        "the game's configuration file: its board, pieces and rules ("
            + alternatives(configuredGameIds()).english() + ")"};
}

Result<std::optional<GameConfiguration>> chosenConfiguration(
    const Arguments &arguments, const GameEntry &game, std::ostream &talk)
{
    const auto path = arguments.value("--config");
    if (!path)
        return std::optional<GameConfiguration>();
    if (!game.readConfiguration)
        return arguments.error(
            "--config",
            "it for " + game.info().id,
            "it only for " + alternatives(configuredGameIds()).english());
    const auto configuration = game.readConfiguration(*path);
    if (!configuration)
        return configuration.error();
    for (const Error &warning : configuration->warnings)
        talk << "warning: " << warning.sentence() << '\n';
    return std::optional(*configuration);
}

std::vector<std::string> gameIds(bool (*isMeant)(const GameEntry &))
{
    std::vector<std::string> ids;
    for (const GameEntry &entry : catalogue()) {
        if (isMeant(entry))
            ids.push_back(entry.info().id);
    }
    return ids;
}

std::vector<std::string> gameIds()
{
    return gameIds([](const GameEntry &) { return true; });
}

std::vector<std::string> configuredGameIds()
{
    return gameIds([](const GameEntry &entry) { return bool(entry.readConfiguration); });
}

std::vector<std::string> chessGameIds()
{
    return gameIds([](const GameEntry &entry) { return entry.info().speaksUci; });
}

Result<const GameEntry *> chosenGame(const Arguments &arguments)
{
    const auto id = arguments.value("--game");
    if (!id)
        return nullptr;
    const GameEntry *game = findGame(*id);
    if (game == nullptr)
        return arguments.error("--game", inQuotes(*id), alternatives(gameIds()));
    return game;
}

std::optional<RuleSet> parseRuleSet(std::string_view text)
{
    if (text == "strict")
        return RuleSet::Strict;
    if (text == "default")
        return RuleSet::Default;
    return std::nullopt;
}

Options optionsOf(const GameInfo &info, RuleSet rules)
{
    return rules == RuleSet::Strict ? Options::strict(info.options)
                                    : Options::defaults(info.options);
}

Options optionsOf(const GameInfo &info, RuleSet rules, const GameConfiguration &configuration)
{
    const Options usual = optionsOf(info, rules);
    Options options = configuration.options;
    for (const OptionSpec &spec : info.options) {
        if (spec.beginsStrict && !configuration.saysOwnRules)
            options.set(spec.key, usual.values().at(spec.key));
    }
    return options;
}

Result<RuleSet> chosenRules(const Arguments &arguments)
{
    const std::string text = arguments.value("--rules").value_or("strict");
    const auto rules = parseRuleSet(text);
    if (!rules)
        return arguments.error("--rules", inQuotes(text), "default or strict");
    return *rules;
}

} // namespace tessera::cli
