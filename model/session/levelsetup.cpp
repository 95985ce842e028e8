#include "model/session/levelsetup.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

bool isPerson(const SeatSetup &seat)
{
    return seat.kind == SeatSetup::Kind::Human;
}

} // namespace

GameSetup levelSetup(const GameSetup &setup, std::size_t number)
{
    GameSetup game = setup;
    const Puzzle &level = setup.levels.at(number);
    game.level = number;
    game.start = level.start;
    game.options = level.options;
    const auto person = std::find_if(game.seats.begin(), game.seats.end(), isPerson);
    const bool plays = isPerson(game.seats[level.solver]);
    if (!plays && person != game.seats.end()) {
        const auto seat = static_cast<int>(person - game.seats.begin());
        std::swap(game.seats[level.solver], game.seats[playerAt(seat)]);
        std::swap(game.clocks[level.solver], game.clocks[playerAt(seat)]);
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
