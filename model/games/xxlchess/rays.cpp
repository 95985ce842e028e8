#include "model/games/xxlchess/rays.h"

namespace tessera::xxlchess {

std::array<Rays::Ray, 2 * kOrientations.size()> Rays::make()
{
    std::array<Ray, 2 * kOrientations.size()> rays{};
    for (const Orientation orientation : kOrientations) {
        for (const int sign : {-1, 1}) {
            Ray &ray = rays[2 * static_cast<std::size_t>(orientation) + (sign > 0 ? 1 : 0)];
            for (Square square = 0; square < kSquareCount; ++square) {
                Square next = square;
                for (;;) {
                    const int file = fileOf(next);
                    next += sign * stepOf(orientation);
                    const int files = fileOf(next) - file;
                    if (next < 0 || next >= kSquareCount || files < -1 || files > 1)
                        break;
                    ray[at(square)].add(next);
                }
            }
        }
    }
    return rays;
}

const std::array<Rays::Ray, 2 * kOrientations.size()> Rays::kRays = Rays::make();

} // namespace tessera::xxlchess
