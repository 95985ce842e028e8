#include "app/cli/input/gamefiles.h"

#include "app/cli/input/gamechoice.h"
#include "app/cli/input/localpath.h"
#include "model/core/files/textfile.h"

#include <filesystem>
#include <iostream>
#include <system_error>

namespace tessera::cli {

Result<std::string> contentOf(const std::string &path, const std::string &wanted)
{
    auto content = namesStandardInput(path) ? readTextStream(std::cin, path)
                                            : readTextFile(localPath(path));
    if (content)
        return content;
    return Error{path, content.error().found, wanted};
}

Result<std::optional<std::string>> contentIfThere(const std::string &path, const std::string &wanted)
{
    auto content = readTextFileIfThere(path);
    if (content)
        return content;
    return Error{path, content.error().found, wanted};
}

bool hasFolder(const std::string &path)
{
    const std::filesystem::path file(path);
    std::error_code unknown;
    return file.has_filename()
           && (!file.has_parent_path()
               || std::filesystem::is_directory(file.parent_path(), unknown));
}

bool holdsJsonLines(const std::string &path, std::string_view content)
{
    if (namesStandardInput(path))
        return content.starts_with('{');
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
