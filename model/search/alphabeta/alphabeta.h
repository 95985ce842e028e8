#pragma once

#include "model/core/fixedlist.h"
#include "model/search/alphabeta/correctionhistory.h"
#include "model/search/alphabeta/movepicker.h"
#include "model/search/alphabeta/rankedpicker.h"
#include "model/search/alphabeta/reductions.h"
#include "model/search/engine/levels.h"
#include "model/search/engine/limits.h"
#include "model/search/engine/pvtable.h"
#include "model/search/engine/scores.h"
#include "model/search/engine/transposition.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

namespace tessera {

/// What a search is asked to do, besides the position.
struct SearchTask
{
    SearchLimits limits;
    /// How the level holds the search back, and the seed of its errors.
    LevelPlan plan;
    std::uint64_t seed = 0;
    /// How many of the best moves are wanted with their lines.
    int lineCount = 1;
    std::stop_token stop;
    /// The sum of the nodes of all threads that search together; null for a single thread.
    std::atomic<std::uint64_t> *pooledNodes = nullptr;
    /// 0 for a search of its own, otherwise the number of this helper thread.
    int helperNumber = 0;
};

/// The tree below the root: principal variation search (Marsland and Campbell 1982) with
/// transposition table, null moves, futility, singular extensions and late move reductions, and a
/// quiescence search where the game has noisy moves. Serves one search on one thread.
///
/// Scores are for the player to move ("negamax"), and fail-soft: a score outside the window is still
/// a bound.
template<SearchGame S>
class AlphaBeta
{
public:
    using Rules = typename S::Rules;
    using Position = typename Rules::Position;
    using Move = typename Rules::Move;
    using Line = typename PvTable<Move>::Line;

    AlphaBeta(
        const Position &root,
        TranspositionTable &table,
        const SearchTask &task,
        SearchControl &control);

    /// Gives the root's moves their ranks, where the game ranks moves; the last ones are dropped when
    /// the node budget has no room for them.
    void rankRoot(RankedMoves<S> &ranked) { rank(ranked, 0); }
    /// By how many plies the root's move, the `number`-th best of `count`, may be searched less deeply.
    /// Threats that must be answered at once are not: quick wins begin with them.
    [[nodiscard]] int rootReduction(Move move, int depth, int number, std::size_t count);
    /// The score of the root's `move` for the root's player, searched to `depth` plies in all.
    [[nodiscard]] int searchRootMove(Move move, int depth, int alpha, int beta);
    /// The best line after the move that `searchRootMove` was last given.
    [[nodiscard]] const Line &lineAfterRootMove() const { return m_lines.lineAt(1); }

    [[nodiscard]] const Position &position() const { return m_position; }
    /// A score of the root as it is reported outside.
    [[nodiscard]] Score reported(int score) const { return tessera::reported(score); }
    /// The deepest ply that was reached since the last `forgetDepth`.
    [[nodiscard]] int selectiveDepth() const { return m_selectiveDepth; }
    void forgetDepth() { m_selectiveDepth = 0; }

private:
    using Picked = PickedMove<Move>;
    using Picker = typename PickerOf<S>::Type;
    using History = MoveHistory<historySlots<S>()>;
    using Rating = QuietMoveScore<historySlots<S>()>;

    static constexpr SearchTuning kTuning = S::kTuning;
    static constexpr std::size_t kMostTriedQuiets = 32;

    /// How the search arrives at a node.
    struct Arrival
    {
        /// Whether a null move is allowed: never two in succession.
        bool mayPass = true;
        /// A cut-off is expected, so a move that does not cause one is probably late and poor.
        bool isCutExpected = false;
        /// The excluded move of a singular search, which tells how good the others are.
        std::uint16_t excluded = 0;
        /// Plies left to the quiescence search; fewer than usual beyond the horizon, where only threats that must be
        /// answered are searched.
        int noisyPlies = kTuning.noisyPlies;

        [[nodiscard]] bool isBeyondHorizon() const { return noisyPlies < kTuning.noisyPlies; }
    };

    /// A node of the tree while its moves are searched.
    struct Node
    {
        int depth;
        int alpha;
        int beta;
        int ply;
        Arrival arrival;
        std::uint64_t key;
        Player mover = Player::None;
        bool isInCheck = false;
        bool isWhole = false; ///< nothing may be left out or reduced
        /// The player to move stands better than at their previous turn.
        bool isImproving = false;
        std::uint16_t tableMove = 0;
        Bound tableBound = Bound::None;
        int tableDepth = 0;
        int tableScore = 0;
        /// The static evaluation as the table keeps it, and as the correction history corrects it.
        int plainEvaluation = TableEntry::kNoEvaluation;
        int evaluation = 0;
        std::uint64_t structure = 0;
        /// Plies by which the table's move is extended (singular extension).
        int extension = 0;

