#pragma once

#include "model/lab/match/matchplan.h"

namespace tessera::lab {

/// A match in the words of people, as the options of `tessera-cli match` have them: what a plan is made of.
struct MatchOrder
{
    static constexpr const char *kUsualTime = "movetime=100ms";
    static constexpr const char *kUsualPatience = "30s";
    /// What a busy machine adds to a move now and then.
    static constexpr const char *kUsualMargin = "500ms";

    const GameEntry *game = nullptr;
    Options options{};
    /// Path of the configuration file, and the start that it gives.
    std::string configuration{};
    std::optional<std::string> start{};
    /// As `PlayerSpec` reads them.
    std::vector<std::string> players{};
    MatchFormat format = MatchFormat::RoundRobin;
    std::string time = kUsualTime;
    /// A file of openings; nothing for those of the game.
    std::optional<std::string> openings{};
    int games = 0;
    int concurrency = 1;
    std::uint64_t seed = 0;
    std::string patience = kUsualPatience;
    std::string margin = kUsualMargin;
    std::optional<std::string> sprt{};
    std::optional<std::string> shard{};
};

/// The plan of a match; errors name the option of the command. Reads the file of openings.
[[nodiscard]] Result<MatchPlan> planOf(const MatchOrder &order);

/// The command line that plays the same match, keeps it in `file` and goes on with it.
[[nodiscard]] std::string commandOf(const MatchOrder &order, const std::string &file);

} // namespace tessera::lab
