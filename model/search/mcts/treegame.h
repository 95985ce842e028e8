#pragma once

#include "model/search/engine/searchgame.h"

#include <cstddef>
#include <cstdint>

namespace tessera {

/// Parameters of a tree search (UCT). A game that wants others has a `static constexpr TreeTuning kTree`.
struct TreeTuning
{
    /// Hundredths of a piece that multiply the odds of winning by e.
    double oddsScale = 150;
    /// The exploration constant (`c` of PUCT; Rosin 2011) for moves that were tried little, each in proportion to its
    /// prior …
    double exploration = 0.4;
    /// … which falls by the factor e for each so many hundredths of a piece of the static evaluation.
    double temperature = 80;
    /// How many simulations the static evaluation of a move counts for.
    double staticVisits = 1;
    /// The share of the static evaluation in the value of a leaf; the rest is the playout's.
    double staticShare = 0.5;
    /// RAVE (Gelly and Silver 2007): simulations after which a move's own results count as much as those in which it
    /// was played later; 0 for games where these say nothing.
    double laterVisits = 0;
    /// Implicit minimax (Lanctot, Winands, Pepels and Sturtevant 2014): the share in a move's value of the static
    /// evaluation that minimax backs up through the nodes …
    double minimaxShare = 0;
    /// … and the share of the point that having moved is worth: it is added for a move whose replies are known, to
    /// compare it with moves whose replies are not.
    double moverBonus = 0;
    /// Visits at which a leaf is expanded, which costs more than a playout, while there is much room.
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
