#include "model/core/json/jsontext.h"
#include "model/games/xxlchess/files/config.h"
#include "model/games/xxlchess/files/goal.h"
#include "model/games/xxlchess/files/jsondocument.h"
#include "model/games/xxlchess/files/piecereader.h"

namespace tessera::xxlchess {

namespace {

Json timeJson(const TimeControl &time)
{
    constexpr double kMilliseconds = 1000.0;
    return {
        {"seconds", plainNumber(static_cast<double>(time.initial.count()) / kMilliseconds)},
        {"increment", plainNumber(static_cast<double>(time.increment.count()) / kMilliseconds)}};
}

const char *colourWord(Player colour)
{
    return colour == Player::First ? "white" : "black";
}

Json levelJson(const Level &level)
{
    return {
        {"layout", level.layoutPath},
        {"title", level.title},
        {"side", colourWord(level.side)},
        {"goal", goalText(level)}};
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
        const BoardSize &size = configuration.layout.size;
        json["board"] = Json{{"width", size.width}, {"height", size.height}};
    }
    if (configuration.promotionRank)
        json["promotion_rank"] = *configuration.promotionRank;
    if (configuration.drawsByRepetition || configuration.drawsByHundredTurns) {
        json["draw_rules"] = Json{
            {"repetition", configuration.drawsByRepetition},
            {"hundred-turns", configuration.drawsByHundredTurns}};
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
        {"players", Json::array({"human", "cpu"})},
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
        return Error{
            "",
            phrase("xxlchess", "no picture %1").with(inQuotes(file)),
            phrase("xxlchess", "one of those in use")};
    };
    PieceTypes result;
    JsonDocument document(writtenJson(json), "pieces");
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
    for (const auto &[letter, said] : before.members()) {
        const auto was = known ? known->withLetter(letter[0]) : std::nullopt;
        const auto is = pieces.withLetter(letter[0]);
        if (was && is && (*known)[*was] == pieces[*is]) {
            result[letter] = said;
            continue;
        }
        if (!all.contains(letter))
            continue;
        result[letter] = all[letter];
        for (const auto &[key, value] : said.members()) {
            if (!PieceReader::knows(key))
                result[letter][key] = value;
        }
    }
    for (const auto &[letter, piece] : all.members()) {
        if (!result.contains(letter))
            result[letter] = piece;
    }
    return result;
}

/// The levels of a file that had `before`: where there are as many, each keeps the keys that the program does not know.
Json levelsAfter(const Json &before, const Json &levels)
{
    if (before.size() != levels.size())
        return levels;
    Json result = Json::array();
    for (std::size_t i = 0; i < levels.size(); ++i)
        result.push_back(before[i]).mergePatch(levels[i]);
    return result;
}

/// `json` with everything else in the file from which `configuration` was read.
Json withSource(const Json &json, const Configuration &configuration)
{
    if (configuration.source.text.empty())
        return json;
    Json whole = *parseJson(configuration.source.text);
    Json changes = json;
    const Json usual = usualKeys(configuration);
    for (const auto &[key, value] : usual.members()) {
        if (whole.contains(key) && !json.contains(key))
            changes[key] = value;
    }
    if (const Json *pieces = whole.find("pieces"); pieces != nullptr && pieces->isObject()) {
        changes["pieces"] = piecesAfter(*pieces, configuration.pieces);
        whole["pieces"] = Json::object();
    }
    if (const Json *levels = whole.find("levels"); levels != nullptr && changes.contains("levels"))
        changes["levels"] = levelsAfter(*levels, changes["levels"]);
    whole.mergePatch(changes);
    return whole;
}

} // namespace

std::string writeConfiguration(const Configuration &configuration)
{
    Json json{
        {"layout", configuration.layoutPath},
        {"time_controls",
         {{"player", timeJson(configuration.times[0])}, {"cpu", timeJson(configuration.times[1])}}},
        {"player_colour", colourWord(configuration.playerColour)},
        {"piece_movement_speed", configuration.pieceSpeed},
        {"max_movement_time", plainNumber(configuration.mostMovementTime)}};
    addExtensions(configuration, json);
    constexpr int kIndent = 4;
    return writtenJson(withSource(json, configuration), kIndent) + "\n";
}

} // namespace tessera::xxlchess
