#include "model/games/watchyourback/engine/evaluation.h"

#include "model/games/watchyourback/engine/netview.h"
#include "model/games/watchyourback/rules/tactics.h"
#include "model/search/learning/smallnet.h"

#include <algorithm>

namespace tessera::watchyourback {

namespace {

// Weights in hundredths of a piece.
constexpr int kPiece = 100;
/// A piece that the enemy could eliminate if it were their turn; the weight is low, since most threats are answered.
constexpr int kThreatened = 12;
/// The second and further threatened pieces of the player to move, and all of the opponent's, since only one can be
/// saved or taken at a time.
constexpr int kThreatenedTwice = 14;
constexpr int kTempo = 8;
constexpr int kMobility = 1;
/// The value of a square by ring, from the outermost inwards: pieces are needed in the middle at every shrink, and
/// holding it is worth nearly a piece.
constexpr std::array<int, 4> kNearness{0, 24, 56, 80};

constexpr std::array<Bitboard, 4> kRings{
    boardAfter(0) & ~boardAfter(1),
    boardAfter(1) & ~boardAfter(2),
    boardAfter(2) & ~boardAfter(3),
    boardAfter(3)};

/// The squares that the next shrink takes: the ring and the coming corners (W5).
constexpr std::array<Bitboard, 3>
    kDoomed{kRings[0] | cornersAfter(1), kRings[1] | cornersAfter(2), 0};

/// How much of its value a doomed piece has lost with so many turns to go: nothing while it has time to walk away,
/// nearly all when the shrink is a few turns away.
constexpr int doom(int turnsLeft)
{
    constexpr int kHorizon = 40;
    constexpr int kMost = 85;
    const int near = std::max(kHorizon - turnsLeft, 0);
    return kMost * near * near / (kHorizon * kHorizon);
}

#include "model/games/watchyourback/weights.inc"

constexpr std::size_t kHidden = kFirstBias.size();
using Net = SmallNet<netview::kInputs, kHidden, netview::kBuckets>;
constexpr Net kNet(kFirst, kFirstBias, kSecond, kSecondBias);

int turnsToShrink(const Position &position)
{
    const State &state = position.state();
    if (state.phase == Phase::Placing || state.shrinks >= kShrinkTurns.size())
        return kShrinkTurns.back();
    return kShrinkTurns[state.shrinks] - state.turns;
}

/// Own pieces with a hostile square on one side and, on the other, an empty one that the enemy
/// reaches.
int threatened(Bitboard own, Bitboard enemies, Bitboard corners, Bitboard enemyReach)
{
    return std::popcount(CaptureSquares(enemies, own, corners).any() & enemyReach);
}

struct Side
{
    Bitboard pieces;
    Bitboard reach;
};

int standing(const Side &side, Bitboard doomed, int doomWeight)
{
    int value = kPiece * std::popcount(side.pieces) + kMobility * std::popcount(side.reach)
                - doomWeight * std::popcount(side.pieces & doomed);
    for (std::size_t ring = 1; ring < kRings.size(); ++ring)
        value += kNearness[ring] * std::popcount(side.pieces & kRings[ring]);
    return value;
}

} // namespace

int handWritten(const Position &position)
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
    const int doomWeight = doom(turnsToShrink(position));
    const Bitboard corners = position.corners();

    int value = standing(own, doomed, doomWeight) - standing(enemy, doomed, doomWeight);
    const int ownThreats = threatened(own.pieces, enemy.pieces, corners, enemy.reach);
    const int enemyThreats = threatened(enemy.pieces, own.pieces, corners, own.reach);
    value -= kThreatened * ownThreats + kThreatenedTwice * std::max(ownThreats - 1, 0);
    value += kThreatenedTwice * enemyThreats;
    return value + kTempo;
}

int evaluated(const Position &position)
{
    const State &state = position.state();
    if (state.shrinks >= kShrinkTurns.size())
        return handWritten(position);
    Net::Accumulator sums(kNet);
    netview::forEachInput(position, position.toMove(), [&sums](std::size_t input) {
        sums.add(input);
    });
    return handWritten(position) + sums.output(netview::bucket(state));
}

} // namespace tessera::watchyourback
