#pragma once

#include "model/search/engine/searchgame.h"

#include <cstddef>
#include <cstdint>

namespace tessera {

/// How a tree search (UCT) weighs what it knows of a move. A game that wants other weights has a
/// `static constexpr TreeTuning kTree`.
struct TreeTuning
{
    /// Hundredths of a piece that multiply the odds of winning by e.
    double oddsScale = 150;
    /// What is hoped of moves that were tried little (`c` of PUCT; Rosin 2011), each in proportion to
    /// its share of the prior …
    double exploration = 0.4;
    /// … which falls by the factor e for so many hundredths of a piece of the static evaluation.
    double temperature = 80;
    /// As many simulations the static evaluation of a move counts for.
    double staticVisits = 1;
    /// The share of the static evaluation in the value of a leaf; the rest is the playout's.
    double staticShare = 0.5;
    /// Simulations after which a move's own ones count as much as those in which it was played later
    /// (RAVE; Gelly and Silver 2007); 0 for games where these say nothing.
    double laterVisits = 0;
    /// The share of the static evaluation in what a move promises, as minimax finds it among the nodes
    /// that there are ("implicit minimax"; Lanctot, Winands, Pepels and Sturtevant 2014) …
    double minimaxShare = 0;
    /// … and the share of the point that having moved is worth to who has: a move whose replies are
    /// known is told so much more, to compare with those whose replies are not.
    double moverBonus = 0;
    /// Visits at which a leaf gets a node, which costs more than a playout, while there is much room.
    std::uint32_t expandAt = 2;
    /// How many of a position's moves are kept, those best by static evaluation; the root keeps all.
    std::size_t kept = 48;
};

template<typename S>
[[nodiscard]] constexpr TreeTuning treeTuningOf()
{
    if constexpr (requires { S::kTree; })
        return S::kTree;
    else
        return {};
}

} // namespace tessera
