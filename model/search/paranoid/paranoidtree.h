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

template<MultiplayerGame S, Replies replies>
ParanoidTree<S, replies>::ParanoidTree(
    const Position &root, TranspositionTable &table, const SearchTask &task, SearchControl &control)
    : m_position(root)
    , m_us(root.toMove())
    , m_keyOfUs(mixedBits(static_cast<std::uint64_t>(index(m_us))))
    , m_table(table)
    , m_control(control)
    , m_plan(task.plan)
    , m_seed(task.seed)
    , m_drawScore(m_game.drawScore(root, m_us))
{}

/// All winning chances together, in per mille.
inline constexpr int kWholePoint = 1000;

template<MultiplayerGame S, Replies replies>
Score ParanoidTree<S, replies>::reported(int score) const
{
    Score result;
    result.kind = Score::Kind::Shares;
    if (isWin(score))
        result.shares[m_us] = kWholePoint;
    else
        result.shares = S::shares(m_position, m_us, score);
    return result;
}

template<MultiplayerGame S, Replies replies>
int ParanoidTree<S, replies>::searchRootMove(Move move, int depth, int alpha, int beta)
{
    const Node root{depth, alpha, beta, 0, m_us};
    m_lines.clear(1);
    m_control.countNode();
    const auto undone = m_position.play(move);
    const int score = scoreAfter(root, 1, depth - 1, alpha, beta);
    m_position.undo(move, undone);
    return score;
}

/// The search function. It takes these steps at a node:
/// 1. static evaluation at the horizon;
/// 2. mate distance pruning;
/// 3. transposition table cut-off (`tableScore`);
/// 4. reverse futility pruning;
/// 5. the moves (`searchMoves`).
template<MultiplayerGame S, Replies replies>
int ParanoidTree<S, replies>::search(int depth, int alpha, int beta, int ply, bool isRestricted)
{
    if (m_control.isStopped())
        return kDraw;
    if (depth <= 0 || ply >= kMostPlies) {
        m_selectiveDepth = std::max(m_selectiveDepth, ply);
        return evaluate();
    }
    // Mate distance pruning: no line can be better than a win at the next ply, or worse than a loss here.
    alpha = std::max(alpha, lossIn(ply));
    beta = std::min(beta, winIn(ply + 1));
    if (alpha >= beta)
        return alpha;
    Node node{depth, alpha, beta, ply, m_position.toMove(), isRestricted};
    node.key = m_position.hash() ^ m_keyOfUs ^ (isRestricted ? kRestrictedKey : 0);
    if (const auto score = tableScore(node))
        return *score;
    if (usesEvaluation(node)) {
        node.evaluation = evaluate();
        if (depth <= kTuning.reverseFutilityDepth
            && node.evaluation - kTuning.reverseFutilityMargin * depth >= beta)
            return node.evaluation;
    }
    return searchMoves(node);
}

/// Whether the static evaluation is needed for pruning at this node.
template<MultiplayerGame S, Replies replies>
bool ParanoidTree<S, replies>::usesEvaluation(const Node &node) const
{
    const int kDeepest = std::max(kTuning.reverseFutilityDepth, kTuning.futilityDepth);
    return !node.isPv() && node.depth <= kDeepest && !isDecided(node.alpha)
           && !isDecided(node.beta);
}

/// Late move pruning and futility pruning, near the horizon: whether this quiet move and all later ones are pruned.
template<MultiplayerGame S, Replies replies>
bool ParanoidTree<S, replies>::isLateOrFutile(const Node &node, const Picked &picked, int number) const
{
    if (node.evaluation == TableEntry::kNoEvaluation || picked.gain > 0)
        return false;
    if (node.depth <= kTuning.lateMoveDepth
        && number >= kTuning.lateMoveCount + node.depth * node.depth)
        return true;
    return node.depth <= kTuning.futilityDepth
           && node.evaluation + kTuning.futilityBase + kTuning.futilityMargin * node.depth
                  <= node.alpha;
}

