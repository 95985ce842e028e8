#include "model/lab/match/results.h"

#include <algorithm>
#include <cmath>

namespace tessera::lab {

namespace {

double pointsOf(const PlayedGame &game, std::size_t seat)
{
    return game.outcome.scores[playerAt(static_cast<int>(seat))];
}

/// The points of all seats of `player`.
double pointsOfPlayer(const PlayedGame &game, std::size_t player)
{
    double points = 0;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        if (static_cast<std::size_t>(game.seats[seat]) == player)
            points += pointsOf(game, seat);
    }
    return points;
}

void countEnd(PlayerTotals &totals, const Outcome &outcome, double points, bool isWinner)
{
    if (isWinner) {
        ++totals.wins;
    } else if (points > 0) {
        ++totals.draws;
    } else {
        // The player with no points in a game with such an end has caused it.
        ++totals.losses;
        totals.crashes += outcome.reason == EndReason::Disconnected ? 1 : 0;
        totals.overtimes += outcome.reason == EndReason::Time ? 1 : 0;
        totals.illegalMoves += outcome.reason == EndReason::IllegalMove ? 1 : 0;
    }
}

void count(Tally &tally, double points)
{
    ++tally.games;
    tally.points += points;
}

} // namespace

MatchResults::MatchResults(std::size_t players, std::size_t seats, int blockSize)
    : m_players(players)
    , m_seats(seats)
    , m_blockSize(static_cast<std::size_t>(blockSize))
{}

void MatchResults::add(const PlayedGame &game)
{
    m_blocks[game.block].push_back(m_games.size());
    m_games.push_back(game);
}

std::vector<PlayerTotals> MatchResults::totals() const
{
    std::vector<PlayerTotals> all(m_players);
    for (PlayerTotals &totals : all)
        totals.bySeat.resize(m_seats);
    for (const PlayedGame &game : m_games) {
        for (std::size_t seat = 0; seat < m_seats; ++seat) {
            const int player = game.seats[seat];
            PlayerTotals &totals = all[static_cast<std::size_t>(player)];
            const double points = pointsOf(game, seat);
            count(totals.all, points);
            count(totals.bySeat[seat], points);
            countEnd(
                totals,
                game.outcome,
                points,
                game.outcome.winner() == playerAt(static_cast<int>(seat)));
            std::vector<int> others = game.seats;
            others.erase(others.begin() + std::ptrdiff_t(seat));
            const bool isAlone = std::count(others.begin(), others.end(), others.front())
                                     == std::ssize(others)
                                 && others.front() != player;
            if (isAlone)
                count(totals.alone, points);
        }
    }
    for (std::size_t player = 0; player < m_players; ++player)
        all[player].share = meanOf(blockShares(player));
    return all;
}

std::vector<std::vector<Tally>> MatchResults::crosstable() const
{
    std::vector<std::vector<Tally>> table(m_players, std::vector<Tally>(m_players));
    for (const PlayedGame &game : m_games) {
        std::vector<int> present = game.seats;
        std::sort(present.begin(), present.end());
        present.erase(std::unique(present.begin(), present.end()), present.end());
        for (const int one : present) {
            for (const int other : present) {
                const auto row = static_cast<std::size_t>(one);
                if (one != other)
                    count(table[row][static_cast<std::size_t>(other)], pointsOfPlayer(game, row));
            }
        }
    }
    return table;
}

std::vector<double> MatchResults::blockShares(std::size_t player) const
{
    std::vector<double> shares;
    for (const auto &[number, games] : m_blocks) {
        const std::vector<int> &seats = m_games[games.front()].seats;
        const bool isPresent = std::find(seats.begin(), seats.end(), static_cast<int>(player))
                               != seats.end();
        if (games.size() < m_blockSize || !isPresent)
            continue;
        double points = 0;
        for (const std::size_t game : games)
            points += pointsOfPlayer(m_games[game], player);
        shares.push_back(points / static_cast<double>(games.size()));
    }
    return shares;
}

std::array<int, 5> MatchResults::pairCounts() const
{
    std::array<int, 5> counts{};
    constexpr double kMost = 4;
    for (const double share : blockShares(0))
        ++counts[static_cast<std::size_t>(std::lround(share * kMost))];
    return counts;
}

} // namespace tessera::lab
