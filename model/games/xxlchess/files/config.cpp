#include "model/games/xxlchess/files/config.h"

#include "model/core/textfile.h"
#include "model/games/xxlchess/files/goal.h"
#include "model/games/xxlchess/files/jsondocument.h"
#include "model/games/xxlchess/files/piecereader.h"
#include "model/games/xxlchess/xxlchess.h"

#include <algorithm>
#include <fstream>

namespace tessera::xxlchess {

namespace {

namespace fs = std::filesystem;

std::optional<Error> writeFile(const fs::path &path, const std::string &content)
{
    std::ofstream file(path, std::ios::binary);
    file << content;
    file.close();
    if (file)
        return std::nullopt;
    return Error{path.string(), "a place that cannot be written to", "a folder with room"};
}

Json timeJson(const TimeControl &time)
{
    constexpr double kMilliseconds = 1000.0;
    Json json;
    json["seconds"] = plainNumber(static_cast<double>(time.initial.count()) / kMilliseconds);
    json["increment"] = plainNumber(static_cast<double>(time.increment.count()) / kMilliseconds);
    return json;
}

const char *colourWord(Player colour)
{
    return colour == Player::First ? "white" : "black";
}

Json levelJson(const Level &level)
{
    Json json;
    json["layout"] = level.layoutPath;
    json["title"] = level.title;
    json["side"] = colourWord(level.side);
    json["goal"] = goalText(level);
    return json;
}

void addExtensions(const Configuration &configuration, Json &json)
{
    const Configuration usual;
    if (configuration.players != usual.players) {
        for (const Configuration::Seat seat : configuration.players)
            json["players"].push_back(seat == Configuration::Seat::Human ? "human" : "cpu");
    }
    if (configuration.difficulty)
        json["difficulty"] = *configuration.difficulty;
    if (configuration.hasFogOfWar)
        json["fog_of_war"] = true;
    if (configuration.choosesPromotion)
        json["promotion"] = "choose";
    if (!configuration.hasSound)
        json["sound"] = false;
    if (configuration.isBoardAuto) {
        json["board"] = "auto";
    } else if (configuration.layout.size != BoardSize()) {
        json["board"]["width"] = configuration.layout.size.width;
        json["board"]["height"] = configuration.layout.size.height;
    }
    if (configuration.promotionRank)
        json["promotion_rank"] = *configuration.promotionRank;
    if (configuration.drawsByRepetition || configuration.drawsByHundredTurns) {
        json["draw_rules"]["repetition"] = configuration.drawsByRepetition;
        json["draw_rules"]["hundred-turns"] = configuration.drawsByHundredTurns;
    }
    if (configuration.pieces != usual.pieces)
        json["pieces"] = piecesJson(configuration.pieces);
    for (const Level &level : configuration.levels)
        json["levels"].push_back(levelJson(level));
}

/// What a key of X7 is when it is left out, by which a file that has it says so.
Json usualKeys(const Configuration &configuration)
{
    const BoardSize &size = configuration.layout.size;
    return {
        {"players", {"human", "cpu"}},
        {"promotion", "queen"},
        {"sound", true},
        {"fog_of_war", false},
        {"levels", Json::array()},
        {"board", {{"width", size.width}, {"height", size.height}}},
        {"promotion_rank", usualPromotionRank(size.height)},
        {"draw_rules", {{"repetition", false}, {"hundred-turns", false}}},
        {"pieces", Json::object()},
    };
}

/// `json` with all else that the file said from which `configuration` was read.
Json withSource(const Json &json, const Configuration &configuration)
{
    if (configuration.source.text.empty())
        return json;
    Json whole = Json::parse(configuration.source.text);
    Json changes = json;
    const Json usual = usualKeys(configuration);
    for (const auto &[key, value] : usual.items()) {
        if (whole.contains(key) && !json.contains(key))
            changes[key] = value;
    }
    if (whole.contains("pieces") && whole["pieces"].is_object()) {
        for (const auto &[letter, piece] : whole["pieces"].items()) {
            // A null takes away.
            if (!changes["pieces"].contains(letter))
                changes["pieces"][letter] = nullptr;
        }
    }
    // What a level says that the program does not know stays with it.
    if (whole.contains("levels") && changes.contains("levels")
        && whole["levels"].size() == changes["levels"].size()) {
        for (std::size_t i = 0; i < whole["levels"].size(); ++i) {
            whole["levels"][i].merge_patch(changes["levels"][i]);
            changes["levels"][i] = whole["levels"][i];
        }
    }
    whole.merge_patch(changes);
    return whole;
}

} // namespace

Player Configuration::up() const
{
    if (players[0] == players[1])
        return Player::First;
    const std::size_t human = players[0] == Seat::Human ? 0 : 1;
    return seatOf(Player::First) == human ? Player::First : Player::Second;
}

RuleChoices Configuration::choices(const BoardSize &size) const
{
    RuleChoices choices;
    choices.width = size.width;
    choices.height = size.height;
    choices.up = up();
    choices.promotionRank = promotionRank.value_or(0);
    choices.drawsByRepetition = drawsByRepetition;
    choices.drawsByHundredTurns = drawsByHundredTurns;
    choices.choosesPromotion = choosesPromotion;
    choices.hasFog = hasFogOfWar;
    choices.pieces = pieces;
    return choices;
}

Options Configuration::options() const
{
    return optionsFrom(choices(layout.size));
}

Position Configuration::start() const
{
    return positionFrom(layout, choices(layout.size));
}

Position Configuration::start(const Level &level) const
{
    RuleChoices rules = choices(level.layout.size);
    rules.up = level.side;
    return positionFrom(level.layout, std::move(rules), level.side);
}

std::optional<Position> Configuration::turnedStart() const
{
    if (players[0] == players[1])
        return std::nullopt;
    const Position asInFile = start();
    const SquareSet &pawns = asInFile.pawns(up());
    const SquareSet &zone = asInFile.rules().promotionZone(up());
    if (pawns.isEmpty() || (pawns & zone) != pawns)
        return std::nullopt;
    return positionFrom(turned(layout), choices(layout.size));
}

Result<std::string> readSmallFile(const fs::path &path)
{
    constexpr std::uintmax_t kLargest = 1 << 20;
    auto content = readTextFile(path, kLargest);
    if (content)
        return content;
    const Error &error = content.error();
    return Error{"", error.found + " " + inQuotes(path.string()), error.wanted};
}

Result<Configuration> readConfiguration(const std::filesystem::path &path)
{
    return readConfiguration(path, readSmallFile);
}

std::filesystem::path pathFrom(std::string text)
{
    std::replace(text.begin(), text.end(), '\\', '/');
    return {std::u8string(text.begin(), text.end())};
}

std::string writeConfiguration(const Configuration &configuration)
{
    Json json;
    json["layout"] = configuration.layoutPath;
    json["time_controls"]["player"] = timeJson(configuration.times[0]);
    json["time_controls"]["cpu"] = timeJson(configuration.times[1]);
    json["player_colour"] = colourWord(configuration.playerColour);
    json["piece_movement_speed"] = configuration.pieceSpeed;
    json["max_movement_time"] = plainNumber(configuration.mostMovementTime);
    addExtensions(configuration, json);
    constexpr int kIndent = 4;
    return withSource(json, configuration).dump(kIndent, ' ', false, Json::error_handler_t::replace)
           + "\n";
}

std::vector<ConfigurationFile> filesOf(const Configuration &configuration, const fs::path &path)
{
    const fs::path folder = path.parent_path();
    std::vector<ConfigurationFile> files{
        {path, writeConfiguration(configuration)},
        {folder / pathFrom(configuration.layoutPath),
         writeLayout(configuration.layout, configuration.pieces)}};
    for (const Level &level : configuration.levels)
        files.push_back(
            {folder / pathFrom(level.layoutPath), writeLayout(level.layout, configuration.pieces)});
    return files;
}

std::optional<Error> saveConfiguration(
    const Configuration &configuration, const std::filesystem::path &path)
{
    for (const ConfigurationFile &file : filesOf(configuration, path)) {
        if (auto error = writeFile(file.path, file.content))
            return error;
    }
    return std::nullopt;
}

} // namespace tessera::xxlchess
