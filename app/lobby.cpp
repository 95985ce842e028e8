#include "app/lobby.h"

#include "app/boardpage.h"
#include "app/gamepage.h"
#include "app/settings.h"
#include "app/start/startpage.h"
#include "app/tour/guidedgame.h"

namespace tessera {

using namespace Qt::StringLiterals;

Lobby::Lobby(Settings &settings, GameSession &session, GamePage &page, QWidget *parent)
    : QStackedWidget(parent)
    , m_settings(settings)
    , m_session(session)
    , m_page(page)
    , m_start(new StartPage(settings, this))
    , m_guided(new GuidedGame(session, page, this))
{
    setObjectName(u"lobby"_s);
    addWidget(m_start);
    addWidget(&m_page);
    connect(m_start, &StartPage::playRequested, this, &Lobby::playAgain);
    connect(m_start, &StartPage::learnRequested, this, &Lobby::learn);
    connect(m_start, &StartPage::continueRequested, this, &Lobby::continueGame);
    connect(m_guided, &GuidedGame::endRequested, this, &Lobby::goHome);
    connect(m_guided, &GuidedGame::finished, this, [this](const QString &game) {
        m_settings.setGuidedGameDone(game, true);
        playAgain(game);
    });
}

bool Lobby::isHome() const
{
    return currentWidget() == m_start;
}

void Lobby::goHome()
{
    MatchController &match = m_session.match;
    const bool isRunning = m_session.model.hasGame() && !m_session.model.isOver();
    if (!isHome() && isRunning && !match.isPaused()) {
        match.setPaused(true);
        m_waits = true;
    }
    m_guided->end();
    setCurrentWidget(m_start);
    offerUnfinished();
    emit pageChanged();
    m_start->refresh();
}

void Lobby::showGame()
{
    if (std::exchange(m_waits, false))
        m_session.match.setPaused(false);
    setCurrentWidget(&m_page);
    emit pageChanged();
}

bool Lobby::isGameWaiting() const
{
    return isUnfinished(m_session) && !m_isLesson;
}

void Lobby::keepGame()
{
    if (isGameWaiting())
        m_unfinished.keep(m_session);
}

void Lobby::endLesson()
{
    m_guided->end();
    m_isLesson = false;
}

void Lobby::offerUnfinished()
{
    std::vector<UnfinishedGame> faces;
    if (isGameWaiting())
        faces.push_back(faceOf(m_session));
    for (const UnfinishedGames::Game &game : m_unfinished.games())
        faces.push_back(game.face);
    faces.resize(std::min(faces.size(), UnfinishedGames::kMost));
    m_start->setUnfinished(std::move(faces));
}

void Lobby::continueGame(int number)
{
    const bool isOnBoard = isGameWaiting();
    if (isOnBoard && number == 0) {
        showGame();
        m_page.board().setFocus(Qt::OtherFocusReason);
        return;
    }
    const UnfinishedGames::Game game = m_unfinished.take(isOnBoard ? number - 1 : number);
    // An error is shown; there is nobody to tell it.
    static_cast<void>(load(game.record, game.setup, game.node));
}

std::optional<Error> Lobby::start(const GameSetup &setup)
{
    return putOnBoard([&] { return m_page.start(setup); });
}

std::optional<Error> Lobby::load(const GameRecord &record, const GameSetup &setup, NodeId node)
{
    return putOnBoard([&] { return m_page.load(record, setup, node); });
}

std::optional<Error> Lobby::putOnBoard(const std::function<std::optional<Error>()> &begin)
{
    // The page must be seen, so that its board can have the focus.
    const bool wasHome = isHome();
    UnfinishedGames before = m_unfinished;
    keepGame();
    showGame();
    auto error = begin();
    if (!error) {
        endLesson();
        return std::nullopt;
    }
    m_unfinished = std::move(before);
    if (wasHome)
        goHome();
    showError(*error);
    return error;
}

void Lobby::playAgain(const QString &game)
{
    const GameSetup setup = m_settings.usualSetup(findGame(game.toStdString())->info());
    if (!start(setup))
        m_settings.rememberSetup(setup);
}

void Lobby::learn(const QString &game)
{
    const GameEntry *entry = findGame(game.toStdString());
    keepGame();
    m_isLesson = true;
    emit lessonBegins();
    showGame();
    if (const auto error = m_guided->begin(entry == nullptr ? catalogue().front() : *entry)) {
        goHome();
        showError(*error);
    }
}

void Lobby::showError(const Error &error)
{
    const QString sentence = QString::fromStdString(error.sentence());
    if (isHome())
        m_start->showError(sentence);
    else
        m_page.showError(sentence);
}

} // namespace tessera
