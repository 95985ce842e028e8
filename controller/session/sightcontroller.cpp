#include "controller/session/sightcontroller.h"

#include "controller/session/forcedpass.h"

#include <algorithm>

namespace tessera {

SightController::SightController(GameModel &game, const MatchController &match, QObject *parent)
    : QObject(parent)
    , m_game(game)
{
    connect(&game, &GameModel::begun, this, &SightController::begin);
    m_regret.setSingleShot(true);
    m_regret.setInterval(kRegretTime);
    connect(&m_regret, &QTimer::timeout, this, &SightController::follow);
    connect(&game, &GameModel::ended, this, &SightController::end);
    connect(&game, &GameModel::reopened, this, &SightController::follow);
    connect(&match, &MatchController::seatsChanged, this, &SightController::follow);
}

bool SightController::isFree() const
{
    return m_game.hasGame() && m_game.hidesParts() && (m_game.isOver() || m_game.people().empty());
}

void SightController::begin()
{
    follow();
    // Everybody knows the start of a game.
    m_isUnclaimed = m_game.viewer() != Player::None && m_game.people().size() > 1
                    && m_game.node() != GameRecord::kRoot;
}

void SightController::end()
{
    if (m_game.outcome().reason == EndReason::Resignation && m_game.viewer() != Player::None)
        m_regret.start();
    else
        follow();
}

void SightController::follow()
{
    m_regret.stop();
    if (!m_game.hasGame())
        return;
    const std::vector<Player> seen = m_game.people();
    if (!m_game.hidesParts() || isFree()) {
        m_game.setViewer(Player::None);
    } else if (seen.size() == 1) {
        m_game.setViewer(seen.front());
    } else if (std::find(seen.begin(), seen.end(), m_game.viewer()) == seen.end()) {
        // The person to move has begun or opened the game.
        const bool isPersons = std::find(seen.begin(), seen.end(), m_game.toMove()) != seen.end();
        m_game.setViewer(isPersons ? m_game.toMove() : seen.front());
    }
}

bool SightController::awaitsHandover() const
{
    if (!m_game.hasGame() || m_game.viewer() == Player::None || m_game.isOver())
        return false;
    const bool isPersons = m_game.seat(m_game.toMove()).kind == SeatSetup::Kind::Human;
    return isPersons && (m_isUnclaimed || m_game.viewer() != m_game.toMove())
           && !forcedPass(m_game.position());
}

void SightController::handOver()
{
    if (!awaitsHandover())
        return;
    m_isUnclaimed = false;
    m_game.setViewer(m_game.toMove());
    emit handedOver();
}

void SightController::look(Player player)
{
    if (!isFree())
        return;
    m_regret.stop();
    m_game.setViewer(player);
}

} // namespace tessera

#include "moc_sightcontroller.cpp"
