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

struct MadeOpening
{
    Opening opening;
    /// What the last search found (see `imbalance`).
    int imbalance = 0;
};

/// Makes openings by the recipe: different ones, each from random moves evenly chosen among the legal
/// ones, in whose position our engine sees nobody far ahead. The same order makes the same openings
/// (with the same engine). `tell` hears of each. Fewer when the game has no more of them.
[[nodiscard]] std::vector<MadeOpening> madeOpenings(
    const OpeningOrder &order, const std::function<void(int made, int tried)> &tell);

/// The imbalance of each of these openings by searches of `nodes` nodes.
[[nodiscard]] std::vector<int> judgedOpenings(
    const GameEntry &game, const std::vector<Opening> &openings, int nodes);

/// How far ahead somebody is: hundredths of a piece, or per mille by which a player's winning chances
/// differ most from an equal share. Without bound where the game is decided.
[[nodiscard]] int imbalance(const Score &score, int playerCount);

} // namespace tessera::lab
