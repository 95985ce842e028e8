#include "model/lab/match/matchplan.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace tessera::lab {

std::vector<std::string> MatchPlan::names() const
{
    std::vector<std::string> all;
    for (const PlayerSpec &player : players)
        all.push_back(player.name);
    return all;
}

int MatchPlan::gamesHere() const
{
    const int blockSize = schedule().blockSize();
    int count = 0;
    for (int number = 0; number < games; ++number)
        count += shard.holds(number / blockSize) ? 1 : 0;
    return count;
}

bool MatchPlan::hasMoveTime() const
{
    return std::any_of(players.begin(), players.end(), [this](const PlayerSpec &player) {
        return player.timeControl.value_or(timeControl).moveTime.has_value();
    });
}

std::string MatchPlan::identity() const
{
    auto described = nlohmann::ordered_json::array();
    for (const PlayerSpec &player : players)
        described.push_back(player.text);
    nlohmann::ordered_json identity{
        {"players", names()},
        {"settings", described},
        {"time", timeControl.text()},
        {"openings", fingerprint(openings)},
        {"seed", seed},
        {"start", start.value_or("")}};
    if (format != MatchFormat::RoundRobin)
        identity["format"] = text(format);
    return identity.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

} // namespace tessera::lab
