#pragma once

#include "model/core/facets/composing.h"
#include "model/core/facets/foresight.h"
#include "model/core/game.h"
#include "model/games/xxlchess/rules/position.h"

namespace tessera::xxlchess {

/// The rules of XXLChess as a model of the concept `Game`, with optional features (see the assertions below).
struct Rules
{
    using Position = xxlchess::Position;
    using Move = xxlchess::Move;
    using MoveList = xxlchess::Position::MoveList;
    using Undo = xxlchess::Position::Undo;

    [[nodiscard]] static const GameInfo &info();
    /// The standard layout on 14×14 squares, turned by 180° with the option `black-below` (X2).
    [[nodiscard]] static Position start(const Options &options);

    [[nodiscard]] static Result<Position> parsePosition(
        std::string_view text, const Options &options);
    /// Warns that the side which has just moved stands in check (X2), or that en passant is ignored.
    [[nodiscard]] static std::vector<Sentence> warnings(
        std::string_view text, const Options &options);
    [[nodiscard]] static std::string positionText(const Position &position);
    /// The squares from and to, and the letter of the kind that a pawn becomes: `a2a4`, `g7g8q`.
    [[nodiscard]] static std::string moveText(const Position &position, Move move);
    /// Standard algebraic notation: `Nf3`, `Hxk11+`, `g8=Q`, `O-O` (toward higher files).
    [[nodiscard]] static std::string moveLabel(const Position &position, Move move);
    /// Reads either form; the algebraic one also without its signs of capture and check.
    [[nodiscard]] static Result<Move> parseMove(const Position &position, std::string_view text);
    [[nodiscard]] static std::string cellText(const Position &position, Cell cell);
    [[nodiscard]] static MoveCode encode(Move move)
    {
        return MoveCode{
            move.from | std::uint64_t{move.to} << 8 | std::uint64_t{move.promotion} << 16};
    }
    [[nodiscard]] static Move decode(MoveCode code)
    {
        const auto bits = static_cast<std::uint64_t>(code);
        return {
            static_cast<std::uint8_t>(bits),
            static_cast<std::uint8_t>(bits >> 8),
            static_cast<std::uint16_t>(bits >> 16)};
    }

    [[nodiscard]] static BoardShape board(const Position &position);
    [[nodiscard]] static tessera::Piece piece(const Position &position, Cell cell);
    /// Hidden where the view of a player in the fog ends (X7).
    [[nodiscard]] static Ground ground(const Position &position, Cell cell);
    [[nodiscard]] static MoveShape shape(const Position &position, Move move);
    /// Codes, beside those of every game (`game-over`, `empty`, `not-yours`):
    /// `own-piece` one of one's own stands there · `blocked` by the cells · `movement` not how the
    /// piece moves · `stuck` it has no move at all · and those of moves that would be legal but for
    /// the king (see `exposesKing`): `pinned` by the first cell, on the line of the others ·
    /// `defend-king` from the cells · `king-attacked` by the cells · and of castling:
    /// `castling-moved`, `castling-check`, `castling-attack`, `castling-rook`, `castling-near`.
    [[nodiscard]] static Refusal refusal(const Position &position, std::span<const Cell> cells);
    [[nodiscard]] static Transition transition(const Position &position, Move move);

    /// The king in check.
    [[nodiscard]] static Cell alarmedCell(const Position &position, Player player);
    /// Name, value in pawns (none for a royal piece) and movement of a piece (X1, X3).
    [[nodiscard]] static PieceCard card(const Position &position, tessera::Piece piece);

    /// The position after passing, even in check. Empty when the game is over.
    [[nodiscard]] static std::optional<Position> onTurn(const Position &position, Player player);
    /// The static exchange evaluation of the move, in hundredths of a pawn.
    [[nodiscard]] static int gain(const Position &position, Move move);
    /// What is captured and its value, promotion, castling, check, and the pieces attacked after the move.
    [[nodiscard]] static std::vector<Sentence> preview(const Position &position, Move move);
    /// Mates, and captures that gain; nothing in the fog.
    [[nodiscard]] static std::vector<Claim> claims(
        const Position &position, Player whom, std::span<const MoveCode> line);
    [[nodiscard]] static Sentence claimSentence(
        const Position &position, const Claim &claim, Player you);
    /// Pieces on every square that could capture there, pinned pieces of both sides, and pieces that would be
    /// lost for less.
    [[nodiscard]] static AttackMap attackMap(const Position &position);
    [[nodiscard]] static std::vector<Cell> reach(const Position &position, Cell cell);

    /// Whether players see different parts of the board (X7), and the board as `player` sees it.
    [[nodiscard]] static std::optional<Position> seenBy(const Position &position, Player player);
    /// The label that the history shows `viewer` for a move of the other side: `…` of one that is not seen, `×e5` of an
    /// unseen capture, squares where the piece is seen on both squares.
    [[nodiscard]] static std::string labelFor(const Position &position, Move move, Player viewer);

    [[nodiscard]] static std::vector<tessera::Piece> palette(const Position &position);
    /// The side, and which kings and rooks count as unmoved.
    [[nodiscard]] static std::vector<PositionField> fields(const Position &position);
    [[nodiscard]] static std::string compose(
        const Position &position,
        std::span<const tessera::Piece> pieces,
        std::span<const int> values);

    /// The symmetries: bit 0 exchanges left and right, since no rule distinguishes the files; bit 1 exchanges up and
    /// down, and the colour whose pawns go up.
    [[nodiscard]] static int symmetryCount(const Position &position)
    {
        constexpr int kAll = 4;
        return position.view() != nullptr ? 1 : kAll;
    }
    [[nodiscard]] static Position transformed(const Position &position, int symmetry);
    [[nodiscard]] static Move transformedMove(const Position &position, Move move, int symmetry);
};

static_assert(Game<Rules>);
static_assert(CountsMoves<Rules>);
static_assert(ExplainsPieces<Rules>);
static_assert(RaisesAlarms<Rules>);
static_assert(WarnsOfTexts<Rules>);
static_assert(ComposesPositions<Rules>);
static_assert(HasSymmetries<Rules>);
static_assert(HandsTurnOver<Rules>);
static_assert(WeighsGains<Rules>);
static_assert(HasPreviews<Rules>);
static_assert(ProvesClaims<Rules>);
static_assert(MapsAttacks<Rules>);
static_assert(HidesParts<Rules>);

/// The key of the option that carries further kinds of piece as a text.
inline constexpr const char *kPiecesOption = "pieces";

/// The choices of rules by the options, on the standard board; the error is that of the option `pieces`.
[[nodiscard]] Result<RuleChoices> choicesFrom(const Options &options);
/// The options that make these choices.
[[nodiscard]] Options optionsFrom(const RuleChoices &choices);

/// The cell of a square, and back; cells are numbered row by row from the top of the screen.
[[nodiscard]] Cell cellOf(const Position &position, Square square);
[[nodiscard]] Square squareOf(const Position &position, Cell cell);

} // namespace tessera::xxlchess
