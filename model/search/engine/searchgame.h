#pragma once

#include "model/core/game.h"
#include "model/search/engine/levels.h"

#include <concepts>
#include <cstddef>
#include <cstdint>

namespace tessera {

/// Features that a game offers to the search beyond what `SearchGame` asks. All are off until the game turns them on,
/// and then the functions named here must be there; nothing is guessed from what a game happens to define, so a
/// misspelt function or feature does not compile.
struct SearchFeatures
{
    /// Quiescence search: moves that must not be left hanging at the horizon (captures). `noisyMoves(position, list)`
    /// adds legal ones to a list. Without it, the search evaluates at its horizon.
    bool hasNoisyMoves = false;
    /// `grader(position)(move)` foresees what a move gains in material, in hundredths of a piece: positive for
    /// captures, negative for sacrifices, 0 for quiet moves. The grader is made once for each position, so that it can
    /// prepare masks, and is then called for its moves.
    bool scoresMoves = false;
    /// `moveOf(position, code)` finds the legal move with this code, if there is one, without listing all moves.
    bool findsTableMoves = false;
    /// `rank(position, list, ranks)` ranks all moves of a position at once by the position after each, for games with
    /// large branching factors, where captures and history say little: the rank of a move is what `evaluate` gives for
    /// the position after it, for the player who moves, and winIn(1), kDraw or lossIn(1) when it ends the game. One ply
    /// before the horizon the highest rank is the score, and moves are searched in the order of their ranks.
    bool ranksMoves = false;
    /// Null moves: `mayPass(position)` says whether passing here is a fair lower bound for the best move,
    /// `pass(position)` passes and `undoPass` takes that back.
    bool allowsPassing = false;
    /// Check extension: `isInCheck(position)` tells of threats that must be answered at once; these are searched a ply
    /// deeper, and nothing is pruned there.
    bool knowsCheck = false;
    /// Static exchange evaluation: `losesMoreThan(position, move, amount)` foresees whether a move loses more than an
    /// amount, in hundredths of a piece, when both sides then capture on its target. Quiet moves that lose much are
    /// pruned near the horizon.
    bool judgesExchanges = false;
    /// The game's picker tells of moves whether they give check, and may overlook rare ones that do. Quiet checks are
    /// then never pruned however late they come, and are reduced by a ply less; and checks are searched a ply deeper
    /// only where the exchange does not refute them. Needs `knowsCheck` and `judgesExchanges`.
    bool foreseesCheck = false;
    /// The game usually ends by a player having no legal move, and finding that out costs as much as
    /// listing them: `endsOtherwise(position)` says whether it is over for another reason. The search then takes a node
    /// without moves as the end, instead of asking first.
    bool endsWithoutMoves = false;
    /// `isRepetition(position)` says whether the position has occurred before; the search scores it as a draw, whether
    /// or not the rules do.
    bool knowsRepetition = false;
    /// The game has its own staged move picker: `S::Picker` is made as `MovePicker` is, or of game, position and the
    /// least gain of interest for the noisy moves, of which it gives only those worth a look. It replaces `legalMoves`,
    /// `noisyMoves` and the graders in the tree.
    bool picksMoves = false;
    /// The game's picker has `leaveOutCalm()`: from then on the picker skips what the search would prune anyway, quiet
    /// moves that neither give check nor are urgent.
    bool leavesOutCalm = false;
    /// The history of quiet moves is indexed by numbers other than their codes (by piece and target, say): the picker
    /// fills in `PickedMove::slot`, from 1 to `kHistorySlots` − 1, as `slot(position, move)` gives it.
    bool slotsHistory = false;
    /// The game evaluates incrementally from the moves played (accumulators of a net): `undone()` follows each
    /// `played(position, move)` in reverse order; `reset(position)` begins.
    bool hasAccumulator = false;
    /// Correction history: `pawnKey(position)` is a hash of a structure that stays for many moves. The search remembers
    /// by how much the evaluation misjudged it, and corrects the evaluation.
    bool hasPawnKey = false;
    /// `hashAfter(position, move)` predicts the hash of a position after a move before the move is made, so that the
    /// table can be prefetched. It may be wrong for rare moves.
    bool predictsHash = false;
    /// `isUrgent(position, move)` names quiet moves that the static evaluation of the present position misjudges (a
    /// pawn about to be promoted); they are not pruned and hardly reduced.
    bool knowsUrgency = false;
    /// End table: the game is solved from some positions on, and there `verdict(position)` gives the plies to the end,
    /// > 0 when the player to move wins, < 0 when they lose, and 0 when neither can force it.
    bool hasEndTable = false;
};

/// Margins of the search, in hundredths of a piece and plies. `{}` is what suits most games.
struct SearchTuning
{
    /// Aspiration windows: half the width of the first one, and the depth from which there is one.
    int aspiration = 25;
    int aspirationDepth = 4;
    /// Reverse futility pruning: a node is cut off when its evaluation lies above beta by so much for each ply left.
    int reverseFutility = 70;
    int reverseFutilityDepth = 7;
    /// Razoring: when the evaluation lies so far below alpha, for each ply left, only noisy moves are searched.
    int razoring = 250;
    int razoringDepth = 2;
    /// Futility pruning: quiet moves are pruned when the evaluation lies below alpha by `futilityBase` and so much for
    /// each ply left after reductions.
    int futilityBase = 60;
    int futility = 90;
    int futilityDepth = 6;
    /// Reverse futility pruning returns the mean of the evaluation and beta instead of the evaluation, which deeper
    /// searches seldom confirm.
    bool cutsHalfway = false;
    /// Late move pruning: quiet moves beyond `lateMoves` + `lateMovesGrowth` per cent of depth² are pruned at small
    /// depths, or beyond half as many where the position is not improving.
    int lateMoves = 5;
    int lateMovesGrowth = 100;
    int lateMovesDepth = 6;
    /// Pruning by static exchange evaluation: quiet moves that lose so much for each ply left after reductions,
    /// squared, are pruned, and captures that lose so much for each ply left.
    int quietExchange = 20;
    int noisyExchange = 80;
    int exchangeDepth = 6;
    int nullMoveDepth = 3;
    int nullMoveReduction = 3;
    /// Null move reduction grows by a ply for each so much that the evaluation lies above beta.
    int nullMoveLead = 200;
    /// Null move verification: from this depth on a null move's cut-off is verified by a search of the same depth in
    /// which the player moves. Matches showed no cost, and it finds what zugzwang hides.
    int nullMoveVerification = 10;
    /// Singular extension (Anantharaman, Campbell and Hsu 1990): from this depth on the table's move is searched a ply
    /// deeper when all others are worse by so much for each ply.
    int singularDepth = 8;
    int singularMargin = 2;
    /// Multi-cut (Björnsson and Marsland 1998): the node is cut off where moves besides the table's are good enough for
    /// that as well; otherwise the table's move is then searched a ply less deeply.
    bool multiCut = false;
    /// Late move reductions: ln(depth) · ln(number) / `reductionDivisor`, from this depth and this number of a move on.
    int reductionDepth = 3;
    int reductionFrom = 3;
    double reductionDivisor = 2.3;
    /// The histories' rating of a quiet move that is worth one ply of reduction.
    int ratingPerPly = 8192;
    /// Fail-low bonus: a move to which no reply is good enough gets so many per cent of a cut-off's reward in the
    /// histories.
    int unrefutedReward = 0;
    /// Continuation history: quiet moves are also rated by the moves that they follow. It pays where nodes cost more
    /// than a few accesses to a large table.
    bool usesContinuations = true;
    /// Late move reductions apply to the root's moves, too.
    bool reducesRoot = true;
    /// Delta pruning: captures that cannot lift the score to alpha even with this margin are left out of the quiescence
    /// search.
    int deltaMargin = 150;
    /// The quiescence search uses the transposition table.
    bool noisyUsesTable = false;
    /// The evaluation costs more than writing to the table, so it is stored even where nothing else is known of a node.
    bool remembersEvaluations = false;
    /// The evaluation costs less than waiting for the table, so it is made meanwhile; otherwise it is taken from the
    /// table where that has it.
    bool evaluatesFirst = false;
    /// Futility pruning by rank, for games that rank their moves: up to `rankDepth`, a move whose rank stays below
    /// alpha by more than `rankMargin` for each ply left is pruned, with all moves behind it.
    int rankMargin = 40;
    int rankDepth = 3;
    /// Positions with fewer moves than this are searched whole: nothing is pruned or reduced, so that the end of the
    /// game is searched exactly. 0 for games that cannot count moves cheaply.
    std::size_t wholeBelow = 0;
    /// Noisy moves in succession that the quiescence search follows.
    int noisyPlies = kMostNoisyPlies;