/// Searches the moves of a node in the picker's order. Each move after the first takes these steps:
/// 1. at a restricted node (BRS+) it is not searched;
/// 2. a weak level may overlook it (`isOverlookedReply`);
/// 3. late move pruning and futility pruning (`isLateOrFutile`);
/// 4. late move reduction and search with a null window (`searchPicked`).
template<MultiplayerGame S, Replies replies>
int ParanoidTree<S, replies>::searchMoves(Node &node)
{
    const Killers &killers = m_killers[static_cast<std::size_t>(node.ply)];
    const typename MovePicker<S>::QuietScore quietScore(m_history, node.mover, m_continuations, {});
    MovePicker<S> picker(m_position, node.tableMove, killers, quietScore);
    const int alphaBefore = node.alpha;
    int best = -kInfinite;
    std::uint16_t bestCode = 0;
    int number = 0;
    TriedQuiets triedQuiets;
    while (const auto picked = picker.next()) {
        if (number > 0 && node.isRestricted)
            break;
        if (number > 0 && isOverlookedReply(node, *picked))
            continue;
        if (number > 0 && isLateOrFutile(node, *picked, number))
            break;
        ++number;
        const int score = searchPicked(node, *picked, number);
        if (m_control.isStopped())
            return best > -kInfinite ? best : kDraw;
        if (score > best) {
            best = score;
            if (score > node.alpha) {
                bestCode = picked->code;
                if (node.isPv())
                    m_lines.extend(node.ply, picked->move);
                if (score >= node.beta) {
                    updateHistories(node, *picked, triedQuiets);
                    break;
                }
                node.alpha = score;
            }
        }
        if (picked->gain <= 0 && triedQuiets.size() < kMostTriedQuiets)
            triedQuiets.add(picked->code);
    }
    storeEntry(node, alphaBefore, best, bestCode);
    return best;
}

template<MultiplayerGame S, Replies replies>
int ParanoidTree<S, replies>::searchPicked(const Node &node, const Picked &picked, int number)
{
    m_lines.clear(node.ply + 1);
    m_control.countNode();
    const auto undone = m_position.play(picked.move);
    const int depth = node.depth - 1;
    if (depth > 0)
        m_table.prefetch(m_position.hash() ^ m_keyOfUs);
    int score = 0;
    if (number == 1) {
        score = scoreAfter(node, number, depth, node.alpha, node.beta);
    } else {
        const int reduced = std::min(reduction(node, picked, number), std::max(depth - 1, 0));
        score = scoreAfter(node, number, depth - reduced, node.alpha, node.alpha + 1);
        if (score > node.alpha && reduced > 0)
            score = scoreAfter(node, number, depth, node.alpha, node.alpha + 1);
        if (score > node.alpha && score < node.beta)
            score = scoreAfter(node, number, depth, node.alpha, node.beta);
    }
    m_position.undo(picked.move, undone);
    return score;
}

template<MultiplayerGame S, Replies replies>
int ParanoidTree<S, replies>::scoreAfter(const Node &node, int number, int depth, int alpha, int beta)
{
    if (m_position.isOver())
        return terminalScore(node.mover, node.ply + 1);
    // A repetition by the root's player counts as a draw. Opponents have no reason to repeat: a search that expects
    // them to is weaker (46 % against 54 % of the points, 600 games).
    if (isOurs(node.mover) && S::hasOccurred(m_position))
        return m_drawScore;
    if (isOurs(m_position.toMove()) != isOurs(node.mover))
        return -search(depth, -beta, -alpha, node.ply + 1, false);
    const bool isRestricted = replies == Replies::Strongest && (node.isRestricted || number > 1);
    return search(depth, alpha, beta, node.ply + 1, isRestricted);
}

template<MultiplayerGame S, Replies replies>
int ParanoidTree<S, replies>::terminalScore(Player mover, int ply) const
{
    const Player winner = m_position.outcome().winner();
    if (winner == Player::None)
        return drawScore(mover);
    return isOurs(winner) == isOurs(mover) ? winIn(ply) : lossIn(ply);
}

