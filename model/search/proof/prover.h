#pragma once

#include "model/core/puzzleprogress.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace tessera {

/// The limits of a proof.
struct ProofLimits
{
    /// The moves that may be tried.
    std::uint64_t nodes = 1'000'000;
    /// The solver's moves, for goals that do not bound them.
    int mostMoves = 8;
};

/// The result of a proof for a puzzle at a position in which the solver is to move.
struct PuzzleProof
{
    enum class Verdict : std::uint8_t { Unknown, Proved, Disproved };

    Verdict verdict = Verdict::Unknown;
    /// The solver's moves in the shortest solution against the best defence; where the goal is to hold out, those of
    /// the puzzle.
    int moves = 0;
    /// All first moves that reach the goal within the puzzle's moves, or within `moves` where the puzzle does not bound
    /// them; empty when a limit came before.
    std::vector<MoveCode> firstMoves;
    /// A shortest solution against the best defence.
    std::vector<MoveCode> line;
    /// The moves tried until the shortest solution and all first moves were known.
    std::uint64_t nodes = 0;
};

/// Proves whether goals can be reached in positions of one game. Not thread-safe; the stop token ends a proof within
/// milliseconds, with `Unknown`. The rules see repetitions along a line, but the hash table does not tell positions
/// apart by their history.
class Prover
{
public:
    virtual ~Prover() = default;

    /// Proves the puzzle from `position`, in which the solver is to move, with the progress made since its start.
    [[nodiscard]] virtual PuzzleProof prove(
        const Puzzle &puzzle,
        const AnyPosition &position,
        const PuzzleProgress &progress,
        const ProofLimits &limits,
        std::stop_token stop)
        = 0;
    /// Best play for the player to move: a first move of a shortest solution, or the best defence. Empty when a limit
    /// comes before, and for a solver who cannot reach the goal any more.
    [[nodiscard]] virtual std::optional<MoveCode> bestMove(
        const Puzzle &puzzle,
        const AnyPosition &position,
        const PuzzleProgress &progress,
        const ProofLimits &limits,
        std::stop_token stop)
        = 0;
};

} // namespace tessera
