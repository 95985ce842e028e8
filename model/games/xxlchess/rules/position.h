#pragma once

#include "model/core/fixedlist.h"
#include "model/core/outcome.h"
#include "model/games/xxlchess/rules/fog.h"
#include "model/games/xxlchess/rules/lines.h"
#include "model/games/xxlchess/rules/piece.h"
#include "model/games/xxlchess/rules/reasons.h"
#include "model/games/xxlchess/rules/ruleset.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace tessera::xxlchess {

/// The least distance from the king to the rook with which it castles (X4).
inline constexpr int kLeastRookDistance = 3;

/// The content of a position text: a position without the rules and the history.
struct Placement
{
    std::array<Piece, kSquareCount> pieces{};
    Player toMove = Player::First;
    /// Kings and rooks that have not moved since the layout was loaded (X4).
    SquareSet unmoved;
    /// Pawns that stand on their second row after a move (X3).
    SquareSet movedPawns;
};

/// A position of XXLChess and its rules: the pieces, the player to move, what has moved, and the history for the draw
/// rules. A copyable value. Pieces are stored three times: by square (mailbox), as sets of squares (bitboards), and as
/// bits along lines.
class Position
{
public:
    /// Enough for any position. On 16×16 squares a piece reaches at most 255 squares, and each of the 256 − m squares
    /// without an own piece can be reached from 8 directions (three of them by pawns that are promoted to one of
    /// `PieceTypes::kMostPromotions` kinds) and by `PieceTypes::kMostLeaps` leaps and riders, so in 73 ways. So m
    /// pieces have at most the smaller of 255 m and 73 (256 − m) moves, 14,528.
    static constexpr std::size_t kMostMoves = 14592;
    using MoveList = FixedList<Move, kMostMoves>;

    /// What `undo` needs besides the move.
    struct Undo
    {
        std::uint64_t key = 0;
        std::uint64_t pawnKey = 0;
        SquareSet unmoved;
        Piece moved;
        Piece captured;
        bool wasMovedPawn = false;
        bool hadCapturedMovedPawn = false;
        /// The square on which the rook of a castling stood.
        Square rook = kNoSquare;
        int quietTurns = 0;
    };

    Position(std::shared_ptr<const Ruleset> rules, const Placement &placement);

    /// The view of `player` in the fog (X7); a view is returned unchanged.
    [[nodiscard]] Position seenBy(Player player) const;
    /// The data that make this one player's view; null where nothing is hidden.
    [[nodiscard]] const View *view() const { return m_view.get(); }

    [[nodiscard]] const Ruleset &rules() const { return *m_rules; }
    [[nodiscard]] const std::shared_ptr<const Ruleset> &sharedRules() const { return m_rules; }
    [[nodiscard]] Piece piece(Square square) const
    {
        return m_mailbox[static_cast<std::size_t>(square)];
    }
    [[nodiscard]] const SquareSet &pieces(Player player) const { return m_sets[slot(player)]; }
    [[nodiscard]] const SquareSet &pawns(Player player) const { return m_pawns[slot(player)]; }
    /// The square of the royal piece; `kNoSquare` without one.
    [[nodiscard]] Square king(Player player) const { return m_kings[slot(player)]; }
    [[nodiscard]] const SquareSet &unmoved() const { return m_unmoved; }
    [[nodiscard]] const SquareSet &movedPawns() const { return m_movedPawns; }
    /// The number of pieces of a kind and colour that have been captured since the position was set up.
    [[nodiscard]] int captured(Player owner, Kind kind) const
    {
        return m_captured[slot(owner)][static_cast<std::size_t>(kind)];
    }
    /// The pieces of `player` on the line of `square`.
    [[nodiscard]] std::uint32_t piecesOnLine(
        Player player, Orientation orientation, Square square) const
    {
        return m_lines[slot(player)].word(orientation, square);
    }
    /// All pieces on the line of `square`, and the edges.
    [[nodiscard]] std::uint32_t blockersOnLine(Orientation orientation, Square square) const
    {
        return m_blockers.word(orientation, square);
    }

    /// All that `player` has seen in a game in the fog; a view has only its own player's.
    [[nodiscard]] const std::shared_ptr<const Memory> &sharedMemory(Player player) const
    {
        return m_memories[slot(player)];
    }
    /// The start of a game in the fog, which both players know.
    [[nodiscard]] const Placement *start() const { return m_start.get(); }

    [[nodiscard]] Player toMove() const { return m_toMove; }
    /// The number of turns taken since the position was set up.
    [[nodiscard]] int turnsTaken() const { return static_cast<int>(m_history.size()); }
    /// Turns since the last capture or pawn move.
    [[nodiscard]] int quietTurns() const { return m_quietTurns; }
    [[nodiscard]] std::uint64_t hash() const { return m_key; }
    /// The hash after a move, exact where it changes no rights to castle or to step twice, and promotes no pawn.
    [[nodiscard]] std::uint64_t hashAfter(Move move) const;
    /// The pawn key: a hash of both sides' pawns; 0 without any.
    [[nodiscard]] std::uint64_t pawnKey() const { return m_pawnKey; }

