#pragma once

#include "model/core/facets/composing.h"
#include "model/core/facets/foresight.h"
#include "model/core/game.h"
#include "model/games/watchyourback/rules/position.h"

namespace tessera::watchyourback {

/// The rules of Watch Your Back! as a model of the concept `Game`, with optional features (see the assertions below).
struct Rules
{
    using Position = watchyourback::Position;
    using Move = watchyourback::Move;
    using MoveList = watchyourback::Position::MoveList;
    using Undo = watchyourback::Position::Undo;

    [[nodiscard]] static const GameInfo &info();
    [[nodiscard]] static Position start(const Options &options);

    [[nodiscard]] static Result<Position> parsePosition(
        std::string_view text, const Options &options);
    /// The players who have more pieces than each has in a game from the usual start (W2).
    [[nodiscard]] static std::vector<Sentence> warnings(
        std::string_view text, const Options &options);
    [[nodiscard]] static std::string positionText(const Position &position);
    [[nodiscard]] static std::string moveText(const Position &position, Move move);
    [[nodiscard]] static std::string moveLabel(const Position &position, Move move);
    [[nodiscard]] static Result<Move> parseMove(const Position &position, std::string_view text);
    [[nodiscard]] static std::string cellText(const Position &position, Cell cell);
    [[nodiscard]] static MoveCode encode(Move move) { return MoveCode{move.bits()}; }
    [[nodiscard]] static Move decode(MoveCode code)
    {
        return Move::fromBits(static_cast<std::uint16_t>(code));
    }

    [[nodiscard]] static BoardShape board(const Position &) { return {}; }
    [[nodiscard]] static Piece piece(const Position &position, Cell cell);
    [[nodiscard]] static Ground ground(const Position &position, Cell cell);
    [[nodiscard]] static MoveShape shape(const Position &position, Move move);
    [[nodiscard]] static Refusal refusal(const Position &position, std::span<const Cell> cells);
    [[nodiscard]] static Transition transition(const Position &position, Move move);
    [[nodiscard]] static std::vector<Sentence> remarks(const Position &position, Move move);
    [[nodiscard]] static Sentence phase(const Position &position);

    /// Whether the mover takes White's side with this move (pie rule, W7).
    [[nodiscard]] static bool exchangesSides(Move move)
    {
        return move.kind() == Move::Kind::TakeSide;
    }

    /// The position one turn later if `player` is not to move here. Empty when the game is over, or would be then.
    [[nodiscard]] static std::optional<Position> onTurn(const Position &position, Player player);
    /// The pieces that fall when the piece arrives (W3), and the losses by a shrink (W5).
    [[nodiscard]] static std::vector<Sentence> preview(const Position &position, Move move);
    /// Forced wins, stabs, and pieces that fall with the ring whatever their owner does.
    [[nodiscard]] static std::vector<Claim> claims(
        const Position &position, Player whom, std::span<const MoveCode> line);
    [[nodiscard]] static Sentence claimSentence(
        const Position &position, const Claim &claim, Player you);

    [[nodiscard]] static std::vector<Piece> palette(const Position &position);
    /// The phase and its turns, from which the side and the board that is left follow.
    [[nodiscard]] static std::vector<PositionField> fields(const Position &position);
    [[nodiscard]] static std::string compose(
        const Position &position, std::span<const Piece> pieces, std::span<const int> values);

    /// `stabs`: the fighters of the other side that fall; `losses`: the player's own that fall. Falls with a ring count
    /// (W3, W5).
    [[nodiscard]] static std::span<const std::string_view> measures();
    [[nodiscard]] static int tally(const Position &position, Move move, Player player, int measure);

    /// The symmetries of the board: 0 is the identity, 1 exchanges left and right; in the moving phase there are all
    /// eight of the square. They map legal moves to legal moves, but not the outcome of a shrink, whose corners appear
    /// in a fixed order.
    [[nodiscard]] static int symmetryCount(const Position &position);
    [[nodiscard]] static Position transformed(const Position &position, int symmetry);
    [[nodiscard]] static Move transformedMove(const Position &position, Move move, int symmetry);
};

static_assert(Game<Rules>);
static_assert(CountsMoves<Rules>);
static_assert(WarnsOfTexts<Rules>);
static_assert(HasRemarks<Rules>);
static_assert(HasPhases<Rules>);
static_assert(ExchangesSides<Rules>);
static_assert(ComposesPositions<Rules>);
static_assert(HasSymmetries<Rules>);
static_assert(TalliesMoves<Rules>);
static_assert(HandsTurnOver<Rules>);
static_assert(HasPreviews<Rules>);
static_assert(ProvesClaims<Rules>);

} // namespace tessera::watchyourback