template<MultiplayerGame S, Replies replies>
int ParanoidTree<S, replies>::drawScore(Player mover) const
{
    return isOurs(mover) ? m_drawScore : -m_drawScore;
}

template<MultiplayerGame S, Replies replies>
int ParanoidTree<S, replies>::evaluate()
{
    int value = m_game.evaluate(m_position, m_us);
    if (m_plan.noise != 0)
        value += evaluationError(m_plan.noise, m_position.hash(), m_seed);
    value = std::clamp(value, 1 - kLeastWin, kLeastWin - 1);
    return isOurs(m_position.toMove()) ? value : -value;
}

/// Transposition table cut-off: the stored score where it decides this node. Otherwise the entry's move is copied to
/// the node.
template<MultiplayerGame S, Replies replies>
std::optional<int> ParanoidTree<S, replies>::tableScore(Node &node) const
{
    const auto entry = m_table.find(node.key);
    if (!entry)
        return std::nullopt;
    node.tableMove = entry->move;
    if (entry->depth < node.depth || node.isPv())
        return std::nullopt;
    const int score = fromTable(entry->score, node.ply);
    const bool decides = entry->bound == Bound::Exact
                         || (entry->bound == Bound::Lower && score >= node.beta)
                         || (entry->bound == Bound::Upper && score <= node.alpha);
    return decides ? std::optional(score) : std::nullopt;
}

/// Whether a weak level overlooks this move, which is an opponent's.
template<MultiplayerGame S, Replies replies>
bool ParanoidTree<S, replies>::isOverlookedReply(const Node &node, const Picked &picked) const
{
    return m_plan.overlooked > 0 && !isOurs(node.mover)
           && isOverlooked(m_plan.overlooked, node.key, picked.code, m_seed);
}

/// Late move reductions: the plies by which this move, the `number`-th, is searched less deeply.
template<MultiplayerGame S, Replies replies>
int ParanoidTree<S, replies>::reduction(const Node &node, const Picked &picked, int number) const
{
    if (node.depth < kTuning.reductionDepth || number <= kTuning.reductionMoveNumber
        || picked.gain > 0)
        return 0;
    constexpr int kHistoryPerPly = MoveHistory<S::kCodeCount>::kLimit / 2;
    int plies = m_reductions(node.depth, number) - (node.isPv() ? 1 : 0);
    plies -= m_history(node.mover, picked.code) / kHistoryPerPly;
    return std::max(plies, 0);
}

/// History heuristic: the quiet move that caused a cut-off gets a bonus and becomes a killer move; the moves without a
/// gain that were tried before it get a malus.
template<MultiplayerGame S, Replies replies>
void ParanoidTree<S, replies>::updateHistories(
    const Node &node, const Picked &picked, const TriedQuiets &triedQuiets)
{
    if (picked.gain > 0)
        return;
    const int bonus = MoveHistory<S::kCodeCount>::bonus(node.depth);
    m_killers[static_cast<std::size_t>(node.ply)].add(picked.code);
    m_history.add(node.mover, picked.code, bonus);
    for (const std::uint16_t code : triedQuiets)
        m_history.add(node.mover, code, -bonus);
}

template<MultiplayerGame S, Replies replies>
void ParanoidTree<S, replies>::storeEntry(
    const Node &node, int alphaBefore, int best, std::uint16_t bestCode)
{
    TableEntry entry;
    entry.move = bestCode;
    entry.score = static_cast<std::int16_t>(toTable(best, node.ply));
    entry.evaluation = TableEntry::kNoEvaluation;
    entry.depth = static_cast<std::uint8_t>(node.depth);
    entry.bound = best >= node.beta    ? Bound::Lower
                  : best > alphaBefore ? Bound::Exact
                                       : Bound::Upper;
    m_table.store(node.key, entry);
}

} // namespace tessera
