#include "model/session/levelsetup.h"

#include "model/games/catalogue.h"
#include "model/session/people.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

/// The people who play the game; nobody plays an unknown one.
std::vector<Player> peopleIn(const GameSetup &setup)
{
    const GameEntry *entry = findGame(setup.game);
    return peopleOn(setup.seats, entry == nullptr ? 0 : entry->info().playerCount());
}

} // namespace

GameSetup levelSetup(const GameSetup &setup, std::size_t number)
{
    GameSetup game = setup;
    const Puzzle &level = setup.levels.at(number);
    game.level = number;
    game.start = level.start;
    game.options = level.options;
    const std::vector<Player> people = peopleIn(game);
    if (!people.empty() && std::ranges::find(people, level.solver) == people.end()) {
        std::swap(game.seats[level.solver], game.seats[people.front()]);
        std::swap(game.clocks[level.solver], game.clocks[people.front()]);
    }
    return game;
}

GameSetup firstGame(const GameSetup &setup)
{
    return setup.levels.empty() || setup.level ? setup : levelSetup(setup, 0);
}

const Puzzle *levelOf(const GameSetup &setup)
{
    return setup.level && *setup.level < setup.levels.size() ? &setup.levels[*setup.level]
                                                             : nullptr;
}

} // namespace tessera
