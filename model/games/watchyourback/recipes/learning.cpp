#include "model/games/watchyourback/recipes/learning.h"

#include "model/core/erasure/erased.h"
#include "model/core/randomness.h"
#include "model/games/watchyourback/engine/evaluation.h"
#include "model/games/watchyourback/engine/netview.h"
#include "model/games/watchyourback/rules/rules.h"
#include "model/search/learning/quantisation.h"

namespace tessera::watchyourback {

namespace {

/// So many hundredths of a piece multiply the odds by e; fitted to the results of games.
constexpr double kScale = 160;

/// Exchanges left and right.
Bitboard mirrored(Bitboard board)
{
    constexpr Bitboard kSingles = 0x5555555555555555;
    constexpr Bitboard kPairs = 0x3333333333333333;
    constexpr Bitboard kFours = 0x0f0f0f0f0f0f0f0f;
    board = ((board >> 1) & kSingles) | ((board & kSingles) << 1);
    board = ((board >> 2) & kPairs) | ((board & kPairs) << 2);
    return ((board >> 4) & kFours) | ((board & kFours) << 4);
}

/// Exchanges rows and columns.
Bitboard transposed(Bitboard board)
{
    Bitboard result = 0;
    forEachSquare(board, [&](int square) {
        result |= bit(square % kSide * kSide + square / kSide);
    });
    return result;
}

/// Data augmentation: the image under a random symmetry of the board; in the placing phase only left and right may be
/// exchanged.
Bitboard symmetric(Bitboard board, const State &state, std::uint64_t bits)
{
    if ((bits & 1) != 0)
        board = mirrored(board);
    if (state.phase == Phase::Placing)
        return board;
    if ((bits & 2) != 0)
        board = netview::turnedOver(board);
    return (bits & 4) != 0 ? transposed(board) : board;
}

bool extractFeatures(const AnyPosition &any, Player player, training::View &view)
{
    const Position &position = as<Rules>(any);
    const State &state = position.state();
    if (state.shrinks >= kShrinkTurns.size())
        return false;
    view.base = static_cast<float>(handCrafted(position));
    view.bucket = static_cast<int>(netview::bucket(state));
    const bool isTurned = player != Player::First;
    const std::uint64_t bits = mixedBits(position.hash());
    const auto viewed = [&](Bitboard pieces) {
        return symmetric(isTurned ? netview::turnedOver(pieces) : pieces, state, bits);
    };
    netview::forEachInput(
        state,
        viewed(position.pieces(player)),
        viewed(position.pieces(opponent(player))),
        [&](std::size_t input) { view.features.push_back({static_cast<std::uint16_t>(input)}); });
    return true;
}

} // namespace

training::TrainingSetup trainingSetup()
{
    training::TrainingSetup trainingSetup;
    trainingSetup.shape
        = {static_cast<int>(netview::kInputs), int{netview::kHidden}, netview::kBuckets};
    trainingSetup.scale = kScale;
    trainingSetup.nodes = 2000;
    trainingSetup.maxRandomPlies = 12;
    trainingSetup.extractFeatures = extractFeatures;
    trainingSetup.weights = [](const training::Network &network) {
        return training::smallNetArrays(network, kScale);
    };
    return trainingSetup;
}

} // namespace tessera::watchyourback
