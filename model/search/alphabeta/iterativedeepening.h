#pragma once

#include "model/search/alphabeta/alphabeta.h"

#include <vector>

namespace tessera {

/// The root of a search: iterative deepening with aspiration windows over the root's moves, with several lines if
/// wanted, until the task's limits end it. Whatever ends it, and however soon, the result begins with a legal move.
/// `Tree` is the search below the root, for two players or for more.
template<SearchGame S, typename Tree = AlphaBeta<S>>
class IterativeDeepening
{
public:
    using Rules = typename S::Rules;
    using Position = typename Rules::Position;
    using Move = typename Rules::Move;

    /// `root` must not be over.
    IterativeDeepening(const Position &root, TranspositionTable &table, const SearchTask &task);

    SearchResult run(const Engine::Report &report);
    /// The score of the result's move, in the search's own units.
    [[nodiscard]] int bestScore() const;

private:
    /// A legal move of the root with its score in the last iteration; `kUnknown` when it was only shown to be no better
    /// than another, or was not searched.
    struct RootMove
    {
        static constexpr int kUnknown = -kInfinite;

        Move move{};
        int score = kUnknown;
        int scoreBefore = kUnknown;
        int selectiveDepth = 0;
        /// By how many plies less than the iteration's depth its line was searched.
        int depthSaved = 0;
        typename Tree::Line line;
    };

    /// The window of scores within which a search finds the true one.
    struct Window
    {
        int alpha = -kInfinite;
        int beta = kInfinite;
        int width = S::kTuning.aspiration;

        bool widen(int score);
    };

    [[nodiscard]] static std::vector<RootMove> rootMoves(
        const Position &root, const SearchTask &task);
    [[nodiscard]] static SearchControl makeControl(const Position &root, const SearchTask &task);
    [[nodiscard]] const RootMove *winInOne() const;
    [[nodiscard]] int deepest() const;
    [[nodiscard]] bool skips(int depth) const;
    [[nodiscard]] bool wantsAnother(int depth, const IterationTimer &judge);

    void iterate(int depth, const Engine::Report &report);
    void noteRanks();
    void aspire(int depth);
    int searchAll(int depth, const Window &window);
    void searchLines(int depth);
    [[nodiscard]] int exactScore(const RootMove &root, int depth);
    [[nodiscard]] int scoreAbove(std::size_t number, int depth, int floor, int beta);
    [[nodiscard]] Window windowAround(int before, int depth) const;
    void note(RootMove &root, int score, bool isExact);
    void sort();
    /// Moves that are worse than the best by no more than this get their true score too, for levels that
    /// choose among them.
    [[nodiscard]] int slack() const { return m_task.plan.margin > 0 ? m_task.plan.margin + 1 : 0; }
    [[nodiscard]] SearchInfo info(std::size_t line, int depth) const;
    [[nodiscard]] const RootMove &chosen() const;

    const SearchTask &m_task;
    TranspositionTable &m_table;
    SearchControl m_control;
    std::vector<RootMove> m_moves;
    std::unique_ptr<Tree> m_tree;
    std::size_t m_lineCount;
    int m_finishedDepth = 0;
    /// The best move's score, and the depth that gave it.
    int m_lastScore = kDraw;
    int m_lastChange = 0;
};

} // namespace tessera

#include "model/search/alphabeta/iterativedeepening_impl.h"
#include "model/search/alphabeta/iterativedeepening_passes.h"
