#include "controller/board/celebration.h"

#include "controller/board/transitionplayer.h"
#include "controller/session/matchcontroller.h"
#include "controller/session/navigationcontroller.h"

namespace tessera {

Celebration::Celebration(
    BoardScene &scene,
    const TransitionPlayer &player,
    const MatchController &match,
    const NavigationController &navigation)
    : m_player(player)
    , m_match(match)
    , m_navigation(navigation)
    , m_flourish(scene)
{
    connect(&player, &TransitionPlayer::finished, this, &Celebration::begin);
    connect(&match.game(), &GameModel::reopened, this, [this] { m_isDue = false; });
    connect(&match.game(), &GameModel::ended, this, [this] {
        m_isDue = true;
        if (!m_player.isRunning())
            begin();
    });
}

void Celebration::begin()
{
    if (!std::exchange(m_isDue, false) || m_player.speed().cellMs <= 0)
        return;
    // The flourish begins later, since the scene is about to settle, which would end it.
    const auto rise = [this] {
        const Player winner = m_match.game().outcome().winner();
        // Whoever sits here alone and lost has nothing to celebrate.
        const Player person = m_match.game().onlyPerson();
        const bool isLoss = person != Player::None && person != winner;
        if (winner != Player::None && !isLoss && m_navigation.isLive() && !m_player.isRunning())
            m_flourish.begin(winner);
    };
    QMetaObject::invokeMethod(this, rise, Qt::QueuedConnection);
}

} // namespace tessera

#include "moc_celebration.cpp"
