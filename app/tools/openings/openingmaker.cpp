#include "app/tools/openings/openingmaker.h"

#include "model/core/randomness.h"
#include "model/games/positionafter.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <set>

namespace tessera::lab {

namespace {

/// Whether a move takes no piece from the board or from its owner.
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

SearchLimits limitsOf(int nodes)
{
    SearchLimits limits;
    limits.nodes = static_cast<std::uint64_t>(nodes);
    return limits;
}

/// Our engine at full strength, which judges each position without memory of others.
class Judge
{
public:
    explicit Judge(const GameEntry &game)
        : m_engine(game.makeEngine())
        , m_players(game.info().playerCount())
    {
        m_engine->configure({});
    }
    [[nodiscard]] int operator()(const AnyPosition &position, const SearchLimits &limits) const
    {
        m_engine->newGame();
        return imbalance(m_engine->think(position, limits, {}, {}).score, m_players);
    }

private:
    std::unique_ptr<Engine> m_engine;
    int m_players;
};

} // namespace

std::vector<MadeOpening> madeOpenings(
    const OpeningOrder &order, const std::function<void(int made, int tried)> &tell)
{
    // After so many tries in a row without a new opening, the game has no more.
    constexpr int kPatience = 10000;
    const OpeningRecipe &recipe = order.recipe;
    std::vector<MadeOpening> openings;
    std::set<std::uint64_t> known;
    const Judge judge(order.game);
    int tried = 0;
    for (int vain = 0; std::ssize(openings) < order.count && vain < kPatience; ++vain) {
        MadeOpening made;
        const auto position = order.game.game->start(order.options);
        const std::uint64_t bits = mixedBits(
            order.seed ^ mixedBits(static_cast<std::uint64_t>(tried)));
        ++tried;
        if (!playRandomly(*position, recipe, bits, made.opening) || known.contains(position->hash()))
            continue;
        made.imbalance = judge(*position, SearchLimits::ofDepth(recipe.depth));
        if (made.imbalance <= recipe.window && recipe.nodes > 0)
            made.imbalance = judge(*position, limitsOf(recipe.nodes));
        if (made.imbalance > recipe.window)
            continue;
        known.insert(position->hash());
        openings.push_back(std::move(made));
        vain = 0;
        tell(static_cast<int>(openings.size()), tried);
    }
    return openings;
}

std::vector<int> judgedOpenings(
    const GameEntry &game, const std::vector<Opening> &openings, int nodes)
{
    const Options options = Options::defaults(game.info().options);
    const Judge judge(game);
    std::vector<int> judged;
    for (const Opening &opening : openings)
        judged.push_back(
            judge(**positionAfter(game, options, opening.start, opening.moves), limitsOf(nodes)));
    return judged;
}

int imbalance(const Score &score, int playerCount)
{
    if (score.kind == Score::Kind::Mate)
        return std::numeric_limits<int>::max();
    if (score.kind == Score::Kind::Centipawns)
        return std::abs(score.value);
    constexpr int kAll = 1000;
    int most = 0;
    for (int i = 0; i < playerCount; ++i)
        most = std::max(most, std::abs(score.shares[playerAt(i)] - kAll / playerCount));
    return most;
}

} // namespace tessera::lab
