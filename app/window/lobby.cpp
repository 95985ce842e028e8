#include "app/window/lobby.h"

#include "app/files/gamefile.h"
#include "app/game/boardpage.h"
#include "app/game/gamepage.h"
#include "app/lab/labpage.h"
#include "app/puzzles/levelrun.h"
#include "app/puzzles/puzzlepage.h"
#include "app/settings/settings.h"
#include "app/start/startpage.h"
#include "app/tour/guidedgame.h"
#include "app/window/puzzledesk.h"
#include "model/session/levelsetup.h"

#include <QFileInfo>

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
    , m_unfinished(settings.autosaveFolder())
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
    leaveGame();
    setCurrentWidget(m_puzzles);
    m_puzzles->open(game);
    emit pageChanged();
}

void Lobby::showLevels()
{
    const GameSetup setup = m_session.model.setup();
    leaveGame();
    setCurrentWidget(m_puzzles);
    m_puzzles->openLevels(setup);
    emit pageChanged();
}

void Lobby::leaveGame()
{
    MatchController &match = m_session.match;
    const bool isRunning = m_session.model.hasGame() && !m_session.model.isOver();
    if (isAtBoard() && isRunning && !match.isPaused()) {
        match.setPaused(true);
        m_waits = true;
    }
    m_guided->end();
    keepBoard();
}

void Lobby::goToLab()
{
    leaveGame();
    m_lab->setGame((m_session.model.hasGame() ? m_session.model.info().id : std::string()));
    setCurrentWidget(m_lab);
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
    if (std::exchange(m_waits, false))
        m_session.match.setPaused(false);
    m_start->dropError();
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
        m_file,
        m_fileMark,
        m_session.match.isAided()};
}

void Lobby::keepBoard()
{
    m_keeping.stop();
    if (auto game = boardGame())
        m_unfinished.keepBoard(*std::move(game));
    else if (m_hasNews && m_session.model.hasGame() && m_session.model.isOver())
        keepFinished();
}

void Lobby::keepFinished()
{
    const GameModel &game = m_session.model;
    // Games without a move, and puzzles, are none to be looked at again.
    const bool isGame = !m_isLesson && !game.record().node(GameRecord::kRoot).children.empty()
                        && !game.setup().level;
    // A game that was opened from its own file is kept there, when somebody says so.
    if (!isGame || (!m_hasEnded && m_place.path.empty() && !m_file.empty()))
        return;
    if (m_place.isRemoved)
        return;
    GameSetup setup = game.setup();
    setup.seats = m_session.match.seats();
    const std::string text = gameText(game.record(), setup);
    if (m_place.key != 0) {
        emit sharedGameChanged(m_place, text);
        return;
    }
    if (m_place.path.empty())
        m_place.path = newGamePath(libraryFolder(m_settings.dataFolder())).toStdString();
    m_unfinished.finishBoard(QString::fromStdString(m_place.path), text);
}

void Lobby::withdrawFinished()
{
    const bool wasKept = std::exchange(m_hasEnded, false);
    // It is kept as a running game first, so that it is never nowhere.
    keepBoard();
    if (wasKept && m_place.key == 0 && !m_place.path.empty())
        m_unfinished.writer().remove(QString::fromStdString(m_place.path));
    m_place = {};
}

bool Lobby::isAmong(const std::vector<TakenGame> &games) const
{
    return std::any_of(games.begin(), games.end(), [this](const TakenGame &game) {
        return game.path == m_place.path && (m_place.key == 0 || game.key == m_place.key);
    });
}

void Lobby::noteRemoved(const std::vector<TakenGame> &games)
{
    m_place.isRemoved = m_place.isRemoved || isAmong(games);
}

void Lobby::noteRestored(const std::vector<TakenGame> &games)
{
    if (!m_place.isRemoved || !isAmong(games))
        return;
    m_place.isRemoved = false;
    // What was said meanwhile belongs to it as well.
    keepBoard();
}

