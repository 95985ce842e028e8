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

/// The position of the usual start by the window's rules, since the result of a move depends on nothing else.
std::unique_ptr<AnyPosition> beginOf(const ReadGame &read)
{
    const AnyGame &game = *read.game;
    if (!read.record.start)
        return game.start(read.record.options);
    auto start = game.parsePosition(*read.record.start, read.record.options);
    return start ? std::move(*start) : game.start(read.record.options);
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
    const std::vector<NodeId> nodes = record.mainLine();
    const auto position = beginOf(read);
    const std::string first = position->text();
    const bool hidesParts = seenBy(*position, Player::First) != nullptr;
    std::vector<MoveCode> moves;
    std::vector<Player> movers;
    std::string packed;
    std::uint64_t key = mixedWith(mixedBits(1), info.id + record.start.value_or(std::string()));
    for (const NodeId node : nodes) {
        const MoveCode move = record.node(node).move;
        if (movers.size() < kFirstMoves) {
            movers.push_back(position->toMove());
            packNumber(static_cast<std::uint64_t>(move), packed);
        }
        moves.push_back(move);
        key = mixedBits(key ^ static_cast<std::uint64_t>(move));
        position->play(move);
    }

    LibraryEntry entry;
    entry.offset = span.begin;
    entry.length = span.end - span.begin;
    entry.game = info.id;
    entry.playerCount = info.playerCount();
    std::vector<std::string> names;
    for (int i = 0; i < info.playerCount(); ++i)
        names.push_back(record.tag(seatTag(i)));
    std::string searched;
    for (int i = 0; i < info.playerCount(); ++i) {
        const std::string &name = names[static_cast<std::size_t>(i)];
        entry.players[playerAt(i)] = name;
        entry.levels[playerAt(i)] = std::clamp(numberIn(record.tag(seatTag(i) + "Level")), 0, 10);
        entry.people[playerAt(i)] = record.tag(seatTag(i) + "Type") == "human";
        entry.scores[playerAt(i)] = record.outcome.scores[playerAt(i)];
        searched.append(name).append("\n");
        key = mixedWith(key, name);
    }
    const std::string date = record.tag("Date");
    const std::string options = record.options.json();
    const std::string opening = openingOf(read, moves);
    const std::string tags = record.tag("Tags");
    const std::string event = record.tag("Event");
    const std::string values = valuesOf(record, nodes, movers, info.playerCount());
    // In the fog, only the players may see the board while the game goes on.
    const std::string last = hidesParts && !record.outcome.isOver() ? first : position->text();
    searched.append(date).append("\n").append(opening).append("\n").append(tags).append("\n").append(
        event);
    searched = inSmallLetters(searched);
    entry.reason = text(record.outcome.reason);
    entry.plies = static_cast<int>(moves.size());
    entry.date = date;
    entry.position = last;
    entry.options = options;
    entry.opening = opening;
    entry.tags = tags;
    entry.isFavourite = record.tag("Favourite") == "1";
    entry.isWhole = !read.error;
    entry.key = mixedWith(key, date);
    if (!record.start) {
        entry.firstMoves = packed;
        entry.values = values;
    }
    entry.searched = searched;
    pack(entry, page);
}

} // namespace tessera
