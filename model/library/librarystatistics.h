#pragma once

#include "model/library/libraryquery.h"

#include <array>
#include <map>
#include <span>

namespace tessera {

/// What some games of a library come to.
struct LibraryStatistics
{
    /// Games of one kind, by who won; a draw is nobody's.
    struct Seats
    {
        std::string game;
        int playerCount = 0;
        PerPlayer<int> wins;
        int draws = 0;
        int unfinished = 0;
        [[nodiscard]] int games() const;
    };
    /// Games of people against one of our levels, and the points that the people made.
    struct Level
    {
        int games = 0;
        double points = 0;
    };

    int games = 0;
    std::vector<Seats> seats;
    /// By level, 1 to 10 at the places 0 to 9.
    std::array<Level, 10> levels{};
    /// Games by month, `2026.11`, without months in which there was none.
    std::map<std::string, int> months;
    /// The codes of reasons, the most frequent first.
    Frequencies reasons;
};

[[nodiscard]] LibraryStatistics statisticsOf(
    const LibraryIndex &index, std::span<const std::uint32_t> numbers);

} // namespace tessera
