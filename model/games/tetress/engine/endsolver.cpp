#include "model/games/tetress/engine/endsolver.h"

#include "model/core/randomness.h"

#include <algorithm>

namespace tessera::tetress {

std::optional<EndSolver::Solution> EndSolver::solve(const Position &position, const Limits &limits)
{
    m_nodes = 0;
    m_table.resize(kEntries);
    const Player player = position.toMove();
    const Numbers win = solveGoal(position, {player, false}, limits);
    if (win.proof == 0)
        return Solution{1, win.plies, lineFrom(position)};
    if (win.disproof != 0)
        return std::nullopt;
    // Only the last action can draw, so a loss before it needs no second search.
    const int left = kTurnLimit - position.turnsTaken();
    if (win.plies < left)
        return Solution{-1, win.plies, {}};
    const Numbers draw = solveGoal(position, {player, true}, limits);
    if (draw.proof == 0)
        return Solution{0, left, lineFrom(position)};
    if (draw.disproof == 0)
        return Solution{-1, draw.plies, {}};
    return std::nullopt;
}

EndSolver::Numbers EndSolver::solveGoal(const Position &position, Goal goal, const Limits &limits)
{
    m_goal = goal;
    m_limits = limits;
    m_isStopped = false;
    return explore(position, keyOf(position), {kNever, kNever});
}

/// The key includes the goal, since searches with different goals share the table.
std::uint64_t EndSolver::keyOf(const Position &position) const
{
    const std::uint64_t goal = 2 * static_cast<std::uint64_t>(index(m_goal.player))
                               + (m_goal.drawsCount ? 1 : 0);
    return position.hash() ^ mixedBits(goal + 1);
}

bool EndSolver::isStopped()
{
    constexpr std::uint64_t kPollInterval = 32;
    if (++m_nodes % kPollInterval == 0)
        m_isStopped = m_isStopped || m_limits.stop.stop_requested()
                      || std::chrono::steady_clock::now() >= m_limits.deadline;
    return m_isStopped;
}

/// Multiple iterative deepening: expands the most-proving child again and again, until the position is solved, or until
/// one of its numbers reaches its threshold, so that another position is more promising.
EndSolver::Numbers EndSolver::explore(
    const Position &position, std::uint64_t key, const Numbers &thresholds)
{
    std::vector<Child> children;
    if (addChildren(position, children)) {
        const Numbers won{0, kNever, 1};
        entryOf(key) = {key, won};
        return won;
    }
    for (;;) {
        const Choice choice = chosen(children);
        const Numbers &numbers = choice.numbers;
        const bool isBeyond = numbers.proof >= thresholds.proof
                              || numbers.disproof >= thresholds.disproof;
        if (numbers.isSolved() || isBeyond || isStopped()) {
            entryOf(key) = {key, numbers};
            return numbers;
        }
        Child &child = children[choice.best];
        Position next = position;
        next.play(child.move);
        child.numbers = explore(next, child.key, thresholdsOf(choice, thresholds));
    }
}

/// Adds the placements that do not end the game, with their numbers. A placement that ends the game without success is
/// left out; a node without children is one that fails (see `chosen`).
bool EndSolver::addChildren(const Position &position, std::vector<Child> &children)
{
    Position::MoveList moves;
    position.legalMoves(moves);
    const Player mover = position.toMove();
    m_results.resize(moves.size());
    kernel().countAfter(
        position.tokens(mover),
        position.tokens(opponent(mover)),
        {moves.begin(), moves.size()},
        m_results);
    const bool isLast = position.turnsTaken() + 1 == kTurnLimit;
    const bool drawsWin = (mover == m_goal.player) == m_goal.drawsCount;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const MobilityCounts &left = m_results[i];
        const int lead = left.tokens[0] - left.tokens[1];
        if (isLast ? lead > 0 || (lead == 0 && drawsWin) : left.placements[1] == 0)
            return true;
        if (isLast)
            continue;
        Position next = position;
        next.play(moves[i]);
        Child child{moves[i], keyOf(next), {}};
        child.numbers.proof = static_cast<std::uint32_t>(left.placements[0] + 1);
        child.numbers.disproof = static_cast<std::uint32_t>(left.placements[1]);
        children.push_back(child);
    }
    for (Child &child : children) {
        if (const Entry &known = entryOf(child.key); known.key == child.key)
            child.numbers = known.numbers;
    }
    return false;
}

