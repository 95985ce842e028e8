#include "model/library/gamesummary.h"

#include "model/core/randomness.h"
#include "model/library/libraryentry.h"
#include "model/review/chances.h"

#include <QString>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace tessera {

namespace {

int numberIn(const std::string &text)
{
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::uint64_t mixedWith(std::uint64_t key, std::string_view text)
{
    for (const char c : text)
        key = mixedBits(key ^ static_cast<unsigned char>(c));
    return key;
}

/// The mover's chances after the first moves according to the file; empty when it has none.
std::string valuesOf(
    const GameRecord &record,
    const std::vector<NodeId> &nodes,
    const std::vector<Player> &movers,
    int players)
{
    std::string values;
    bool isKnown = false;
    for (std::size_t i = 0; i < movers.size(); ++i) {
        const auto &evaluation = record.node(nodes[i]).evaluation;
        const auto chances = evaluation ? chancesOf(*evaluation, players) : std::nullopt;
        isKnown = isKnown || chances;
        const long value = chances
                               ? std::lround((*chances)[movers[i]] * LibraryEntry::kHalfPercents)
                               : long{LibraryEntry::kNoValue};
        values += static_cast<char>(value);
    }
    return isKnown ? values : std::string();
}

/// The position in which the game began; that of the usual start where the record's cannot be read.
std::unique_ptr<AnyPosition> beginOf(const ReadGame &read)
{
    const AnyGame &game = *read.game;
    if (!read.record.start)
        return game.start(read.record.options);
    auto start = game.parsePosition(*read.record.start, read.record.options);
    return start ? std::move(*start) : game.start(read.record.options);
}

/// The main line of a game as an entry has it.
struct PlayedLine
{
    std::vector<MoveCode> moves;
    /// The codes of the first moves, packed, and the movers' chances after them.
    std::string firstMoves;
    std::string firstValues;
    /// The last position as text, as far as everybody may see it.
    std::string lastPosition;
};

PlayedLine lineOf(const ReadGame &read)
{
    const GameRecord &record = read.record;
    const std::vector<NodeId> nodes = record.mainLine();
    const auto position = beginOf(read);
    PlayedLine line;
    line.lastPosition = position->text();
    const bool hidesParts = seenBy(*position, Player::First) != nullptr;
    std::vector<Player> movers;
    for (const NodeId node : nodes) {
        const MoveCode move = record.node(node).move;
        if (movers.size() < GameSummary::kFirstMoves) {
            movers.push_back(position->toMove());
            packNumber(static_cast<std::uint64_t>(move), line.firstMoves);
        }
        line.moves.push_back(move);
        position->play(move);
    }
    line.firstValues = valuesOf(record, nodes, movers, read.game->info().playerCount());
    // In the fog, only the players may see the board while the game goes on; everybody knows its start.
    if (!hidesParts || record.outcome.isOver())
        line.lastPosition = position->text();
    return line;
}

/// A key of what makes two games the same: the start, the moves, the players and the day.
std::uint64_t keyOf(
    const GameRecord &record, const GameInfo &info, const std::vector<MoveCode> &moves)
{
    std::uint64_t key = mixedWith(mixedBits(1), info.id + record.start.value_or(std::string()));
    for (const MoveCode move : moves)
        key = mixedBits(key ^ static_cast<std::uint64_t>(move));
    for (int i = 0; i < info.playerCount(); ++i)
        key = mixedWith(key, record.tag(seatTag(i)));
    return mixedWith(key, record.tag("Date"));
}

} // namespace

std::string seatTag(int seat)
{
    constexpr const char *kOfTwo[] = {"White", "Black"};
    return seat < 2 ? kOfTwo[seat] : "Player" + std::to_string(seat + 1);
}

std::string inSmallLetters(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))
        .toLower()
        .toStdString();
}

const GameSummary::Start &GameSummary::startOf(const AnyGame &game, const Options &options)
{
    const auto [place, isNew] = m_starts.try_emplace(game.info().id + options.json());
    Start &start = place->second;
    if (!isNew)
        return start;
    start.position = game.start(options);
    start.symmetries = {0};
    const SymmetriesFacet *facet = start.position->symmetries();
    for (int i = 1; facet != nullptr && i < facet->symmetryCount(); ++i) {
        if (facet->transformed(i)->hash() == start.position->hash())
            start.symmetries.push_back(i);
    }
    return start;
}

/// The first move of each player, at least two, in the symmetry of the board with the smallest codes.
std::string GameSummary::openingOf(const ReadGame &read, const std::vector<MoveCode> &moves)
{
    if (read.record.start || moves.empty())
        return {};
    const Start &start = startOf(*read.game, read.record.options);
    const auto wanted = static_cast<std::size_t>(std::max(read.game->info().playerCount(), 2));
    const std::size_t count = std::min(moves.size(), wanted);
    std::vector<MoveCode> least(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(count));
    std::vector<std::vector<MoveCode>> all(start.symmetries.size());
    const auto position = start.position->clone();
    for (std::size_t ply = 0; ply < count; ++ply) {
        const SymmetriesFacet *facet = position->symmetries();
        for (std::size_t i = 0; facet != nullptr && i < all.size(); ++i)
            all[i].push_back(facet->transformedMove(moves[ply], start.symmetries[i]));
        position->play(moves[ply]);
    }
    for (const auto &line : all) {
        if (line.size() == count && line < least)
            least = line;
    }
    std::string text;
    const auto shown = start.position->clone();
    for (const MoveCode move : least) {
        if (!shown->isLegal(move))
            return {};
        text.append(text.empty() ? "" : " ").append(shown->moveLabel(move));
        shown->play(move);
    }
    return text;
}

void GameSummary::add(const ReadGame &read, TextSpan span, std::string &page)
{
    const GameRecord &record = read.record;
    const GameInfo &info = read.game->info();
    const PlayedLine line = lineOf(read);
    const std::string date = record.tag("Date");
    const std::string options = record.options.json();
    const std::string opening = openingOf(read, line.moves);
    const std::string tags = record.tag("Tags");
    PerPlayer<std::string> names;
    std::string searched;

    LibraryEntry entry;
    entry.offset = span.begin;
    entry.length = span.end - span.begin;
    entry.game = info.id;
    entry.playerCount = info.playerCount();
    for (int i = 0; i < info.playerCount(); ++i) {
        const Player player = playerAt(i);
        const std::string seat = seatTag(i);
        names[player] = record.tag(seat);
        entry.players[player] = names[player];
        entry.levels[player] = std::clamp(numberIn(record.tag(seat + "Level")), 0, 10);
        entry.people[player] = record.tag(seat + "Type") == "human";
        entry.scores[player] = record.outcome.scores[player];
        searched.append(names[player]).append("\n");
    }
    searched.append(date).append("\n").append(opening).append("\n");
    searched = inSmallLetters(searched.append(tags).append("\n").append(record.tag("Event")));
    entry.reason = text(record.outcome.reason);
    entry.plies = static_cast<int>(line.moves.size());
    entry.date = date;
    entry.position = line.lastPosition;
    entry.options = options;
    entry.opening = opening;
    entry.tags = tags;
    entry.isFavourite = record.tag("Favourite") == "1";
    entry.isWhole = !read.error;
    entry.key = keyOf(record, info, line.moves);
    if (!record.start) {
        entry.firstMoves = line.firstMoves;
        entry.values = line.firstValues;
    }
    entry.searched = searched;
    pack(entry, page);
}

} // namespace tessera
