#include "model/session/levelsetup.h"

#include "model/games/catalogue.h"

#include <utility>

namespace tessera {

namespace {

bool isPerson(const SeatSetup &seat)
{
    return seat.kind == SeatSetup::Kind::Human;
}

/// The first person of the game's players; there are seats for more than it has.
Player firstPerson(const GameSetup &setup)
{
    const GameEntry *entry = findGame(setup.game);
    for (int i = 0; entry != nullptr && i < entry->info().playerCount(); ++i) {
        if (isPerson(setup.seats[playerAt(i)]))
            return playerAt(i);
    }
    return Player::None;
}

} // namespace

GameSetup levelSetup(const GameSetup &setup, std::size_t number)
{
    GameSetup game = setup;
    const Puzzle &level = setup.levels.at(number);
    game.level = number;
    game.start = level.start;
    game.options = level.options;
    const Player person = firstPerson(game);
    if (!isPerson(game.seats[level.solver]) && person != Player::None) {
        std::swap(game.seats[level.solver], game.seats[person]);
        std::swap(game.clocks[level.solver], game.clocks[person]);
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
