#pragma once

#include "model/library/libraryquery.h"

#include <array>
#include <map>
#include <span>

namespace tessera {

/// Statistics of some games of a library.
struct LibraryStatistics
{
    /// The numbers of games of one kind by winner, and of draws.
    struct Seats
    {
        std::string game;
        int playerCount = 0;
        PerPlayer<int> wins;
        int draws = 0;
        int unfinished = 0;
        [[nodiscard]] int games() const;
    };
    /// Games of people against one of our levels, and the people's points.
    struct Level
    {
        int games = 0;
        double points = 0;
    };

    int games = 0;
    std::vector<Seats> seats;
    /// By level: levels 1 to 10 have the indices 0 to 9.
    std::array<Level, 10> levels{};
    /// Games by month, such as `2026.11`, without months that had none.
    std::map<std::string, int> months;
    /// The codes of reasons, the most frequent first.
    Frequencies reasons;
};

[[nodiscard]] LibraryStatistics statisticsOf(
    const LibraryIndex &index, std::span<const std::uint32_t> numbers);

} // namespace tessera
