#pragma once

#include "model/search/learning/trainingsetup.h"
#include "model/search/proof/puzzlerecipe.h"

#include <functional>
#include <string>
#include <vector>

namespace tessera {

/// How starting positions for matches between engines are made: random moves, after which nobody is far ahead.
struct OpeningRecipe
{
    int plies = 4;
    /// Whether only moves that take no piece are played.
    bool onlyQuiet = false;
    /// How far ahead a player may be in a search of this depth: hundredths of a piece, or per mille
    /// by which winning chances differ from an equal share.
    int window = 50;
    int depth = 6;
    /// Nodes of a second search of the positions that pass the first; 0 for none.
    int nodes = 0;
};

/// A net that `tessera-tools train` makes: its weights are `NAME.net` in the game's folder of
/// resources/weights, with the recipe `NAME.txt`.
struct TrainableNet
{
    std::string name;
    std::function<training::TrainingSetup()> trainingSetup;
};

/// What the makers of `tessera-tools` need of a game beside its entry in the catalogue.
struct GameRecipes
{
    OpeningRecipe openings{};
    /// The nets, that of the evaluation first; empty where nothing is learnt.
    std::vector<TrainableNet> nets{};
    PuzzleRecipe puzzles{};
};

} // namespace tessera
