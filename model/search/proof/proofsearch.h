#pragma once

#include "model/core/erasure/erased.h"
#include "model/core/randomness.h"
#include "model/search/proof/prover.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace tessera {

// clang-format off

/// An optional feature of a game in proof search: `mayWinAtOnce(position)` gives a function that is
/// false only for moves of the position that certainly do not win at once.
template <typename S>
concept ForeseesWins = requires(const typename S::Rules::Position &position, typename S::Rules::Move move) {
    { S::mayWinAtOnce(position)(move) } -> std::same_as<bool>;
};

// clang-format on

/// Proof search of a game: depth-first search of an AND/OR tree, in which the solver chooses at OR nodes and the others
/// at AND nodes, with iterative deepening over the solver's moves, so that the first solution is a shortest one. The
/// killer heuristic orders moves, and a hash table keeps results by position, moves left and tally. `S::Rules` are the
/// rules. Not thread-safe.
template<typename S>
class ProofSearch final : public Prover
{
public:
    using G = typename S::Rules;
    using Position = typename G::Position;
    using Move = typename G::Move;
    using MoveList = typename G::MoveList;

    [[nodiscard]] PuzzleProof prove(
        const Puzzle &puzzle,
        const AnyPosition &position,
        const PuzzleProgress &progress,
        const ProofLimits &limits,
        std::stop_token stop) override;
    [[nodiscard]] std::optional<MoveCode> bestMove(
        const Puzzle &puzzle,
        const AnyPosition &position,
        const PuzzleProgress &progress,
        const ProofLimits &limits,
        std::stop_token stop) override;

private:
    using Goal = Puzzle::Goal;
    static constexpr std::size_t kMostPlies = 64;
    static constexpr std::size_t kTableSize = std::size_t(1) << 20;

    void begin(const Puzzle &puzzle, const ProofLimits &limits, std::stop_token stop);
    /// Whether the goal is to hold out (`Survive`, `Keep`), so that all solutions have the same length.
    [[nodiscard]] bool holdsOut() const
    {
        return m_puzzle.goal == Goal::Survive || m_puzzle.goal == Goal::Keep;
    }
    /// Iterative deepening: the least number of the solver's moves, counted from the puzzle's start, in which the goal
    /// is reached from here; empty when `most` are not enough.
    [[nodiscard]] std::optional<int> leastMoves(
        Position &position, PuzzleProgress progress, int most);
    /// Whether the goal is reached within the bound, whatever the others do: by the hash table, or by `searchNode`.
    [[nodiscard]] bool reaches(Position &position, PuzzleProgress progress);
    [[nodiscard]] bool searchNode(Position &position, PuzzleProgress progress, bool isSolvers);
    /// Whether the goal is reached after a move.
    [[nodiscard]] bool reachesBy(Position &position, PuzzleProgress progress, Move move);
    [[nodiscard]] PuzzleVerdict verdict(const Position &position, PuzzleProgress progress) const;
    [[nodiscard]] int tally(const Position &position, Move move) const;
    /// Lists the moves of a position, the killer move of the ply first.
    void listMoves(const Position &position, MoveList &list) const;
    /// All moves that reach the goal within the bound.
    [[nodiscard]] std::vector<Move> solvingMoves(Position &position, PuzzleProgress progress);
    /// The best defence: a reply that refutes, or else the one that lasts longest and then leaves the solver the fewest
    /// solutions.
    [[nodiscard]] std::optional<Move> hardestReply(
        Position &position, PuzzleProgress progress, int most);
    /// A shortest solution against the best defence.
    [[nodiscard]] std::vector<MoveCode> solution(
        Position &position, PuzzleProgress progress, int most);
    /// Counts a node; false when the proof has to stop.
    [[nodiscard]] bool countNode();

