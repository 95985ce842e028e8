#include "app/window/boardkeeper.h"

#include "app/board/boardpage.h"
#include "app/files/gamefile.h"
#include "app/game/gamepage.h"
#include "app/puzzles/levelrun.h"
#include "app/settings/settings.h"
#include "app/tour/guidedgame.h"
#include "controller/session/gamesession.h"

#include <QFileInfo>

#include <algorithm>

namespace tessera {

BoardKeeper::BoardKeeper(
    Settings &settings,
    GameSession &session,
    GamePage &page,
    const GuidedGame &guided,
    QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_session(session)
    , m_page(page)
    , m_guided(guided)
    , m_unfinished(settings.autosaveFolder())
{
    // With what the disk takes it is below a quarter of a second from a move to the file.
    constexpr std::chrono::milliseconds kDebounce{100};
    m_keeping.setSingleShot(true);
    m_keeping.setTimerType(Qt::PreciseTimer);
    m_keeping.setInterval(kDebounce);
    connect(&m_keeping, &QTimer::timeout, this, &BoardKeeper::keep);
    connectGame();
    connectWriter();
}

void BoardKeeper::connectGame()
{
    const GameModel &game = m_session.model;
    connect(&game, &GameModel::begun, this, &BoardKeeper::begin);
    connect(&game, &GameModel::moved, this, &BoardKeeper::keepSoon);
    connect(&game, &GameModel::takenBack, this, &BoardKeeper::keepSoon);
    connect(&game, &GameModel::jumped, this, [this, &game] {
        // Played on from its middle, it is another game.
        if (!game.isOver()) {
            m_onBoard.hasEnded = false;
            m_onBoard.place = {};
        }
        keepSoon();
    });
    connect(&game, &GameModel::recordChanged, this, [this] {
        m_onBoard.hasNews = true;
        keepSoon();
    });
    connect(&game, &GameModel::reopened, this, &BoardKeeper::withdraw);
    connect(&game, &GameModel::clockChanged, this, &BoardKeeper::keepSoon);
    connect(&game, &GameModel::ended, this, &BoardKeeper::end);
    const MatchController &match = m_session.match;
    connect(&match, &MatchController::seatsChanged, this, &BoardKeeper::keepSoon);
    connect(&match, &MatchController::aboutToRestart, this, [this] { m_beforeRestart = m_onBoard; });
    connect(&match, &MatchController::restartUndone, this, [this] { m_onBoard = m_beforeRestart; });
}

void BoardKeeper::connectWriter()
{
    const AutosaveWriter &writer = m_unfinished.writer();
    const auto tellOfOther = [this](const QString &wanted, const QString &path) {
        if (m_onBoard.place.path == wanted.toStdString())
            m_onBoard.place.path = path.toStdString();
        emit told(tr("%1 was changed elsewhere meanwhile and stays as it is. The game on the "
                     "board is kept beside it, in %2.")
                      .arg(wanted, QFileInfo(path).fileName()));
    };
    connect(&writer, &AutosaveWriter::finishedSaved, this, &BoardKeeper::finishedSaved);
    connect(&writer, &AutosaveWriter::keptBeside, this, tellOfOther);
    connect(&writer, &AutosaveWriter::failed, this, [this](const QString &sentence) {
        m_fault = tr("The running game cannot be kept: %1").arg(sentence);
        emit told(m_fault);
    });
    connect(&writer, &AutosaveWriter::recovered, this, [this] {
        m_fault.clear();
        emit recovered();
        emit told(tr("The running game is kept again."));
    });
}

void BoardKeeper::begin()
{
    m_onBoard = {};
    m_onBoard.isLesson = m_guided.isRunning();
    // The one before is over and has its file; this one needs another.
    if (m_unfinished.isFinished())
        m_unfinished.leaveBoard(std::nullopt);
    if (!m_fault.isEmpty())
        emit told(m_fault);
    keepSoon();
}

void BoardKeeper::end()
{
    m_keeping.stop();
    m_onBoard.hasEnded = true;
    if (!m_onBoard.isLesson && m_session.model.setup().level)
        m_unfinished.forgetBoard();
    else
        keepFinished();
}

bool BoardKeeper::isToBeKept() const
{
    const GameModel &game = m_session.model;
    // The page of puzzles knows what is solved, and leads back to each.
    const LevelRun &levels = m_page.levels();
    const bool isPuzzle = levels.isRunning() && levels.kind() != LevelRun::Kind::Level;
    if (!game.hasGame() || game.isOver() || m_onBoard.isLesson || m_onBoard.isLeft || isPuzzle)
        return false;
    return game.node() != GameRecord::kRoot || (m_onBoard.hasNews && !game.record().isBlank());
}

std::optional<KeptGame> BoardKeeper::game() const
{
    if (!isToBeKept())
        return std::nullopt;
    const GameModel &game = m_session.model;
    return KeptGame{
        game.record(),
        game.setup(),
        game.node(),
        m_session.match.thinking(),
        m_page.board().nearPlayer(),
        m_page.isClassic(),
        m_onBoard.file,
        m_onBoard.fileMark,
        m_session.match.aid()};
}

void BoardKeeper::keepSoon()
{
    if (!m_keeping.isActive())
        m_keeping.start();
}

void BoardKeeper::keep()
{
    m_keeping.stop();
    if (auto kept = game())
        m_unfinished.keepBoard(*std::move(kept));
    else if (m_onBoard.hasNews && m_session.model.hasGame() && m_session.model.isOver())
        keepFinished();
}

void BoardKeeper::settle()
{
    m_page.finishWriting();
    if (m_keeping.isActive())
        keep();
}

bool BoardKeeper::keepForGood()
{
    m_page.finishWriting();
    keep();
    return m_unfinished.flush();
}

void BoardKeeper::finish()
{
    m_onBoard.hasEnded = true;
    keepFinished();
}

void BoardKeeper::keepFinished()
{
    const GameModel &game = m_session.model;
    LibraryPlace &place = m_onBoard.place;
    // Games without a move, and puzzles, are none to be looked at again.
    const bool isGame = !m_onBoard.isLesson
                        && !game.record().node(GameRecord::kRoot).children.empty()
                        && !game.setup().level;
    // A game that was opened from its own file is kept there, when somebody says so.
    if (!isGame || (!m_onBoard.hasEnded && place.path.empty() && !m_onBoard.file.empty()))
        return;
    if (place.isRemoved)
        return;
    GameSetup setup = game.setup();
    setup.seats = m_session.match.seats();
    const std::string text = gameText(game.record(), setup);
    if (place.key != 0) {
        emit sharedGameChanged(place, text);
        return;
    }
    if (place.path.empty())
        place.path = newGamePath(libraryFolder(m_settings.dataFolder())).toStdString();
    m_unfinished.finishBoard(QString::fromStdString(place.path), text);
}

void BoardKeeper::withdraw()
{
    const bool wasKept = std::exchange(m_onBoard.hasEnded, false);
    // It is kept as a running game first, so that it is never nowhere.
    keep();
    const LibraryPlace place = std::exchange(m_onBoard.place, {});
    if (wasKept && place.key == 0 && !place.path.empty())
        m_unfinished.writer().remove(QString::fromStdString(place.path));
}

bool BoardKeeper::isAmong(const std::vector<TakenGame> &games) const
{
    const LibraryPlace &place = m_onBoard.place;
    return std::any_of(games.begin(), games.end(), [&place](const TakenGame &game) {
        return game.path == place.path && (place.key == 0 || game.key == place.key);
    });
}

void BoardKeeper::noteRemoved(const std::vector<TakenGame> &games)
{
    LibraryPlace &place = m_onBoard.place;
    place.isRemoved = place.isRemoved || isAmong(games);
}

void BoardKeeper::noteRestored(const std::vector<TakenGame> &games)
{
    if (!m_onBoard.place.isRemoved || !isAmong(games))
        return;
    m_onBoard.place.isRemoved = false;
    // What was said meanwhile belongs to it as well.
    keep();
}

void BoardKeeper::setPlace(const LibraryPlace &place)
{
    m_onBoard.place = place;
    if (place.key == 0 && !place.path.empty())
        m_unfinished.writer().know(QString::fromStdString(place.path), place.mark);
}

void BoardKeeper::setFile(const std::string &path, const std::string &mark)
{
    const bool isNew = m_onBoard.file != path || m_onBoard.fileMark != mark;
    m_onBoard.file = path;
    m_onBoard.fileMark = mark;
    if (isNew && isToBeKept())
        m_keeping.start();
}

void BoardKeeper::leave()
{
    settle();
    m_unfinished.leaveBoard(game());
    m_keeping.stop();
    m_onBoard.isLeft = true;
}

void BoardKeeper::takeNew(const std::optional<KeptGame> &left, bool isTaken)
{
    m_keeping.stop();
    if (isTaken)
        m_unfinished.putTakenOnBoard(left);
    else
        m_unfinished.leaveBoard(left);
    m_onBoard = {};
}

} // namespace tessera

#include "moc_boardkeeper.cpp"
