#include "model/games/chexers/chexers.h"
#include "model/games/chexers/engine/race.h"

#include <algorithm>

namespace tessera::chexers {

namespace {

/// The keys of `Rules::facts`, for each player unless noted:
///
/// | key | value |
/// |---|---|
/// | exits | exits taken, of 4 |
/// | pieces | pieces on the board, with their cells |
/// | turnsToWin | own turns that the player needs at least, whatever the others do; left out without pieces |
/// | race | own turns to win when left alone and jumping over own pieces only; left out with too few pieces |
/// | winsNext | 1, only for a player who wins with an exit at the next turn; the cells that can leave |
/// | repetition | whole game: how often this board has occurred, of 4 |
/// | turn | whole game: the round of turns that is on, of 256 |
namespace key {
constexpr auto kExits = "exits";
constexpr auto kPieces = "pieces";
constexpr auto kTurnsToWin = "turnsToWin";
constexpr auto kRace = "race";
constexpr auto kWinsNext = "winsNext";
constexpr auto kRepetition = "repetition";
constexpr auto kTurn = "turn";
} // namespace key

/// A bound that no play of the others can undercut. Of the exits needed, some are taken by pieces
/// that are the player's now: each turn brings one of them at most two hexes nearer (a jump). The
/// rest are taken by pieces yet to be converted, one jump each, which may be the same turns as
/// these jumps. The exits themselves are turns in any case.
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

void addFactsOf(Player player, const Position &position, std::vector<Fact> &facts)
{
    const Bits pieces = position.board().pieces(player);
    const int exits = position.exits(player);
    const int needed = kExitsToWin - exits;
    facts.push_back({key::kExits, player, exits, kExitsToWin});
    facts.push_back({key::kPieces, player, std::popcount(pieces), 0, cellsOf(pieces)});
    if (pieces == 0 || position.isOver())
        return;
    facts.push_back({key::kTurnsToWin, player, leastTurnsToWin(pieces, player, needed)});
    if (const auto turns = RaceTable::instance().turnsOfBest(player, pieces, needed))
        facts.push_back({key::kRace, player, *turns});
    const Bits leaving = pieces & kExitEdges[slot(player)];
    if (needed == 1 && leaving != 0)
        facts.push_back({key::kWinsNext, player, 1, 0, cellsOf(leaving)});
}

} // namespace

std::vector<Fact> Rules::facts(const Position &position)
{
    std::vector<Fact> facts;
    for (const Player player : kAllPlayers)
        addFactsOf(player, position, facts);
    facts.push_back({key::kRepetition, Player::None, position.occurrences(), kRepetitionLimit});
    const int begun = position.turnsTaken() + (position.isOver() ? 0 : 1);
    facts.push_back(
        {key::kTurn, Player::None, (begun + kPlayers - 1) / kPlayers, kTurnLimit / kPlayers});
    return facts;
}

} // namespace tessera::chexers
