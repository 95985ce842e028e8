#include "model/record/jsonlines.h"

#include "model/core/json/jsontext.h"
#include "model/core/words.h"
#include "model/record/resulttoken.h"

#include <algorithm>

namespace tessera {

namespace {

/// A value as errors show it, not longer than a line.
Phrase shown(const Json &value)
{
    constexpr std::size_t kLongest = 40;
    const std::string text = writtenJson(value);
    return text.size() > kLongest ? inQuotes(text) : Phrase(text);
}

/// Reads one line; the error gives the column only where JSON itself is broken.
class JsonLineReader
{
public:
    explicit JsonLineReader(const ReadSettings &settings)
        : m_settings(settings)
    {}

    JsonGame read(std::string_view line)
    {
        m_game.read.error = readObject(line);
        return std::move(m_game);
    }

private:
    using Step = std::optional<Error>;

    static Error error(Phrase found, Phrase wanted)
    {
        return Error{"", std::move(found), std::move(wanted)};
    }

    Step readObject(std::string_view line)
    {
        const auto parsed = parseJson(line);
        if (!parsed) {
            const Error &broken = parsed.error();
            return Error{
                "", broken.found, phrase("Error", "a JSON object on one line"), 0, broken.column};
        }
        const Json &object = *parsed;
        if (!object.isObject())
            return error(inQuotes(writtenJson(object)), phrase("Error", "a JSON object"));
        if (auto wrong = findGame(object))
            return wrong;
        if (auto wrong = setUp(object))
            return wrong;
        readEnd(object);
        return readMoves(object);
    }

    Step findGame(const Json &object)
    {
        ReadGame &read = m_game.read;
        read.game = m_settings.usualGame;
        std::string names;
        const Json *id = object.find("game");
        for (const AnyGame *game : m_settings.games) {
            names.append(names.empty() ? "" : ", ").append(game->info().id);
            if (id != nullptr && *id == game->info().id)
                read.game = game;
        }
        const bool isKnown = read.game != nullptr && (id == nullptr || *id == read.game->info().id);
        if (!isKnown)
            return error(
                id == nullptr ? phrase("Error", "no \"game\"") : shown(*id),
                phrase("Error", "\"game\": one of %1").with(names));
        read.record.game = read.game->info().id;
        return std::nullopt;
    }

    Step setUp(const Json &object)
    {
        ReadGame &read = m_game.read;
        const auto &specs = read.game->info().options;
        read.record.options = m_settings.usesStrictRules ? Options::strict(specs)
                                                         : Options::defaults(specs);
        if (const Json *options = object.find("options")) {
            auto parsed = Options::parseWhole(writtenJson(*options), specs);
            if (!parsed)
                return error(
                    Phrase("\"options\": %1").with(parsed.error().found), parsed.error().wanted);
            read.record.options = std::move(*parsed);
        }
        const Json &start = object["start"];
        if (start.isNull()) {
            m_position = read.game->start(read.record.options);
            return std::nullopt;
        }
        const auto text = start.asString();
        if (!text)
            return error(
                Phrase("\"start\": %1").with(shown(start)),
                phrase("Error", "a position in quotes, or null"));
        auto position = read.game->parsePosition(*text, read.record.options);
        if (!position)
            return error(position.error().found, position.error().wanted);
        m_position = std::move(*position);
        read.record.start = m_position->text();
        return std::nullopt;
    }

    void readEnd(const Json &object)
    {
        m_game.result = object["result"].asString().value_or("");
        m_game.reason = object["reason"].asString().value_or("");
        for (const Json &count : object["legal"].elements())
            m_game.legalCounts.push_back(count.asInt().value_or(-1));
    }

