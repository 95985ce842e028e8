#include "app/game/sharedscreen.h"

#include "app/board/boardpage.h"

#include "view/widgets/handovercurtain.h"
#include "view/widgets/playerlook.h"

namespace tessera {

SharedScreen::SharedScreen(GameSession &session, BoardPage &board, QWidget &content)
    : QObject(content.parentWidget())
    , m_session(session)
    , m_board(board)
    , m_content(content)
    , m_curtain(new HandoverCurtain(board))
{
    connect(&session.match, &MatchController::turnChanged, this, &SharedScreen::follow);
    connect(&session.model, &GameModel::begun, this, [this] {
        m_last = Player::None;
        m_isDue = false;
        m_curtain->lift();
    });
    connect(&session.model, &GameModel::ended, m_curtain, &HandoverCurtain::lift);
    connect(&board, &BoardPage::settled, this, [this] {
        if (m_isDue)
            handOver();
    });
    connect(m_curtain, &HandoverCurtain::openRequested, this, &SharedScreen::open);
}

void SharedScreen::open()
{
    // Before anything of it is seen again.
    m_session.sight.handOver();
    m_curtain->lift();
    m_board.setFocus(Qt::OtherFocusReason);
}

void SharedScreen::setPreferences(const PlayPreferences &preferences)
{
    m_preferences = preferences;
    if (!preferences.hasCurtain && !m_session.sight.awaitsHandover())
        m_curtain->lift();
}

bool SharedScreen::isShared() const
{
    return m_session.model.people().size() > 1;
}

void SharedScreen::follow()
{
    const bool isSecret = m_session.sight.awaitsHandover();
    if (!m_board.isReady() || (!isSecret && !m_session.match.awaitsHuman()))
        return;
    // It is again the turn of the one who sees, for instance after a move was taken back.
    if (!isSecret && std::exchange(m_isSecret, false))
        m_curtain->lift();
    const Player toMove = m_session.model.toMove();
    const Player last = std::exchange(m_last, toMove);
    if (!isSecret && (last == Player::None || last == toMove || !isShared()))
        return;
    m_isDue = true;
    if (!m_board.isMoving())
        handOver();
}

void SharedScreen::handOver()
{
    m_isDue = false;
    const Player toMove = m_session.model.toMove();
    // The game may have ended while its last move was still being shown.
    if (toMove == Player::None)
        return;
    // Who sees other things than the player before must sit before the screen first; beside the board stand
    // moves that only the one before may read.
    m_isSecret = m_session.sight.awaitsHandover();
    if (m_preferences.hasCurtain || m_isSecret)
        m_curtain->fallFor(
            playerLook(m_session.model.info(), m_board.theme(), toMove),
            m_isSecret ? m_content : static_cast<QWidget &>(m_board.view()));
    if (m_preferences.turnsBoard)
        m_board.seatNear(toMove);
}

} // namespace tessera

#include "moc_sharedscreen.cpp"
