#pragma once

#include "model/lab/match/matchplan.h"

namespace tessera::lab {

/// A match as text, in the form of the options of `tessera-cli match`, from which a plan is made.
struct MatchOrder
{
    static constexpr const char *kUsualTime = "movetime=100ms";
    static constexpr const char *kUsualPatience = "30s";
    /// A margin for the delays of a busy machine.
    static constexpr const char *kUsualMargin = "500ms";

    const GameEntry *game = nullptr;
    Options options{};
    /// The path of the configuration file, and its start.
    std::string configuration{};
    std::optional<std::string> start{};
    /// The players in the form that `PlayerSpec` reads.
    std::vector<std::string> players{};
    MatchFormat format = MatchFormat::RoundRobin;
    std::string time = kUsualTime;
    /// A file of openings; empty for those of the game.
    std::optional<std::string> openings{};
    int games = 0;
    int concurrency = 1;
    std::uint64_t seed = 0;
    std::string patience = kUsualPatience;
    std::string margin = kUsualMargin;
    std::optional<std::string> sprt{};
    std::optional<std::string> shard{};
};

/// Makes the plan of a match, and reads the file of openings; errors name the option of the command.
[[nodiscard]] Result<MatchPlan> planOf(const MatchOrder &order);

} // namespace tessera::lab
