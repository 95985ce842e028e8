#pragma once

#include "model/core/fixedlist.h"
#include "model/core/randomness.h"
#include "model/games/chexers/rules/hexes.h"
#include "model/games/chexers/rules/keys.h"
#include "model/games/chexers/rules/move.h"

#include <array>
#include <cstdint>

namespace tessera::chexers {

/// The number of pieces and exits together, which never changes: no piece is created, and each exit is a piece that
/// left.
inline constexpr int kPieces = 12;

/// The capacity for the most moves, as each piece has at most one action per direction and an exit, and for the surplus
/// that `Board::actions` writes.
using MoveList = FixedList<Move, kPieces * 7 + 6>;

/// The pieces of the three players and the player to move, which decide what actions are legal (rules C4) and whether a
/// board repeats (C5). All is inline, for perft and search.
class Board
{
public:
    Board(const std::array<Bits, kPlayers> &pieces, Player toMove);

    [[nodiscard]] Player toMove() const { return m_toMove; }
    [[nodiscard]] Bits pieces(Player player) const { return m_pieces[slot(player)]; }
    [[nodiscard]] Bits occupied() const { return m_pieces[0] | m_pieces[1] | m_pieces[2]; }
    [[nodiscard]] const std::array<Bits, kPlayers> &allPieces() const { return m_pieces; }
    /// The owner of the piece on `hex`.
    [[nodiscard]] Player owner(Hex hex) const;
    /// The Zobrist hash of pieces and player to move, updated by each move.
    [[nodiscard]] std::uint64_t key() const { return m_key; }

    /// Adds the actions of rules C4; none means that the player has to pass.
    void actions(MoveList &list) const;
    [[nodiscard]] int countActions() const;
    /// An action drawn with equal chances by `bits`, which must be well mixed, without a list of all; a pass when there
    /// is none.
    [[nodiscard]] Move randomAction(std::uint64_t bits) const;

    /// Plays a move of the player to move; returns the player whose piece a jump converted, if any.
    Player play(Move move);
    /// Takes back `move`, which converted a piece of `convertedFrom`; `key` is the hash before it.
    void undo(Move move, Player convertedFrom, std::uint64_t key);

    /// Turns the board by a third, the colours with it.
    void turnByThird();

private:
    Player convert(Hex hex);

