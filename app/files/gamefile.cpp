#include "app/files/gamefile.h"

#include "model/core/textfile.h"
#include "model/games/catalogue.h"
#include "model/record/reader.h"

namespace tessera {

namespace {

/// The tags that name the players; beyond two they are numbered.
std::string playerTag(int number)
{
    constexpr const char *kOfTwo[] = {"White", "Black"};
    return number < 2 ? kOfTwo[number] : "Player" + std::to_string(number + 1);
}

GameSetup setupOf(const GameRecord &record, const GameInfo &info)
{
    GameSetup setup;
    setup.game = record.game;
    for (int i = 0; i < info.playerCount(); ++i) {
        const std::string name = record.tag(playerTag(i));
        if (name != "?")
            setup.seats[playerAt(i)].name = QString::fromStdString(name);
    }
    return setup;
}

} // namespace

Result<OpenedGame> openGameFile(const std::string &path)
{
    const auto text = readTextFile(path);
    if (!text)
        return Error{path, text.error().found, "a game file"};
    ReadSettings settings;
    for (const GameEntry &entry : catalogue())
        settings.games.push_back(entry.game.get());
    const std::vector<ReadGame> games = readGames(*text, path, settings);
    if (games.empty())
        return Error{path, "no game", "a game file"};
    const ReadGame &first = games.front();
    if (first.game == nullptr)
        return first.error.value_or(Error{path, "no game", "a game file"});
    return OpenedGame{first.record, setupOf(first.record, first.game->info()), first.error};
}

} // namespace tessera
