// Measures the engine of Tetress against the greedy player: the one that maximises its placements
// less its opponent's after its move. Pairs of games from random openings, colours exchanged.
//
//     tetressmatch [games = 200] [milliseconds a move = 100] [level = 10] [seed = 1]

#include "model/core/erasure/erased.h"
#include "model/games/tetress/engine/engine.h"
#include "model/games/tetress/tetress.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>

using namespace tessera;
using namespace tessera::tetress;

namespace {

constexpr int kOpeningPlies = 4;

/// The first of the moves after which own placements less the opponent's are the most; a move that
/// wins at once before all others.
Move greedyMove(const Position &position)
{
    const Player mover = position.toMove();
    Position::MoveList moves;
    position.legalMoves(moves);
    Move best = moves[0];
    int bestValue = -Move::kCount;
    for (const Move move : moves) {
        Position next = position;
        next.play(move);
        const auto placements = next.placementsOfBoth();
        const int lead = placements[0] - placements[1];
        int value = mover == kRed ? lead : -lead;
        if (next.isOver() && next.outcome().winner() == mover)
            value = Move::kCount;
        if (value > bestValue) {
            best = move;
            bestValue = value;
        }
    }
    return best;
}

/// Whether a search as deep as this sees who wins.
bool isDecided(Engine &engine, const Position &position)
{
    constexpr int kDepth = 4;
    const auto result
        = engine.think(ErasedPosition<Rules>(position), SearchLimits::ofDepth(kDepth), {}, {});
    return result.score.kind == Score::Kind::Mate;
}

/// Legal random actions, after which the game is open.
Position randomOpening(Engine &engine, std::mt19937_64 &random)
{
    for (;;) {
        Position position;
        for (int ply = 0; ply < kOpeningPlies && !position.isOver(); ++ply)
            position.play(*position.randomMove(random()));
        if (!position.isOver() && !isDecided(engine, position))
            return position;
    }
}

/// The points of the engine, which plays `side`.
double playGame(Engine &engine, Position position, Player side, std::chrono::milliseconds time)
{
    engine.newGame();
    while (!position.isOver()) {
        if (position.toMove() != side) {
            position.play(greedyMove(position));
            continue;
        }
        const ErasedPosition<Rules> erased(position);
        const auto result = engine.think(erased, SearchLimits::ofTime(time), {}, {});
        position.play(Rules::decode(result.line.front()));
    }
    return position.outcome().scores[side];
}

/// The lower end of the 95 % interval of a share (Wilson 1927), which holds near 0 and 1 as well.
double wilsonBound(double points, int games)
{
    if (games == 0)
        return 0;
    constexpr double kZ = 1.96;
    const double n = games;
    const double share = points / n;
    const double middle = share + kZ * kZ / (2 * n);
    const double spread = kZ * std::sqrt(share * (1 - share) / n + kZ * kZ / (4 * n * n));
    return (middle - spread) / (1 + kZ * kZ / n);
}

} // namespace

int main(int argc, char **argv)
{
    const auto argument = [argc, argv](int i, int fallback) {
        return argc > i ? std::atoi(argv[i]) : fallback;
    };
    const int games = argument(1, 200);
    const std::chrono::milliseconds time(argument(2, 100));
    EngineSettings settings;
    settings.level = argument(3, EngineSettings::kStrongest);
    std::mt19937_64 random(static_cast<std::uint64_t>(argument(4, 1)));
    const auto engine = makeEngine();
    engine->configure(settings);
    const auto judge = makeEngine();

    double points = 0;
    int played = 0;
    for (int pair = 0; pair < games / 2; ++pair) {
        const Position opening = randomOpening(*judge, random);
        for (const Player side : {kRed, kBlue}) {
            points += playGame(*engine, opening, side, time);
            ++played;
        }
        std::fprintf(stderr, "\r%d games, %.1f points", played, points);
    }
    std::printf(
        "\nlevel %d, %d ms: %.1f of %d points, %.1f %%, at least %.1f %% with 97.5 %% certainty\n",
        settings.level,
        argument(2, 100),
        points,
        played,
        100 * points / std::max(played, 1),
        100 * wilsonBound(points, played));
    return EXIT_SUCCESS;
}