void Lobby::setPlace(const LibraryPlace &place)
{
    m_place = place;
    if (place.key == 0 && !place.path.empty())
        m_unfinished.writer().know(QString::fromStdString(place.path));
}

void Lobby::setFile(const std::string &path, const std::string &mark)
{
    const bool isNew = m_file != path || m_fileMark != mark;
    m_file = path;
    m_fileMark = mark;
    if (isNew && isGameWaiting())
        m_keeping.start();
}

bool Lobby::keepForGood()
{
    keepBoard();
    return m_unfinished.flush();
}

void Lobby::connectKeeping()
{
    // With what the disk takes it is below a quarter of a second from a move to the file.
    constexpr std::chrono::milliseconds kDebounce{100};
    m_keeping.setSingleShot(true);
    m_keeping.setTimerType(Qt::PreciseTimer);
    m_keeping.setInterval(kDebounce);
    connect(&m_keeping, &QTimer::timeout, this, &Lobby::keepBoard);
    const auto keepSoon = [this] {
        if (!m_keeping.isActive())
            m_keeping.start();
    };
    const GameModel &game = m_session.model;
    connect(&game, &GameModel::begun, this, [this, keepSoon] {
        m_hasEnded = false;
        m_hasNews = false;
        m_place = {};
        // The one before is over and has its file; this one needs another.
        if (m_unfinished.isFinished())
            m_unfinished.leaveBoard(std::nullopt);
        if (!m_keepingFault.isEmpty())
            showFault(m_keepingFault);
        keepSoon();
    });
    connect(&game, &GameModel::moved, this, keepSoon);
    connect(&game, &GameModel::takenBack, this, keepSoon);
    connect(&game, &GameModel::jumped, this, [this, &game, keepSoon] {
        // Played on from its middle, it is another game.
        if (!game.isOver()) {
            m_hasEnded = false;
            m_place = {};
        }
        keepSoon();
    });
    connect(&game, &GameModel::recordChanged, this, [this, keepSoon] {
        m_hasNews = true;
        keepSoon();
    });
    connect(&game, &GameModel::reopened, this, &Lobby::withdrawFinished);
    connect(&game, &GameModel::clockChanged, this, keepSoon);
    connect(&game, &GameModel::ended, this, [this, &game] {
        m_keeping.stop();
        m_hasEnded = true;
        if (!m_isLesson && game.setup().level)
            m_unfinished.forgetBoard();
        else
            keepFinished();
    });
    connect(&m_unfinished.writer(), &AutosaveWriter::finishedSaved, this, &Lobby::finishedSaved);
    connect(
        &m_unfinished.writer(),
        &AutosaveWriter::keptBeside,
        this,
        [this](const QString &wanted, const QString &path) {
            if (m_place.path == wanted.toStdString())
                m_place.path = path.toStdString();
            showFault(tr("%1 was changed elsewhere meanwhile and stays as it is. The game on the "
                         "board is kept beside it, in %2.")
                          .arg(wanted, QFileInfo(path).fileName()));
        });
    connect(&m_unfinished.writer(), &AutosaveWriter::failed, this, [this](const QString &sentence) {
        m_keepingFault = tr("The running game cannot be kept: %1").arg(sentence);
        showFault(m_keepingFault);
    });
    connect(&m_unfinished.writer(), &AutosaveWriter::recovered, this, [this] {
        m_keepingFault.clear();
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
    if (game->isAided)
        m_session.match.setAided();
    emit continued(game->file, game->fileMark);
    if (m_session.model.isOver()) {
        // The program ended before it could put it into the library.
        m_hasEnded = true;
        keepFinished();
    }
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
    auto error = putOnBoard([&] { return m_page.load(record, setup); });
    // A game that was looked at before does not count for a rating.
    m_session.match.setAided();
    return error;
}

std::optional<Error> Lobby::putOnBoard(
    const std::function<std::optional<Error>()> &begin, bool isTaken)
{
    // The page must be seen, so that its board can have the focus.
    QWidget *before = currentWidget();
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
        m_hasEnded = false;
        m_place = {};
        endLesson();
        keepBoard();
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
