#include "app/window/lobby.h"

#include "app/board/boardpage.h"
#include "app/game/gamepage.h"
#include "app/lab/labpage.h"
#include "app/puzzles/levelrun.h"
#include "app/puzzles/puzzlepage.h"
#include "app/settings/gamefolder.h"
#include "app/settings/settings.h"
#include "app/start/startpage.h"
#include "app/tour/guidedgame.h"
#include "app/window/boardkeeper.h"
#include "app/window/puzzledesk.h"
#include "model/session/levelsetup.h"
#include "view/words/errorwords.h"

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

bool hasLimits(const GameModel &game)
{
    for (int i = 0; i < game.playerCount(); ++i) {
        if (game.clock().isLimited(playerAt(i)))
            return true;
    }
    return false;
}

} // namespace

Lobby::Lobby(Settings &settings, GameSession &session, GamePage &page, QWidget *parent)
    : QStackedWidget(parent)
    , m_settings(settings)
    , m_session(session)
    , m_page(page)
    , m_start(new StartPage(settings, this))
    , m_desk(new PuzzleDesk(settings, session, page, this))
    , m_puzzles(new PuzzlePage(settings, m_desk->exercises(), this))
    , m_lab(new LabPage(settings.dataFolder(), this))
    , m_guided(new GuidedGame(session, page, this))
    , m_keeper(new BoardKeeper(settings, session, page, *m_guided, this))
    , m_unfinished(m_keeper->unfinished())
{
    setObjectName(u"lobby"_s);
    addWidget(m_start);
    addWidget(m_puzzles);
    addWidget(&m_page);
    addWidget(m_lab);
    connect(m_start, &StartPage::labRequested, this, &Lobby::goToLab);
    connect(m_lab, &LabPage::homeRequested, this, &Lobby::goHome);
    connect(m_start, &StartPage::playRequested, this, &Lobby::playAgain);
    connect(m_start, &StartPage::learnRequested, this, &Lobby::learn);
    connect(m_start, &StartPage::continueRequested, this, &Lobby::continueGame);
    connect(m_start, &StartPage::discardRequested, this, &Lobby::discardGame);
    connectPuzzles();
    connect(m_keeper, &BoardKeeper::finishedSaved, this, &Lobby::finishedSaved);
    connect(m_keeper, &BoardKeeper::sharedGameChanged, this, &Lobby::sharedGameChanged);
    connect(m_keeper, &BoardKeeper::recovered, &m_page, &GamePage::dropError);
    connect(m_keeper, &BoardKeeper::told, this, &Lobby::showFault);
    if (!m_unfinished.notes().isEmpty())
        m_start->showNote(m_unfinished.notes().join(u'\n'));
    connect(m_guided, &GuidedGame::endRequested, this, &Lobby::goHome);
    connect(m_guided, &GuidedGame::finished, this, &Lobby::playAgain);
}

void Lobby::setTheme(const Theme &theme)
{
    m_start->setTheme(theme);
    m_puzzles->setTheme(theme);
    m_lab->setTheme(theme);
}

bool Lobby::isHome() const
{
    return currentWidget() == m_start;
}

bool Lobby::isAtBoard() const
{
    return currentWidget() == &m_page;
}

QString Lobby::shownGame() const
{
    const bool isOnBoard = isAtBoard() && m_session.model.hasGame();
    return isOnBoard ? QString::fromStdString(m_session.model.info().id) : m_settings.lastGame();
}

void Lobby::connectPuzzles()
{
    connect(m_start, &StartPage::puzzlesRequested, this, [this] {
        showPuzzles(m_settings.lastGame());
    });
    connect(m_puzzles, &PuzzlePage::homeRequested, this, &Lobby::goHome);
    connect(m_puzzles, &PuzzlePage::chosen, this, [this](const GameSetup &setup) {
        if (!start(setup))
            m_page.board().setFocus(Qt::OtherFocusReason);
    });
    connect(&m_page.levels(), &LevelRun::overviewRequested, this, &Lobby::showLevels);
}

void Lobby::showPuzzles(const QString &game)
{
    leaveTo(*m_puzzles);
    m_puzzles->open(game);
    emit pageChanged();
}

void Lobby::showLevels()
{
    const GameSetup setup = m_session.model.setup();
    leaveTo(*m_puzzles);
    m_puzzles->openLevels(setup);
    emit pageChanged();
}

void Lobby::leaveTo(QWidget &page)
{
    leaveGame();
    m_start->dropWarnings();
    setCurrentWidget(&page);
}

void Lobby::leaveGame()
{
    MatchController &match = m_session.match;
    const bool isRunning = m_session.model.hasGame() && !m_session.model.isOver();
    if (isAtBoard() && isRunning && !match.isPaused()) {
        match.setPaused(true);
        m_keeper->onBoard().waits = true;
    }
    m_guided->end();
    m_page.finishWriting();
    m_keeper->keep();
}

void Lobby::goToLab()
{
    m_lab->setGame((m_session.model.hasGame() ? m_session.model.info().id : std::string()));
    m_lab->setFileFolder(usableGameFolder(m_settings.preferences()));
    leaveTo(*m_lab);
    emit pageChanged();
    m_lab->enter();
}

void Lobby::goHome()
{
    leaveGame();
    setCurrentWidget(m_start);
    m_unfinished.refresh();
    offerUnfinished();
    emit pageChanged();
    m_start->refresh();
}