    std::array<Bits, kPlayers> m_pieces;
    std::uint64_t m_key = 0;
    Player m_toMove;
};

/// The targets, free or not, of jumps from the hexes of `set` over those of `over`.
template<int... directions>
[[nodiscard]] constexpr Bits across(Bits set, Bits over, std::integer_sequence<int, directions...>)
{
    return (... | shifted<directions>(shifted<directions>(set) & over));
}

/// The number of steps and jumps of the pieces `own` to hexes of `empty`. In each direction a piece has a step where the
/// next hex is empty, or a jump where that is one of `all` and the one behind it empty, never both.
template<int... directions>
[[nodiscard]] constexpr int countWays(
    Bits own, Bits all, Bits empty, std::integer_sequence<int, directions...>)
{
    return (
        ... + std::popcount(own & shifted<directions>(empty | (all & shifted<directions>(empty)))));
}

inline void Board::actions(MoveList &list) const
{
    const Bits own = pieces(m_toMove);
    const Bits all = occupied();
    const Bits empty = kBoard & ~all;
    for (Bits leaving = own & kExitEdges[slot(m_toMove)]; leaving != 0;)
        list.add(Move::exit(takeLowest(leaving)));
    for (Bits left = own; left != 0;) {
        const Hex from = takeLowest(left);
        Bits to = (kNeighbours[from] | across(bit(from), all, Directions())) & empty;
        // Six moves are always written, and the surplus is dropped: a loop of unpredictable length costs more.
        const std::size_t size = list.size() + static_cast<std::size_t>(std::popcount(to));
        for (std::size_t i = 0; i < kDirections.size(); ++i)
            list.add(Move::between(from, takeLowest(to)));
        list.shrinkTo(size);
    }
}

inline int Board::countActions() const
{
    const Bits own = pieces(m_toMove);
    const Bits all = occupied();
    const Bits empty = kBoard & ~all;
    return std::popcount(own & kExitEdges[slot(m_toMove)])
           + countWays(own, all, empty, Directions());
}

/// The hexes that the pieces `own` reach: by steps in each direction, then by jumps over hexes of `all`.
template<int... directions>
[[nodiscard]] constexpr std::array<Bits, 2 * sizeof...(directions)> waysByDirection(
    Bits own, Bits all, Bits empty, std::integer_sequence<int, directions...>)
{
    return {
        (shifted<directions>(own) & empty)...,
        (shifted<directions>(shifted<directions>(own) & all) & empty)...};
}

inline Move Board::randomAction(std::uint64_t bits) const
{
    const Bits own = pieces(m_toMove);
    const Bits all = occupied();
    Bits leaving = own & kExitEdges[slot(m_toMove)];
    const auto ways = waysByDirection(own, all, kBoard & ~all, Directions());
    // ends[i] is the number of actions up to the i-th kind, exits being the first.
    std::array<int, ways.size()> ends;
    int count = std::popcount(leaving);
    const int exits = count;
    for (std::size_t i = 0; i < ways.size(); ++i)
        ends[i] = count += std::popcount(ways[i]);
    if (count == 0)
        return Move::pass();

    int number = static_cast<int>(chosenBelow(static_cast<std::uint32_t>(count), bits));
    if (number < exits) {
        for (; number > 0; --number)
            leaving &= leaving - 1;
        return Move::exit(lowest(leaving));
    }
    std::size_t kind = 0;
    for (const int end : ends)
        kind += number >= end ? 1 : 0;
    Bits set = ways[kind];
    for (number -= kind == 0 ? exits : ends[kind - 1]; number > 0; --number)
        set &= set - 1;
    const Hex to = lowest(set);
    constexpr std::size_t kCount = kDirections.size();
    const int length = kind < kCount ? kDirections[kind] : 2 * kDirections[kind - kCount];
    return Move::between(static_cast<Hex>(to - length), to);
}

inline Player Board::play(Move move)
{
    const std::size_t side = slot(m_toMove);
    const auto &keys = kKeys.piece[side];
    Player convertedFrom = Player::None;
    if (move.to() != kNowhere) {
        m_pieces[side] ^= bit(move.from()) | bit(move.to());
        m_key ^= keys[move.from()] ^ keys[move.to()];
        if (move.isJump())
            convertedFrom = convert(move.middle());
    } else if (move.from() != kNowhere) {
        m_pieces[side] ^= bit(move.from());
        m_key ^= keys[move.from()];
    }
    m_toMove = after(m_toMove);
    m_key ^= kKeys.turnPassed[side];
    return convertedFrom;
}

inline Player Board::convert(Hex hex)
{
    const std::size_t side = slot(m_toMove);
    if ((m_pieces[side] & bit(hex)) != 0)
        return Player::None;
    const Player next = after(m_toMove);
    const Player other = (pieces(next) & bit(hex)) != 0 ? next : after(next);
    m_pieces[slot(other)] ^= bit(hex);
    m_pieces[side] ^= bit(hex);
    m_key ^= kKeys.piece[slot(other)][hex] ^ kKeys.piece[side][hex];
    return other;
}

inline void Board::undo(Move move, Player convertedFrom, std::uint64_t key)
{
    m_toMove = before(m_toMove);
    m_key = key;
    Bits &own = m_pieces[slot(m_toMove)];
    if (move.to() != kNowhere) {
        own ^= bit(move.from()) | bit(move.to());
        if (convertedFrom != Player::None) {
            own ^= bit(move.middle());
            m_pieces[slot(convertedFrom)] ^= bit(move.middle());
        }
    } else if (move.from() != kNowhere) {
        own ^= bit(move.from());
    }
}

} // namespace tessera::chexers
