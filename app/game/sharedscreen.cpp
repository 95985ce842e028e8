#include "app/game/sharedscreen.h"

#include "app/game/boardpage.h"

#include "view/widgets/handovercurtain.h"
#include "view/widgets/playerlook.h"

namespace tessera {

SharedScreen::SharedScreen(GameSession &session, BoardPage &board, QWidget &page)
    : QObject(&page)
    , m_session(session)
    , m_board(board)
    , m_page(page)
    , m_curtain(new HandoverCurtain(board))
{
    connect(&session.match, &MatchController::turnChanged, this, &SharedScreen::follow);
    connect(&session.model, &GameModel::begun, this, [this] {
        m_last = Player::None;
        m_isDue = false;
        m_curtain->hide();
    });
    connect(&session.model, &GameModel::ended, m_curtain, &QWidget::hide);
    connect(&board, &BoardPage::settled, this, [this] {
        if (m_isDue)
            handOver();
    });
    connect(m_curtain, &HandoverCurtain::opened, &board, [this, &board] {
        m_session.sight.handOver();
        board.setFocus(Qt::OtherFocusReason);
    });
}

void SharedScreen::setPreferences(const PlayPreferences &preferences)
{
    m_preferences = preferences;
    if (!preferences.hasCurtain && !m_session.sight.awaitsHandover())
        m_curtain->hide();
}

bool SharedScreen::isShared() const
{
    int people = 0;
    for (int i = 0; i < m_session.model.playerCount(); ++i)
        people += m_session.match.isHuman(playerAt(i)) ? 1 : 0;
    return people > 1;
}

void SharedScreen::follow()
{
    if (!m_session.match.awaitsHuman() || !m_board.isReady())
        return;
    const Player toMove = m_session.model.toMove();
    const Player last = std::exchange(m_last, toMove);
    const bool isSecret = m_session.sight.awaitsHandover();
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
    const bool isSecret = m_session.sight.awaitsHandover();
    if (m_preferences.hasCurtain || isSecret)
        m_curtain->fallFor(
            playerLook(m_session.model.info(), m_board.theme(), toMove),
            isSecret ? m_page : static_cast<QWidget &>(m_board));
    if (m_preferences.turnsBoard)
        m_board.seatNear(toMove);
}

} // namespace tessera
