#pragma once

#include "model/games/xxlchess/rules/piece.h"
#include "model/games/xxlchess/rules/squares.h"

#include <array>
#include <memory>
#include <vector>

namespace tessera::xxlchess {

class Position;

/// What one player saw after a turn of a game in the fog (X7); it contains nothing hidden.
struct Glimpse
{
    SquareSet seen;
    /// The player's pieces, and the opponent's on squares that are seen.
    std::array<Piece, kSquareCount> pieces{};
    Player toMove = Player::First;
    /// The move that led here, if it was the player's own.
    Move own{};
    bool isOwn = false;
    /// The square of a capture by the turn that led here, which both players get to know.
    Square capture = kNoSquare;
};

/// All glimpses of one player, the last one first: a list that the positions of a game share and never change.
struct Memory
{
    Glimpse glimpse;
    /// The turns taken before this glimpse.
    int turn = 0;
    std::shared_ptr<const Memory> before;
};

/// The data that make a position one player's view of a game in the fog.
struct View
{
    Player viewer = Player::First;
    SquareSet hidden;
    /// The viewer's moves, which they know in spite of hidden pieces, and the turn for which they are valid.
    std::vector<Move> moves;
    int turns = 0;
};

/// The move of a player who has no other in the fog. It is the only one from a square to itself.
inline constexpr Move kPass{};
[[nodiscard]] constexpr bool isPass(Move move)
{
    return move.from == move.to;
}

/// Adds the pseudo-legal moves of the side to move, as kings may be attacked and captured like any piece (X7). Castling
/// needs an unmoved king and rook and empty squares between. No move occurs twice.
void addFogMoves(const Position &position, std::vector<Move> &list);

/// The squares that `player` sees: those of own pieces, those to which one of them could move or where it could
/// capture, and those between a king and a rook that may castle (X7).
[[nodiscard]] SquareSet seenSquares(const Position &position, Player player);

} // namespace tessera::xxlchess
