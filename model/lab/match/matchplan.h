#pragma once

#include "model/lab/match/playerspec.h"
#include "model/lab/match/schedule.h"
#include "model/lab/openings/openings.h"
#include "model/lab/statistics/sprt.h"

namespace tessera::lab {

/// A part of a match, for machines that share it: the blocks whose number has the remainder `index` when divided by
/// `count`.
struct Shard
{
    int index = 0;
    int count = 1;

    [[nodiscard]] bool holds(int block) const { return block % count == index; }
};

/// Everything that is chosen before a match begins.
struct MatchPlan
{
    const GameEntry *game = nullptr;
    Options options;
    /// The path of the configuration file and its start, if there is one.
    std::string configuration;
    std::optional<std::string> start;
    std::vector<PlayerSpec> players;
    MatchFormat format = MatchFormat::RoundRobin;
    MatchTimeControl timeControl;
    std::vector<Opening> openings;
    std::uint64_t seed = 0;
    int games = 0;
    Shard shard;
    int concurrency = 1;
    std::chrono::milliseconds patience{};
    /// How much later than its `movetime` a move may arrive; a later one loses.
    std::chrono::milliseconds margin{};
    std::optional<Sprt> sprt;
    /// The folder for the logs of games that programs have lost by a fault; empty to keep none.
    std::string logs{};

    [[nodiscard]] Schedule schedule() const
    {
        const int seats = game->info().playerCount();
        return {static_cast<int>(players.size()), seats, openings.size(), seed, format};
    }
    [[nodiscard]] std::vector<std::string> names() const;
    /// The games of the shard.
    [[nodiscard]] int gamesHere() const;
    /// Whether any player has a `movetime`, so that the margin matters.
    [[nodiscard]] bool hasMoveTime() const;
    /// The identity of the match, as one line of JSON in the tag `Match` of every game: two runs with the same one are
    /// parts of the same match. The number of games is not included, so a match can be prolonged.
    [[nodiscard]] std::string identity() const;
};

} // namespace tessera::lab
