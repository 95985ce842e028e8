#include "model/games/tetress/engine/engine.h"

#include "model/core/randomness.h"
#include "model/games/tetress/engine/endsolver.h"
#include "model/games/tetress/engine/search.h"
#include "model/search/alphabeta/alphabetaengine.h"
#include "model/search/mcts/treeengine.h"

namespace tessera::tetress {

namespace {

/// The kinds of search, by `EngineSettings::kind`. `Mixed` uses Monte Carlo tree search where a move has to be played
/// in a given time or within a level's budget, since it is stronger there, and alpha-beta for searches with other limits,
/// for analysis, and for the levels that work by errors of its evaluation.
enum class SearchKind : int { Mixed, AlphaBeta, Tree };

/// The engine. It does not search the first action on an empty torus, where only the shape is a choice.
class TetressEngine final : public Engine
{
public:
    void configure(const EngineSettings &settings) override
    {
        m_settings = settings;
        m_alphaBeta.configure(settings);
        m_tree.configure(settings);
    }
    void newGame() override
    {
        m_alphaBeta.newGame();
        m_tree.newGame();
        m_endSolver.forget();
    }
    /// Prepares the search of moves that have to be played in a given time.
    void prepare() override
    {
        search(SearchLimits::ofTime(std::chrono::milliseconds(1))).prepare();
    }

    SearchResult think(
        const AnyPosition &position,
        const SearchLimits &limits,
        std::stop_token stop,
        const Report &report) override
    {
        // Another start position may have tokens before the first action.
        const bool isBegun = position.turnsTaken() > 0 || !as<Rules>(position).occupied().isEmpty();
        if (isBegun || limits.isInfinite || limits.depth || limits.nodes || m_settings.lineCount > 1)
            return isForEndSolver(position, limits)
                       ? solveOrSearch(position, limits, stop, report)
                       : search(limits).think(position, limits, stop, report);
        SearchResult result;
        result.depth = 1;
        result.line = {Rules::encode(firstAction())};
        if (report)
            report(result);
        return result;
    }

private:
    [[nodiscard]] bool isForTree(const SearchLimits &limits) const
    {
        const auto kind = static_cast<SearchKind>(m_settings.kind);
        const bool isTree = kind == SearchKind::Tree
                            || (kind == SearchKind::Mixed && isToPlay(limits));
        return isTree && !plan().hasErrors();
    }
    /// Whether a single move is wanted, in a given time or within the level's budget.
    [[nodiscard]] bool isToPlay(const SearchLimits &limits) const
    {
        const bool isTimed = (limits.moveTime || limits.clocks) && !limits.nodes;
        return (isTimed || plan().nodes) && !limits.isInfinite && !limits.depth
               && m_settings.lineCount == 1;
    }
    [[nodiscard]] LevelPlan plan() const { return kLevels.plan(m_settings.level); }
    [[nodiscard]] Engine &search(const SearchLimits &limits)
    {
        if (isForTree(limits))
            return m_tree;
        return m_alphaBeta;
    }
    [[nodiscard]] bool isForEndSolver(const AnyPosition &position, const SearchLimits &limits) const
    {
        return isForTree(limits) && isToPlay(limits) && plan().isFullStrength()
               && as<Rules>(position).countLegalMoves() <= EndSolver::kMostPlacements;
    }
    [[nodiscard]] SearchResult solveOrSearch(
        const AnyPosition &position,
        SearchLimits limits,
        const std::stop_token &stop,
        const Report &report);
    /// A shape that the seed chooses, in the middle of the board as it is drawn.
    [[nodiscard]] Move firstAction() const
    {
        constexpr int kMiddle = kSide / 2 - 1;
        const auto tetromino = chosenBelow(kTetrominoCount, mixedBits(m_settings.seed));
        return {static_cast<int>(tetromino), cellAtRowColumn(kMiddle, kMiddle)};
    }

    AlphaBetaEngine<Search> m_alphaBeta;
    TreeEngine<Search> m_tree;
    EndSolver m_endSolver;
    EngineSettings m_settings;
};

/// A solution as the result of a search.
SearchResult resultOf(const EndSolver::Solution &solution, const EndSolver &solver)
{
    SearchResult result;
    result.depth = solution.plies;
    result.selectiveDepth = solution.plies;
    result.score = reported(
        solution.result == 0  ? kDraw
        : solution.result > 0 ? winIn(solution.plies)
                              : lossIn(solution.plies));
    result.nodes = solver.nodes();
    for (const Move move : solution.line)
        result.line.push_back(Rules::encode(move));
    return result;
}

/// Plays a late position: the end solver has a tenth of the move's time. Where it finds no win or draw, the tree
/// searches, which in a lost position finds moves that are hard for the opponent.
SearchResult TetressEngine::solveOrSearch(
    const AnyPosition &position,
    SearchLimits limits,
    const std::stop_token &stop,
    const Report &report)
{
    using namespace std::chrono;
    constexpr int kShare = 10;
    const Position &own = as<Rules>(position);
    const TimePlan plan = planTime(limits, own.toMove(), Search::expectedTurns(own));
    const auto share = microseconds(plan.soft.value_or(*plan.hard)) / kShare;
    const auto begin = steady_clock::now();
    const auto solution = m_endSolver.solve(own, {begin + share, stop});
    const auto taken = ceil<milliseconds>(steady_clock::now() - begin);
    if (solution && !solution->line.empty()) {
        SearchResult result = resultOf(*solution, m_endSolver);
        result.time = taken;
        if (report)
            report(result);
        return result;
    }
    constexpr milliseconds kLeast{1};
    if (limits.moveTime)
        limits.moveTime = std::max(*limits.moveTime - taken, kLeast);
    if (limits.clocks) {
        auto &left = (*limits.clocks)[own.toMove()];
        left = std::max(left - taken, kLeast);
    }
    SearchResult result = m_tree.think(position, limits, stop, report);
    if (solution)
        result.score = resultOf(*solution, m_endSolver).score;
    return result;
}

} // namespace

std::unique_ptr<Engine> makeEngine()
{
    return std::make_unique<TetressEngine>();
}

} // namespace tessera::tetress
