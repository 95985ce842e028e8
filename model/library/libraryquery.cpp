#include "model/library/libraryquery.h"

#include <algorithm>
#include <unordered_map>

namespace tessera {

namespace {

bool holds(const std::vector<std::string> &names, std::string_view name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool hasWord(const LibraryEntry &entry, const LibraryQuery::Word &word)
{
    return entry.searched.find(word.text) != std::string_view::npos || holds(word.games, entry.game)
           || holds(word.reasons, entry.reason);
}

bool hasResult(const LibraryEntry &entry, const LibraryQuery &query)
{
    switch (query.result) {
    case LibraryQuery::Result::Won:
        return entry.isOver() && entry.winner() == query.winner;
    case LibraryQuery::Result::Draw:
        return entry.isOver() && entry.winner() == Player::None;
    case LibraryQuery::Result::Unfinished:
        return !entry.isOver();
    case LibraryQuery::Result::Any:
        break;
    }
    return true;
}

bool fits(const LibraryEntry &entry, const LibraryQuery &query)
{
    if (!query.game.empty() && entry.game != query.game)
        return false;
    if (query.onlyFavourites && !entry.isFavourite)
        return false;
    if (!hasResult(entry, query))
        return false;
    if (!query.player.empty()
        && std::find(entry.players.begin(), entry.players.end(), query.player)
               == entry.players.end())
        return false;
    if (!query.tag.empty()) {
        const auto tags = tagsIn(entry.tags);
        if (std::find(tags.begin(), tags.end(), query.tag) == tags.end())
            return false;
    }
    return std::all_of(query.words.begin(), query.words.end(), [&entry](const auto &word) {
        return hasWord(entry, word);
    });
}

/// The rank of a result: wins by player, the first one's first, then draws, then running games.
int resultRank(const LibraryEntry &entry)
{
    if (!entry.isOver())
        return kMaxPlayers + 1;
    const Player winner = entry.winner();
    return winner == Player::None ? kMaxPlayers : index(winner);
}

/// Sorts the numbers by `keyOf` of their entries, and those of equal entries by themselves; descending, the other way
/// round.
template<typename KeyOf>
void order(
    std::vector<std::uint32_t> &numbers,
    const std::vector<LibraryEntry> &entries,
    bool isDescending,
    const KeyOf &keyOf)
{
    using Key = decltype(keyOf(entries.front()));
    std::vector<std::pair<Key, std::uint32_t>> keyed;
    keyed.reserve(numbers.size());
    for (const std::uint32_t number : numbers)
        keyed.emplace_back(keyOf(entries[number]), number);
    std::sort(keyed.begin(), keyed.end(), [isDescending](const auto &one, const auto &other) {
        return isDescending ? other < one : one < other;
    });
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = keyed[i].second;
}

void order(
    std::vector<std::uint32_t> &numbers,
    const std::vector<LibraryEntry> &entries,
    const LibraryQuery &query)
{
    const auto by = [&](const auto &keyOf) { order(numbers, entries, query.isDescending, keyOf); };
    switch (query.order) {
    case LibraryQuery::Order::File:
        return;
    case LibraryQuery::Order::Date:
        return by([](const LibraryEntry &entry) { return entry.date; });
    case LibraryQuery::Order::Game:
        return by([](const LibraryEntry &entry) { return entry.game; });
    case LibraryQuery::Order::Players:
        return by([](const LibraryEntry &entry) { return entry.searched; });
    case LibraryQuery::Order::Result:
        return by(resultRank);
    case LibraryQuery::Order::Reason:
        return by([](const LibraryEntry &entry) { return entry.reason; });
    case LibraryQuery::Order::Length:
        return by([](const LibraryEntry &entry) { return entry.plies; });
    case LibraryQuery::Order::Opening:
        return by([](const LibraryEntry &entry) { return std::pair(entry.game, entry.opening); });
    case LibraryQuery::Order::Tags:
        return by([](const LibraryEntry &entry) { return entry.tags; });
    case LibraryQuery::Order::Favourite:
        return by([](const LibraryEntry &entry) { return entry.isFavourite; });
    }
}

Frequencies mostFrequent(const std::unordered_map<std::string_view, int> &counts, std::size_t most)
{
    Frequencies sorted(counts.begin(), counts.end());
    std::sort(sorted.begin(), sorted.end(), [](const auto &one, const auto &other) {
        return std::pair(-one.second, one.first) < std::pair(-other.second, other.first);
    });
    if (sorted.size() > most)
        sorted.resize(most);
    return sorted;
}

} // namespace

std::vector<std::uint32_t> foundGames(const LibraryIndex &index, const LibraryQuery &query)
{
    const std::vector<LibraryEntry> &entries = index.entries();
    std::vector<std::uint32_t> numbers;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (fits(entries[i], query))
            numbers.push_back(static_cast<std::uint32_t>(i));
    }
    order(numbers, entries, query);
    return numbers;
}

std::vector<std::string_view> tagsIn(std::string_view tags)
{
    std::vector<std::string_view> found;
    while (!tags.empty()) {
        const auto end = std::min(tags.find(','), tags.size());
        std::string_view tag = tags.substr(0, end);
        tags.remove_prefix(std::min(end + 1, tags.size()));
        const auto first = tag.find_first_not_of(' ');
        if (first == std::string_view::npos)
            continue;
        tag.remove_prefix(first);
        tag = tag.substr(0, tag.find_last_not_of(' ') + 1);
        found.push_back(tag);
    }
    return found;
}

Frequencies playersOf(const LibraryIndex &index, std::size_t most)
{
    std::unordered_map<std::string_view, int> counts;
    for (const LibraryEntry &entry : index.entries()) {
        for (const std::string_view name : entry.players) {
            if (!name.empty())
                ++counts[name];
        }
    }
    return mostFrequent(counts, most);
}

Frequencies tagsOf(const LibraryIndex &index, std::size_t most)
{
    std::unordered_map<std::string_view, int> counts;
    for (const LibraryEntry &entry : index.entries()) {
        for (const std::string_view tag : tagsIn(entry.tags))
            ++counts[tag];
    }
    return mostFrequent(counts, most);
}

} // namespace tessera
