#include "controller/session/ponderer.h"

namespace tessera {

Ponderer::Ponderer(const GameModel &game, const Referee &referee)
    : m_game(game)
    , m_referee(referee)
{}

void Ponderer::begin()
{
    // A computer must not think about what another player sees.
    if (!m_isWanted || m_game.hidesParts() || !m_referee.awaitsHuman())
        return;
    const int count = m_game.playerCount();
    const Player mover = m_game.toMove();
    for (Player side = nextPlayer(mover, count); side != mover; side = nextPlayer(side, count)) {
        GamePlayer *player = m_referee.playerOf(side);
        if (player != nullptr && player->ponders()) {
            player->ponder(m_game.position(), side);
            return;
        }
    }
}

void Ponderer::stop()
{
    for (int i = 0; m_game.hasGame() && i < m_game.playerCount(); ++i) {
        GamePlayer *player = m_referee.playerOf(playerAt(i));
        if (player != nullptr && playerAt(i) != m_game.toMove())
            player->cancel();
    }
}

} // namespace tessera