    static constexpr int kMostNoisyPlies = 64;
};

// clang-format off

/// What the two-player search asks of a game beyond its rules. `S` is an object, made once for each search, which may
/// keep what its evaluation needs; all functions but `evaluate` may be static.
///
/// * `S::Rules` are the rules; two players who take turns (a forced pass is a turn).
/// * `evaluate(position)` in hundredths of a piece for the player to move, well within
///   ±`kLeastWin`; never asked of a position that is over.
/// * `code(move)` names a move in tables: from 1 to `kCodeCount` − 1 and at most 16 bits. Rare moves
///   may share a code (under-promotions with the queen), at the cost of a worse order only.
/// * `expectedTurns(position)`: how many turns the player to move will probably still take.
/// * `kPollInterval`: nodes between two looks at the clock; at most some milliseconds.
/// * `kFeatures`, `kTuning` and `kLevels`: what else it offers, the margins, the levels of play.
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

/// The plan by which an engine of the game plays at a level.
template<typename S>
[[nodiscard]] LevelPlan planOf(int level)
{
    return S::kLevels.plan(level);
}

/// A move's place in the history of quiet moves.
template<typename S>
[[nodiscard]] std::uint16_t slotOf(
    const typename S::Rules::Position &position, typename S::Rules::Move move)
{
    if constexpr (S::kFeatures.slotsHistory)
        return S::slot(position, move);
    else
        return S::code(move);
}

/// How many entries the history of quiet moves has for a player.
template<typename S>
[[nodiscard]] constexpr std::size_t historySlots()
{
    if constexpr (S::kFeatures.slotsHistory)
        return S::kHistorySlots;
    else
        return S::kCodeCount;
}

} // namespace tessera
