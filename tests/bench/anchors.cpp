// Plays levels against three simple players that every game has, so that levels of different games stand on one
// scale: one that moves at random, one that looks a move ahead, and one that looks at the replies too (our engine
// at depths 1 and 2). Prints a table in Markdown: points in per cent. Not a test: it takes minutes.
//
//   anchors GAME [games against each = 20 [first level = 1 [last level = 6]]]

#include "model/core/randomness.h"
#include "model/games/catalogue.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

using namespace tessera;

namespace {

using Chooser = std::function<MoveCode(const AnyPosition &)>;
using Anchor = std::function<Chooser(const GameEntry &, std::uint64_t seed)>;

Chooser engineOf(const GameEntry &game, const EngineSettings &settings, const SearchLimits &limits)
{
    std::shared_ptr<Engine> engine = game.makeEngine();
    engine->configure(settings);
    return [engine, limits](const AnyPosition &position) {
        return engine->think(position, limits, {}, {}).line.front();
    };
}

Chooser levelOf(const GameEntry &game, int level, std::uint64_t seed)
{
    EngineSettings settings;
    settings.level = level;
    settings.seed = seed;
    settings.hashMebibytes = 16;
    SearchLimits limits;
    limits.isInfinite = false;
    limits.nodes = 100'000'000;
    return engineOf(game, settings, limits);
}

Chooser randomMover(const GameEntry &, std::uint64_t seed)
{
    return [bits = seed](const AnyPosition &position) mutable {
        const auto moves = position.legalMoves();
        bits = mixedBits(bits);
        return moves[chosenBelow(static_cast<std::uint32_t>(moves.size()), bits)];
    };
}

Anchor lookingAhead(int plies)
{
    return [plies](const GameEntry &game, std::uint64_t) {
        EngineSettings settings;
        settings.hashMebibytes = 16;
        return engineOf(game, settings, SearchLimits::ofDepth(plies));
    };
}

/// The points of a level that sits once more in each seat, all others being of one kind; two moves by chance
/// begin each game.
double points(const GameEntry &game, int level, const Anchor &anchor, int number)
{
    constexpr int kRandomMoves = 2;
    const std::uint64_t seed = mixedBits(static_cast<std::uint64_t>(number) + 1);
    const int players = game.info().playerCount();
    const int ours = number % players;
    std::vector<Chooser> seats;
    for (int seat = 0; seat < players; ++seat)
        seats.push_back(
            seat == ours ? levelOf(game, level, seed)
                         : anchor(game, mixedBits(seed + static_cast<std::uint64_t>(seat))));
    const auto position = game.game->start(Options::defaults(game.info().options));
    Chooser chance = randomMover(game, mixedBits(seed));
    for (int i = 0; i < kRandomMoves * players; ++i)
        position->play(chance(*position));
    while (!position->outcome().isOver())
        position->play(seats[static_cast<std::size_t>(index(position->toMove()))](*position));
    return position->outcome().scores[playerAt(ours)];
}

} // namespace

int main(int count, char **arguments)
{
    const auto number = [&](int i, int otherwise) {
        return count > i ? std::atoi(arguments[i]) : otherwise;
    };
    const GameEntry *game = count > 1 ? findGame(arguments[1]) : nullptr;
    if (game == nullptr) {
        std::cerr << "Usage: anchors GAME [games [first level [last level]]]\n";
        return 2;
    }
    const std::vector<Anchor> anchors{randomMover, lookingAhead(1), lookingAhead(2)};
    const int games = std::max(number(2, 20), 1);
    std::cout << "| " << game->info().id
              << " | random | one ply | two plies |\n|---|---|---|---|\n";
    for (int level = number(3, 1); level <= number(4, 6); ++level) {
        std::cout << "| " << level;
        for (const Anchor &anchor : anchors) {
            double sum = 0;
            for (int i = 0; i < games; ++i)
                sum += points(*game, level, anchor, i);
            std::cout << " | " << static_cast<int>(100 * sum / games + 0.5) << std::flush;
        }
        std::cout << " |" << std::endl;
    }
}
