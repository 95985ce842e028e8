#pragma once

#include "model/games/chexers/engine/netview.h"

/// The features of a move for the policy, each a row of weights on the hidden layer, from the perspective of the player
/// who makes it (see netview.h):
///
///     move     turned hex (37) × direction (6) × step or jump, or turned hex (37) of an exit, or the pass
///     kind     exit, step or pass, jump over an own piece, over one of the next player, of the one before
///     danger   of the next player and of the one before: own pieces over which they could jump then
///     gain     own turns by which the move shortens the solo race
///
/// Three more rows give the odds of the seats.
namespace tessera::chexers::policyview {

inline constexpr std::size_t kWays = 2 * kDirections.size();
inline constexpr std::size_t kFirstExit = kCells * kWays;
inline constexpr std::size_t kPass = kFirstExit + kCells;
/// From here on, rows are shared by many moves.
inline constexpr std::size_t kFirstShared = kPass + 1;
inline constexpr std::size_t kKinds = 5;
inline constexpr std::size_t kFirstDanger = kFirstShared + kKinds;
inline constexpr std::size_t kDangers = PositionFeatures::kMostJumpable + 1;
inline constexpr std::size_t kFirstGain = kFirstDanger + 2 * kDangers;
inline constexpr int kMostLost = 2;
inline constexpr int kMostGained = 3;
inline constexpr std::size_t kFirstOdds = kFirstGain + kMostLost + 1 + kMostGained;
inline constexpr std::size_t kShared = kFirstOdds - kFirstShared;
inline constexpr std::size_t kRows = kFirstOdds + kPlayers;

/// The rows of a move's features. Only the first is not shared.
using MoveRows = std::array<std::uint16_t, 5>;

/// The rows of a legal move in the position of `features`.
[[nodiscard]] MoveRows rowsOf(const PositionFeatures &features, Move move);

} // namespace tessera::chexers::policyview
