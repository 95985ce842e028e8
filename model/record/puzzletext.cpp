#include "model/record/puzzletext.h"

#include "model/core/json/jsontext.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr std::array<std::string_view, 7>
    kGoals{"win", "win-within", "survive", "capture", "gain", "keep", "best"};

Json sentenceJson(const Sentence &sentence)
{
    Json json = Json::array({sentence.context, sentence.pattern});
    for (const std::string &argument : sentence.arguments)
        json.push_back(argument);
    return json;
}

std::string textIn(const Json &json, std::string_view key)
{
    return json[key].asString().value_or("");
}

int numberIn(const Json &json, std::string_view key, int fallback = 0)
{
    constexpr std::int64_t kMost = 1'000'000;
    const auto number = json[key].asInt64();
    return number ? static_cast<int>(std::clamp<std::int64_t>(*number, -1, kMost)) : fallback;
}

std::vector<std::string> textsIn(const Json &json, std::string_view key)
{
    std::vector<std::string> texts;
    for (const Json &text : json[key].elements())
        texts.push_back(text.asString().value_or(""));
    return texts;
}

/// Names in it are those of the game.
Sentence sentenceIn(const Json &json, std::string_view key, const GameInfo &info)
{
    const std::vector<std::string> texts = textsIn(json, key);
    if (texts.size() < 2)
        return {};
    Sentence sentence{texts[0], texts[1], {texts.begin() + 2, texts.end()}};
    if (sentence.context != info.id)
        sentence.argumentContext = info.id;
    return sentence;
}

Result<MadePuzzle> madePuzzle(const Json &json, const GameInfo &info)
{
    auto puzzle = puzzleFromJson(json, info);
    if (!puzzle)
        return puzzle.error();
    MadePuzzle made;
    made.puzzle = std::move(*puzzle);
    made.sort = textIn(json, "sort");
    made.nodes = static_cast<std::uint64_t>(std::max(numberIn(json, "nodes"), 0));
    made.game = numberIn(json, "game");
    made.solution = textsIn(json, "solution");
    return made;
}

} // namespace

Json puzzleJson(const Puzzle &puzzle)
{
    Json json = Json::object();
    if (!puzzle.title.empty())
        json["title"] = puzzle.title;
    if (!puzzle.titleWords.pattern.empty())
        json["titleWords"] = sentenceJson(puzzle.titleWords);
    if (!puzzle.source.empty())
        json["source"] = puzzle.source;
    json["start"] = puzzle.start;
    json["options"] = *parseJson(puzzle.options.json());
    json["solver"] = index(puzzle.solver);
    json["goal"] = kGoals[static_cast<std::size_t>(puzzle.goal)];
    json["moves"] = puzzle.moves;
    if (puzzle.goal == Puzzle::Goal::Capture)
        json["prey"] = puzzle.prey;
    if (!puzzle.measure.empty()) {
        json["measure"] = puzzle.measure;
        json["amount"] = puzzle.amount;
    }
    json["words"] = sentenceJson(puzzle.goalWords);
    return json;
}

Result<Puzzle> puzzleFromJson(const Json &json, const GameInfo &info)
{
    constexpr int kMostPrey = 255;
    if (!json.isObject())
        return Error{phrase("Error", "puzzle"), writtenJson(json), phrase("Error", "an object")};
    const Json *options = json.find("options");
    auto chosen = Options::parseJson(
        options != nullptr ? writtenJson(*options) : std::string("{}"), info.options);
    if (!chosen)
        return chosen.error();
    const std::string goal = textIn(json, "goal");
    const auto found = std::find(kGoals.begin(), kGoals.end(), goal);
    const int solver = numberIn(json, "solver", -1);
    if (found == kGoals.end() || solver < 0 || solver >= info.playerCount())
        return Error{
            phrase("Error", "level"),
            inQuotes(goal),
            phrase("Error", "a goal, and a player of the game")};
    Puzzle puzzle;
    puzzle.title = textIn(json, "title");
    puzzle.titleWords = sentenceIn(json, "titleWords", info);
    puzzle.source = textIn(json, "source");
    puzzle.start = textIn(json, "start");
    puzzle.options = std::move(*chosen);
    puzzle.solver = playerAt(solver);
    puzzle.goal = static_cast<Puzzle::Goal>(found - kGoals.begin());
    puzzle.moves = std::max(numberIn(json, "moves"), 0);
    puzzle.prey = static_cast<std::uint8_t>(std::clamp(numberIn(json, "prey"), 0, kMostPrey));
    puzzle.measure = textIn(json, "measure");
    puzzle.amount = numberIn(json, "amount");
    puzzle.goalWords = sentenceIn(json, "words", info);
    return puzzle;
}

std::string puzzleCollectionText(const PuzzleCollection &collection)
{
    std::string text = "{\"command\": " + writtenJson(collection.command);
    text += ",\n\"games\": " + std::to_string(collection.games) + ",\n\"puzzles\": [";
    bool isFirst = true;
    for (const MadePuzzle &made : collection.puzzles) {
        Json json = puzzleJson(made.puzzle);
        json["sort"] = made.sort;
        json["solution"] = Json::array(made.solution);
        json["nodes"] = made.nodes;
        json["game"] = made.game;
        text += (isFirst ? "\n" : ",\n") + writtenJson(json);
        isFirst = false;
    }
    return text + "\n]}\n";
}

Result<PuzzleCollection> readPuzzleCollection(
    std::string_view text, const GameInfo &info, const std::string &name)
{
    const auto json = parseJson(text);
    if (!json) {
        Error error = json.error();
        error.where = name;
        return error;
    }
    PuzzleCollection collection;
    collection.command = textIn(*json, "command");
    const Json *puzzles = json->find("puzzles");
    if (puzzles == nullptr || !puzzles->isArray())
        return Error{
            name,
            phrase("Error", "no list of puzzles"),
            phrase("Error", "the key \"puzzles\" with a list")};
    collection.games = numberIn(*json, "games");
    for (const Json &puzzle : puzzles->elements()) {
        auto made = madePuzzle(puzzle, info);
        if (!made) {
            Error error = made.error();
            error.where = Phrase("%1, puzzle %2: %3")
                              .with(name, collection.puzzles.size() + 1, error.where);
            return error;
        }
        collection.puzzles.push_back(std::move(*made));
    }
    return collection;
}

int starsOf(std::size_t number, std::size_t count)
{
    constexpr std::size_t kMostStars = 5;
    return count == 0 ? 1 : static_cast<int>(1 + number * kMostStars / count);
}

} // namespace tessera
