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

/// The task of a search, besides the position.
struct SearchTask
{
    SearchLimits limits;
    /// How the level weakens the search, and the seed of its errors.
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

/// Principal variation search (PVS; Marsland and Campbell 1982) of the tree below the root, for two players: negamax
/// alpha-beta with a transposition table, null-move pruning, reverse futility and futility pruning, razoring, late move
/// pruning and reductions, singular extensions, multi-cut, and a quiescence search where the game has noisy moves
/// (captures and the like). `alphabeta_impl.h` numbers the steps. Serves one search on one thread.
///
/// Scores are in hundredths of a piece for the player to move (negamax; see scores.h), and fail-soft: a score outside
/// the window is still a bound.
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

    /// Gives the root's moves their ranks, where the game ranks moves. The moves beyond the node budget are dropped.
    void rankRoot(RankedMoves<S> &ranked) { rank(ranked, 0); }
    /// Late move reduction at the root: the plies by which the `number`-th best move of `count` is searched less
    /// deeply. Checks are not reduced, since quick wins begin with them.
    [[nodiscard]] int rootReduction(Move move, int depth, int number, std::size_t count);
    /// The score of the root's `move` for the root's player, searched to `depth` plies in all.
    [[nodiscard]] int searchRootMove(Move move, int depth, int alpha, int beta);
    /// The best line after the move that `searchRootMove` was last given.
    [[nodiscard]] const Line &lineAfterRootMove() const { return m_lines.lineAt(1); }

    [[nodiscard]] const Position &position() const { return m_position; }
    /// A score of the root as it is reported outside.
    [[nodiscard]] Score reported(int score) const { return tessera::reported(score); }
    /// The deepest ply reached since the last `forgetDepth`.
    [[nodiscard]] int selectiveDepth() const { return m_selectiveDepth; }
    void forgetDepth() { m_selectiveDepth = 0; }

private:
    using Picked = PickedMove<Move>;
    using Picker = typename PickerOf<S>::Type;
    using History = MoveHistory<historySlots<S>()>;
    using QuietScore = QuietMoveScore<historySlots<S>()>;

    static constexpr SearchTuning kTuning = S::kTuning;
    static constexpr std::size_t kMostTriedQuiets = 32;

    /// What a node is told by the one above it, besides depth and window.
    struct NodeContext
    {
        /// Whether a null move is allowed: never two in succession.
        bool allowsNullMove = true;
        /// Expected cut node (Knuth and Moore's type 2): a move that does not cause a cut-off is probably poor.
        bool isCutNode = false;
        /// The code of the move that a singular search leaves out; 0 for an ordinary search.
        std::uint16_t excludedMove = 0;
        /// Plies left to the quiescence search. They are fewer than usual where that search has come back to this one
        /// to answer a check.
        int quiescencePlies = kTuning.quiescencePlies;

        [[nodiscard]] bool isBeyondHorizon() const
        {
            return quiescencePlies < kTuning.quiescencePlies;
        }
    };

    /// A node of the tree while its moves are searched.
    struct Node
    {
        int depth;
        int alpha;
        int beta;
        int ply;
        NodeContext context;
        std::uint64_t key;
        Player mover = Player::None;
        bool isInCheck = false;
        bool isFullWidth = false; ///< nothing may be pruned or reduced
        /// The player to move is better off than at their previous turn.
        bool isImproving = false;
        std::uint16_t tableMove = 0;
        Bound tableBound = Bound::None;
        int tableDepth = 0;
        int tableScore = 0;
        /// The static evaluation as the table keeps it (raw), and as the correction history corrects it.
        int rawEvaluation = TableEntry::kNoEvaluation;
        int evaluation = 0;
        std::uint64_t pawnKey = 0;
        /// Plies by which the table's move is extended (1, singular extension) or reduced (−1).
        int extension = 0;

        [[nodiscard]] bool isPv() const { return beta - alpha > 1; }
    };

    /// An entry of the search stack: what later nodes of a line need to know of the node at an earlier ply.
    struct StackEntry
    {
        /// The static evaluation; `kNoEvaluation` in check.
        int evaluation = TableEntry::kNoEvaluation;
        /// The history slot of the move played here; 0 for a null move and in the quiescence search.
        std::uint16_t slot = 0;
    };

    /// The history slots of the moves without a gain that a node has tried in vain.
    using TriedQuiets = FixedList<std::uint16_t, kMostTriedQuiets>;

    /// What the loop over a node's moves has come to.
    struct MoveLoop
    {
        int alphaBefore; ///< alpha before the first move
        int best = -kInfinite;
        std::uint16_t bestCode = 0;
        bool isBestQuiet = false;
        int number = 0; ///< of moves searched
        /// Late move pruning or futility pruning has set in, so all later quiet moves are pruned.
        bool isLate = false;
        TriedQuiets triedQuiets{};
    };