    /// The key of a node in the hash table: its lowest bit is free for the result.
    [[nodiscard]] std::uint64_t key(const Position &position, PuzzleProgress progress) const
    {
        const auto left = static_cast<std::uint64_t>(m_puzzle.moves - progress.moves);
        const auto came = static_cast<std::uint64_t>(progress.tally);
        return mixedBits(position.hash() ^ mixedBits(m_salt ^ (left << 32 | came)))
               & ~std::uint64_t(1);
    }

    /// The puzzle, whose number of moves is the bound of the running search.
    Puzzle m_puzzle;
    std::optional<int> m_measure;
    std::uint64_t m_nodes = 0;
    std::uint64_t m_budget = 0;
    std::stop_token m_stop;
    bool m_isStopped = false;
    std::size_t m_ply = 0;
    /// Killer heuristic: the move that last decided a node at each ply.
    std::array<MoveCode, kMostPlies> m_killers{};
    /// Tells the entries of different proofs apart, as the table is not cleared.
    std::uint64_t m_salt = 0;
    /// The hash table. An entry is a key, whose lowest bit says whether the goal is reached:
    ///
    ///     | key, 63 bits | is reached |
    std::vector<std::uint64_t> m_table;
};

/// What a proof asks of a game that has nothing beyond its rules for it.
template<typename GameRules>
struct PlainProof
{
    using Rules = GameRules;
};

template<typename S>
void ProofSearch<S>::begin(const Puzzle &puzzle, const ProofLimits &limits, std::stop_token stop)
{
    m_puzzle = puzzle;
    // Without a bound, the search for a win would not end.
    if (m_puzzle.goal == Goal::Win)
        m_puzzle.goal = Goal::WinWithin;
    m_measure = measureNumber<G>(puzzle.measure);
    m_nodes = 0;
    m_budget = limits.nodes;
    m_stop = std::move(stop);
    m_isStopped = false;
    m_ply = 0;
    m_killers.fill(MoveCode{~0ULL});
    m_table.resize(kTableSize, 0);
    m_salt = mixedBits(m_salt + 1);
}

template<typename S>
bool ProofSearch<S>::countNode()
{
    constexpr std::uint64_t kPoll = 1024;
    if (m_nodes >= m_budget || (m_nodes % kPoll == 0 && m_stop.stop_requested()))
        m_isStopped = true;
    ++m_nodes;
    return !m_isStopped;
}

template<typename S>
int ProofSearch<S>::tally(const Position &position, Move move) const
{
    if (m_puzzle.goal == Goal::Capture)
        return position.toMove() == m_puzzle.solver
                   ? preyTaken(m_puzzle, G::transition(position, move))
                   : 0;
    if constexpr (TalliesMoves<G>) {
        if (m_measure)
            return G::tally(position, move, m_puzzle.solver, *m_measure);
    }
    return 0;
}

template<typename S>
PuzzleVerdict ProofSearch<S>::verdict(const Position &position, PuzzleProgress progress) const
{
    const PuzzleVerdict came = verdictByTally(m_puzzle, progress);
    if (came != PuzzleVerdict::Open)
        return came;
    const PuzzleVerdict used = verdictOfMoves(m_puzzle, progress, position.toMove());
    // With other goals the end of the game shows in the lack of moves, and does not help a solver who wants to gain
    // something.
    const bool mayEnd = m_puzzle.goal == Goal::WinWithin || holdsOut();
    if (used == PuzzleVerdict::Open || !mayEnd || !position.isOver())
        return used;
    return verdictAtEnd(m_puzzle, position.outcome());
}

template<typename S>
bool ProofSearch<S>::reachesBy(Position &position, PuzzleProgress progress, Move move)
{
    if (!countNode())
        return false;
    const PuzzleProgress next
        = advanced(m_puzzle, progress, position.toMove(), tally(position, move));
    const auto undo = position.play(move);
    ++m_ply;
    const PuzzleVerdict found = verdict(position, next);
    const bool isReached = found == PuzzleVerdict::Open ? reaches(position, next)
                                                        : found == PuzzleVerdict::Solved;
    --m_ply;
    position.undo(move, undo);
    return isReached && !m_isStopped;
}

