#include "app/cli/commands/benchrecord.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/speed.h"
#include "app/cli/frame/table.h"
#include "app/cli/input/gamechoice.h"
#include "app/cli/input/gamefiles.h"
#include "model/core/randomness.h"
#include "model/core/words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <ostream>

namespace tessera::cli {

namespace {

/// The result of a game's fixed searches.
struct BenchResult
{
    std::uint64_t nodes = 0;
    double seconds = 0;
    /// Mixes nodes, move and score of every search, so that any change of the engine's behaviour shows.
    std::uint64_t signature = 0;
};

std::uint64_t textBits(std::string_view text)
{
    std::uint64_t bits = text.size();
    for (const char c : text)
        bits = mixedBits(bits ^ static_cast<unsigned char>(c));
    return bits;
}

std::string hexadecimal(std::uint64_t value)
{
    std::array<char, 16> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value, 16);
    const std::string text(digits.data(), end.ptr);
    return std::string(digits.size() - text.size(), '0') + text;
}

Result<std::vector<std::unique_ptr<AnyPosition>>> benchPositions(const GameEntry &game)
{
    std::vector<std::unique_ptr<AnyPosition>> positions;
    for (const std::string &text : game.benchPositions) {
        auto position = game.game->parsePosition(text, Options::strict(game.info().options));
        if (!position)
            return position.error();
        positions.push_back(std::move(*position));
    }
    return positions;
}

BenchResult searched(
    const GameEntry &game,
    const std::vector<std::unique_ptr<AnyPosition>> &positions,
    int depth,
    int kind = 0)
{
    BenchResult result;
    const auto engine = game.makeEngine();
    EngineSettings settings;
    settings.kind = kind;
    engine->configure(settings);
    const auto begin = std::chrono::steady_clock::now();
    for (const auto &position : positions) {
        if (position->outcome().isOver())
            continue;
        engine->newGame();
        const SearchResult found = engine->think(*position, SearchLimits::ofDepth(depth), {}, {});
        result.nodes += found.nodes;
        const std::string move = position->moveText(found.line.front());
        const std::string score = found.score.text(position->info().playerCount());
        result.signature = mixedBits(
            result.signature ^ found.nodes ^ textBits(move) ^ (textBits(score) << 1));
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    result.seconds = std::max(seconds.count(), 1e-9);
    return result;
}

/// The games to measure: the one chosen or all.
Result<std::vector<const GameEntry *>> chosenGames(const Arguments &arguments)
{
    const auto one = chosenGame(arguments);
    if (!one)
        return one.error();
    if (*one != nullptr)
        return std::vector<const GameEntry *>{*one};
    std::vector<const GameEntry *> all;
    for (const GameEntry &entry : catalogue())
        all.push_back(&entry);
    return all;
}

/// The kind of search that the arguments name, or the first.
Result<int> chosenKind(const Arguments &arguments, const std::vector<const GameEntry *> &games)
{
    const auto name = arguments.value("--kind");
    if (!name)
        return 0;
    if (games.size() > 1)
        return Error{"--kind", "no --game", "the game that has it"};
    const auto &kinds = games.front()->searchKinds;
    if (kinds.empty())
        return Error{"--kind", inQuotes(*name), "a game with several kinds of search"};
    const auto found = std::find(kinds.begin(), kinds.end(), *name);
    if (found == kinds.end())
        return Error{"--kind", inQuotes(*name), alternatives(kinds)};
    return static_cast<int>(found - kinds.begin());
}

ExitStatus benchSearch(
    const std::vector<const GameEntry *> &games,
    int depth,
    int kind,
    bool asJson,
    const Streams &streams)
{
    Table table(
        {{"game", "game"},
         {"depth", "depth"},
         {"nodes", "nodes"},
         {"seconds", "seconds", 2},
         {"nodes/s", "nodesPerSecond"},
         {"signature", "signature"}});
    for (const GameEntry *game : games) {
        const auto positions = benchPositions(*game);
        if (!positions)
            return failed(positions.error(), streams);
        const int plies = depth > 0 ? depth : game->benchDepth;
        const BenchResult result = searched(*game, *positions, plies, kind);
        table.add(
            {game->info().id,
             static_cast<std::uint64_t>(plies),
             result.nodes,
             result.seconds,
             static_cast<std::uint64_t>(static_cast<double>(result.nodes) / result.seconds),
             hexadecimal(result.signature)});
    }
    table.print(streams.out, asJson);
    return ExitStatus::Good;
}

ExitStatus benchSpeed(
    const std::vector<const GameEntry *> &games, bool asJson, const Streams &streams)
{
    constexpr double kMillion = 1e6;
    Table table(
        {{"game", "game"},
         {"position", "position"},
         {"perft depth", "perftDepth"},
         {"M leaves/s", "millionLeavesPerSecond", 1},
         {"random games/s", "randomGamesPerSecond", 0},
         {"M turns/s", "millionTurnsPerSecond", 2}});
    for (const GameEntry *game : games) {
        const auto positions = benchPositions(*game);
        if (!positions)
            return failed(positions.error(), streams);
        std::uint64_t number = 0;
        for (const auto &position : *positions) {
            const RulesSpeed speed = measuredSpeed(*position);
            table.add(
                {game->info().id,
                 ++number,
                 static_cast<std::uint64_t>(speed.perftDepth),
                 speed.leavesPerSecond / kMillion,
                 speed.playoutsPerSecond,
                 speed.turnsPerSecond / kMillion});
        }
    }
    table.print(streams.out, asJson);
    return ExitStatus::Good;
}

/// The fixed searches as lines of a record.
Result<std::vector<BenchRecord>> recorded(const std::vector<const GameEntry *> &games, int depth)
{
    std::vector<BenchRecord> records;
    for (const GameEntry *game : games) {
        const auto positions = benchPositions(*game);
        if (!positions)
            return positions.error();
        const int plies = depth > 0 ? depth : game->benchDepth;
        const BenchResult result = searched(*game, *positions, plies);
        records.push_back({game->info().id, plies, result.nodes, hexadecimal(result.signature)});
    }
    return records;
}

ExitStatus benchRecord(const std::vector<const GameEntry *> &games, int depth, const Streams &streams)
{
    const auto records = recorded(games, depth);
    if (!records)
        return failed(records.error(), streams);
    streams.out << "# Signatures of the fixed searches: tessera-cli bench --record\n";
    for (const BenchRecord &record : *records)
        streams.out << record.line() << '\n';
    return ExitStatus::Good;
}

ExitStatus benchCheck(
    const std::vector<const GameEntry *> &games,
    int depth,
    const std::string &path,
    const Streams &streams)
{
    const auto content = contentOf(path, "what bench --record has printed");
    if (!content)
        return wrongUsage(content.error(), streams);
    const auto wanted = readBenchRecords(*content, path);
    if (!wanted)
        return wrongUsage(wanted.error(), streams);
    const auto records = recorded(games, depth);
    if (!records)
        return failed(records.error(), streams);
    const auto errors = differences(*records, *wanted);
    for (const Error &error : errors)
        streams.talk << error.sentence() << '\n';
    return errors.empty() ? ExitStatus::Good : ExitStatus::Failed;
}

ExitStatus runBench(const Arguments &arguments, const Streams &streams)
{
    constexpr int kDeepest = 60;
    const auto games = chosenGames(arguments);
    if (!games)
        return wrongUsage(games.error(), streams);
    const auto depth = arguments.number("--depth", 1, kDeepest, 0);
    if (!depth)
        return wrongUsage(depth.error(), streams);
    const auto kind = chosenKind(arguments, *games);
    if (!kind)
        return wrongUsage(kind.error(), streams);
    const bool asJson = arguments.has("--json");
    if (const auto path = arguments.value("--check"))
        return benchCheck(*games, *depth, *path, streams);
    if (arguments.has("--record"))
        return benchRecord(*games, *depth, streams);
    return arguments.has("--speed") ? benchSpeed(*games, asJson, streams)
                                    : benchSearch(*games, *depth, *kind, asJson, streams);
}

} // namespace

Command benchCommand()
{
    return {
        "bench",
        "Searches fixed positions to a fixed depth; the signature is the same on every machine.",
        {{gameRow(false),
          {"--depth", "N", "another depth than the game's own"},
          {"--kind", "NAME", "another kind of search than the game's first"},
          {"--speed",
           "",
           "measure the rules instead: perft and random games",
           false,
           false,
           false,
           {"--game", "--json"}},
          {"--record",
           "",
           "print the signatures as lines for --check",
           false,
           false,
           false,
           {"--game", "--depth"}},
          {"--check",
           "FILE",
           "fail when a signature is not the recorded one",
           false,
           false,
           false,
           {"--game", "--depth"}},
          {"--json", "", "print one JSON array"}},
         "",
         false},
        runBench};
}

} // namespace tessera::cli