    /// Which moves are pruned: none, the one at hand, or that one and all later ones, which are as quiet or ranked
    /// lower.
    enum class Pruning : std::uint8_t { None, Move, Rest };

    // The tree (part 1 of alphabeta_impl.h).

    /// The score of the position, whose hash is `key`, searched to `depth` plies.
    int search(std::uint64_t key, int depth, int alpha, int beta, int ply, NodeContext context);
    int searchMoves(Node &node);
    template<typename OrderedMoves>
    int searchInOrder(Node &node, OrderedMoves &picker, const QuietScore &quietScore);
    template<typename OrderedMoves>
    Pruning pruning(
        const Node &node,
        const Picked &picked,
        bool isUrgent,
        int historyScore,
        MoveLoop &loop,
        OrderedMoves &picker);
    int searchPicked(const Node &node, const Picked &picked, int number, int historyScore);
    bool raise(Node &node, const Picked &picked, int score, MoveLoop &loop);
    int finish(const Node &node, const MoveLoop &loop);
    /// The score of the position just reached, for the player who has reached it.
    int scoreAfter(
        const Node &node, std::uint64_t key, int depth, int alpha, int beta, bool isCutNode);
    void prefetchAfter(Move move) const;
    typename Rules::Undo play(Move move);
    void undo(Move move, const typename Rules::Undo &undo);

    // Quiescence search (part 3 of alphabeta_impl.h).

    int quiesce(int alpha, int beta, int ply, int quiescencePlies);
    template<typename NoisyMoves>
    int searchNoisy(
        int standPat, int alpha, int beta, int ply, NoisyMoves &moves, int quiescencePlies);
    int scoreNoisy(Move move, int alpha, int beta, int ply, int quiescencePlies);

    // Games that rank their moves (part 4 of alphabeta_impl.h).

    int bestRank(const Node &node);
    void rank(RankedMoves<S> &ranked, int ply);
    bool isRankedTooLow(const Node &node, const Picked &picked, int number) const;

    // Cut-offs, pruning, extensions and reductions (part 2 of alphabeta_impl.h).

    [[gnu::always_inline]] inline std::optional<int> tableScore(Node &node) const;
    std::optional<int> staticScore(const Node &node);
    std::optional<int> nullMoveScore(const Node &node);
    bool isNullMoveVerified(const Node &node, int depth);
    std::optional<int> trySingularExtension(Node &node);
    static bool isQuietCheck(const Picked &picked)
    {
        return S::kFeatures.predictsCheck && picked.gain == 0 && picked.isCheck;
    }
    bool extendsCheck(const Picked &picked);
    bool isUrgentMove(const Picked &picked) const;
    bool mayPrune(const Node &node) const;
    bool isLateOrFutile(const Node &node, const Picked &picked, int number, int historyScore) const;
    bool losesBySee(const Node &node, const Picked &picked, int number, int historyScore);
    static bool isPrunedEvasion(const Node &node, const Picked &picked, int number, int best);
    bool isOverlookedReply(int ply, std::uint64_t key, std::uint16_t code) const;
    int reduction(const Node &node, const Picked &picked, int number, int historyScore) const;

    // Histories and the table (part 5 of alphabeta_impl.h).

    void updateHistories(const Node &node, const Picked &picked, const TriedQuiets &triedQuiets);
    void addFailLowBonus(const Node &node);
    void addToHistories(Player mover, int ply, std::uint16_t slot, int amount);
    void storeEntry(const Node &node, int alphaBefore, int best, std::uint16_t bestCode);
    std::array<std::size_t, 2> continuationRows(int ply) const;
    int corrected(Node &node, int value) const;
    void updateCorrectionHistory(const Node &node, int alphaBefore, int best, bool isQuiet);

    // A node by itself (part 6 of alphabeta_impl.h).

    int terminalScore(Player mover, int ply) const;
    std::optional<int> tablebaseScore(int ply) const;
    int evaluate();
    int evaluateAndStore(const Node &node);
    void evaluateNode(Node &node);
    void updateImproving(Node &node);
    bool isInCheck() const;
    bool isEnd() const;
    bool isFullWidthNode() const;

    StackEntry &stackAt(int ply) { return m_stack[static_cast<std::size_t>(ply)]; }
    const StackEntry &stackAt(int ply) const { return m_stack[static_cast<std::size_t>(ply)]; }

    Position m_position;
    TranspositionTable &m_table;
    SearchControl &m_control;
    S m_game;
    LevelPlan m_plan;
    std::uint64_t m_seed;
    const Reductions &m_reductions;
    History m_history;
    ContinuationHistory m_continuations{kTuning.usesContinuationHistory};
    CorrectionHistory m_corrections{S::kFeatures.hasPawnKey};
    std::array<Killers, kMostPlies + 2> m_killers{};
    std::array<StackEntry, kMostPlies + 2> m_stack{};
    PvTable<Move> m_lines;
    int m_selectiveDepth = 0;
};

} // namespace tessera

#include "model/search/alphabeta/alphabeta_impl.h"
