#pragma once

#include "model/core/puzzleprogress.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace tessera {

/// How far a proof may go.
struct ProofLimits
{
    /// Moves that may be tried; the same number on every machine.
    std::uint64_t nodes = 1'000'000;
    /// Own moves, for goals that do not bound them.
    int mostMoves = 8;
};

/// The result of a proof for a puzzle at a position in which the solver is to move.
struct PuzzleProof
{
    enum class Verdict : std::uint8_t { Unknown, Proved, Disproved };

    Verdict verdict = Verdict::Unknown;
    /// Own moves of the shortest solution against the best defence; those of the puzzle where its goal
    /// is to hold out.
    int moves = 0;
    /// All first moves that reach the goal in the puzzle's moves, or in `moves` where it has no number of
    /// them; empty when they could not all be judged within the limits.
    std::vector<MoveCode> firstMoves;
    /// A shortest solution against the hardest replies.
    std::vector<MoveCode> line;
    /// Moves tried until the shortest solution and all first moves were known.
    std::uint64_t nodes = 0;
};

/// Proves what can be reached in positions of one game. Not thread-safe; a stop token ends a proof within milliseconds,
/// with `Unknown`. Repetitions within the few moves of a proof are seen along a line, but not distinguished in the
/// table.
class Prover
{
public:
    virtual ~Prover() = default;

    /// Proves the puzzle from `position`, in which the solver is to move; `progress` is what has happened since the
    /// puzzle's start.
    [[nodiscard]] virtual PuzzleProof prove(
        const Puzzle &puzzle,
        const AnyPosition &position,
        const PuzzleProgress &progress,
        const ProofLimits &limits,
        std::stop_token stop)
        = 0;
    /// Best play for the player to move: a first move of the shortest solution, a reply that refutes, or the hardest
    /// reply. Empty when that cannot be known within the limits, and for a solver who cannot reach the goal any more.
    [[nodiscard]] virtual std::optional<MoveCode> bestMove(
        const Puzzle &puzzle,
        const AnyPosition &position,
        const PuzzleProgress &progress,
        const ProofLimits &limits,
        std::stop_token stop)
        = 0;
};

} // namespace tessera
