#pragma once

#include "model/core/game.h"
#include "model/search/engine/levels.h"

#include <concepts>
#include <cstddef>
#include <cstdint>

namespace tessera {

/// The features that a game offers to the search beyond what `SearchGame` requires. All are off until the game turns
/// them on, and then it must have the functions named here. Nothing is guessed from what a game happens to define, so a
/// misspelt function or feature does not compile.
struct SearchFeatures
{
    /// Quiescence search: `noisyMoves(position, list)` adds the legal noisy moves (captures and the like) to a list.
    /// They are searched beyond the horizon. Without this feature, the search evaluates at its horizon.
    bool hasNoisyMoves = false;
    /// MVV/LVA and the like: `moveScorer(position)(move)` estimates the material that a move gains, in hundredths of a
    /// piece: positive for captures, negative for sacrifices, 0 for quiet moves. A scorer is made once for each
    /// position, so that it can prepare masks, and is then called for its moves.
    bool scoresMoves = false;
    /// Hash moves without generation: `moveOf(position, code)` finds the legal move with this code, if there is one,
    /// without a list of all moves.
    bool findsTableMoves = false;
    /// Move ordering by static evaluation, for games with large branching factors, where captures and history say
    /// little: `rank(position, list, ranks)` ranks all moves of a position at once. The rank of a move is what
    /// `evaluate` gives for the position after it, for the player who moves; it is winIn(1), kDraw or lossIn(1) where
    /// the move ends the game. Moves are searched in the order of their ranks, and one ply before the horizon the
    /// highest rank is the score.
    bool ranksMoves = false;
    /// Null-move pruning: `mayPlayNullMove(position)` says whether passing is a fair lower bound for the best move,
    /// `playNullMove(position)` passes, and `undoNullMove` takes that back.
    bool allowsNullMove = false;
    /// Check extension: `isInCheck(position)` says whether a threat must be answered at once. Moves that give check are
    /// searched a ply deeper, and evasions are not pruned.
    bool knowsCheck = false;
    /// Static exchange evaluation (SEE): `losesMoreThan(position, move, amount)` says whether a move loses more than an
    /// amount, in hundredths of a piece, when both sides then capture on its target. Moves that lose much are pruned
    /// near the horizon.
    bool hasSee = false;
    /// Checks known before the move: the game's picker fills in `PickedMove::isCheck`; it may overlook rare checks.
    /// Quiet checks are then never pruned as late moves and are reduced by a ply less, and only checks that lose
    /// nothing by exchanges are extended. Needs `knowsCheck` and `hasSee`.
    bool predictsCheck = false;
    /// The game usually ends when a player has no legal move, which is as expensive to find out as all legal moves:
    /// `endsOtherwise(position)` says whether it is over for another reason. The search then takes a node without moves
    /// as the end.
    bool endsWithoutMoves = false;
    /// Repetition detection: `isRepetition(position)` says whether the position has occurred before. The search scores
    /// that as a draw, whether or not the rules do.
    bool knowsRepetition = false;
    /// A staged move picker of the game's own: `S::Picker` is made of game, position, code of the table's move, killers
    /// and histories, or for the quiescence search of game, position and the least gain of interest. It replaces
    /// `legalMoves`, `noisyMoves` and the move scorers in the tree.
    bool hasOwnPicker = false;
    /// The game's picker has `skipQuiets()`: after late move pruning has set in, it no longer gives quiet moves that
    /// neither give check nor are urgent.
    bool skipsQuiets = false;
    /// The histories are indexed by numbers other than the moves' codes (by piece and target, say): the picker fills in
    /// `PickedMove::slot`, from 1 to `kHistorySlots` − 1, as `slot(position, move)` gives it.
    bool hasHistorySlots = false;
    /// Incremental evaluation (the accumulator of a net): `reset(position)` begins at the root, `played(position,
    /// move)` precedes each move, and `undone()` follows when it is taken back.
    bool hasAccumulator = false;
    /// Correction history: `pawnKey(position)` is a hash of the pawn structure, or of another one that stays for many
    /// moves. The search learns by how much the evaluation misjudges it.
    bool hasPawnKey = false;
    /// Prefetching: `hashAfter(position, move)` predicts the hash of a position after a move before the move is made.
    /// It may be wrong for rare moves.
    bool predictsHash = false;
    /// `isUrgent(position, move)` says whether a quiet move brings more than the static evaluation of the present
    /// position knows (as a pawn about to be promoted). Urgent moves are not pruned and hardly reduced.
    bool knowsUrgency = false;
    /// Endgame tablebase: where the game is solved, `probeTablebase(position)` gives the plies to the end: > 0 when the
    /// player to move wins, < 0 when they lose, and 0 when neither can force a win. Elsewhere it is empty.
    bool hasTablebase = false;
};

/// The parameters of the search. Margins are in hundredths of a piece, depths in plies. `{}` suits most games.
struct SearchTuning
{
    /// Aspiration windows: half the width of the first one, and the first depth with one.
    int aspirationWindow = 25;
    int aspirationDepth = 4;
    /// Reverse futility pruning (static null-move pruning), up to this depth: a node is cut off when its evaluation
    /// lies above beta by this margin for each ply left.
    int reverseFutilityMargin = 70;
    int reverseFutilityDepth = 7;
    /// Razoring, up to this depth: when the evaluation lies below alpha by this margin for each ply left, the
    /// quiescence search decides whether the node fails low.
    int razoringMargin = 250;
    int razoringDepth = 2;
    /// Futility pruning, up to this depth: quiet moves are pruned when the evaluation lies below alpha by
    /// `futilityBase` and this margin for each ply left after reductions.
    int futilityBase = 60;
    int futilityMargin = 90;
    int futilityDepth = 6;
    /// Reverse futility pruning returns the mean of evaluation and beta instead of the evaluation, which deeper
    /// searches seldom confirm.
    bool averagesReverseFutility = false;
    /// Late move pruning (move-count pruning), up to this depth: quiet moves beyond `lateMoveCount` + `lateMoveGrowth`
    /// per cent of depth² are pruned, and beyond half as many where the position is not improving.
    int lateMoveCount = 5;
    int lateMoveGrowth = 100;
    int lateMoveDepth = 6;
    /// Pruning by static exchange evaluation, up to this depth: quiet moves that lose more than this margin times the
    /// square of the plies left after reductions are pruned, and captures that lose more than this margin for each ply
    /// left.
    int quietSeeMargin = 20;
    int captureSeeMargin = 80;
    int seeDepth = 6;
    /// Null-move pruning: from this depth on, and by how many plies a null move is reduced.
    int nullMoveDepth = 3;
    int nullMoveReduction = 3;
    /// The null move reduction grows by a ply for each such margin that the evaluation lies above beta.
    int nullMoveMargin = 200;
    /// Verified null-move pruning: from this depth on, a search of the same depth in which the player moves verifies
    /// the cut-off, since passing is no lower bound in zugzwang. Matches showed no cost.
    int nullMoveVerification = 10;
    /// Singular extensions (Anantharaman, Campbell and Hsu 1990): from this depth on, the table's move is searched a
    /// ply deeper when all others are worse by this margin for each ply.
    int singularDepth = 8;
    int singularMargin = 2;
    /// Multi-cut (Björnsson and Marsland 1998): a node at which another move than the table's causes a cut-off as well
    /// is cut off. Without it, the table's move is then searched a ply less deeply (negative extension).
    bool multiCut = false;
    /// Late move reductions: ln(depth) · ln(number) / `reductionDivisor` (see `Reductions`), from this depth on, for
    /// moves behind this number.
    int reductionDepth = 3;
    int reductionMoveNumber = 3;
    double reductionDivisor = 2.3;
    /// The history score that reduces a quiet move by one ply less.
    int historyPerPly = 8192;
    /// Fail-low bonus: a move to which no reply is good enough gets so many per cent of a cut-off's bonus in the
    /// histories.
    int failLowBonus = 0;
    /// Continuation history: quiet moves are also ordered by the moves that they follow. It pays where nodes cost more
    /// than a few accesses to a large table.
    bool usesContinuationHistory = true;
    /// Late move reductions of the root's moves.
    bool reducesRoot = true;
    /// Delta pruning: the quiescence search leaves out captures that cannot lift the score to alpha even with this
    /// margin.
    int deltaMargin = 150;
    /// The quiescence search uses the transposition table.
    bool quiescenceUsesTable = false;
    /// The evaluation is stored even where nothing else is known of a node, since it costs more than an access to the
    /// table.
    bool storesEvaluations = false;
    /// The evaluation is made before the table is probed, since it costs less than to wait for the table. Otherwise the
    /// table's one is used where there is one.
    bool evaluatesBeforeProbe = false;
    /// Futility pruning by rank, for games that rank their moves, up to this depth: a move whose rank stays below alpha
    /// by this margin for each ply left but one is pruned, with all moves behind it.
    int rankMargin = 40;
    int rankDepth = 3;
    /// Full-width search: positions with fewer moves than this are searched without pruning and reductions, so that the
    /// end of the game is exact. 0 for games that cannot count moves cheaply.
    std::size_t fullWidthBelow = 0;
    /// The depth of the quiescence search.
    int quiescencePlies = kMostQuiescencePlies;