    /// Whether a piece of `by` attacks `square`. The places in `rowChange` on the square's rank count as changed from
    /// empty to occupied or back (for castling).
    [[nodiscard]] bool isAttacked(Square square, Player by, std::uint32_t rowChange = 0) const;
    /// Whether a pawn of `by` attacks `square`.
    [[nodiscard]] bool isAttackedByPawn(Square square, Player by) const;
    /// The pieces of `by` that attack `square`.
    [[nodiscard]] SquareSet attackers(Square square, Player by) const;
    /// Those of them that do not attack it along a line.
    [[nodiscard]] SquareSet attackersOffLines(Square square, Player by) const;
    /// The squares that the piece on `square` attacks or guards.
    [[nodiscard]] SquareSet attacksFrom(Square square) const;
    /// The pseudo-legal targets of the piece on `square`, which must be no pawn, without castling.
    [[nodiscard]] SquareSet movesFrom(Square square) const;
    /// Whether the piece on `from`, which must be no pawn, attacks or guards the square `to`.
    [[nodiscard]] bool attacks(Square from, Square to) const;
    [[nodiscard]] bool isInCheck(Player player) const;

    void legalMoves(MoveList &list) const;
    [[nodiscard]] std::size_t countLegalMoves() const;
    /// Plays a move that is pseudo-legal, or a move of the fog.
    Undo play(Move move);
    void undo(Move move, const Undo &undo);
    /// Gives the turn to the opponent (a null move of the search); taken back by calling it again.
    void passTurn();

    [[nodiscard]] bool isOver() const;
    [[nodiscard]] Outcome outcome() const;
    /// The number of earlier occurrences of the present position.
    [[nodiscard]] int earlierOccurrences() const;
    /// Whether a draw rule that is switched on ends the game here (X5).
    [[nodiscard]] bool isDrawnByRule() const;
    [[nodiscard]] bool isKingTaken() const { return m_isKingTaken; }

private:
    Position(
        std::shared_ptr<const Ruleset> rules,
        const Placement &placement,
        std::shared_ptr<const View> view);
    void place(const Placement &placement);
    [[nodiscard]] std::vector<Move> fogMoves() const;
    /// Adds the first glimpses of a game in the fog.
    void beginMemories();
    Undo playPass();
    Undo playMove(Move move);
    void addGlimpses(Move move, Square capture, Player mover);

    /// The squares of `attacksFrom` by leaps and slides alone.
    [[nodiscard]] SquareSet plainAttacksFrom(Square square) const;
    [[nodiscard]] static std::size_t slot(Player player)
    {
        return static_cast<std::size_t>(player);
    }
    // These functions leave the hashes as they are.
    void toggle(Piece piece, Square square);
    void put(Piece piece, Square square);
    void remove(Piece piece, Square square);
    void shift(Square from, Square to);
    /// Replaces the piece on a square by another.
    void promote(Piece piece, Square square);

    void toggleKey(Piece piece, Square square);
    void capture(Piece captured, Square square);
    void toggleMovedPawn(Square square);
    void forgetUnmoved(Square square);
    [[nodiscard]] std::uint64_t castlingKey(Player player) const;

    std::shared_ptr<const Ruleset> m_rules;
    std::array<Piece, kSquareCount> m_mailbox{};
    std::array<SquareSet, 2> m_sets;
    std::array<SquareSet, 2> m_pawns;
    std::array<LineWords, 2> m_lines;
    /// The pieces of both sides, and the edges.
    LineWords m_blockers;
    std::array<Square, 2> m_kings{kNoSquare, kNoSquare};
    SquareSet m_unmoved;
    SquareSet m_movedPawns;
    std::array<std::array<std::uint8_t, kMostKinds>, 2> m_captured{};
    std::uint64_t m_key = 0;
    std::uint64_t m_pawnKey = 0;
    Player m_toMove = Player::First;
    bool m_isKingTaken = false;
    int m_quietTurns = 0;
    /// The hashes of all earlier positions.
    std::vector<std::uint64_t> m_history;
    /// Set only in the fog.
    std::shared_ptr<const View> m_view;
    std::shared_ptr<const Placement> m_start;
    std::array<std::shared_ptr<const Memory>, 2> m_memories;
};

/// Whether `move` of `position` is castling.
[[nodiscard]] bool isCastling(const Position &position, Move move);
/// The square of the rook that castles when the king on `king` goes toward `to`.
[[nodiscard]] Square castlingRook(const Position &position, Square king, Square to);

} // namespace tessera::xxlchess
