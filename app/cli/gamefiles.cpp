#include "app/cli/gamefiles.h"

#include "app/cli/gamechoice.h"

#include <fstream>
#include <iterator>

namespace tessera::cli {

std::optional<std::string> contentOf(const std::string &path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return std::nullopt;
    std::string content{std::istreambuf_iterator<char>(file), {}};
    return file.bad() ? std::nullopt : std::optional(std::move(content));
}

Error unreadable(const std::string &path)
{
    return {path, "no file that can be read", "a game file"};
}

bool holdsJsonLines(const std::string &path)
{
    return path.ends_with(".jsonl") || path.ends_with(".json");
}

Result<ReadSettings> readSettings(const Arguments &arguments)
{
    const auto game = chosenGame(arguments);
    if (!game)
        return game.error();
    const auto rules = chosenRules(arguments);
    if (!rules)
        return rules.error();
    ReadSettings settings;
    for (const GameEntry &entry : catalogue())
        settings.games.push_back(entry.game.get());
    settings.usualGame = *game != nullptr ? (*game)->game.get() : nullptr;
    settings.usesStrictRules = *rules == RuleSet::Strict;
    return settings;
}

} // namespace tessera::cli
