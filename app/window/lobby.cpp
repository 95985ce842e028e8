#include "app/window/lobby.h"

#include "app/game/boardpage.h"
#include "app/game/gamepage.h"
#include "app/puzzles/levelrun.h"
#include "app/puzzles/puzzlepage.h"
#include "app/settings/settings.h"
#include "app/start/startpage.h"
#include "app/tour/guidedgame.h"
#include "app/window/puzzledesk.h"
#include "model/session/levelsetup.h"

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
    , m_guided(new GuidedGame(session, page, this))
    , m_unfinished(settings.autosaveFolder())
{
    setObjectName(u"lobby"_s);
    addWidget(m_start);
    addWidget(m_puzzles);
    addWidget(&m_page);
    connect(m_start, &StartPage::playRequested, this, &Lobby::playAgain);
    connect(m_start, &StartPage::learnRequested, this, &Lobby::learn);
    connect(m_start, &StartPage::continueRequested, this, &Lobby::continueGame);
    connect(m_start, &StartPage::discardRequested, this, &Lobby::discardGame);
    connectPuzzles();
    connectKeeping();
    if (!m_unfinished.notes().isEmpty())
        m_start->showNote(m_unfinished.notes().join(u'\n'));
    connect(m_guided, &GuidedGame::endRequested, this, &Lobby::goHome);
    connect(m_guided, &GuidedGame::finished, this, [this](const QString &game) {
        m_settings.setGuidedGameDone(game, true);
        playAgain(game);
    });
}

bool Lobby::isHome() const
{
    return currentWidget() != &m_page;
}

bool Lobby::isAtStart() const
{
    return currentWidget() == m_start;
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
    leaveGameFor(*m_puzzles);
    m_puzzles->open(game);
    emit pageChanged();
}

void Lobby::showLevels()
{
    const GameSetup setup = m_session.model.setup();
    leaveGameFor(*m_puzzles);
    m_puzzles->openLevels(setup);
    emit pageChanged();
}

void Lobby::leaveGameFor(QWidget &page)
{
    MatchController &match = m_session.match;
    const bool isRunning = m_session.model.hasGame() && !m_session.model.isOver();
    if (!isHome() && isRunning && !match.isPaused()) {
        match.setPaused(true);
        m_waits = true;
    }
    m_guided->end();
    setCurrentWidget(&page);
    keepBoard();
}

void Lobby::goHome()
{
    leaveGameFor(*m_start);
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
    if (isHome() || !game.hasGame() || game.isOver() || match.isPaused() || !hasLimits(game))
        return;
    m_page.setHeld(true);
    match.setPaused(true);
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
    const GameModel &game = m_session.model;
    // The page of puzzles knows what is solved, and leads back to each.
    const LevelRun &levels = m_page.levels();
    const bool isPuzzle = levels.isRunning() && levels.kind() != LevelRun::Kind::Level;
    return game.hasGame() && !game.isOver() && game.node() != GameRecord::kRoot && !m_isLesson
           && !m_isForgotten && !isPuzzle;
}

std::optional<KeptGame> Lobby::boardGame() const
{
    if (!isGameWaiting())
        return std::nullopt;
    const GameModel &game = m_session.model;
    return KeptGame{
        game.record(),
        game.setup(),
        game.node(),
        m_session.match.thinking(),
        m_page.board().nearPlayer(),
        m_page.isClassic(),
        m_file};
}

void Lobby::keepBoard()
{
    m_keeping.stop();
    if (const auto game = boardGame())
        m_unfinished.keepBoard(*game);
}

void Lobby::setFile(const std::string &path)
{
    if (std::exchange(m_file, path) != path && isGameWaiting())
        m_keeping.start();
}

void Lobby::keepForGood()
{
    keepBoard();
    m_unfinished.flush();
}

