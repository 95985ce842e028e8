#pragma once

#include "view/board/scene/flourish.h"

#include <QObject>

namespace tessera {

class BoardScene;
class MatchController;
class NavigationController;
class TransitionPlayer;

/// Celebrates a game that has just been won on the board, once its last move has been shown.
class Celebration final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this.
    Celebration(
        BoardScene &scene,
        const TransitionPlayer &player,
        const MatchController &match,
        const NavigationController &navigation);

    /// Ends at once; does nothing when no celebration is running.
    void cut() { m_flourish.cut(); }

private:
    void begin();

    const TransitionPlayer &m_player;
    const MatchController &m_match;
    const NavigationController &m_navigation;
    Flourish m_flourish;
    /// Whether the move that is being shown has won the game.
    bool m_isDue = false;
};

} // namespace tessera
