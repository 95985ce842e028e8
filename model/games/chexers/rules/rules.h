#pragma once

#include "model/core/erasure/playout.h"
#include "model/core/facets/composing.h"
#include "model/core/facets/foresight.h"
#include "model/core/game.h"
#include "model/games/chexers/rules/cells.h"
#include "model/games/chexers/rules/position.h"

namespace tessera::chexers {

/// The rules of Chexers as a model of the concept `Game`, with optional features (see the assertions below): three
/// players on 37 hexes, who race four pieces each off the opposite edge.
struct Rules
{
    using Position = chexers::Position;
    using Move = chexers::Move;
    using MoveList = chexers::MoveList;
    using Undo = chexers::Undo;

    [[nodiscard]] static const GameInfo &info();
    [[nodiscard]] static Position start(const Options &options);

    [[nodiscard]] static Result<Position> parsePosition(
        std::string_view text, const Options &options);
    [[nodiscard]] static std::string positionText(const Position &position);
    /// Also reads moves with blanks, brackets around hexes and capital letters: `(-3, 0) > Exit`.
    [[nodiscard]] static Result<Move> parseMove(const Position &position, std::string_view text);
    [[nodiscard]] static std::string moveText(const Position &position, Move move);
    /// The same as the text: the notation has no shorter form.
    [[nodiscard]] static std::string moveLabel(const Position &position, Move move);
    /// `q,r`, or `exit` for a place beside the board.
    [[nodiscard]] static std::string cellText(const Position &position, Cell cell);
    [[nodiscard]] static MoveCode encode(Move move);
    [[nodiscard]] static Move decode(MoveCode code);

    [[nodiscard]] static BoardShape board(const Position &position);
    [[nodiscard]] static Piece piece(const Position &position, Cell cell);
    [[nodiscard]] static Ground ground(const Position &position, Cell cell);
    /// The shape of a step or jump is two hexes, that of an exit a hex and the player's exit place (`exitPlace`), and
    /// that of a pass is empty.
    [[nodiscard]] static MoveShape shape(const Position &position, Move move);
    [[nodiscard]] static Refusal refusal(const Position &position, std::span<const Cell> cells);
    [[nodiscard]] static Transition transition(const Position &position, Move move);
    [[nodiscard]] static std::vector<Sentence> remarks(const Position &position, Move move);

    /// The passes between the two turns do not count as repetitions. Empty when the game is over or would be by then.
    [[nodiscard]] static std::optional<Position> onTurn(const Position &position, Player player);
    /// The piece that a jump converts, or the number of the exit (C4, C5).
    [[nodiscard]] static std::vector<Sentence> preview(const Position &position, Move move);
    /// Forced wins and exits of each opponent, and the piece that is converted.
    [[nodiscard]] static std::vector<Claim> claims(
        const Position &position, Player whom, std::span<const MoveCode> line);
    [[nodiscard]] static Sentence claimSentence(
        const Position &position, const Claim &claim, Player you);

    /// `exits` of the player, `conversions` of others' pieces to theirs, and `losses` of theirs to
    /// others (C4).
    [[nodiscard]] static std::span<const std::string_view> measures();
    [[nodiscard]] static int tally(const Position &position, Move move, Player player, int measure);

    [[nodiscard]] static std::vector<Piece> palette(const Position &position);
    /// The side, exits of each and rounds played.
    [[nodiscard]] static std::vector<PositionField> fields(const Position &position);
    [[nodiscard]] static std::string compose(
        const Position &position, std::span<const Piece> pieces, std::span<const int> values);

    /// The symmetries: board and colours turned by 0, 1 or 2 thirds. Near the turn limit, where one more turn would
    /// change the game, there is only the identity.
    [[nodiscard]] static int symmetryCount(const Position &position);
    [[nodiscard]] static Position transformed(const Position &position, int symmetry);
    [[nodiscard]] static Move transformedMove(const Position &position, Move move, int symmetry);
};

static_assert(Game<Rules>);
static_assert(CountsMoves<Rules>);
static_assert(HasRemarks<Rules>);
static_assert(PicksRandomMoves<Rules>);
static_assert(ComposesPositions<Rules>);
static_assert(HasSymmetries<Rules>);
static_assert(TalliesMoves<Rules>);
static_assert(HandsTurnOver<Rules>);
static_assert(HasPreviews<Rules>);
static_assert(ProvesClaims<Rules>);

} // namespace tessera::chexers
