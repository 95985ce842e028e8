#include "model/games/watchyourback/engine/evaluation.h"

#include "model/games/watchyourback/engine/netview.h"
#include "model/games/watchyourback/rules/tactics.h"
#include "model/search/engine/smallnet.h"

#include <algorithm>

namespace tessera::watchyourback {

namespace {

// Weights in hundredths of a piece.
constexpr int kPiece = 100;
/// A piece of the player to move that the enemy could eliminate if it were their turn. The weight is low, since most
/// threats are answered.
constexpr int kThreatened = 12;
/// Each further threatened piece of the player to move, since only one can be saved at a time, and each threatened
/// piece of the opponent.
constexpr int kThreatenedTwice = 14;
constexpr int kTempo = 8;
constexpr int kMobility = 1;
/// The value of a piece's square by ring, from the outermost inwards: pieces are needed in the middle at every shrink.
constexpr std::array<int, 4> kRingValues{0, 24, 56, 80};

constexpr std::array<Bitboard, 4> kRings{
    boardAfter(0) & ~boardAfter(1),
    boardAfter(1) & ~boardAfter(2),
    boardAfter(2) & ~boardAfter(3),
    boardAfter(3)};

/// The squares that the next shrink takes, by the number of shrinks: the ring and the coming corners (W5).
constexpr std::array<Bitboard, 3>
    kDoomed{kRings[0] | cornersAfter(1), kRings[1] | cornersAfter(2), 0};

/// The penalty of a piece on a square that the next shrink takes, with so many turns left: 0 while the piece has time
/// to walk away, and nearly a whole piece just before the shrink.
constexpr int doomedPenalty(int turnsLeft)
{
    constexpr int kHorizon = 40;
    constexpr int kMost = 85;
    const int near = std::max(kHorizon - turnsLeft, 0);
    return kMost * near * near / (kHorizon * kHorizon);
}

using Net = SmallNet<netview::kInputs, netview::kHidden, netview::kBuckets>;
const Net::Weights kNetWeights = Net::Weights::embedded("watchyourback", "weights");
constexpr Net kNet(kNetWeights);

int turnsToShrink(const Position &position)
{
    const State &state = position.state();
    if (state.phase == Phase::Placing || state.shrinks >= kShrinkTurns.size())
        return kShrinkTurns.back();
    return kShrinkTurns[state.shrinks] - state.turns;
}

/// The number of threats: empty squares within the enemy's reach on which their arrival would eliminate an own piece.
int threatened(Bitboard own, Bitboard enemies, Bitboard corners, Bitboard enemyReach)
{
    return std::popcount(CaptureSquares(enemies, own, corners).any() & enemyReach);
}

/// A side's pieces, and the empty squares that they reach (or on which it may place).
struct Side
{
    Bitboard pieces;
    Bitboard reach;
};

/// Material, mobility, nearness to the middle, and the penalties of pieces that the next shrink will remove.
int sideValue(const Side &side, Bitboard doomed, int penalty)
{
    int value = kPiece * std::popcount(side.pieces) + kMobility * std::popcount(side.reach)
                - penalty * std::popcount(side.pieces & doomed);
    for (std::size_t ring = 1; ring < kRings.size(); ++ring)
        value += kRingValues[ring] * std::popcount(side.pieces & kRings[ring]);
    return value;
}

} // namespace

int handCrafted(const Position &position)
{
    const Player mover = position.toMove();
    const Player other = nextPlayer(mover, 2);
    const Bitboard occupied = position.occupied();
    const Bitboard empty = position.standable() & ~occupied;
    const bool isPlacing = position.state().phase == Phase::Placing;
    const auto reachOf = [&](Player player) {
        return isPlacing ? position.placeable(player)
                         : reachable(position.pieces(player), occupied, empty);
    };
    const Side own{position.pieces(mover), reachOf(mover)};
    const Side enemy{position.pieces(other), reachOf(other)};
    const Bitboard doomed = kDoomed[position.state().shrinks];
    const int penalty = doomedPenalty(turnsToShrink(position));
    const Bitboard corners = position.corners();

    int value = sideValue(own, doomed, penalty) - sideValue(enemy, doomed, penalty);
    const int ownThreats = threatened(own.pieces, enemy.pieces, corners, enemy.reach);
    const int enemyThreats = threatened(enemy.pieces, own.pieces, corners, own.reach);
    value -= kThreatened * ownThreats + kThreatenedTwice * std::max(ownThreats - 1, 0);
    value += kThreatenedTwice * enemyThreats;
    return value + kTempo;
}

int evaluate(const Position &position)
{
    const State &state = position.state();
    if (state.shrinks >= kShrinkTurns.size())
        return handCrafted(position);
    Net::Accumulator accumulator(kNet);
    netview::forEachInput(position, position.toMove(), [&accumulator](std::size_t input) {
        accumulator.add(input);
    });
    return handCrafted(position) + accumulator.output(netview::bucket(state));
}

} // namespace tessera::watchyourback