template<typename S>
void ProofSearch<S>::listMoves(const Position &position, MoveList &list) const
{
    position.legalMoves(list);
    if (m_ply >= kMostPlies)
        return;
    const auto killer = std::find_if(list.begin(), list.end(), [this](const Move &move) {
        return G::encode(move) == m_killers[m_ply];
    });
    if (killer != list.end())
        std::swap(*list.begin(), *killer);
}

template<typename S>
bool ProofSearch<S>::reaches(Position &position, PuzzleProgress progress)
{
    const std::uint64_t known = key(position, progress);
    std::uint64_t &entry = m_table[(known >> 1) % kTableSize];
    if ((entry & ~std::uint64_t(1)) == known && known != 0)
        return (entry & 1) != 0;
    const bool isReached = searchNode(position, progress, position.toMove() == m_puzzle.solver);
    if (!m_isStopped)
        entry = known | (isReached ? 1 : 0);
    return isReached;
}

/// OR node (the solver's): one move has to reach the goal. AND node (the others'): all moves have to.
template<typename S>
bool ProofSearch<S>::searchNode(Position &position, PuzzleProgress progress, bool isSolvers)
{
    MoveList list;
    listMoves(position, list);
    if (list.isEmpty())
        return verdictAtEnd(m_puzzle, position.outcome()) == PuzzleVerdict::Solved;
    const auto decides = [&](const Move &move) {
        if (reachesBy(position, progress, move) != isSolvers || m_isStopped)
            return false;
        if (m_ply < kMostPlies)
            m_killers[m_ply] = G::encode(move);
        return true;
    };
    if constexpr (ForeseesWins<S>) {
        if (isSolvers && m_puzzle.goal == Goal::WinWithin && progress.moves + 1 >= m_puzzle.moves) {
            auto mayWin = S::mayWinAtOnce(position);
            return std::any_of(list.begin(), list.end(), [&](const Move &move) {
                return mayWin(move) && decides(move);
            });
        }
    }
    return std::any_of(list.begin(), list.end(), decides) == isSolvers;
}

template<typename S>
std::optional<int> ProofSearch<S>::leastMoves(Position &position, PuzzleProgress progress, int most)
{
    const int least = holdsOut() ? most
                                 : progress.moves + (position.toMove() == m_puzzle.solver ? 1 : 0);
    for (int bound = least; bound <= most && !m_isStopped; ++bound) {
        m_puzzle.moves = bound;
        if (reaches(position, progress))
            return bound;
    }
    return std::nullopt;
}

template<typename S>
std::vector<typename ProofSearch<S>::Move> ProofSearch<S>::solvingMoves(
    Position &position, PuzzleProgress progress)
{
    MoveList list;
    position.legalMoves(list);
    std::vector<Move> moves;
    for (const Move &move : list) {
        if (reachesBy(position, progress, move))
            moves.push_back(move);
    }
    return moves;
}

template<typename S>
std::optional<typename ProofSearch<S>::Move> ProofSearch<S>::hardestReply(
    Position &position, PuzzleProgress progress, int most)
{
    MoveList list;
    position.legalMoves(list);
    std::optional<Move> hardest;
    std::pair<int, int> difficulty{-1, 0};
    for (const Move &move : list) {
        const PuzzleProgress next
            = advanced(m_puzzle, progress, position.toMove(), tally(position, move));
        const auto undo = position.play(move);
        ++m_ply;
        m_puzzle.moves = most;
        const PuzzleVerdict found = verdict(position, next);
        constexpr int kNever = -1;
        int least = kNever;
        if (found == PuzzleVerdict::Open)
            least = leastMoves(position, next, most).value_or(kNever);
        else if (found == PuzzleVerdict::Solved)
            least = next.moves;
        const bool isSolvers = found == PuzzleVerdict::Open && position.toMove() == m_puzzle.solver;
        const int ways = least != kNever && isSolvers && !position.isOver()
                             ? static_cast<int>(solvingMoves(position, next).size())
                             : 0;
        --m_ply;
        position.undo(move, undo);
        m_puzzle.moves = most;
        if (m_isStopped)
            return std::nullopt;
        if (least == kNever)
            return move;
        if (std::pair(least, -ways) > difficulty) {
            difficulty = {least, -ways};
            hardest = move;
        }
    }
    return hardest;
}

