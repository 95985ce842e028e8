#pragma once

#include "model/core/outcome.h"
#include "model/lab/statistics/elo.h"

#include <array>
#include <map>
#include <string>
#include <vector>

namespace tessera::lab {

/// A game of a match that is over, as far as its statistics go.
struct PlayedGame
{
    int number = 0;
    int block = 0;
    /// The player (by number) on each seat.
    std::vector<int> seats;
    Outcome outcome;
    int turns = 0;
};

/// Whether a game can end so because a player that is a program did what it may not.
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

/// All that a player did. Who sat on two seats of a game has played it twice.
struct PlayerTotals
{
    Tally all;
    int wins = 0;
    int draws = 0;
    int losses = 0;
    /// Of the losses: the process ended, the time was up, a move was illegal.
    int crashes = 0;
    int overtimes = 0;
    int illegalMoves = 0;
    std::vector<Tally> bySeat;
    /// Games in which the player had one seat and another player all others.
    Tally alone;
    /// The player's share of all points of the games with the player in them, from whole blocks.
    Interval share;
};

/// The games of a match and what follows from them. It does not matter in which order they come.
class MatchResults
{
public:
    /// `blockSize` as the schedule has it.
    MatchResults(std::size_t players, std::size_t seats, int blockSize);

    void add(const PlayedGame &game);
    [[nodiscard]] const std::vector<PlayedGame> &games() const { return m_games; }
    [[nodiscard]] std::size_t playerCount() const { return m_players; }
    [[nodiscard]] std::size_t seatCount() const { return m_seats; }

    [[nodiscard]] std::vector<PlayerTotals> totals() const;
    /// What the first player made of the points in the games in which the second played too.
    [[nodiscard]] std::vector<std::vector<Tally>> crosstable() const;
    /// The shares that `player` had of all points of each whole block with that player in it.
    [[nodiscard]] std::vector<double> blockShares(std::size_t player) const;
    /// Of two players on two seats: pairs in which the first made 0, ½, 1, 1½ and 2 points.
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
