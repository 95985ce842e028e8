#pragma once

#include "model/search/alphabeta/alphabeta.h"

#include <vector>

namespace tessera {

/// Iterative deepening at the root of a search, with aspiration windows, or with several lines (MultiPV), until the
/// task's limits end it. Whatever ends it, and however soon, the result begins with a legal move. `Tree` is the search
/// below the root, for two players or for more. Serves one search on one thread.
template<SearchGame S, typename Tree = AlphaBeta<S>>
class IterativeDeepening
{
public:
    using Rules = typename S::Rules;
    using Position = typename Rules::Position;
    using Move = typename Rules::Move;

    /// `root` must not be over; `table` and `task` must outlive the search.
    IterativeDeepening(const Position &root, TranspositionTable &table, const SearchTask &task);

    /// Searches until a limit ends it, and reports each iteration's lines to `report`, which may be empty.
    SearchResult run(const Engine::Report &report);
    /// The score of the result's move, in the search's own units (see scores.h).
    [[nodiscard]] int bestScore() const;

private:
    /// A legal move of the root with its score in the present iteration. The score is `kUnknown` when the move was only
    /// shown to be no better than another (fail low), or was not searched.
    struct RootMove
    {
        static constexpr int kUnknown = -kInfinite;

        Move move{};
        int score = kUnknown;
        int scoreBefore = kUnknown;
        int selectiveDepth = 0;
        /// The plies by which its line was searched less deeply than the iteration (MultiPV).
        int depthSaved = 0;
        typename Tree::Line line;
    };

    /// An aspiration window: a search finds the true score where that lies inside.
    struct Window
    {
        int alpha = -kInfinite;
        int beta = kInfinite;
        int width = S::kTuning.aspirationWindow;

        bool widen(int score);
    };

    [[nodiscard]] static std::vector<RootMove> rootMoves(
        const Position &root, const SearchTask &task);
    [[nodiscard]] static SearchControl makeControl(const Position &root, const SearchTask &task);
    [[nodiscard]] const RootMove *winInOne() const;
    [[nodiscard]] int maxDepth() const;
    [[nodiscard]] bool skipsDepth(int depth) const;
    [[nodiscard]] bool wantsAnother(int depth, const IterationTimer &timer);

    void iterate(int depth, const Engine::Report &report);
    void noteRanks();
    void searchWithAspiration(int depth);
    int searchWindow(int depth, const Window &window);
    void searchMultiPv(int depth);
    [[nodiscard]] int exactScore(const RootMove &root, int depth);
    [[nodiscard]] int scoutScore(std::size_t number, int depth, int floor, int beta);
    [[nodiscard]] Window windowAround(int before, int depth) const;
    void noteScore(RootMove &root, int score, bool isExact);
    void sortMoves();
    /// Moves that are worse than the best by less than this get their true scores, too, for the levels that choose
    /// among them.
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
    /// The best move's score, and the depth at which it last changed.
    int m_lastScore = kDraw;
    int m_lastScoreChange = 0;
};

} // namespace tessera

#include "model/search/alphabeta/iterativedeepening_impl.h"
#include "model/search/alphabeta/iterativedeepening_passes.h"