    Step readMoves(const Json &object)
    {
        GameRecord &record = m_game.read.record;
        const Json *moves = object.find("moves");
        if (moves != nullptr && !moves->isArray())
            return error(
                Phrase("\"moves\": %1").with(shown(*moves)),
                phrase("Error", "a list of moves in quotes"));
        NodeId node = GameRecord::kRoot;
        int number = 0;
        for (const Json &word : object["moves"].elements()) {
            ++number;
            const Phrase inMove = phrase("Error", "move %1: %2");
            const auto text = word.asString();
            if (!text)
                return error(inMove.with(number, shown(word)), phrase("Error", "a move in quotes"));
            const auto move = m_position->parseMove(*text);
            if (!move)
                return error(inMove.with(number, move.error().found), move.error().wanted);
            node = record.add(node, *move);
            m_position->play(*move);
        }
        record.outcome = m_position->outcome();
        m_game.read.isReasonGiven = true;
        return std::nullopt;
    }

    const ReadSettings &m_settings;
    JsonGame m_game;
    std::unique_ptr<AnyPosition> m_position;
};

} // namespace

bool isJsonLines(std::string_view text)
{
    constexpr std::string_view kBlanks = " \t\r\n";
    text = withoutByteOrderMark(text);
    const auto first = std::min(text.find_first_not_of(kBlanks), text.size());
    text.remove_prefix(first);
    // A comment in a game file also begins with a brace, but has no keys.
    const std::string_view line = text.substr(0, text.find('\n'));
    return line.starts_with('{') && line.find("\"game\"") != std::string_view::npos
           && line.find_first_not_of(kBlanks, 1) == line.find('"');
}

std::vector<JsonGame> readJsonLines(
    std::string_view text, const std::string &name, const ReadSettings &settings)
{
    std::vector<JsonGame> games;
    if (const auto fault = utf16Fault(text, name)) {
        games.emplace_back().read.error = fault;
        return games;
    }
    int number = 0;
    text = withoutByteOrderMark(text);
    while (!text.empty()) {
        ++number;
        const auto end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.find_first_not_of(" \t\r") == std::string_view::npos)
            continue;
        JsonGame game = JsonLineReader(settings).read(line);
        game.read.line = number;
        if (game.read.error) {
            game.read.error->where = name;
            game.read.error->line = number;
        }
        games.push_back(std::move(game));
    }
    return games;
}

Outcome endOf(const JsonGame &game)
{
    const Outcome &byRules = game.read.record.outcome;
    if (game.read.game == nullptr)
        return byRules;
    const auto reason = parseEndReason(game.reason, game.read.game->info().endReasons);
    if (byRules.isOver() || !reason || !isFromOutside(*reason))
        return byRules;
    const int players = game.read.game->info().playerCount();
    for (int i = 0; i < players; ++i) {
        const Outcome won = Outcome::win(playerAt(i), *reason);
        if (game.result == won.resultText())
            return won;
    }
    const Outcome drawn = Outcome::draw(players, *reason);
    return game.result == drawn.resultText() ? drawn : byRules;
}

std::string jsonLine(const GameRecord &record, const AnyGame &game)
{
    Json object{{"game", game.info().id}, {"start", nullptr}};
    std::unique_ptr<AnyPosition> position = game.start(record.options);
    if (record.start) {
        object["start"] = *record.start;
        if (auto parsed = game.parsePosition(*record.start, record.options))
            position = std::move(*parsed);
    }
    Json moves = Json::array();
    Json legal = Json::array();
    for (const NodeId id : record.mainLine()) {
        const MoveCode move = record.node(id).move;
        moves.push_back(position->moveText(move));
        legal.push_back(position->legalMoves().size());
        position->play(move);
    }
    legal.push_back(position->legalMoves().size());
    object["moves"] = std::move(moves);
    object["legal"] = std::move(legal);
    object["result"] = record.outcome.resultText();
    object["reason"] = text(record.outcome.reason);
    if (record.options != Options::strict(game.info().options))
        object["options"] = *parseJson(record.options.json());
    return writtenJson(object);
}

} // namespace tessera
