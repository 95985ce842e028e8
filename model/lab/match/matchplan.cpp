#include "model/lab/match/matchplan.h"

#include "model/core/json/jsontext.h"

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
    Json described = Json::array();
    for (const PlayerSpec &player : players)
        described.push_back(player.text);
    Json identity{
        {"players", Json::array(names())},
        {"settings", described},
        {"time", timeControl.text()},
        {"openings", fingerprint(openings)},
        {"seed", seed},
        {"start", start.value_or("")}};
    if (format != MatchFormat::RoundRobin)
        identity["format"] = text(format);
    return writtenJson(identity);
}

} // namespace tessera::lab
