// Measures the inner loop of Tetress: how many positions a second get all their legal placements
// found and counted, by each kernel that this processor runs; and how many games of random
// placements a second are played. The best of several rounds on one thread, by the time of
// the processor.
//
//     tetressspeed [rounds = 5]

#include "model/games/tetress/tetress.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <random>
#include <vector>

using namespace tessera;
using namespace tessera::tetress;

namespace {

/// The time that this process has had a core: what other programs do to the machine counts little.
double processorSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// Positions from all stages of random games.
std::vector<Position> somePositions()
{
    constexpr std::size_t kPositions = 4096;
    std::mt19937_64 random(1);
    std::vector<Position> positions;
    Position position;
    while (positions.size() < kPositions) {
        const auto move = position.randomMove(random());
        if (!move) {
            position = {};
            continue;
        }
        position.play(*move);
        if (!position.isOver())
            positions.push_back(position);
    }
    return positions;
}

double positionsPerSecond(const Kernel &kernel, const std::vector<Position> &positions)
{
    constexpr int kPasses = 200;
    const double start = processorSeconds();
    long placements = 0;
    for (int pass = 0; pass < kPasses; ++pass) {
        for (const Position &position : positions)
            placements += kernel.count(position.support(position.toMove()), position.occupied());
    }
    const double seconds = processorSeconds() - start;
    if (placements == 0)
        std::puts("no placements");
    return kPasses * static_cast<double>(positions.size()) / seconds;
}

double gamesPerSecond()
{
    constexpr int kGames = 50'000;
    std::mt19937_64 random(2);
    const double start = processorSeconds();
    for (int game = 0; game < kGames; ++game) {
        Position position;
        while (const auto move = position.randomMove(random()))
            position.play(*move);
    }
    return kGames / (processorSeconds() - start);
}

} // namespace

int main(int argc, char **argv)
{
    const int rounds = argc > 1 ? std::atoi(argv[1]) : 5;
    const auto positions = somePositions();
    const auto all = kernels();
    std::vector<double> speeds(all.size());
    double games = 0;
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < all.size(); ++i)
            speeds[i] = std::max(speeds[i], positionsPerSecond(*all[i], positions));
        games = std::max(games, gamesPerSecond());
    }
    for (std::size_t i = 0; i < all.size(); ++i)
        std::printf("%.1f M positions/s, %s\n", speeds[i] / 1e6, std::string(all[i]->name).c_str());
    std::printf("%.0f random games/s\n", games);
    return EXIT_SUCCESS;
}
