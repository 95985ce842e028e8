#include "app/game/columns/sidepresenter.h"

#include "app/game/columns/sidecolumn.h"
#include "app/review/reviewrun.h"

#include "model/session/gamerounds.h"
#include "view/history/historypanel.h"
#include "view/widgets/playercard.h"

#include <algorithm>

namespace tessera {

ShownPlace shownPlace(const GameSession &session)
{
    const NodeId node = session.navigation.node();
    const std::vector<NodeId> &line = session.history.line();
    const bool isOnLine = std::find(line.begin(), line.end(), node) != line.end();
    return {
        roundOf(session.model, node),
        roundOf(session.model, line.empty() ? GameRecord::kRoot : line.back()),
        !isOnLine && node != GameRecord::kRoot};
}

Player shownTurn(const GameSession &session)
{
    if (session.match.isPaused())
        return Player::None;
    const NavigationController &navigation = session.navigation;
    return navigation.isLive() ? session.model.toMove() : navigation.position().toMove();
}

SidePresenter::SidePresenter(GameSession &session, SideColumn &side, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_side(side)
{
    MatchController &match = session.match;
    NavigationController &navigation = session.navigation;
    HistoryPanel &history = side.history();
    history.setHistory(session.history);
    connect(&match, &MatchController::seatsChanged, this, &SidePresenter::showSeats);
    connect(&match, &MatchController::turnChanged, this, &SidePresenter::showTurn);
    connect(&match, &MatchController::pausedChanged, this, &SidePresenter::showTurn);
    connect(&session.clocks, &ClockController::ticked, this, &SidePresenter::showClocks);
    connect(&navigation, &NavigationController::shown, this, &SidePresenter::showPlace);
    connect(&navigation, &NavigationController::shown, this, &SidePresenter::showTurn);
    // While the past is looked at, the game goes on and grows longer.
    connect(&session.model, &GameModel::moved, this, &SidePresenter::showPlace);
    connect(&session.model, &GameModel::recordChanged, this, &SidePresenter::showPlace);
    connect(&session.model, &GameModel::ended, this, &SidePresenter::showOutcome);
    connect(&session.model, &GameModel::reopened, this, &SidePresenter::showOutcome);

    connect(&side, &SideColumn::moveNowRequested, &match, &MatchController::moveNow);
    connect(&history, &HistoryPanel::nodeChosen, &navigation, &NavigationController::goTo);
    connect(&history, &HistoryPanel::backToGameRequested, &navigation, &NavigationController::goLive);
    connect(&history, &HistoryPanel::playFromRequested, &match, &MatchController::playFrom);
    connect(&history, &HistoryPanel::stepRequested, &navigation, [&navigation](int by) {
        if (by < 0)
            navigation.goBack();
        else
            navigation.goForward();
    });
}

bool SidePresenter::isReady() const
{
    return m_side.isFor(m_session.model);
}

void SidePresenter::refresh()
{
    showOutcome();
    showSeats();
    showTurn();
    showClocks();
    showPlace();
}

void SidePresenter::showSeats()
{
    if (!isReady())
        return;
    for (int i = 0; i < m_side.playerCount(); ++i)
        m_side.card(playerAt(i)).setSeat(m_session.match.seatName(playerAt(i)));
}

void SidePresenter::showTurn()
{
    if (!isReady())
        return;
    using Turn = PlayerCard::Turn;
    // The cards speak of the position on the board; the clocks are those of the game.
    const Player toMove = shownTurn(m_session);
    const bool isThinking = m_session.navigation.isLive() && m_session.match.isThinking();
    const Turn active = isThinking ? Turn::Thinking : Turn::ToMove;
    for (int i = 0; i < m_side.playerCount(); ++i)
        m_side.card(playerAt(i)).setTurn(playerAt(i) == toMove ? active : Turn::Waiting);
}

void SidePresenter::setClockStyle(ClockStyle style)
{
    m_clockStyle = style;
    showClocks();
}

void SidePresenter::showClocks()
{
    if (!isReady())
        return;
    for (int i = 0; i < m_side.playerCount(); ++i) {
        const Player player = playerAt(i);
        m_side.card(player).setClock(
            clockReading(m_session.model, player, m_session.clocks.shown(player), m_clockStyle));
    }
}

void SidePresenter::showPlace()
{
    if (!isReady())
        return;
    const NavigationController &navigation = m_session.navigation;
    if (GamePanel *panel = m_side.panel()) {
        panel->setEnded(navigation.isLive() && m_session.model.isOver());
        panel->showPosition(navigation.position());
    }
    m_side.history().showPlace(
        {navigation.node(),
         shownPlace(m_session),
         navigation.isLive(),
         m_session.match.canPlayFrom(navigation.node())});
}

void SidePresenter::showOutcome()
{
    if (!isReady())
        return;
    const GameModel &game = m_session.model;
    const Outcome &outcome = game.outcome();
    if (outcome.isOver())
        m_side.showResult(resultWords(game.info(), outcome, game.onlyPerson()), isReviewable(game));
    else
        m_side.hideResult();
    int winners = 0;
    for (int i = 0; i < m_side.playerCount(); ++i)
        winners += outcome.scores[playerAt(i)] > 0 ? 1 : 0;
    const bool isDraw = winners == m_side.playerCount();
    // Nobody will think any more, and the moves and their review need the room that three cards take.
    const bool isFlat = outcome.isOver() && m_side.playerCount() > 2;
    for (int i = 0; i < m_side.playerCount(); ++i) {
        const bool hasWon = outcome.scores[playerAt(i)] > 0;
        QString note;
        if (outcome.isOver())
            note = isDraw         ? tr("draw")
                   : !hasWon      ? tr("lost")
                   : winners == 1 ? tr("won")
                                  : tr("shared win");
        m_side.card(playerAt(i)).setNote(note);
        m_side.card(playerAt(i)).setFlat(isFlat);
    }
    showPlace();
}

} // namespace tessera

#include "moc_sidepresenter.cpp"
