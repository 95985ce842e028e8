// What people ask of the referee besides moving: taking back, playing from elsewhere, resigning,
// pausing.
#include "controller/session/matchcontroller.h"

#include <algorithm>

namespace tessera {

bool MatchController::isDecision(NodeId node) const
{
    const auto position = m_game.positionAt(node);
    const std::vector<MoveCode> moves = position->legalMoves();
    const bool isForced = moves.size() == 1
                          && position->pointing().shape(moves.front()).cells.isEmpty();
    return isHuman(position->toMove()) && !isForced;
}

bool MatchController::canUndo() const
{
    if (canUndoResignation())
        return true;
    if (!m_game.hasGame() || !m_game.canUndo())
        return false;
    const bool anyHuman = std::any_of(m_players.begin(), m_players.end(), [](const auto &p) {
        return p && p->isHuman();
    });
    if (!anyHuman)
        return true;
    for (NodeId node = m_game.node(); node != GameRecord::kRoot;) {
        node = m_game.record().node(node).parent;
        if (isDecision(node))
            return true;
    }
    return false;
}

bool MatchController::canRedo() const
{
    return m_game.hasGame() && m_game.canRedo();
}

void MatchController::undo()
{
    if (!canUndo())
        return;
    m_isAided = true;
    // The moves before it stay: they were not what was regretted.
    if (canUndoResignation()) {
        undoResignation();
        return;
    }
    const bool anyHuman = std::any_of(m_players.begin(), m_players.end(), [](const auto &p) {
        return p && p->isHuman();
    });
    m_isBusy = true;
    cancelRequests();
    do {
        m_game.undo(m_now());
    } while (anyHuman && m_game.canUndo() && !isDecision(m_game.node()));
    m_isBusy = false;
    if (!anyHuman)
        setPaused(true);
    askForMove();
}

void MatchController::redo()
{
    if (!canRedo())
        return;
    m_isBusy = true;
    cancelRequests();
    do {
        m_game.redo(m_now());
    } while (m_game.canRedo() && !m_isPaused && !isDecision(m_game.node()));
    m_isBusy = false;
    askForMove();
}

bool MatchController::canPlayFrom(NodeId node) const
{
    const bool isElsewhere = m_game.hasGame() && (node != m_game.node() || m_game.isOver());
    return isElsewhere && !m_game.positionAt(node)->outcome().isOver();
}

void MatchController::playFrom(NodeId node)
{
    if (!canPlayFrom(node))
        return;
    m_isAided = true;
    m_game.playFrom(node, m_now());
}

bool MatchController::canTryAt(NodeId node) const
{
    return m_game.hasGame() && !m_isPaused && node != m_game.node()
           && m_game.viewer() == Player::None && !m_game.positionAt(node)->outcome().isOver();
}

Player MatchController::resigner() const
{
    if (!m_game.hasGame() || m_game.isOver())
        return Player::None;
    if (isHuman(m_game.toMove()))
        return m_game.toMove();
    Player only = Player::None;
    for (int i = 0; i < m_game.playerCount(); ++i) {
        if (!isHuman(playerAt(i)))
            continue;
        if (only != Player::None)
            return Player::None;
        only = playerAt(i);
    }
    return only;
}

void MatchController::resign()
{
    const Player player = resigner();
    if (player == Player::None)
        return;
    m_game.end(Outcome::loss(player, m_game.playerCount(), EndReason::Resignation), m_now());
    emit resigned(player);
}

bool MatchController::canUndoResignation() const
{
    return m_game.hasGame() && m_game.outcome().reason == EndReason::Resignation;
}

void MatchController::undoResignation()
{
    if (canUndoResignation())
        m_game.reopen(m_now());
}

void MatchController::setPaused(bool paused)
{
    if (paused == m_isPaused || !m_game.hasGame() || (paused && m_game.isOver()))
        return;
    m_isPaused = paused;
    if (paused) {
        cancelRequests();
        m_game.pause(m_now());
    } else {
        m_game.resume(m_now());
        askForMove();
    }
    emit pausedChanged(paused);
    emit turnChanged();
}

} // namespace tessera
