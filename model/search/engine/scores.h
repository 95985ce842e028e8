#pragma once

#include "model/search/engine/engine.h"

namespace tessera {

/// The scores of a two-player search, in hundredths of a piece for the player to move. Decided games (mate scores) lie
/// beyond `kLeastWin`; the sooner the end, the further out, so that a search prefers the quick win and the long
/// defence. All fit into the 16 bits of the table:
///
///     −kWin … −kLeastWin        …  0 = kDraw  …        kLeastWin … kWin   kInfinite
///      lossIn(0)  lossIn(256)      evaluations       winIn(256)   winIn(0)
inline constexpr int kWin = 32000;
/// No line is searched deeper than this many plies.
inline constexpr int kMostPlies = 128;
/// Evaluations stay below this.
inline constexpr int kLeastWin = kWin - 2 * kMostPlies;
inline constexpr int kInfinite = kWin + 1;
inline constexpr int kDraw = 0;

/// The score of a game that is won, or lost, `plies` after the root.
[[nodiscard]] constexpr int winIn(int plies)
{
    return kWin - plies;
}
[[nodiscard]] constexpr int lossIn(int plies)
{
    return plies - kWin;
}
[[nodiscard]] constexpr bool isWin(int score)
{
    return score >= kLeastWin;
}
[[nodiscard]] constexpr bool isLoss(int score)
{
    return score <= -kLeastWin;
}
[[nodiscard]] constexpr bool isDecided(int score)
{
    return isWin(score) || isLoss(score);
}

/// Plies from the root to the end of a decided game.
[[nodiscard]] constexpr int pliesToEnd(int score)
{
    return kWin - (score < 0 ? -score : score);
}

/// The score as the transposition table stores it, and back. A decided score counts plies from the root; in the table
/// it counts them from the position stored.
[[nodiscard]] constexpr int toTable(int score, int ply)
{
    return isWin(score) ? score + ply : isLoss(score) ? score - ply : score;
}
[[nodiscard]] constexpr int fromTable(int score, int ply)
{
    return isWin(score) ? score - ply : isLoss(score) ? score + ply : score;
}

/// The score as engines report it: decided games in own moves, others in hundredths of a piece.
[[nodiscard]] inline Score reported(int score)
{
    if (!isDecided(score))
        return Score{Score::Kind::Centipawns, score, {}};
    const int moves = (pliesToEnd(score) + 1) / 2;
    return Score{Score::Kind::Mate, score > 0 ? moves : -moves, {}};
}

} // namespace tessera