/// The player to move succeeds by one child at which the opponent fails, and fails when the opponent succeeds at all of
/// them. The quickest success counts, and the longest defence.
EndSolver::Choice EndSolver::chosen(std::span<const Child> children)
{
    Choice choice;
    Numbers &all = choice.numbers;
    all = {kNever, 0, 1};
    std::uint32_t open = 0;
    int quickest = kTurnLimit;
    int longest = 0;
    for (std::size_t i = 0; i < children.size(); ++i) {
        const Numbers &one = children[i].numbers;
        if (one.disproof < all.proof) {
            choice.secondDisproof = all.proof;
            all.proof = one.disproof;
            choice.best = i;
        } else {
            choice.secondDisproof = std::min(choice.secondDisproof, one.disproof);
        }
        if (one.disproof == 0)
            quickest = std::min<int>(quickest, one.plies);
        longest = std::max<int>(longest, one.plies);
        if (one.proof != 0) {
            choice.hardest = std::max(choice.hardest, one.proof);
            ++open;
        }
    }
    const bool isWon = all.proof == 0;
    if (isWon)
        all.disproof = kNever;
    else if (open > 0)
        all.disproof = std::min(choice.hardest + open - 1, kNever - 1);
    const bool isEnd = children.empty();
    all.plies = static_cast<std::uint16_t>(isEnd ? 1 : (isWon ? quickest : longest) + 1);
    return choice;
}

/// The thresholds of the child, by the 1 + ε trick (Pawlewicz and Lew 2007): the child is searched until it is worse
/// than the second best by a quarter, so that the search does not switch all the time, or until the node reaches its
/// own thresholds.
EndSolver::Numbers EndSolver::thresholdsOf(const Choice &choice, const Numbers &thresholds)
{
    const std::uint32_t spare = choice.secondDisproof / 4 + 1;
    const std::uint32_t room = thresholds.disproof - choice.numbers.disproof;
    Numbers own;
    own.proof = std::min(choice.hardest + room, kNever);
    own.disproof = std::min(thresholds.proof, std::min(choice.secondDisproof + spare, kNever));
    return own;
}

/// The moves of the proof, as far as the table still has them.
std::vector<Move> EndSolver::lineFrom(Position position)
{
    std::vector<Move> line;
    while (!position.isOver()) {
        const auto move = moveOfProof(position);
        if (!move)
            break;
        line.push_back(*move);
        position.play(*move);
    }
    return line;
}

/// A move of the proof: the quickest for the goal's player, and the longest defence for the opponent.
std::optional<Move> EndSolver::moveOfProof(const Position &position)
{
    Position::MoveList moves;
    position.legalMoves(moves);
    const bool isGoals = position.toMove() == m_goal.player;
    std::optional<Move> best;
    int bestPlies = 0;
    for (const Move move : moves) {
        Position next = position;
        next.play(move);
        const auto plies = provenPlies(next, isGoals);
        if (!plies || (best && (isGoals ? *plies >= bestPlies : *plies <= bestPlies)))
            continue;
        best = move;
        bestPlies = *plies;
    }
    return best;
}

/// The plies to the end of a position in which the goal is proven, after a move of the goal's player (`isGoals`) or of
/// the opponent; empty where it is not proven.
std::optional<int> EndSolver::provenPlies(const Position &position, bool isGoals)
{
    if (position.isOver()) {
        constexpr double kHalf = 0.5;
        const double score = position.outcome().scores[m_goal.player];
        const bool isReached = score > kHalf || (score == kHalf && m_goal.drawsCount);
        return isReached ? std::optional(0) : std::nullopt;
    }
    const std::uint64_t key = keyOf(position);
    const Entry &known = entryOf(key);
    const std::uint32_t missing = isGoals ? known.numbers.disproof : known.numbers.proof;
    if (known.key != key || missing != 0)
        return std::nullopt;
    return known.numbers.plies;
}

} // namespace tessera::tetress
