#pragma once

#include "model/core/game.h"
#include "model/search/engine/levels.h"

#include <concepts>
#include <cstddef>
#include <cstdint>

namespace tessera {

/// What a game offers to the search beyond what `SearchGame` asks. All is off until the game says that
/// it has it, and then the functions that stand here must be there; nothing is guessed from what a
/// game happens to define, so that a misspelt function or feature does not compile.
struct SearchFeatures
{
    /// Moves that must not be left hanging at the horizon (captures): `noisyMoves(position, list)` adds
    /// legal ones to a list. Without it, the search evaluates at its horizon.
    bool hasNoisyMoves = false;
    /// `grader(position)(move)` foresees what a move gains in material, in hundredths of a piece:
    /// positive for captures, negative for sacrifices, 0 for quiet moves. The grader is made once for a
    /// position, so that it can prepare masks, and is then called for its moves.
    bool scoresMoves = false;
    /// `moveOf(position, code)` finds the legal move with this code, if there is one, without listing
    /// all.
    bool findsTableMoves = false;
    /// `rank(position, list, ranks)` ranks all moves of a position at once by what stands after each,
    /// for large branching, where captures and history say little: the rank of a move is what
    /// `evaluate` thinks of the position behind it, for the player who moves, and winIn(1), kDraw or
    /// lossIn(1) when it ends the game. One ply before the horizon the highest rank is the score, and
    /// moves are searched in the order of their ranks.
    bool ranksMoves = false;
    /// Null moves: `mayPass(position)` says whether leaving out a turn here is a fair lower bound for
    /// the best move, `pass(position)` leaves it out and `undoPass` takes that back.
    bool allowsPassing = false;
    /// `isInCheck(position)`: threats that must be answered at once are searched a ply deeper, and
    /// nothing is pruned there.
    bool knowsCheck = false;
    /// `losesMoreThan(position, move, amount)` foresees whether a move loses more than an amount, in
    /// hundredths of a piece, when both sides then capture on its target (static exchange
    /// evaluation): quiet moves that lose much are left out near the horizon.
    bool judgesExchanges = false;
    /// The game's picker tells of moves whether they give check, and may overlook rare ones that do.
    /// Quiet checks are then not left out however late they come and are reduced by a ply less; and
    /// checks are searched a ply deeper only where the exchange does not refute them. Needs
    /// `knowsCheck` and `judgesExchanges`.
    bool foreseesCheck = false;
    /// The game usually ends by a player having no legal move, and finding that out costs as much as
    /// listing them: `endsOtherwise(position)` says whether it is over for another reason. The search
    /// then takes a node whose moves run out at once as the end, instead of asking first.
    bool endsWithoutMoves = false;
    /// `isRepetition(position)` says whether the position has been there before; the search counts it as
    /// a draw, whether or not the rules do.
    bool knowsRepetition = false;
    /// The game gives moves in its own order and stages: `S::Picker` is made as `MovePicker` is, or of
    /// game, position and the least gain of interest for the noisy moves, of which it gives only those
    /// worth a look. It replaces `legalMoves`, `noisyMoves` and the graders in the tree.
    bool picksMoves = false;
    /// The game's picker has `leaveOutCalm()`: from then on it leaves out what the search would leave out
    /// anyway, quiet moves that neither give check nor are urgent.
    bool leavesOutCalm = false;
    /// The history of quiet moves is kept by other numbers than their codes (by piece and target, say):
    /// the picker fills in `PickedMove::slot`, from 1 to `kHistorySlots` − 1, as `slot(position, move)`
    /// gives it.
    bool slotsHistory = false;
    /// The game evaluates by what it has been told of the moves played (accumulators of a net):
    /// `undone()` follows each `played(position, move)` in reverse order; `reset(position)` begins.
    bool hasAccumulator = false;
    /// `pawnKey(position)` is a hash of a structure that stays for many moves: what searches find the
    /// evaluation to have misjudged about it is remembered, and corrected.
    bool hasPawnKey = false;
    /// `hashAfter(position, move)` tells the hash of a position after a move before the move is made,
    /// so that the table is on its way meanwhile. Rare moves may be told wrong.
    bool predictsHash = false;
    /// `isUrgent(position, move)`: quiet moves that no judgement of the present position does justice (a
    /// pawn about to be promoted) are not left out and hardly reduced.
    bool knowsUrgency = false;
    /// The game is solved from some positions on: `verdict(position)` gives there the plies to the end,
    /// > 0 when the player to move wins, < 0 when they lose, and 0 when neither can force it.
    bool hasEndTable = false;
};

/// Margins of the search, in hundredths of a piece and plies. `{}` is what suits most games.
struct SearchTuning
{
    /// Half the width of the first aspiration window, and the depth from which there is one.
    int aspiration = 25;
    int aspirationDepth = 4;
    /// Reverse futility: far above beta by so much for each ply left, a node is cut off.
    int reverseFutility = 70;
    int reverseFutilityDepth = 7;
    /// Razoring: so far below alpha, for each ply left, only noisy moves are looked at.
    int razoring = 250;
    int razoringDepth = 2;
    /// Futility: far below alpha by `futilityBase` and so much for each ply left after reductions,
    /// quiet moves are left out.
    int futilityBase = 60;
    int futility = 90;
    int futilityDepth = 6;
    /// Reverse futility answers with the mean of the evaluation and beta instead of the evaluation,
    /// which deeper searches seldom keep up.
    bool cutsHalfway = false;
    /// Late move pruning: quiet moves beyond `lateMoves` + `lateMovesGrowth` per cent of depth² are
    /// left out at small depths, or beyond half as many where things do not improve.
    int lateMoves = 5;
    int lateMovesGrowth = 100;
    int lateMovesDepth = 6;
    /// Quiet moves that lose so much by exchange, for each ply left after reductions, squared, are
    /// left out; and captures that lose so much for each ply left.
    int quietExchange = 20;
    int noisyExchange = 80;
    int exchangeDepth = 6;
    int nullMoveDepth = 3;
    int nullMoveReduction = 3;
    /// A better evaluation reduces null moves further, by a ply for each so much above beta.
    int nullMoveLead = 200;
    /// From this depth on a null move's cut-off is verified by a search of the same depth in which the
    /// player moves. Costs nothing that matches showed, and finds what zugzwang hides.
    int nullMoveVerification = 10;
    /// Singular extension (Anantharaman, Campbell and Hsu 1990): from this depth on the table's move
    /// is searched deeper when all others are worse by so much for each ply.
    int singularDepth = 8;
    int singularMargin = 2;
    /// Where moves besides the table's are good enough for a cut-off as well, there is one (multi-cut,
    /// Björnsson and Marsland 1998); else the table's move is searched a ply less deeply.
    bool multiCut = false;
    /// Late move reductions ln(depth) · ln(number) / `reductionDivisor`, from these on.
    int reductionDepth = 3;
    int reductionFrom = 3;
    double reductionDivisor = 2.3;
    /// A rating of quiet moves by the histories that counts as much as a ply of reduction.
    int ratingPerPly = 8192;
    /// A move to which no reply is good enough gets so many per cent of a cut-off's reward in the
    /// histories.
    int unrefutedReward = 0;
    /// Quiet moves are rated by what they follow on, too: worth its time where nodes cost more than a
    /// few looks into a large table.
    bool usesContinuations = true;
    /// The root's moves are reduced, too.
    bool reducesRoot = true;
    /// Captures that cannot lift the score to alpha even with this are left out at the horizon.
    int deltaMargin = 150;
    /// The quiescence search looks into the table.
    bool noisyUsesTable = false;
    /// The evaluation costs more than writing to the table, and is kept there even where it is all
    /// that is known of a node.
    bool remembersEvaluations = false;
    /// The evaluation costs less than waiting for the table, and is made meanwhile; else it is taken
    /// from the table where that has it.
    bool evaluatesFirst = false;
    /// Of games that rank their moves: near the horizon, up to `rankDepth`, a move whose rank stays
    /// below alpha by more than `rankMargin` for each ply left, and all behind it, are left out.
    int rankMargin = 40;
    int rankDepth = 3;
    /// Positions with fewer moves than this are searched whole: nothing is left out or reduced, so
    /// that the end of the game is found out exactly. 0 for games that cannot count moves cheaply.
    std::size_t wholeBelow = 0;
    /// Noisy moves in succession that the quiescence search follows.
    int noisyPlies = kMostNoisyPlies;

    static constexpr int kMostNoisyPlies = 64;
};

// clang-format off

/// What the two-player search asks of a game beyond its rules. `S` is an object, made once for each
/// search, that may keep what its evaluation needs; all but `evaluate` may be static.
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

/// How an engine of the game plays at a level.
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