        [[nodiscard]] bool isPv() const { return beta - alpha > 1; }
    };

    /// The search stack's entry for a ply: what later nodes of the line need to know of an earlier one.
    struct StackEntry
    {
        int evaluation = TableEntry::kNoEvaluation;
        /// Slot of the move played here; 0 for a null move.
        std::uint16_t slot = 0;
    };

    /// History slots of a node's quiet moves that did not cause its cut-off.
    using TriedQuiets = FixedList<std::uint16_t, kMostTriedQuiets>;

    /// The score of the position with this hash: from the transposition table, by static cut-offs, or by its moves.
    int search(std::uint64_t key, int depth, int alpha, int beta, int ply, Arrival arrival);
    void noteEvaluation(Node &node);
    int searchMoves(Node &node);
    template<typename OrderedMoves>
    int searchInOrder(Node &node, OrderedMoves &picker, const Rating &rating);
    int searchPicked(const Node &node, const Picked &picked, int number, int rating);
    /// The score of the position just reached, for the player who has reached it.
    int scoreAfter(
        const Node &node, std::uint64_t key, int depth, int alpha, int beta, bool isCutExpected);
    int finalScore(Player mover, int ply) const;
    std::optional<int> solvedScore(int ply) const;

    int quiesce(int alpha, int beta, int ply, int noisyPlies);
    template<typename NoisyMoves>
    int searchNoisy(int standing, int alpha, int beta, int ply, NoisyMoves &moves, int noisyPlies);
    int scoreNoisy(Move move, int alpha, int beta, int ply, int noisyPlies);

    int bestRank(const Node &node);
    void rank(RankedMoves<S> &ranked, int ply);
    bool isRankedTooLow(const Node &node, const Picked &picked, int number) const;

    std::optional<int> tableScore(Node &node) const;
    std::optional<int> staticScore(const Node &node);
    std::optional<int> passScore(const Node &node);
    bool holdsWithMoving(const Node &node, int depth);
    std::optional<int> scoreOfOthers(Node &node);
    static bool isQuietCheck(const Picked &picked)
    {
        return S::kFeatures.foreseesCheck && picked.gain == 0 && picked.isCheck;
    }
    bool isSoundCheck(const Picked &picked);
    bool isUrgentMove(const Picked &picked) const;
    bool mayLeaveOut(const Node &node) const;
    bool isLateOrFutile(const Node &node, const Picked &picked, int number, int rating) const;
    bool losesByExchange(const Node &node, const Picked &picked, int number, int rating);
    static bool isNeedlessReply(const Node &node, const Picked &picked, int number, int best);
    bool isUnseen(int ply, std::uint64_t key, std::uint16_t code) const;
    int reduction(const Node &node, const Picked &picked, int number, int rating) const;
    void reward(const Node &node, const Picked &picked, const TriedQuiets &triedQuiets);
    void rewardUnrefuted(const Node &node);
    void addToHistories(Player mover, int ply, std::uint16_t slot, int amount);
    void remember(const Node &node, int alphaBefore, int best, std::uint16_t bestCode);
    std::array<std::size_t, 2> continuationRows(int ply) const;

    int evaluate();
    int evaluateAnew(const Node &node);
    int corrected(Node &node, int value) const;
    void learn(const Node &node, int alphaBefore, int best, bool isQuiet);
    bool isInCheck() const;
    bool isEnd() const;
    bool isSearchedWhole() const;
    typename Rules::Undo play(Move move);
    void undo(Move move, const typename Rules::Undo &undo);
    StackEntry &trace(int ply) { return m_traces[static_cast<std::size_t>(ply)]; }
    const StackEntry &trace(int ply) const { return m_traces[static_cast<std::size_t>(ply)]; }

    Position m_position;
    TranspositionTable &m_table;
    SearchControl &m_control;
    S m_game;
    LevelPlan m_plan;
    std::uint64_t m_seed;
    const Reductions &m_reductions;
    History m_history;
    ContinuationHistory m_continuations{kTuning.usesContinuations};
    CorrectionHistory m_corrections{S::kFeatures.hasPawnKey};
    std::array<Killers, kMostPlies + 2> m_killers{};
    std::array<StackEntry, kMostPlies + 2> m_traces{};
    PvTable<Move> m_lines;
    int m_selectiveDepth = 0;
};

} // namespace tessera

#include "model/search/alphabeta/alphabeta_cuts.h"
#include "model/search/alphabeta/alphabeta_impl.h"
#include "model/search/alphabeta/alphabeta_memory.h"
#include "model/search/alphabeta/alphabeta_noisy.h"
#include "model/search/alphabeta/alphabeta_ranked.h"
#include "model/search/alphabeta/alphabeta_scores.h"