void Lobby::setBehindDialog(bool isBehind)
{
    MatchController &match = m_session.match;
    if (!isBehind) {
        if (m_page.isHeld())
            match.setPaused(false);
        m_page.setHeld(false);
        return;
    }
    const GameModel &game = m_session.model;
    if (!isAtBoard() || !game.hasGame() || game.isOver() || match.isPaused() || !hasLimits(game))
        return;
    m_page.setHeld(true);
    match.setPaused(true);
}

void Lobby::showGame()
{
    if (std::exchange(m_keeper->onBoard().waits, false))
        m_session.match.setPaused(false);
    m_start->dropWarnings();
    setCurrentWidget(&m_page);
    emit pageChanged();
}

void Lobby::offerUnfinished()
{
    std::vector<UnfinishedGame> faces;
    if (const auto game = m_keeper->game())
        faces.push_back(faceOf(*game));
    for (const UnfinishedGames::Game &game : m_unfinished.games())
        faces.push_back(game.face);
    m_start->setUnfinished(std::move(faces));
}

bool Lobby::continueGame(int number)
{
    const bool isOnBoard = m_keeper->isToBeKept();
    if (isOnBoard && number == 0) {
        showGame();
        m_page.board().setFocus(Qt::OtherFocusReason);
        return true;
    }
    const auto game = m_unfinished.take(isOnBoard ? number - 1 : number);
    if (!game) {
        m_unfinished.giveTakenBack();
        refuse(game.error());
        return false;
    }
    const auto load = [&] {
        return m_page.load(game->record, game->setup, game->node, game->thinking);
    };
    if (putOnBoard(load, true))
        return false;
    emit viewWanted(game->isClassic);
    m_page.board().seatNear(game->nearest);
    m_session.match.setAided(game->aid);
    emit continued(game->file, game->fileMark);
    // The program ended before it could put it into the library.
    if (m_session.model.isOver())
        m_keeper->finish();
    return true;
}

void Lobby::discardGame(int number)
{
    if (m_keeper->isToBeKept()) {
        // It is the first one in either list.
        if (number == 0)
            m_keeper->leave();
        else
            --number;
    }
    const auto game = m_unfinished.discard(number);
    if (!game) {
        refuse(game.error());
        return;
    }
    offerUnfinished();
    m_start->refresh();
    m_start->offerUndo(tr("The game was removed."), [this, removed = *game] {
        const auto error = m_unfinished.restore(removed);
        offerUnfinished();
        m_start->refresh();
        if (error)
            showError(*error);
    });
}

void Lobby::refuse(const Error &error)
{
    // What another window has taken is offered no more.
    m_unfinished.refresh();
    offerUnfinished();
    m_start->refresh();
    showError(error);
}

std::optional<Error> Lobby::start(const GameSetup &setup)
{
    return putOnBoard([&] { return m_page.start(firstGame(setup)); });
}

bool Lobby::resume(const std::string &path, const GameRecord &record)
{
    m_unfinished.refresh();
    std::vector<KeptGame> games;
    if (auto onBoard = m_keeper->game())
        games.push_back(*std::move(onBoard));
    for (const UnfinishedGames::Game &game : m_unfinished.games())
        games.push_back(game.kept);
    const auto same = std::find_if(games.begin(), games.end(), [&](const KeptGame &game) {
        // Tags that only the file has, such as names and the date, make no other game.
        GameRecord kept = game.record;
        kept.tags = record.tags;
        return game.file == path && kept == record;
    });
    return same != games.end() && continueGame(static_cast<int>(same - games.begin()));
}

std::optional<Error> Lobby::load(const GameRecord &record, const GameSetup &setup)
{
    auto error = putOnBoard([&] { return m_page.load(record, setup); });
    // A game that was looked at before does not count for a rating.
    m_session.match.setAided(MatchController::Aid::Opened);
    return error;
}

std::optional<Error> Lobby::putOnBoard(
    const std::function<std::optional<Error>()> &begin, bool isTaken)
{
    // The page must be seen, so that its board can have the focus.
    QWidget *before = currentWidget();
    m_keeper->settle();
    const auto left = m_keeper->game();
    showGame();
    auto error = begin();
    if (!error) {
        m_keeper->takeNew(left, isTaken);
        m_guided->end();
        m_keeper->keep();
        return std::nullopt;
    }
    m_unfinished.giveTakenBack();
    if (before == m_start)
        goHome();
    else if (before == m_puzzles)
        showPuzzles();
    else if (before == m_lab)
        goToLab();
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
    m_keeper->leave();
    emit viewWanted(false);
    showGame();
    if (const auto error = m_guided->begin(entry == nullptr ? catalogue().front() : *entry)) {
        goHome();
        showError(*error);
    }
}

void Lobby::showError(const Error &error)
{
    showFault(errorWords(error));
}

void Lobby::showFault(const QString &sentence)
{
    if (isAtBoard())
        m_page.showError(sentence);
    else if (isHome())
        m_start->showError(sentence);
    else if (currentWidget() == m_puzzles)
        m_puzzles->showError(sentence);
    else
        m_lab->showError(sentence);
}

void Lobby::ask(const QString &sentence, const std::vector<BarMessage::Choice> &choices)
{
    m_page.showWarning(sentence, choices);
}

} // namespace tessera

#include "moc_lobby.cpp"
