#pragma once

#include "controller/session/referee.h"

namespace tessera {

/// Lets computers ponder while people think: at most one at a time, and only in games that everybody sees.
class Ponderer
{
public:
    Ponderer(const GameModel &game, const Referee &referee);

    void setWanted(bool isWanted) { m_isWanted = isWanted; }
    [[nodiscard]] bool isWanted() const { return m_isWanted; }
    /// Lets the next of the players that ponder do so if a person is to move.
    void begin();
    void stop();

private:
    const GameModel &m_game;
    const Referee &m_referee;
    bool m_isWanted = false;
};

} // namespace tessera
