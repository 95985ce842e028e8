#include "app/files/keptgame.h"

#include "app/files/setups.h"
#include "model/core/json.h"
#include "model/games/catalogue.h"
#include "model/record/reader.h"
#include "model/record/writer.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace tessera {

namespace {

constexpr const char *kTag = "Kept";

/// The way from the root to `node`: the number of the child at each step.
Json wayTo(const GameRecord &record, NodeId node)
{
    Json way = Json::array();
    for (const NodeId at : record.pathTo(node)) {
        const auto &siblings = record.node(record.node(at).parent).children;
        way.push_back(std::find(siblings.begin(), siblings.end(), at) - siblings.begin());
    }
    return way;
}

std::optional<NodeId> nodeAt(const GameRecord &record, const Json &way)
{
    NodeId node = GameRecord::kRoot;
    for (const Json &step : way) {
        const auto &children = record.node(node).children;
        if (!step.is_number_unsigned() || step.get<std::size_t>() >= children.size())
            return std::nullopt;
        node = children[step.get<std::size_t>()];
    }
    return node;
}

std::string keptTag(const KeptGame &game)
{
    const QByteArray setup = setupToJson(game.setup);
    return writtenJson(Json{
        {"setup", std::string(setup.constData(), static_cast<std::size_t>(setup.size()))},
        {"seed", game.setup.seed},
        {"way", wayTo(game.record, game.node)},
        {"thinkingMs", game.thinking.count()},
        {"nearest", index(game.nearest)},
        {"classic", game.isClassic},
        {"aided", game.isAided},
        {"file", game.file},
        {"fileMark", game.fileMark}});
}

/// A key of the right type, or the value that a new game would have.
template<typename T>
T valueOf(const Json &object, const char *key, T usual)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_number() ? found->get<T>() : usual;
}

/// Fills in what stands in the tag.
std::optional<Error> readTag(const std::string &tag, int playerCount, KeptGame &game)
{
    const auto kept = parseJson(tag);
    if (!kept || !kept->is_object() || !kept->contains("setup") || !(*kept)["setup"].is_string()
        || !kept->contains("way"))
        return Error{kTag, inQuotes(tag), "how the game was set up and where it stood"};
    auto setup = setupFromJson(QByteArray::fromStdString((*kept)["setup"].get<std::string>()));
    if (!setup)
        return setup.error();
    const auto node = nodeAt(game.record, (*kept)["way"]);
    if (!node)
        return Error{kTag, "the way " + (*kept)["way"].dump(), "a way that the game has moves for"};
    game.setup = std::move(*setup);
    game.setup.seed = valueOf<std::uint64_t>(*kept, "seed", 0);
    game.setup.start = game.record.start;
    game.setup.options = game.record.options;
    game.node = *node;
    constexpr std::int64_t kLongest = std::int64_t{1} << 40;
    game.thinking = std::chrono::milliseconds(
        std::clamp<std::int64_t>(valueOf<std::int64_t>(*kept, "thinkingMs", 0), 0, kLongest));
    game.nearest = playerAt(std::clamp(valueOf(*kept, "nearest", 0), 0, playerCount - 1));
    game.isClassic = kept->contains("classic") && (*kept)["classic"] == true;
    // For games that were kept before this was noted, it is unknown.
    game.isAided = !kept->contains("aided") || (*kept)["aided"] == true;
    if (const auto file = kept->find("file"); file != kept->end() && file->is_string())
        game.file = file->get<std::string>();
    if (const auto mark = kept->find("fileMark"); mark != kept->end() && mark->is_string())
        game.fileMark = mark->get<std::string>();
    return std::nullopt;
}

} // namespace

std::string writtenKeptGame(const KeptGame &game)
{
    GameRecord record = game.record;
    record.setTag(kTag, keptTag(game));
    return writtenGame(record, *findGame(record.game)->game);
}

Result<KeptGame> readKeptGame(const std::string &text, const std::string &name)
{
    ReadSettings settings;
    for (const GameEntry &entry : catalogue())
        settings.games.push_back(entry.game.get());
    std::vector<ReadGame> games = readGames(text, name, settings);
    if (games.size() != 1 || games.front().game == nullptr)
        return Error{name, "no game", "a game that was kept"};
    if (games.front().error)
        return *games.front().error;
    KeptGame game;
    game.record = std::move(games.front().record);
    const std::string tag = game.record.tag(kTag);
    std::erase_if(game.record.tags, [](const auto &each) { return each.first == kTag; });
    if (auto error = readTag(tag, games.front().game->info().playerCount(), game)) {
        error->where = name + ": " + error->where;
        return *error;
    }
    return game;
}

} // namespace tessera
