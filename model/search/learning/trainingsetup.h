#pragma once

#include "model/core/anygame.h"
#include "model/search/learning/network.h"

#include <functional>
#include <string>

namespace tessera::training {

/// A position as the net sees it from one player's seat.
struct View
{
    std::vector<Feature> features;
    int bucket = 0;
    /// What is known without the net, in hundredths of a piece: the net learns what is missing.
    float base = 0;
};

/// What a game has to learn: the net's shape, how it sees positions, and how its weights are written.
struct TrainingSetup
{
    NetworkShape shape;
    /// With two players the net speaks for the player to move alone; with more it is asked for every
    /// player, and their odds are as the exponentials of what it says.
    bool isForEveryPlayer = false;
    /// It is asked for one player at a time, and what it says are their odds against all the others
    /// together.
    bool asksApart = false;
    /// So many hundredths of a piece make the odds e times better.
    double scale = 100;
    /// How much of what is to be learnt is the search's own score; the rest is the game's result.
    double scoreShare = 0.7;
    /// How far weights move in a step at first, and how strongly they are drawn to zero (ridge
    /// regression: so much of each weight is added to the slope of the loss).
    double rate = 0.002;
    double decay = 0;
    /// Searches of so many nodes play the games, and so many random moves begin them at most; later
    /// each move is random with this chance (in per mille).
    std::uint64_t nodes = 1000;
    int mostRandomPlies = 12;
    int randomPerMille = 40;
    /// A lead of so many hundredths of a piece, seen for several turns, wins a game; 0 plays all out.
    int winningLead = 0;
    /// Leaves out positions whose best move does more than move a piece (captures, promotions), and
    /// those that such a move follows (see `TrainingSetReader`): what comes of them is for the search to
    /// find.
    bool onlyQuiet = false;
    /// Positions to begin from (as text), in turn; none for the standard start.
    std::vector<std::string> starts;
    /// Fills in how `player` sees the position; false when it is none to learn from.
    std::function<bool(const AnyPosition &position, Player player, View &view)> look;
    /// The weights as C++, to be included by the evaluation.
    std::function<std::string(const Network &network)> written;
};

} // namespace tessera::training
