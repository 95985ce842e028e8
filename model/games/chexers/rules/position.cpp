#include "model/games/chexers/rules/position.h"

#include <algorithm>

namespace tessera::chexers {

Position::Position(const Setup &setup)
    : m_board(setup.pieces, playerAt(setup.turnsTaken % kPlayers))
    , m_turnsTaken(setup.turnsTaken)
    , m_exits(setup.exits)
{
    assert(setup.turnsTaken >= 0 && setup.turnsTaken <= kTurnLimit);
    if (std::find(m_exits.begin(), m_exits.end(), kExitsToWin) != m_exits.end())
        m_end = reason::kExits;
    recordBoard();
}

Outcome Position::outcome() const
{
    if (m_end == reason::kExits) {
        const auto winner = std::find(m_exits.begin(), m_exits.end(), kExitsToWin);
        return Outcome::win(playerAt(static_cast<int>(winner - m_exits.begin())), m_end);
    }
    return isOver() ? Outcome::draw(kPlayers, m_end) : Outcome{};
}

Position Position::turnedBy(int thirds) const
{
    assert(thirds >= 0 && thirds < kPlayers && m_turnsTaken + thirds <= kTurnLimit);
    Position result = *this;
    for (int i = 0; i < thirds; ++i) {
        result.m_board.turnByThird();
        result.m_history.turnByThird();
        std::rotate(result.m_exits.begin(), result.m_exits.end() - 1, result.m_exits.end());
        ++result.m_turnsTaken;
    }
    return result;
}

} // namespace tessera::chexers
