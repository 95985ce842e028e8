#include "model/games/xxlchess/files/config.h"
#include "model/games/xxlchess/files/goal.h"
#include "model/games/xxlchess/files/jsondocument.h"
#include "model/games/xxlchess/files/piecereader.h"

namespace tessera::xxlchess {

namespace {

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
        json["pieces"] = piecesJson(configuration.pieces, PicturePlace::Files);
    for (const Level &level : configuration.levels)
        json["levels"].push_back(levelJson(level));
}

/// The defaults of the keys of X7, which are written only where they differ.
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

/// The kinds that `json` defines, with the pictures of `pieces` for those that name files.
std::optional<PieceTypes> piecesOf(const Json &json, const PieceTypes &pieces)
{
    const auto drawingOf = [&pieces](const std::string &file) -> Result<std::string> {
        for (const PieceKind &kind : pieces) {
            if (kind.picture.file == file)
                return kind.picture.drawing;
        }
        return Error{"", "no picture " + inQuotes(file), "one of those in use"};
    };
    PieceTypes result;
    JsonDocument document(json.dump(), "pieces");
    const JsonNode root = document.root();
    if (!document.error())
        PieceReader(document, result, drawingOf).read(root);
    if (document.error())
        return std::nullopt;
    return result;
}

/// The object `pieces` of a file that had `before`: unchanged pieces stay as they were written, and changed ones keep
/// the keys that the program does not know.
Json piecesAfter(const Json &before, const PieceTypes &pieces)
{
    const auto known = piecesOf(before, pieces);
    const Json all = piecesJson(pieces, PicturePlace::Files);
    Json result = Json::object();
    for (const auto &[letter, said] : before.items()) {
        const auto was = known ? known->withLetter(letter[0]) : std::nullopt;
        const auto is = pieces.withLetter(letter[0]);
        if (was && is && (*known)[*was] == pieces[*is]) {
            result[letter] = said;
            continue;
        }
        if (!all.contains(letter))
            continue;
        result[letter] = all[letter];
        for (const auto &[key, value] : said.items()) {
            if (!PieceReader::knows(key))
                result[letter][key] = value;
        }
    }
    for (const auto &[letter, piece] : all.items()) {
        if (!result.contains(letter))
            result[letter] = piece;
    }
    return result;
}

/// `json` with everything else in the file from which `configuration` was read.
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
        changes["pieces"] = piecesAfter(whole["pieces"], configuration.pieces);
        whole["pieces"] = Json::object();
    }
    // A level keeps the keys that the program does not know.
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

} // namespace tessera::xxlchess
