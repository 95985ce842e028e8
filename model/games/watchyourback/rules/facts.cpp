#include "model/games/watchyourback/rules/facts.h"

#include "model/core/erasure/erased.h"
#include "model/games/watchyourback/rules/rules.h"

namespace tessera::watchyourback {

namespace {

constexpr Player kPlayers[] = {Player::First, Player::Second};

std::vector<Cell> cellsOf(Bitboard set)
{
    std::vector<Cell> cells;
    forEachSquare(set, [&cells](int square) { cells.push_back(cellAt(square)); });
    return cells;
}

std::optional<ShrinkForecast> forecastOf(const Position &position)
{
    const State &state = position.state();
    if (state.phase != Phase::Moving || state.shrinks >= kShrinkTurns.size())
        return std::nullopt;
    const int end = kShrinkTurns[state.shrinks];
    const int begin = state.shrinks == 0 ? 0 : kShrinkTurns[state.shrinks - 1U];
    ShrinkForecast forecast;
    forecast.turnsLeft = end - state.turns;
    forecast.turnsBetween = end - begin;
    forecast.fallingRing = cellsOf(boardAfter(state.shrinks) & ~boardAfter(state.shrinks + 1));
    forecast.comingCorners = cellsOf(cornersAfter(state.shrinks + 1));
    PerPlayer<Bitboard> pieces = state.pieces;
    PerPlayer<Bitboard> doomed;
    for (const ShrinkStage &stage : shrink(state.shrinks, pieces)) {
        for (const Player player : kPlayers)
            doomed[player] |= stage.fallen[player];
    }
    for (const Player player : kPlayers)
        forecast.doomed[player] = cellsOf(doomed[player]);
    return forecast;
}

} // namespace

Facts factsOf(const AnyPosition &erased)
{
    const auto &position = as<Rules>(erased);
    const State &state = position.state();
    Facts facts;
    facts.isPlacing = state.phase == Phase::Placing;
    facts.piecesEach = kPiecesEach;
    facts.turn = facts.isPlacing ? 0 : state.turns;
    facts.shrinkTurns.assign(kShrinkTurns.begin(), kShrinkTurns.end());
    facts.nextShrink = forecastOf(position);
    for (const Player player : kPlayers) {
        facts.placed[player] = facts.isPlacing
                                   ? (state.turns + (player == Player::First ? 1 : 0)) / 2
                                   : kPiecesEach;
        facts.pieces[player] = std::popcount(position.pieces(player));
    }
    return facts;
}

bool isInZone(Player player, Cell cell)
{
    return (kZones[player] >> index(cell) & 1) != 0;
}

} // namespace tessera::watchyourback
