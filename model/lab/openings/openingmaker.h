#pragma once

#include "model/lab/openings/openings.h"

#include <functional>

namespace tessera::lab {

/// Where the recipe of a game's openings is followed.
struct OpeningOrder
{
    const GameEntry &game;
    Options options;
    OpeningRecipe recipe;
    int count = 0;
    std::uint64_t seed = 0;
};

/// Makes openings by the recipe: different ones, each from random moves evenly chosen among the legal
/// ones, in whose position our engine sees nobody far ahead. The same order makes the same openings
/// (with the same engine). `tell` hears of each. Fewer when the game has no more of them.
[[nodiscard]] std::vector<Opening> madeOpenings(
    const OpeningOrder &order, const std::function<void(int made, int tried)> &tell);

/// Whether nobody is ahead by more than `window`: hundredths of a piece, or per mille by which a
/// player's winning chances differ from an equal share.
[[nodiscard]] bool isBalanced(const Score &score, int playerCount, int window);

} // namespace tessera::lab
