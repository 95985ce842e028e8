#include "model/games/chexers/rules/board.h"

namespace tessera::chexers {

Board::Board(const std::array<Bits, kPlayers> &pieces, Player toMove)
    : m_pieces(pieces)
    , m_key(kKeys.toMove[slot(toMove)])
    , m_toMove(toMove)
{
    for (std::size_t side = 0; side < kPlayers; ++side) {
        for (Bits left = m_pieces[side]; left != 0;)
            m_key ^= kKeys.piece[side][takeLowest(left)];
    }
}

Player Board::owner(Hex hex) const
{
    for (const Player player : kAllPlayers) {
        if ((pieces(player) & bit(hex)) != 0)
            return player;
    }
    return Player::None;
}

void Board::turnByThird()
{
    const auto sets = m_pieces;
    for (const Player player : kAllPlayers)
        m_pieces[slot(after(player))] = turnedSet(sets[slot(player)]);
    m_toMove = after(m_toMove);
    m_key = Keys::rotated(m_key);
}

} // namespace tessera::chexers