void Lobby::connectKeeping()
{
    constexpr std::chrono::milliseconds kDebounce{200};
    m_keeping.setSingleShot(true);
    m_keeping.setInterval(kDebounce);
    connect(&m_keeping, &QTimer::timeout, this, &Lobby::keepBoard);
    const auto keepSoon = [this] {
        if (!m_keeping.isActive())
            m_keeping.start();
    };
    const GameModel &game = m_session.model;
    connect(&game, &GameModel::begun, this, keepSoon);
    connect(&game, &GameModel::moved, this, keepSoon);
    connect(&game, &GameModel::takenBack, this, keepSoon);
    connect(&game, &GameModel::jumped, this, keepSoon);
    connect(&game, &GameModel::recordChanged, this, keepSoon);
    connect(&game, &GameModel::reopened, this, keepSoon);
    connect(&game, &GameModel::clockChanged, this, keepSoon);
    connect(&game, &GameModel::ended, this, [this] {
        m_keeping.stop();
        if (!m_isLesson)
            m_unfinished.forgetBoard();
    });
    connect(&m_unfinished.writer(), &AutosaveWriter::failed, this, [this](const QString &sentence) {
        showFault(tr("The running game cannot be kept: %1").arg(sentence));
    });
    connect(&m_unfinished.writer(), &AutosaveWriter::recovered, this, [this] {
        showFault(tr("The running game is kept again."));
    });
}

void Lobby::endLesson()
{
    m_guided->end();
    m_isLesson = false;
}

void Lobby::offerUnfinished()
{
    std::vector<UnfinishedGame> faces;
    if (const auto game = boardGame())
        faces.push_back(faceOf(*game));
    for (const UnfinishedGames::Game &game : m_unfinished.games())
        faces.push_back(game.face);
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
    const auto game = m_unfinished.take(isOnBoard ? number - 1 : number);
    if (!game) {
        m_unfinished.giveTakenBack();
        showError(game.error());
        return;
    }
    const auto load = [&] {
        return m_page.load(game->record, game->setup, game->node, game->thinking);
    };
    if (putOnBoard(load, true))
        return;
    emit viewWanted(game->isClassic);
    m_page.board().seatNear(game->nearest);
    emit continued(game->file);
}

void Lobby::discardGame(int number)
{
    const bool isOnBoard = isGameWaiting();
    UnfinishedGames::Game game;
    if (isOnBoard && number == 0) {
        m_unfinished.leaveBoard(boardGame());
        m_isForgotten = true;
        game = m_unfinished.discard(0);
    } else {
        game = m_unfinished.discard(isOnBoard ? number - 1 : number);
    }
    offerUnfinished();
    m_start->refresh();
    m_start->offerUndo(tr("The game was removed."), [this, game] {
        m_unfinished.restore(game);
        offerUnfinished();
        m_start->refresh();
    });
}

std::optional<Error> Lobby::start(const GameSetup &setup)
{
    return putOnBoard([&] { return m_page.start(firstGame(setup)); });
}

std::optional<Error> Lobby::load(const GameRecord &record, const GameSetup &setup)
{
    return putOnBoard([&] { return m_page.load(record, setup); });
}

std::optional<Error> Lobby::putOnBoard(
    const std::function<std::optional<Error>()> &begin, bool isTaken)
{
    // The page must be seen, so that its board can have the focus.
    const bool wasHome = isHome();
    const auto left = boardGame();
    showGame();
    auto error = begin();
    if (!error) {
        m_keeping.stop();
        if (isTaken)
            m_unfinished.putTakenOnBoard(left);
        else
            m_unfinished.leaveBoard(left);
        m_isForgotten = false;
        endLesson();
        keepBoard();
        return std::nullopt;
    }
    m_unfinished.giveTakenBack();
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
    m_unfinished.leaveBoard(boardGame());
    m_keeping.stop();
    m_isLesson = true;
    m_isForgotten = false;
    emit viewWanted(false);
    showGame();
    if (const auto error = m_guided->begin(entry == nullptr ? catalogue().front() : *entry)) {
        goHome();
        showError(*error);
    }
}

void Lobby::showError(const Error &error)
{
    showFault(QString::fromStdString(error.sentence()));
}

void Lobby::showFault(const QString &sentence)
{
    if (isHome())
        m_start->showError(sentence);
    else
        m_page.showError(sentence);
}

} // namespace tessera
