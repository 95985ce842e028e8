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
    return positionFrom(level.layout, std::move(rules));
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
    if (!configuration.unknownKeys.empty())
        json.update(Json::parse(configuration.unknownKeys));
    constexpr int kIndent = 4;
    return json.dump(kIndent, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::optional<Error> saveConfiguration(
    const Configuration &configuration, const std::filesystem::path &path)
{
    if (auto error = writeFile(path, writeConfiguration(configuration)))
        return error;
    const fs::path folder = path.parent_path();
    if (auto error = writeFile(
            folder / pathFrom(configuration.layoutPath),
            writeLayout(configuration.layout, configuration.pieces)))
        return error;
    for (const Level &level : configuration.levels) {
        if (auto error = writeFile(
                folder / pathFrom(level.layoutPath),
                writeLayout(level.layout, configuration.pieces)))
            return error;
    }
    return std::nullopt;
}

} // namespace tessera::xxlchess
