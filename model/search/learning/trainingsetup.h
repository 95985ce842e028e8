#pragma once

#include "model/core/anygame.h"
#include "model/search/learning/network.h"

#include <functional>
#include <string>

namespace tessera::training {

/// Results and winning chances are in per mille.
constexpr int kWhole = 1000;

/// A position as the net sees it from one player's seat.
struct View
{
    std::vector<Feature> features;
    int bucket = 0;
    /// The evaluation without the net, in hundredths of a piece; the net learns the rest.
    float base = 0;
};

/// How a game's net is trained: its shape, how it sees positions, and how its weights are written.
struct TrainingSetup
{
    NetworkShape shape;
    /// With two players the net speaks for the player to move alone; with more it is asked for every player, and their
    /// odds are the exponentials of its outputs.
    bool isForEveryPlayer = false;
    /// The net is asked for one player at a time, and gives their odds against all the others together.
    bool asksApart = false;
    /// How many hundredths of a piece multiply the odds by e.
    double scale = 100;
    /// The share of the search's own score in the target; the rest is the game's result.
    double scoreShare = 0.7;
    /// The initial learning rate, and the weight decay (ridge regression: so much of each weight is added to the
    /// gradient of the loss).
    double rate = 0.002;
    double decay = 0;
    /// The games are played by searches of so many nodes, and begin with at most so many random moves; later moves are
    /// random with this probability (in per mille).
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
    /// Fills in `player`'s view of the position; false when the position is not for training.
    std::function<bool(const AnyPosition &position, Player player, View &view)> look;
    /// The weights as C++, to be included by the evaluation.
    std::function<std::string(const Network &network)> written;
};

} // namespace tessera::training
