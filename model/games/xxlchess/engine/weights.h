#pragma once

#include "model/games/xxlchess/rules/pieces.h"

#include <array>
#include <cstdint>

namespace tessera::xxlchess {

/// A weight of the evaluation in the middle game and in the endgame, in 16ths of a hundredth of a pawn.
struct Weight
{
    static constexpr int kOne = 16;

    std::int16_t middle = 0;
    std::int16_t end = 0;
};

/// A block of weights that belong together: `count` of them from `first` on.
struct WeightBlock
{
    int first = 0;
    int count = 0;

    [[nodiscard]] constexpr int next() const { return first + count; }
};

/// The number of kinds with weights of their own, those of X1; other kinds use those of the kind that moves alike.
inline constexpr int kFamilies = 11;

/// The points between which weights are interpolated linearly, so that one set of weights serves all boards.
template<std::size_t N>
struct Scale
{
    std::array<float, N> points;

    static constexpr int kCount = static_cast<int>(N);
};

/// Ranks from the own edge to the enemy's.
inline constexpr Scale<5> kRankScale{{0.0F, 0.25F, 0.5F, 0.75F, 1.0F}};
/// Files from the middle to the side.
inline constexpr Scale<4> kFileScale{{0.0F, 0.33F, 0.67F, 1.0F}};
/// Mobility: squares within reach.
inline constexpr Scale<8> kMobilityScale{{0, 2, 5, 9, 14, 20, 30, 48}};
/// Attack units against a king.
inline constexpr Scale<10> kDangerScale{{0, 4, 8, 12, 18, 25, 33, 42, 52, 63}};

inline constexpr int kPawnStepCount = 8;
/// The most steps to promotion at which a pawn's path counts, and the number of its states: blocked by an enemy,
/// blocked by an own piece, its end attacked by the enemy, its end attacked and guarded, or open.
inline constexpr int kNearSteps = 4;
inline constexpr int kPawnPathStates = 5;
/// Classes of pieces by value: pawns, light, middling and heavy ones.
inline constexpr int kClassCount = 4;

// The order of the weights in their file, middle game before endgame. Of weights by turn, the second half is for the side to move.
inline constexpr WeightBlock kMaterialWeights{0, kFamilies};
inline constexpr WeightBlock kRankWeights{kMaterialWeights.next(), kRankScale.kCount *kFamilies};
inline constexpr WeightBlock kFileWeights{kRankWeights.next(), kFileScale.kCount *kFamilies};
inline constexpr WeightBlock kMobilityWeights{kFileWeights.next(), kMobilityScale.kCount *kFamilies};
inline constexpr WeightBlock kDangerWeights{kMobilityWeights.next(), 2 * kDangerScale.kCount};
inline constexpr WeightBlock kPawnStepWeights{kDangerWeights.next(), kPawnStepCount};
inline constexpr WeightBlock kPassedPawnWeights{kPawnStepWeights.next(), kPawnStepCount};
inline constexpr WeightBlock
    kPawnPathWeights{kPassedPawnWeights.next(), 2 * kNearSteps *kPawnPathStates};
/// Pawns guarded by a pawn, beside one (phalanx), behind one (doubled), alone (isolated).
inline constexpr WeightBlock kPawnStructureWeights{kPawnPathWeights.next(), 4};
/// Half-open files without own pawns, and open files without any.
inline constexpr WeightBlock kOpenFileWeights{kPawnStructureWeights.next(), 2};
inline constexpr WeightBlock kBishopPairWeights{kOpenFileWeights.next(), 1};
inline constexpr WeightBlock kTempoWeights{kBishopPairWeights.next(), 1};
/// King shelter by the number of pawns near the king, and by the files near it without own pawns.
inline constexpr WeightBlock kShelterWeights{kTempoWeights.next(), 6};
inline constexpr WeightBlock kKingFileWeights{kShelterWeights.next(), 4};
inline constexpr WeightBlock kSafeCheckWeights{kKingFileWeights.next(), 2 * 4};
/// Pieces under attack, by turn, attacker and victim.
inline constexpr WeightBlock kThreatWeights{kSafeCheckWeights.next(), 2 * kClassCount *kClassCount};
/// Hanging pieces, which are attacked and not guarded, by turn and class.
inline constexpr WeightBlock kHangingWeights{kThreatWeights.next(), 2 * kClassCount};
/// Mop-up evaluation: the centrality of the bare king, and the kings' distance from each other.
inline constexpr WeightBlock kMopUpWeights{kHangingWeights.next(), 2};
/// The number of a king's escape squares.
inline constexpr WeightBlock kEscapeWeights{kMopUpWeights.next(), 6};
/// Space: a safe square behind the own pawns, by itself and for each officer per file of the board, since space is of
/// use only with pieces to fill it.
inline constexpr WeightBlock kSpaceWeights{kEscapeWeights.next(), 2};
inline constexpr int kTermCount = kSpaceWeights.next();
/// Each weight occurs three times: for a board of 11×11 with the usual promotion rank, for its change with the board's
/// size, and for its change when pawns are promoted later.
inline constexpr int kWeightCount = 3 * kTermCount;
inline constexpr int kFirstLateWeight = 2 * kTermCount;

extern const std::array<Weight, kWeightCount> kWeights;

} // namespace tessera::xxlchess
