#include "model/library/librarystatistics.h"

#include <algorithm>
#include <unordered_map>

namespace tessera {

namespace {

/// The length of year and month in a date.
constexpr std::size_t kMonth = 7;

bool isMonth(std::string_view date)
{
    return date.size() >= kMonth && date.substr(0, kMonth).find('?') == std::string_view::npos;
}

LibraryStatistics::Seats &seatsOf(LibraryStatistics &statistics, const LibraryEntry &entry)
{
    for (LibraryStatistics::Seats &seats : statistics.seats) {
        if (seats.game == entry.game)
            return seats;
    }
    statistics.seats.push_back({std::string(entry.game), entry.playerCount, {}, 0, 0});
    return statistics.seats.back();
}

/// Counts a game of one or more people once for each of our levels in it.
void countLevels(LibraryStatistics &statistics, const LibraryEntry &entry)
{
    double points = 0;
    int people = 0;
    std::array<bool, 11> levels{};
    for (int i = 0; i < entry.playerCount; ++i) {
        const Player player = playerAt(i);
        if (entry.people[player]) {
            ++people;
            points += entry.scores[player];
        } else if (entry.levels[player] == 0) {
            return;
        } else {
            levels[static_cast<std::size_t>(entry.levels[player])] = true;
        }
    }
    for (std::size_t level = 1; people == 1 && level < levels.size(); ++level) {
        if (!levels[level])
            continue;
        ++statistics.levels[level - 1].games;
        statistics.levels[level - 1].points += points;
    }
}

} // namespace

int LibraryStatistics::Seats::games() const
{
    int games = draws + unfinished;
    for (const int count : wins)
        games += count;
    return games;
}

LibraryStatistics statisticsOf(const LibraryIndex &index, std::span<const std::uint32_t> numbers)
{
    LibraryStatistics statistics;
    statistics.games = static_cast<int>(numbers.size());
    std::unordered_map<std::string_view, int> reasons;
    std::unordered_map<std::string_view, int> months;
    for (const std::uint32_t number : numbers) {
        const LibraryEntry &entry = index.entries()[number];
        LibraryStatistics::Seats &seats = seatsOf(statistics, entry);
        if (isMonth(entry.date))
            ++months[entry.date.substr(0, kMonth)];
        if (!entry.isOver()) {
            ++seats.unfinished;
            continue;
        }
        ++reasons[entry.reason];
        const Player winner = entry.winner();
        ++(winner == Player::None ? seats.draws : seats.wins[winner]);
        countLevels(statistics, entry);
    }
    for (const auto &[month, count] : months)
        statistics.months.emplace(month, count);
    statistics.reasons.assign(reasons.begin(), reasons.end());
    std::sort(
        statistics.reasons.begin(),
        statistics.reasons.end(),
        [](const auto &one, const auto &other) {
            return std::pair(-one.second, one.first) < std::pair(-other.second, other.first);
        });
    return statistics;
}

} // namespace tessera
