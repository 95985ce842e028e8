#pragma once

#include "model/core/erasure/playout.h"
#include "model/core/facets/composing.h"
#include "model/core/facets/foresight.h"
#include "model/core/game.h"
#include "model/games/tetress/rules/position.h"

namespace tessera::tetress {

/// The rules of Tetress as a model of the concept `Game`, with optional features (see the assertions below).
struct Rules
{
    using Position = tetress::Position;
    using Move = tetress::Move;
    using MoveList = tetress::Position::MoveList;
    using Undo = tetress::Position::Undo;

    [[nodiscard]] static const GameInfo &info();
    [[nodiscard]] static Position start(const Options &options);

    [[nodiscard]] static Result<Position> parsePosition(
        std::string_view text, const Options &options);
    [[nodiscard]] static std::string positionText(const Position &position);
    [[nodiscard]] static std::string moveText(const Position &position, Move move);
    [[nodiscard]] static std::string moveLabel(const Position &position, Move move);
    /// Reads four cells in any order.
    [[nodiscard]] static Result<Move> parseMove(const Position &position, std::string_view text);
    [[nodiscard]] static std::string cellText(const Position &position, Cell cell);
    [[nodiscard]] static MoveCode encode(Move move)
    {
        return MoveCode{static_cast<std::uint64_t>(move.number())};
    }
    [[nodiscard]] static Move decode(MoveCode code)
    {
        return Move::fromNumber(static_cast<int>(code));
    }

    [[nodiscard]] static BoardShape board(const Position &)
    {
        return {BoardShape::Kind::Torus, kSide, kSide};
    }
    [[nodiscard]] static Piece piece(const Position &position, Cell cell);
    [[nodiscard]] static Ground ground(const Position &, Cell) { return Ground::Open; }
    [[nodiscard]] static MoveShape shape(const Position &position, Move move);
    /// Codes: `game-over` (T5) · `same-cell`, `too-many-cells`, `not-tetromino` (causes: the loose
    /// cells), `too-far-apart` (the last cell), `no-room` (the tokens in the way), `occupied`,
    /// `not-touching` (the player's tokens; all T3) · `incomplete` (T2, fewer than four cells, from
    /// which a legal placement can go on).
    [[nodiscard]] static Refusal refusal(const Position &position, std::span<const Cell> cells);
    /// Stage 0 places the four tokens, stage 1 empties all full lines (T4).
    [[nodiscard]] static Transition transition(const Position &position, Move move);
    [[nodiscard]] static std::vector<Sentence> remarks(const Position &position, Move move);

    /// One action later if `player` is not to move here. Empty when the game is over or would be by then.
    [[nodiscard]] static std::optional<Position> onTurn(const Position &position, Player player);
    /// The opponent's tokens that full lines remove, less the mover's own (T4).
    [[nodiscard]] static int gain(const Position &position, Move move);
    /// The lines cleared, the tokens that each side keeps, and the placements that the opponent then has.
    [[nodiscard]] static std::vector<Sentence> preview(const Position &position, Move move);
    /// Forced wins, cleared lines, and the number of placements left.
    [[nodiscard]] static std::vector<Claim> claims(
        const Position &position, Player whom, std::span<const MoveCode> line);
    [[nodiscard]] static Sentence claimSentence(
        const Position &position, const Claim &claim, Player you);

    /// `lines`: those that the player's own placement clears; `tokens`: the opponent's that fall with them (T4).
    [[nodiscard]] static std::span<const std::string_view> measures();
    [[nodiscard]] static int tally(const Position &position, Move move, Player player, int measure);

    [[nodiscard]] static std::vector<Piece> palette(const Position &position);
    /// The actions taken, from which the side follows.
    [[nodiscard]] static std::vector<PositionField> fields(const Position &position);
    [[nodiscard]] static std::string compose(
        const Position &position, std::span<const Piece> pieces, std::span<const int> values);

    /// The symmetries: the 121 translations of the torus, each after one of the eight of the square, which may exchange
    /// J with L and S with Z. The number is 8 · (11 · rows + columns) + square symmetry.
    [[nodiscard]] static int symmetryCount(const Position &position);
    [[nodiscard]] static Position transformed(const Position &position, int symmetry);
    [[nodiscard]] static Move transformedMove(const Position &position, Move move, int symmetry);
};

static_assert(Game<Rules>);
static_assert(CountsMoves<Rules>);
static_assert(HasRemarks<Rules>);
static_assert(ComposesPositions<Rules>);
static_assert(HasSymmetries<Rules>);
static_assert(TalliesMoves<Rules>);
static_assert(PicksRandomMoves<Rules>);
static_assert(HandsTurnOver<Rules>);
static_assert(WeighsGains<Rules>);
static_assert(HasPreviews<Rules>);
static_assert(ProvesClaims<Rules>);

} // namespace tessera::tetress
