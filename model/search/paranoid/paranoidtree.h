#pragma once

#include "model/search/alphabeta/alphabeta.h"

namespace tessera {

// clang-format off

/// What paranoid search requires of a game beyond `SearchGame`.
///
/// * `evaluate(position, player)` in hundredths of a piece for that player against all the others.
/// * `hasOccurred(position)`: this position has occurred before in the game (repetition).
/// * `drawScore(position, player)`: the score of a draw for `player` in a search from `position`. With a score below 0
///   (contempt), a player who is not far behind avoids draws.
/// * `shares(position, player, score)`: everybody's winning chances, 1,000 in all, where `score` is the score of
///   `position` for `player`.
template <typename S>
concept MultiplayerGame = SearchGame<S>
    && requires(S search, const typename S::Rules::Position &position, Player player, int score) {
        { search.evaluate(position, player) } -> std::same_as<int>;
        { S::hasOccurred(position) } -> std::same_as<bool>;
        { search.drawScore(position, player) } -> std::same_as<int>;
        { S::shares(position, player, score) } -> std::same_as<PerPlayer<int>>;
    };

// clang-format on

/// Which replies of the opponents are searched.
enum class Replies {
    All,      ///< paranoid search: all replies of all opponents
    Strongest ///< BRS+: all replies of one opponent; the others play the first move in order
};

/// Paranoid search (Sturtevant and Korf 2000), or best-reply search BRS+ (Esser, Gras, Winands, Schadd and Lanctot
/// 2013), below the root, for games of more than two players. All opponents are assumed to play against the root's
/// player. That makes two sides, so alpha-beta is sound: principal variation search with transposition table, killers,
/// history, late move reductions and futility pruning, as for two players, but with several turns of one side in
/// succession.
///
/// Scores are for the side to move, the root's player or the opponents, and fail-soft. Decided games are scored as in
/// scores.h, and a win of any opponent is a loss. Serves one search on one thread.
template<MultiplayerGame S, Replies replies = Replies::All>
class ParanoidTree
{
public:
    using Rules = typename S::Rules;
    using Position = typename Rules::Position;
    using Move = typename Rules::Move;
    using Line = typename PvTable<Move>::Line;

    ParanoidTree(
        const Position &root,
        TranspositionTable &table,
        const SearchTask &task,
        SearchControl &control);

    /// The root's moves are not reduced.
    [[nodiscard]] static int rootReduction(Move, int, int, std::size_t) { return 0; }
    /// The score of the root's `move` for the root's player, searched to `depth` plies in all.
    [[nodiscard]] int searchRootMove(Move move, int depth, int alpha, int beta);
    /// The best line after the move that `searchRootMove` was last given.
    [[nodiscard]] const Line &lineAfterRootMove() const { return m_lines.lineAt(1); }

    [[nodiscard]] const Position &position() const { return m_position; }
    /// A score of the root as it is reported outside.
    [[nodiscard]] Score reported(int score) const;
    /// The deepest ply that was reached since the last `forgetDepth`.
    [[nodiscard]] int selectiveDepth() const { return m_selectiveDepth; }
    void forgetDepth() { m_selectiveDepth = 0; }

private:
    using Picked = PickedMove<Move>;

    static constexpr SearchTuning kTuning = S::kTuning;
    static constexpr std::size_t kMostTriedQuiets = 32;
    /// Tells the table's entries of restricted nodes apart.
    static constexpr std::uint64_t kRestrictedKey = 0x9e3779b97f4a7c15;

    /// A node of the tree while its moves are searched.
    struct Node
    {
        int depth;
        int alpha;
        int beta;
        int ply;
        Player mover = Player::None;
        /// BRS+: another opponent has already chosen a reply, so this one plays the first move in order.
        bool isRestricted = false;
        std::uint64_t key = 0;
        std::uint16_t tableMove = 0;
        /// The static evaluation for the side to move; `kNoEvaluation` where it prunes nothing.
        int evaluation = TableEntry::kNoEvaluation;

        [[nodiscard]] bool isPv() const { return beta - alpha > 1; }
    };

    /// The codes of the moves without a gain that a node has tried in vain.
    using TriedQuiets = FixedList<std::uint16_t, kMostTriedQuiets>;

    [[nodiscard]] bool isOurs(Player player) const { return player == m_us; }

    int search(int depth, int alpha, int beta, int ply, bool isRestricted);
    int searchMoves(Node &node);
    int searchPicked(const Node &node, const Picked &picked, int number);
    /// The score of the position just reached, for the side that has reached it.
    int scoreAfter(const Node &node, int number, int depth, int alpha, int beta);
    /// The score of a finished or repeated game for the side of `mover`.
    [[nodiscard]] int terminalScore(Player mover, int ply) const;
    [[nodiscard]] int drawScore(Player mover) const;
    [[nodiscard]] int evaluate();

    [[nodiscard]] std::optional<int> tableScore(Node &node) const;
    [[nodiscard]] bool usesEvaluation(const Node &node) const;
    [[nodiscard]] bool isLateOrFutile(const Node &node, const Picked &picked, int number) const;
    [[nodiscard]] bool isOverlookedReply(const Node &node, const Picked &picked) const;
    [[nodiscard]] int reduction(const Node &node, const Picked &picked, int number) const;
    void updateHistories(const Node &node, const Picked &picked, const TriedQuiets &triedQuiets);
    void storeEntry(const Node &node, int alphaBefore, int best, std::uint16_t bestCode);

    Position m_position;
    Player m_us;
    /// Tells the table's entries of searches for different players apart.
    std::uint64_t m_keyOfUs;
    TranspositionTable &m_table;
    SearchControl &m_control;
    S m_game;
    LevelPlan m_plan;
    std::uint64_t m_seed;
    /// The score of a draw for us.
    int m_drawScore;
    const Reductions m_reductions{kTuning.reductionDivisor};
    MoveHistory<S::kCodeCount> m_history;
    const ContinuationHistory m_continuations{false};
    std::array<Killers, kMostPlies + 2> m_killers{};
    PvTable<Move> m_lines;
    int m_selectiveDepth = 0;
};

} // namespace tessera

#include "model/search/paranoid/paranoidtree_impl.h"
