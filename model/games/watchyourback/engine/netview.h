#pragma once

#include "model/games/watchyourback/rules/position.h"

/// The inputs of the net, from one player's perspective: the board is turned so that this player places in the upper
/// rows, as White does.
///
///     0 … 383     stage (3) × owner (own, enemy) × square (64): a piece stands there
///     384 … 407   placing phase: the turns taken
///     408 … 429   moving phase: board (8×8, 6×6) × step of time until the next shrink (11)
namespace tessera::watchyourback::netview {

/// The stages: placing, and moving on the boards of 8×8 and 6×6 squares. The last board is solved (see `Tablebase`).
inline constexpr std::size_t kStages = 3;
inline constexpr std::size_t kSquares = 64;
inline constexpr std::size_t kPieceInputs = kStages * 2 * kSquares;
/// The turns to the next shrink at which the steps of time from 1 on begin.
inline constexpr std::array<int, 10> kTimeSteps{1, 3, 5, 9, 13, 19, 27, 37, 53, 81};
inline constexpr std::size_t kTimeInputs = kPlacements + 2 * (kTimeSteps.size() + 1);
inline constexpr std::size_t kInputs = kPieceInputs + kTimeInputs;
inline constexpr std::size_t kBuckets = 6;
/// The units of the hidden layer.
inline constexpr std::size_t kHidden = 64;

/// Exchanges the upper and the lower rows.
[[nodiscard]] constexpr Bitboard turnedOver(Bitboard board)
{
    return __builtin_bswap64(board);
}

[[nodiscard]] inline std::size_t stage(const State &state)
{
    return state.phase == Phase::Placing ? 0 : std::min<std::size_t>(state.shrinks + 1U, 2);
}

[[nodiscard]] inline int turnsToShrink(const State &state)
{
    return kShrinkTurns[std::min<std::size_t>(state.shrinks, 1)] - state.turns;
}

/// The step of time within the stage: 0 is nearest to the shrink.
[[nodiscard]] inline std::size_t timeStep(const State &state)
{
    const int turns = turnsToShrink(state);
    std::size_t step = 0;
    while (step < kTimeSteps.size() && turns >= kTimeSteps[step])
        ++step;
    return step;
}

/// The output bucket: early or late in each stage.
[[nodiscard]] inline std::size_t bucket(const State &state)
{
    constexpr std::size_t kLateStep = 6;
    const std::size_t late = state.phase == Phase::Placing
                                 ? (2 * state.turns >= kPlacements ? 1 : 0)
                                 : (timeStep(state) <= kLateStep ? 1 : 0);
    return 2 * stage(state) + late;
}

/// Calls `add` with each active input, for the pieces `own` and `enemies` on the board as the player sees it.
template<typename Add>
void forEachInput(const State &state, Bitboard own, Bitboard enemies, const Add &add)
{
    const std::size_t first = 2 * kSquares * stage(state);
    forEachSquare(own, [&](int square) { add(first + static_cast<std::size_t>(square)); });
    forEachSquare(enemies, [&](int square) {
        add(first + kSquares + static_cast<std::size_t>(square));
    });
    if (state.phase == Phase::Placing)
        add(kPieceInputs + state.turns);
    else
        add(kPieceInputs + kPlacements + (stage(state) - 1) * (kTimeSteps.size() + 1)
            + timeStep(state));
}

/// Calls `add` with each active input, from the perspective of `player`.
template<typename Add>
void forEachInput(const Position &position, Player player, const Add &add)
{
    const Bitboard own = position.pieces(player);
    const Bitboard enemies = position.pieces(opponent(player));
    if (player == Player::First)
        forEachInput(position.state(), own, enemies, add);
    else
        forEachInput(position.state(), turnedOver(own), turnedOver(enemies), add);
}

} // namespace tessera::watchyourback::netview
