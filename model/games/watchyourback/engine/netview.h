#pragma once

#include "model/games/watchyourback/rules/position.h"

/// How the net sees a position: every piece by its square and owner, with inputs of their own for each stage of the
/// game, and the time until the next shrink (or of placing), in steps. The board is turned so that the viewing player
/// places in the upper rows, as White does.
namespace tessera::watchyourback::netview {

/// Placing, and moving on the boards of 8×8 and 6×6 squares; the last board is solved.
inline constexpr std::size_t kStages = 3;
inline constexpr std::size_t kSquares = 64;
inline constexpr std::size_t kPieceInputs = kStages * 2 * kSquares;
/// The turns to the next shrink at which each step of time begins.
inline constexpr std::array<int, 10> kTimeSteps{1, 3, 5, 9, 13, 19, 27, 37, 53, 81};
inline constexpr std::size_t kTimeInputs = kPlacements + 2 * (kTimeSteps.size() + 1);
inline constexpr std::size_t kInputs = kPieceInputs + kTimeInputs;
inline constexpr std::size_t kBuckets = 6;

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

/// Which weights the output uses: early and late in each stage.
[[nodiscard]] inline std::size_t bucket(const State &state)
{
    constexpr std::size_t kLateStep = 6;
    const std::size_t late = state.phase == Phase::Placing
                                 ? (2 * state.turns >= kPlacements ? 1 : 0)
                                 : (timeStep(state) <= kLateStep ? 1 : 0);
    return 2 * stage(state) + late;
}

/// Gives `add` the active inputs, for the pieces `own` and `enemies` on the turned board.
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
