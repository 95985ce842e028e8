#include "model/lab/openings/openingmaker.h"

#include "model/core/randomness.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace tessera::lab {

namespace {

/// Takes no piece from the board or from its owner.
bool isQuiet(const AnyPosition &position, MoveCode move)
{
    const Transition transition = position.transition(move);
    return std::none_of(transition.steps.begin(), transition.steps.end(), [](const Step &step) {
        return step.kind == Step::Kind::Remove || step.kind == Step::Kind::Recolour;
    });
}

/// Plays the random moves of a recipe; false when the game ends on the way.
bool playRandomly(
    AnyPosition &position, const OpeningRecipe &recipe, std::uint64_t bits, Opening &opening)
{
    for (int ply = 0; ply < recipe.plies; ++ply) {
        std::vector<MoveCode> moves = position.legalMoves();
        if (recipe.onlyQuiet)
            std::erase_if(moves, [&](MoveCode move) { return !isQuiet(position, move); });
        if (moves.empty())
            return false;
        bits = mixedBits(bits);
        const MoveCode move = moves[chosenBelow(static_cast<std::uint32_t>(moves.size()), bits)];
        opening.moves.push_back(position.moveText(move));
        position.play(move);
    }
    return !position.outcome().isOver();
}

} // namespace

std::vector<Opening> madeOpenings(
    const OpeningOrder &order, const std::function<void(int made, int tried)> &tell)
{
    // A game in which so many tries in a row find nothing new has no more.
    constexpr int kPatience = 10000;
    std::vector<Opening> openings;
    std::set<std::uint64_t> known;
    const auto engine = order.game.makeEngine();
    engine->configure({});
    const int players = order.game.info().playerCount();
    int tried = 0;
    for (int vain = 0; std::ssize(openings) < order.count && vain < kPatience; ++vain) {
        Opening opening;
        const auto position = order.game.game->start(order.options);
        const std::uint64_t bits = mixedBits(
            order.seed ^ mixedBits(static_cast<std::uint64_t>(tried)));
        ++tried;
        if (!playRandomly(*position, order.recipe, bits, opening)
            || known.contains(position->hash()))
            continue;
        engine->newGame();
        const SearchResult found
            = engine->think(*position, SearchLimits::ofDepth(order.recipe.depth), {}, {});
        if (!isBalanced(found.score, players, order.recipe.window))
            continue;
        known.insert(position->hash());
        openings.push_back(std::move(opening));
        vain = 0;
        tell(static_cast<int>(openings.size()), tried);
    }
    return openings;
}

bool isBalanced(const Score &score, int playerCount, int window)
{
    if (score.kind == Score::Kind::Mate)
        return false;
    if (score.kind == Score::Kind::Centipawns)
        return std::abs(score.value) <= window;
    constexpr int kAll = 1000;
    for (int i = 0; i < playerCount; ++i) {
        if (std::abs(score.shares[playerAt(i)] - kAll / playerCount) > window)
            return false;
    }
    return true;
}

} // namespace tessera::lab
