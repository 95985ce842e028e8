#pragma once

#include "model/games/recipes.h"
#include "model/lab/openings/openings.h"

#include <functional>

namespace tessera::lab {

/// An order for openings by a game's recipe.
struct OpeningOrder
{
    const GameEntry &game;
    Options options;
    OpeningRecipe recipe;
    int count = 0;
    std::uint64_t seed = 0;
};

struct MadeOpening
{
    Opening opening;
    /// The result of the last search (see `imbalance`).
    int imbalance = 0;
};

/// Makes different openings by the recipe, each by random moves chosen evenly among the legal ones, after which our
/// engine sees nobody far ahead. The same order gives the same openings (with the same engine). `tell` hears of each.
/// There are fewer when the game has no more of them.
[[nodiscard]] std::vector<MadeOpening> madeOpenings(
    const OpeningOrder &order, const std::function<void(int made, int tried)> &tell);

/// The imbalance of each of these openings by searches of `nodes` nodes.
[[nodiscard]] std::vector<int> judgedOpenings(
    const GameEntry &game, const std::vector<Opening> &openings, int nodes);

/// How far ahead a player is: in hundredths of a piece, or in per mille by which a player's winning chances differ most
/// from an equal share. Unbounded where the game is decided.
[[nodiscard]] int imbalance(const Score &score, int playerCount);

} // namespace tessera::lab
