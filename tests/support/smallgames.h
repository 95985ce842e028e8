#pragma once

#include "model/core/erasure/erased.h"
#include "model/core/randomness.h"
#include "model/games/catalogue.h"
#include "model/record/reader.h"
#include "model/record/writer.h"
#include "tests/support/nullgame.h"
#include "tests/support/tictactoe.h"

#include <QtGlobal>

#include <string>
#include <vector>

namespace tessera::test {

/// Two games small enough to write by hand, one of them for three, and those of the catalogue.
inline const ReadSettings &settings()
{
    static const ErasedGame<tictactoe::Rules> two;
    static const ErasedGame<nullgame::Rules> three;
    static const ReadSettings all = [] {
        ReadSettings made;
        made.games = {&two, &three};
        for (const GameEntry &entry : catalogue())
            made.games.push_back(entry.game.get());
        return made;
    }();
    return all;
}

inline const AnyGame &gameNamed(const std::string &id)
{
    for (const AnyGame *game : settings().games) {
        if (game->info().id == id)
            return *game;
    }
    qFatal("no game %s", id.c_str());
}

inline std::vector<ReadGame> read(const std::string &text)
{
    return readGames(text, "test.tgn", settings());
}

/// A game of three in a row whose moves are these.
inline std::string withMoves(const std::string &moves)
{
    return "[Event \"Test\"]\n[Variant \"tictactoe\"]\n\n" + moves + "\n";
}

inline std::string textOf(const ReadGame &game)
{
    return writtenGame(game.record, *game.game);
}

/// A number below `bound`; the same seeds give the same numbers everywhere.
inline std::uint32_t chance(std::uint32_t bound, std::uint64_t &seed)
{
    seed = mixedBits(seed);
    return chosenBelow(bound, seed);
}

} // namespace tessera::test
