#pragma once

#include "model/core/outcome.h"
#include "model/lab/statistics/elo.h"

#include <array>
#include <map>
#include <string>
#include <vector>

namespace tessera::lab {

/// A finished game of a match, as far as statistics need it.
struct PlayedGame
{
    int number = 0;
    int block = 0;
    /// The player (by number) on each seat.
    std::vector<int> seats;
    Outcome outcome;
    int turns = 0;
};

/// Whether this end can be the fault of a player that is a program.
[[nodiscard]] constexpr bool isFault(EndReason reason)
{
    return reason == EndReason::Disconnected || reason == EndReason::Time
           || reason == EndReason::IllegalMove;
}

/// Points made in a number of games.
struct Tally
{
    int games = 0;
    double points = 0;
};

/// The totals of a player. A player on two seats of a game has played it twice.
struct PlayerTotals
{
    Tally all;
    int wins = 0;
    int draws = 0;
    int losses = 0;
    /// Losses by the end of the process, by time, and by an illegal move.
    int crashes = 0;
    int overtimes = 0;
    int illegalMoves = 0;
    std::vector<Tally> bySeat;
    /// Games in which the player had one seat and another player all others.
    Tally alone;
    /// The player's share of all points of the games with the player in them, from whole blocks.
    Interval share;
};

/// The games of a match and their statistics, which do not depend on the order of the games.
class MatchResults
{
public:
    /// `blockSize` is that of the schedule.
    MatchResults(std::size_t players, std::size_t seats, int blockSize);

    void add(const PlayedGame &game);
    [[nodiscard]] const std::vector<PlayedGame> &games() const { return m_games; }
    [[nodiscard]] std::size_t playerCount() const { return m_players; }
    [[nodiscard]] std::size_t seatCount() const { return m_seats; }

    [[nodiscard]] std::vector<PlayerTotals> totals() const;
    /// The points of the player of each row in the games in which the player of the column also played.
    [[nodiscard]] std::vector<std::vector<Tally>> crosstable() const;
    /// `player`'s share of all points in each whole block with that player.
    [[nodiscard]] std::vector<double> blockShares(std::size_t player) const;
    /// For two players on two seats: the number of pairs in which the first scored 0, ½, 1, 1½ and 2 points.
    [[nodiscard]] std::array<int, 5> pairCounts() const;

private:
    std::size_t m_players;
    std::size_t m_seats;
    std::size_t m_blockSize;
    std::vector<PlayedGame> m_games;
    /// The games of each block, by their place in `m_games`.
    std::map<int, std::vector<std::size_t>> m_blocks;
};

} // namespace tessera::lab
