#include "app/cli/analysis/analysislines.h"

#include "model/core/json/jsontext.h"
#include "model/review/chances.h"

#include <cmath>
#include <sstream>

namespace tessera::cli {

namespace {

/// Rounds to three decimals, which is finer than any engine's accuracy.
double rounded(double chance)
{
    constexpr double kParts = 1000;
    return std::round(chance * kParts) / kParts;
}

std::optional<Score> scoreFrom(const std::string &text, int playerCount)
{
    std::istringstream words(text);
    std::string kind;
    words >> kind;
    Score score;
    if (kind == "shares") {
        score.kind = Score::Kind::Shares;
        for (int i = 0; i < playerCount; ++i)
            words >> score.shares[playerAt(i)];
    } else if (kind == "cp" || kind == "mate") {
        score.kind = kind == "cp" ? Score::Kind::Centipawns : Score::Kind::Mate;
        words >> score.value;
    } else {
        return std::nullopt;
    }
    return words.fail() ? std::nullopt : std::optional(score);
}

std::optional<JudgedPosition> judgedFrom(const Json &object, const AnyPosition &position)
{
    const Outcome outcome = position.outcome();
    JudgedPosition judged;
    if (outcome.isOver()) {
        judged.chances = outcome.scores;
        return judged;
    }
    const int players = position.info().playerCount();
    const auto score = scoreFrom(object["score"].asString().value_or(""), players);
    const auto line = object["line"].elements();
    if (!score || line.empty())
        return std::nullopt;
    const auto shown = position.clone();
    for (const Json &word : line) {
        const auto move = shown->parseMove(word.asString().value_or(""));
        if (!move)
            return std::nullopt;
        judged.thought.line.push_back(*move);
        shown->play(*move);
    }
    judged.toMove = position.toMove();
    judged.choices = static_cast<int>(position.legalMoves().size());
    judged.thought.score = *score;
    judged.thought.depth = object["depth"].asInt().value_or(0);
    judged.thought.nodes = object["nodes"].asUint64().value_or(0);
    judged.chances = chancesOf(*score, judged.toMove, players);
    return judged;
}

} // namespace

AnalysedGame analysedGame(
    const GameRecord &record, const AnyGame &game, int number, std::string strength)
{
    AnalysedGame result{number, {}, std::move(strength)};
    result.positions.push_back(game.start(record.options));
    if (record.start) {
        if (auto parsed = game.parsePosition(*record.start, record.options))
            result.positions.front() = std::move(*parsed);
    }
    for (const NodeId id : record.mainLine()) {
        result.positions.push_back(result.positions.back()->clone());
        result.positions.back()->play(record.node(id).move);
    }
    return result;
}

std::string positionLine(const AnalysedGame &game, std::size_t ply, const JudgedPosition &judged)
{
    const AnyPosition &position = *game.positions[ply];
    const GameInfo &info = position.info();
    Json object{
        {"number", game.number},
        {"ply", ply},
        {"position", position.text()},
        {"strength", game.strength}};
    if (judged.toMove != Player::None) {
        object["toMove"] = info.players[static_cast<std::size_t>(index(judged.toMove))];
        object["score"] = judged.thought.score.text(info.playerCount());
    }
    Json chances = Json::array();
    for (int i = 0; i < info.playerCount(); ++i)
        chances.push_back(rounded(judged.chances[playerAt(i)]));
    object["chances"] = std::move(chances);
    object["depth"] = judged.thought.depth;
    object["nodes"] = judged.thought.nodes;
    Json line = Json::array();
    const auto shown = position.clone();
    for (const MoveCode move : judged.thought.line) {
        if (!shown->isLegal(move))
            break;
        line.push_back(shown->moveText(move));
        shown->play(move);
    }
    object["line"] = std::move(line);
    return writtenJson(object);
}

Result<std::string> wholeLines(std::string content)
{
    constexpr std::string_view kBegin = R"({"number":)";
    int number = 0;
    for (std::size_t at = 0; at < content.size();) {
        ++number;
        const std::size_t end = content.find('\n', at);
        const std::string_view line = std::string_view(content).substr(at, end - at);
        const bool isCutShort = end == std::string::npos;
        if (!line.starts_with(kBegin) && !(isCutShort && kBegin.starts_with(line)))
            return Error{
                "", "another line: " + inQuotes(line).english(), "lines of an analysis", number};
        if (isCutShort)
            content.resize(at);
        else
            at = end + 1;
    }
    return content;
}

std::vector<std::optional<JudgedPosition>> knownPositions(
    const AnalysedGame &game, const std::string &lines)
{
    std::vector<std::optional<JudgedPosition>> known(game.positions.size());
    std::istringstream in(lines);
    for (std::string line; std::getline(in, line);) {
        const Json object = readJson(line).value;
        const auto ply = object["ply"].asUint64();
        if (ply && *ply < known.size() && object["number"] == game.number
            && object["strength"] == game.strength
            && object["position"] == game.positions[*ply]->text())
            known[*ply] = judgedFrom(object, *game.positions[*ply]);
    }
    return known;
}

std::string summaryLine(const AnalysedGame &game, const GameReview &review)
{
    const GameInfo &info = game.positions.front()->info();
    Json moves = Json::array();
    for (std::size_t i = 0; i < review.moves.size(); ++i) {
        const double loss = lossOf(review, static_cast<int>(i));
        Json move{{"move", game.positions[i]->moveText(review.moves[i])}, {"loss", rounded(loss)}};
        if (const auto glyph = proposedGlyph(loss))
            move["glyph"] = *glyph;
        moves.push_back(std::move(move));
    }
    Json lost;
    for (int i = 0; i < info.playerCount(); ++i)
        lost[info.players[static_cast<std::size_t>(i)]]
            = movesThatLost(review, playerAt(i), kMistakeLoss);
    Json moments = Json::array();
    for (const int move : keyMoments(review))
        moments.push_back(move + 1);
    return writtenJson(Json{
        {"number", game.number},
        {"moves", std::move(moves)},
        {"lostMoreThan10Percent", std::move(lost)},
        {"keyMoments", std::move(moments)}});
}

} // namespace tessera::cli
