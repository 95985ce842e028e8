#pragma once

#include "model/core/erasure/playout.h"
#include "model/search/engine/searchgame.h"

#include <cstddef>
#include <cstdint>

namespace tessera {

/// The parameters of Monte Carlo tree search. A game that wants others has a `static constexpr TreeTuning kTree`. The
/// game itself is a `SearchGame`.
struct TreeTuning
{
    /// The scale of the logistic function from static evaluations to shares of the point: so many hundredths of a piece
    /// multiply the odds of winning by e.
    double oddsScale = 150;
    /// PUCT (Rosin 2011): the exploration constant `c`.
    double exploration = 0.4;
    /// The temperature of the softmax that makes priors of static evaluations, in hundredths of a piece.
    double temperature = 80;
    /// The number of simulations that the static evaluation of a move counts for (virtual visits).
    double staticVisits = 1;
    /// The share of the static evaluation in the value of a leaf; the rest is the result of a playout.
    double staticShare = 0.5;
    /// Early playout termination (Lorentz 2008): the turns after which the static evaluation ends a playout.
    int playoutTurns = kLongestPlayout;
    /// RAVE (rapid action value estimation; Gelly and Silver 2007): the number of simulations after which a move's own
    /// results count as much as those in which it was played later (AMAF). 0 for games where these say nothing.
    double raveVisits = 0;
    /// Implicit minimax (Lanctot, Winands, Pepels and Sturtevant 2014): the share of the static evaluation, backed up
    /// by minimax, in a move's value.
    double minimaxShare = 0;
    /// Implicit minimax: the share of the point that a tempo is worth. It is added for a move whose replies are known,
    /// to compare it with moves whose replies are not.
    double tempoBonus = 0;
    /// The visits at which a leaf is expanded, which costs more than a playout, while the memory is empty.
    std::uint32_t expansionVisits = 2;
    /// The most edges of a node: the moves best by static evaluation. The root has all moves.
    std::size_t edgeLimit = 48;
};

/// The parameters of a game.
template<typename S>
[[nodiscard]] constexpr TreeTuning treeTuningOf()
{
    if constexpr (requires { S::kTree; })
        return S::kTree;
    else
        return {};
}

} // namespace tessera