template<typename S>
std::vector<MoveCode> ProofSearch<S>::solution(Position &position, PuzzleProgress progress, int most)
{
    std::vector<MoveCode> line;
    Position at = position;
    m_puzzle.moves = most;
    while (verdict(at, progress) == PuzzleVerdict::Open && !at.isOver()) {
        std::optional<Move> move;
        if (at.toMove() == m_puzzle.solver) {
            const auto least = leastMoves(at, progress, most);
            const auto moves = least ? solvingMoves(at, progress) : std::vector<Move>();
            if (!moves.empty())
                move = moves.front();
        } else {
            move = hardestReply(at, progress, most);
        }
        m_puzzle.moves = most;
        if (!move || m_isStopped)
            return {};
        progress = advanced(m_puzzle, progress, at.toMove(), tally(at, *move));
        line.push_back(G::encode(*move));
        at.play(*move);
    }
    return line;
}

template<typename S>
PuzzleProof ProofSearch<S>::prove(
    const Puzzle &puzzle,
    const AnyPosition &position,
    const PuzzleProgress &progress,
    const ProofLimits &limits,
    std::stop_token stop)
{
    begin(puzzle, limits, std::move(stop));
    Position at = as<G>(position);
    const int most = puzzle.moves > 0 ? puzzle.moves : progress.moves + limits.mostMoves;
    PuzzleProof proof;
    if (puzzle.goal == Goal::Best)
        return proof;
    const auto least = leastMoves(at, progress, most);
    proof.nodes = m_nodes;
    if (m_isStopped)
        return proof;
    if (!least) {
        // A goal without a number of moves may be reached later.
        proof.verdict = puzzle.moves > 0 ? PuzzleProof::Verdict::Disproved
                                         : PuzzleProof::Verdict::Unknown;
        return proof;
    }
    proof.verdict = PuzzleProof::Verdict::Proved;
    proof.moves = *least - progress.moves;
    m_puzzle.moves = puzzle.moves > 0 ? puzzle.moves : *least;
    for (const Move &move : solvingMoves(at, progress))
        proof.firstMoves.push_back(G::encode(move));
    proof.nodes = m_nodes;
    if (m_isStopped)
        proof.firstMoves.clear();
    proof.line = solution(at, progress, *least);
    return proof;
}

template<typename S>
std::optional<MoveCode> ProofSearch<S>::bestMove(
    const Puzzle &puzzle,
    const AnyPosition &position,
    const PuzzleProgress &progress,
    const ProofLimits &limits,
    std::stop_token stop)
{
    begin(puzzle, limits, std::move(stop));
    Position at = as<G>(position);
    const int most = puzzle.moves > 0 ? puzzle.moves : progress.moves + limits.mostMoves;
    m_puzzle.moves = most;
    std::optional<Move> best;
    if (puzzle.goal == Goal::Best)
        return std::nullopt;
    if (at.toMove() == puzzle.solver) {
        if (leastMoves(at, progress, most)) {
            const auto moves = solvingMoves(at, progress);
            if (!moves.empty())
                best = moves.front();
        }
    } else if (puzzle.moves > 0 || reaches(at, progress)) {
        // Without a bound of moves, a search that finds no solution is no refutation.
        best = hardestReply(at, progress, most);
    }
    if (!best || m_isStopped)
        return std::nullopt;
    return G::encode(*best);
}

} // namespace tessera
