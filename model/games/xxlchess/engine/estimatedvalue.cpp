#include "model/games/xxlchess/engine/estimatedvalue.h"

#include <algorithm>
#include <cmath>

namespace tessera::xxlchess {

namespace {

constexpr int kSide = 14;
constexpr double kFree = 0.86;
constexpr double kEighthsPerSquare = 8 * 0.362;

/// Squares that a path reaches from one square, each weighted by how likely the way there is free.
double reachOf(const Path &path, int file, int rank)
{
    double reach = 0;
    double chance = path.moves && path.captures ? 1 : 0.5;
    for (int i = 0; i < path.most; ++i, chance *= kFree) {
        file += path.step.dx;
        rank += path.step.dy;
        if (file < 0 || file >= kSide || rank < 0 || rank >= kSide)
            break;
        reach += chance;
    }
    return reach;
}

} // namespace

int estimatedValue(const PieceKind &kind)
{
    double sum = 0;
    for (const Path &path : pathsOf(kind)) {
        for (int square = 0; square < kSide * kSide; ++square)
            sum += reachOf(path, square % kSide, square / kSide);
    }
    return std::max(1, static_cast<int>(std::lround(kEighthsPerSquare * sum / (kSide * kSide))));
}

} // namespace tessera::xxlchess