    static constexpr int kMostQuiescencePlies = 64;
};

// clang-format off

/// What the two-player search requires of a game beyond its rules. `S` is an object, made once for each search, which
/// may keep what its evaluation needs; all functions but `evaluate` may be static.
///
/// * `S::Rules` are the rules; two players who take turns (a forced pass is a turn).
/// * `evaluate(position)` in hundredths of a piece for the player to move, well within
///   ±`kLeastWin`; never asked of a position that is over.
/// * `code(move)` names a move in tables: from 1 to `kCodeCount` − 1 and at most 16 bits. Rare moves
///   may share a code (under-promotions with the queen), at the cost of a worse order only.
/// * `expectedTurns(position)`: how many turns the player to move will probably still take.
/// * `kPollInterval`: nodes between two polls of the clock; at most some milliseconds.
/// * `kFeatures`, `kTuning` and `kLevels`: optional features, parameters of the search, levels of play.
template <typename S>
concept SearchGame = Game<typename S::Rules> && std::default_initializable<S>
    && requires(S search, const typename S::Rules::Position &position, typename S::Rules::Move move) {
        { search.evaluate(position) } -> std::same_as<int>;
        { S::code(move) } -> std::same_as<std::uint16_t>;
        { S::expectedTurns(position) } -> std::same_as<int>;
        { S::kCodeCount } -> std::convertible_to<std::size_t>;
        { S::kPollInterval } -> std::convertible_to<std::uint32_t>;
        { S::kFeatures } -> std::convertible_to<SearchFeatures>;
        { S::kTuning } -> std::convertible_to<SearchTuning>;
        { S::kLevels } -> std::convertible_to<LevelTable>;
    };

// clang-format on

/// The plan of an engine of the game for a level.
template<typename S>
[[nodiscard]] LevelPlan planOf(int level)
{
    return S::kLevels.plan(level);
}

/// A move's index in the histories (see `SearchFeatures::hasHistorySlots`).
template<typename S>
[[nodiscard]] std::uint16_t slotOf(
    const typename S::Rules::Position &position, typename S::Rules::Move move)
{
    if constexpr (S::kFeatures.hasHistorySlots)
        return S::slot(position, move);
    else
        return S::code(move);
}

/// The number of entries in the history of a player.
template<typename S>
[[nodiscard]] constexpr std::size_t historySlots()
{
    if constexpr (S::kFeatures.hasHistorySlots)
        return S::kHistorySlots;
    else
        return S::kCodeCount;
}

} // namespace tessera
