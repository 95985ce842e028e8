#include "model/games/xxlchess/rules/estimatedvalue.h"

#include <algorithm>
#include <cmath>

namespace tessera::xxlchess {

namespace {

constexpr int kUsualSide = 14;
constexpr double kFree = 0.86;
constexpr double kEighthsPerSquare = 8 * 0.362;

/// The number of squares that a path reaches from one square, each weighted by the probability that the way there is
/// free.
double reachOf(const Path &path, int file, int rank, int width, int height)
{
    double reach = 0;
    double chance = path.moves && path.captures ? 1 : 0.5;
    for (int i = 0; i < path.most; ++i, chance *= kFree) {
        file += path.step.dx;
        rank += path.step.dy;
        if (file < 0 || file >= width || rank < 0 || rank >= height)
            break;
        reach += chance;
    }
    return reach;
}

/// The average reach over the board.
double reachOf(const PieceKind &kind, int width, int height)
{
    double sum = 0;
    const int squares = width * height;
    for (const Path &path : pathsOf(kind)) {
        for (int square = 0; square < squares; ++square)
            sum += reachOf(path, square % width, square / width, width, height);
    }
    return sum / squares;
}

double reachOfOfficers(int width, int height)
{
    double sum = 0;
    for (const PieceKind &kind : PieceTypes()) {
        if (kind.isPromotion)
            sum += reachOf(kind, width, height);
    }
    return sum;
}

} // namespace

int estimatedValue(const PieceKind &kind, int width, int height)
{
    static const double usual = reachOfOfficers(kUsualSide, kUsualSide);
    const double scale = kEighthsPerSquare * usual / reachOfOfficers(width, height);
    return std::max(1, static_cast<int>(std::lround(scale * reachOf(kind, width, height))));
}

} // namespace tessera::xxlchess
