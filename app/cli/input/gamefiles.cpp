#include "app/cli/input/gamefiles.h"

#include "app/cli/input/gamechoice.h"
#include "model/core/files/textfile.h"

namespace tessera::cli {

Result<std::string> contentOf(const std::string &path, const std::string &wanted)
{
    auto content = readTextFile(path);
    if (content)
        return content;
    return Error{path, content.error().found, wanted};
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
