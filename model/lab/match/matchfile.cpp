#include "model/lab/match/matchfile.h"

#include "model/core/files/appendfile.h"
#include "model/core/json/jsontext.h"
#include "model/core/words.h"
#include "model/record/reader.h"
#include "model/record/runninggame.h"

#include <limits>
#include <map>
#include <set>

namespace tessera::lab {

namespace {

/// The texts of the games of a file; each begins with its tag Event.
std::vector<std::string> gameTexts(const std::string &content)
{
    constexpr std::string_view kBetween = "\n\n[Event ";
    std::vector<std::string> texts;
    for (std::size_t begin = 0; begin < content.size();) {
        const auto between = content.find(kBetween, begin);
        const std::size_t end = between == std::string::npos ? content.size() : between + 2;
        texts.push_back(content.substr(begin, end - begin));
        begin = end;
    }
    return texts;
}

/// Whether this is the beginning of a game that was being written: it breaks off, or ends with its tags.
bool isTorn(std::string_view text)
{
    const std::string head = std::string("[Event \"") + kMatchEvent + "\"]\n";
    const bool isOurs = text.substr(0, head.size())
                        == std::string_view(head).substr(0, text.size());
    return isOurs && (!text.ends_with("\n\n") || text.ends_with("]\n\n"));
}

/// Reads the games of one match one after the other.
class FileReader
{
public:
    explicit FileReader(const std::string &path)
        : m_path(path)
    {
        for (const GameEntry &entry : catalogue())
            m_settings.games.push_back(entry.game.get());
    }

    std::optional<Error> add(const std::string &text)
    {
        const auto games = readGames(text, m_path, m_settings);
        if (games.size() != 1 || games.front().game == nullptr)
            return Error{m_path, phrase("Error", "what is no game"), phrase("Error", "a game")};
        if (games.front().error)
            return games.front().error;
        const GameRecord &record = games.front().record;
        if (!record.outcome.isOver() || !text.ends_with("\n\n"))
            return Error{
                m_path, phrase("Error", "a game that is not over"), phrase("Error", "a whole game")};
        if (auto error = addToMatch(record))
            return error;
        m_file.texts.push_back(text);
        return std::nullopt;
    }

    [[nodiscard]] MatchFile &file() { return m_file; }

private:
    std::optional<Error> addToMatch(const GameRecord &record)
    {
        const std::string identity = record.tag("Match");
        if (m_file.game == nullptr) {
            if (auto error = begin(record, identity))
                return error;
        }
        if (record.game != m_file.game->info().id || identity != m_file.identity)
            return Error{
                m_path,
                phrase("Error", "games of several matches"),
                phrase("Error", "those of one")};
        const auto round = wholeNumber(record.tag("Round"), 1, std::numeric_limits<int>::max());
        if (!round)
            return Error{
                m_path,
                phrase("Error", "a Round %1").with(inQuotes(record.tag("Round"))),
                phrase("Error", "a game's number")};
        const Pairing pairing = m_schedule->pairing(static_cast<int>(*round) - 1);
        PlayedGame game = playedGame(*m_file.game->game, pairing, record);
        for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
            const auto player = static_cast<std::size_t>(game.seats[seat]);
            const std::string name = record.tag(matchPlayerTag(static_cast<int>(seat)));
            if (name != m_file.names[player])
                return Error{
                    m_path,
                    phrase("Error", "a game of %1").with(inQuotes(name)),
                    inQuotes(m_file.names[player])};
        }
        m_file.games.push_back(std::move(game));
        return std::nullopt;
    }

    /// Takes the match from the first of its games.
    std::optional<Error> begin(const GameRecord &record, const std::string &identity)
    {
        const Json match = readJson(identity).value;
        const auto players = match["players"].elements();
        if (players.size() < 2)
            return Error{
                m_path,
                phrase("Error", "a game without the tag Match"),
                phrase("Error", "games that a match has written")};
        if (players.size() > Schedule::kMostPlayers)
            return Error{
                m_path,
                phrase("Error", "a match of %1 players").with(players.size()),
                phrase("Error", "at most %1").with(Schedule::kMostPlayers)};
        for (const Json &name : players)
            m_file.names.push_back(name.asString().value_or(""));
        m_file.game = findGame(record.game);
        m_file.identity = identity;
        const Json *given = match.find("format");
        const auto format = given == nullptr ? std::optional(MatchFormat::RoundRobin)
                                             : parseMatchFormat(given->asString().value_or(""));
        if (!format)
            return Error{
                m_path,
                phrase("Error", "a match of an unknown format"),
                phrase("Error", "round-robin, gauntlet or ladder")};
        m_schedule.emplace(
            static_cast<int>(m_file.names.size()), m_file.game->info().playerCount(), 1, 0, *format);
        return std::nullopt;
    }

    std::string m_path;
    ReadSettings m_settings;
    MatchFile m_file;
    std::optional<Schedule> m_schedule;
};

} // namespace

Result<MatchFile> readMatchFile(const std::string &content, const std::string &path)
{
    FileReader reader(path);
    const std::vector<std::string> texts = gameTexts(content);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const auto error = reader.add(texts[i]);
        if (!error)
            continue;
        if (i + 1 < texts.size() || !isTorn(texts[i]))
            return *error;
        reader.file().tornBytes = texts[i].size();
    }
    return std::move(reader.file());
}

std::optional<Error> mergeMatchFile(
    MatchFile &file, const MatchFile &other, const std::string &otherPath)
{
    if (other.games.empty())
        return std::nullopt;
    if (file.games.empty()) {
        file = other;
        return std::nullopt;
    }
    if (other.identity != file.identity || other.game != file.game)
        return Error{
            otherPath,
            phrase("Error", "games of another match"),
            phrase("Error", "those of one match")};
    std::set<int> numbers;
    for (const PlayedGame &game : file.games)
        numbers.insert(game.number);
    for (std::size_t i = 0; i < other.games.size(); ++i) {
        if (!numbers.insert(other.games[i].number).second)
            continue;
        file.games.push_back(other.games[i]);
        file.texts.push_back(other.texts[i]);
    }
    return std::nullopt;
}

std::optional<Error> writeMerged(const MatchFile &file, const std::string &path)
{
    std::map<int, std::string_view> texts;
    for (std::size_t i = 0; i < file.games.size(); ++i)
        texts[file.games[i].number] = file.texts[i];
    std::string all;
    for (const auto &[number, text] : texts)
        all.append(text);
    auto out = AppendFile::open(path, 0);
    return out ? (*out)->append(all) : out.error();
}

PlayedGame playedGame(const AnyGame &game, const Pairing &pairing, const GameRecord &record)
{
    PlayedGame played{
        pairing.number,
        pairing.block,
        pairing.seats,
        record.outcome,
        static_cast<int>(record.mainLine().size())};
    const PerPlayer<Player> seats = seatsAtEnd(game, record);
    for (std::size_t side = 0; side < played.seats.size(); ++side) {
        const Player seat = seats[playerAt(static_cast<int>(side))];
        played.seats[side] = pairing.seats[static_cast<std::size_t>(index(seat))];
    }
    return played;
}

std::string matchLogPath(const std::string &folder, int number)
{
    return std::string(folder).append("/game-").append(std::to_string(number + 1)).append(".log");
}

std::string matchPlayerTag(int seat)
{
    constexpr const char *kOfTwo[]{"White", "Black"};
    return seat < 2 ? kOfTwo[seat] : "Player" + std::to_string(seat + 1);
}

} // namespace tessera::lab
