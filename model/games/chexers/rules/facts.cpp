#include "model/games/chexers/rules/facts.h"

#include "model/core/erasure/erased.h"
#include "model/games/chexers/rules/race.h"
#include "model/games/chexers/rules/rules.h"

#include <algorithm>

namespace tessera::chexers {

namespace {

/// A lower bound of the own turns to win, whatever the others play. Pieces of now take some of the exits needed: each
/// turn brings one of them at most two hexes nearer (a jump). Pieces yet to be converted take the rest: each needs a
/// jump, which may be one of those turns. Each exit is a turn by itself.
int leastTurnsToWin(Bits pieces, Player player, int exitsNeeded)
{
    std::vector<int> turnsToEdge;
    while (pieces != 0) {
        const int distance = kRadius - axial(takeLowest(pieces)).along(player);
        turnsToEdge.push_back((distance + 1) / 2);
    }
    std::sort(turnsToEdge.begin(), turnsToEdge.end());
    int best = exitsNeeded;
    int turns = 0;
    const int most = std::min(static_cast<int>(turnsToEdge.size()), exitsNeeded);
    for (int own = 1; own <= most; ++own) {
        turns += turnsToEdge[static_cast<std::size_t>(own - 1)];
        best = std::min(best, std::max(turns, exitsNeeded - own));
    }
    return exitsNeeded + best;
}

Standing standingOf(Player player, const Position &position)
{
    const Bits pieces = position.board().pieces(player);
    Standing standing;
    standing.exits = position.exits(player);
    standing.pieces = cellsOf(pieces);
    if (pieces == 0 || position.isOver())
        return standing;
    const int needed = kExitsToWin - standing.exits;
    standing.turnsToWin = leastTurnsToWin(pieces, player, needed);
    standing.race = RaceTable::instance().turnsOfBest(player, pieces, needed);
    if (needed == 1)
        standing.winning = cellsOf(pieces & kExitEdges[slot(player)]);
    return standing;
}

} // namespace

Facts factsOf(const AnyPosition &erased)
{
    const auto &position = as<Rules>(erased);
    Facts facts;
    for (const Player player : kAllPlayers)
        facts.standings[player] = standingOf(player, position);
    facts.exitsToWin = kExitsToWin;
    facts.occurrences = position.occurrences();
    facts.mostOccurrences = kRepetitionLimit;
    const int begun = position.turnsTaken() + (position.isOver() ? 0 : 1);
    facts.round = (begun + kPlayers - 1) / kPlayers;
    facts.rounds = kTurnLimit / kPlayers;
    return facts;
}

} // namespace tessera::chexers
