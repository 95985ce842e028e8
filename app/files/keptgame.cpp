#include "app/files/keptgame.h"

#include "app/files/setups.h"
#include "model/core/json/jsontext.h"
#include "model/games/catalogue.h"
#include "model/record/reader.h"
#include "model/record/writer.h"

#include <algorithm>
#include <array>
#include <utility>

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
    if (!way.isArray())
        return std::nullopt;
    NodeId node = GameRecord::kRoot;
    for (const Json &step : way.elements()) {
        const auto &children = record.node(node).children;
        const auto child = step.asUint64();
        if (!child || *child >= children.size())
            return std::nullopt;
        node = children[*child];
    }
    return node;
}

using Aid = MatchController::Aid;

constexpr std::array<std::pair<Aid, const char *>, 7> kAids{
    {{Aid::None, "none"},
     {Aid::Unknown, "unknown"},
     {Aid::Hint, "hint"},
     {Aid::Analysis, "analysis"},
     {Aid::TakenBack, "taken-back"},
     {Aid::Opened, "opened"},
     {Aid::Seats, "seats"}}};

std::string aidName(Aid aid)
{
    for (const auto &[one, name] : kAids) {
        if (one == aid)
            return name;
    }
    return "unknown";
}

/// Games that were kept before it was told apart have a switch, or nothing.
Aid aidIn(const Json &value)
{
    if (value == false)
        return Aid::None;
    const std::string word = value.asString().value_or("unknown");
    for (const auto &[aid, name] : kAids) {
        if (word == name)
            return aid;
    }
    return Aid::Unknown;
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
        {"aided", aidName(game.aid)},
        {"file", game.file},
        {"fileMark", game.fileMark}});
}

/// Fills in what stands in the tag; keys that are missing or of another kind are as in a new game.
std::optional<Error> readTag(const std::string &tag, int playerCount, KeptGame &game)
{
    const Json kept = readJson(tag).value;
    const auto setupText = kept["setup"].asString();
    if (!setupText || !kept.contains("way"))
        return Error{
            kTag, inQuotes(tag), phrase("Error", "how the game was set up and where it stood")};
    auto setup = setupFromJson(QByteArray::fromStdString(*setupText));
    if (!setup)
        return setup.error();
    const auto node = nodeAt(game.record, kept["way"]);
    if (!node)
        return Error{
            kTag,
            phrase("Error", "the way %1").with(writtenJson(kept["way"])),
            phrase("Error", "a way that the game has moves for")};
    game.setup = std::move(*setup);
    game.setup.seed = kept["seed"].asUint64().value_or(0);
    game.setup.start = game.record.start;
    game.setup.options = game.record.options;
    game.node = *node;
    constexpr std::int64_t kLongest = std::int64_t{1} << 40;
    game.thinking = std::chrono::milliseconds(
        std::clamp<std::int64_t>(kept["thinkingMs"].asInt64().value_or(0), 0, kLongest));
    game.nearest = playerAt(std::clamp(kept["nearest"].asInt().value_or(0), 0, playerCount - 1));
    game.isClassic = kept["classic"] == true;
    game.aid = aidIn(kept["aided"]);
    game.file = kept["file"].asString().value_or("");
    game.fileMark = kept["fileMark"].asString().value_or("");
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
        return Error{name, phrase("Error", "no game"), phrase("Error", "a game that was kept")};
    if (games.front().error)
        return *games.front().error;
    KeptGame game;
    game.record = std::move(games.front().record);
    const std::string tag = game.record.tag(kTag);
    std::erase_if(game.record.tags, [](const auto &each) { return each.first == kTag; });
    if (auto error = readTag(tag, games.front().game->info().playerCount(), game)) {
        error->where = Phrase("%1: %2").with(name, error->where);
        return *error;
    }
    return game;
}

} // namespace tessera
