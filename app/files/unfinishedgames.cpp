#include "app/files/unfinishedgames.h"

#include "app/files/restoremark.h"
#include "app/files/wholefile.h"
#include "model/core/files/textfile.h"
#include "model/session/historymodel.h"
#include "view/words/errorwords.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QLockFile>
#include <QUuid>

#include <algorithm>
#include <tuple>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

const QString kEnding = u".tgn"_s;
const QString kLockEnding = u".lock"_s;

QString newId()
{
    const QString time = QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd-HHmmss"_s);
    return time + u'-' + QUuid::createUuid().toString(QUuid::Id128).left(8);
}

} // namespace

QString newGamePath(const QString &folder)
{
    return folder + u'/' + newId() + kEnding;
}

UnfinishedGames::UnfinishedGames(QString folder, QObject *parent)
    : QObject(parent)
    , m_folder(std::move(folder))
    , m_board(newId())
{
    refresh();
}

UnfinishedGames::~UnfinishedGames()
{
    // The lock is released after the file is written, so that nobody finds it half written.
    flush();
}

QString UnfinishedGames::pathOf(const QString &id) const
{
    return m_folder + u'/' + id + kEnding;
}

std::unique_ptr<QLockFile> UnfinishedGames::lockFor(const QString &id) const
{
    std::ignore = makeOwnFolder(filePath(m_folder));
    auto lock = std::make_unique<QLockFile>(pathOf(id) + kLockEnding);
    lock->setStaleLockTime(0);
    // Where nothing can be written, nobody has to be kept out.
    if (lock->tryLock(0) || lock->error() != QLockFile::LockFailedError || !isHeld(*lock))
        return lock;
    return nullptr;
}

void UnfinishedGames::refresh()
{
    std::erase_if(m_games, [this](const Game &game) {
        return hasGone(game.id) || (isLocked(game.id) && !lockFor(game.id));
    });
    const QDir folder(m_folder);
    const QStringList files
        = folder.entryList({u"*"_s + kEnding}, QDir::Files, QDir::Time | QDir::Reversed);
    for (const QString &file : files) {
        const QString id = file.chopped(kEnding.size());
        const bool isKnown = id == m_board || id == m_taken
                             || std::any_of(m_games.begin(), m_games.end(), [&](const Game &game) {
                                    return game.id == id;
                                });
        if (!isKnown)
            readFile(id);
    }
}

void UnfinishedGames::readFile(const QString &id)
{
    const QString path = pathOf(id);
    const bool wasLocked = isLocked(id);
    const RestoreMark mark(path);
    if ((wasLocked && !lockFor(id)) || mark.isOthers())
        return;
    if (mark.wasLeft()) {
        setAsideWith(
            path,
            tr("The program did not survive showing the game %1 when it was open last").arg(id));
        return;
    }
    const auto text = readTextFile(path.toStdString());
    const auto game = text ? readKeptGame(*text, (id + kEnding).toStdString())
                           : Result<KeptGame>(text.error());
    if (!game) {
        setAsideWith(path, errorWords(game.error()));
        return;
    }
    add(id, *game);
    if (wasLocked) {
        const GameInfo &info = findGame(game->record.game)->info();
        m_notes
            << tr("The program ended in the middle of a game of %1. It waits here as it stood, at "
                  "move %2.")
                   .arg(translated({info.id, info.name, {}}))
                   .arg(roundOf(*game));
    }
}

void UnfinishedGames::setAsideWith(const QString &path, const QString &fault)
{
    const auto aside = setAside(filePath(path));
    const QFileInfo file(aside ? QFile::decodeName(aside->c_str()) : path);
    m_notes << tr("%1. The file is kept as %2 in %3.")
                   .arg(fault, file.fileName(), QDir::toNativeSeparators(file.path()));
}

void UnfinishedGames::add(const QString &id, const KeptGame &game)
{
    UnfinishedGame face = faceOf(game);
    face.file = pathOf(id);
    m_games.insert(m_games.begin(), Game{id, std::move(face), game});
}

void UnfinishedGames::keepBoard(KeptGame game)
{
    // This also makes a lock that could not be made before.
    if (!m_lock || !m_lock->isLocked())
        m_lock = lockFor(m_board);
    m_isFinished = false;
    m_writer.save(pathOf(m_board), std::move(game));
}

void UnfinishedGames::forgetBoard()
{
    m_writer.remove(pathOf(m_board));
}

void UnfinishedGames::finishBoard(const QString &path, const std::string &text)
{
    m_isFinished = true;
    m_writer.saveFinished(path, text, pathOf(m_board));
}

void UnfinishedGames::leaveBoard(const std::optional<KeptGame> &left)
{
    if (left) {
        keepBoard(*left);
        add(m_board, *left);
    } else if (!m_isFinished) {
        forgetBoard();
    }
    m_isFinished = false;
    m_lock.reset();
    m_board = newId();
}

Result<KeptGame> UnfinishedGames::take(int number)
{
    const Game &game = m_games[static_cast<std::size_t>(number)];
    const QString path = pathOf(game.id);
    auto lock = claim(game.id);
    if (!lock)
        return lock.error();
    m_taken = game.id;
    m_takenLock = std::move(*lock);
    const auto text = readTextFile(path.toStdString());
    // A game that could not be written is still known here.
    if (!text)
        return game.kept;
    return readKeptGame(*text, path.toStdString());
}

void UnfinishedGames::putTakenOnBoard(const std::optional<KeptGame> &left)
{
    std::erase_if(m_games, [this](const Game &game) { return game.id == m_taken; });
    leaveBoard(left);
    m_board = std::exchange(m_taken, QString());
    m_lock = std::move(m_takenLock);
}

void UnfinishedGames::giveTakenBack()
{
    m_taken.clear();
    m_takenLock.reset();
}

Result<UnfinishedGames::Game> UnfinishedGames::discard(int number)
{
    const auto place = m_games.begin() + number;
    const auto lock = claim(place->id);
    if (!lock)
        return lock.error();
    Game game = std::move(*place);
    m_games.erase(place);
    m_writer.remove(pathOf(game.id));
    // The lock is released after that.
    m_writer.flush();
    return game;
}

Result<std::unique_ptr<QLockFile>> UnfinishedGames::claim(const QString &id)
{
    auto lock = lockFor(id);
    if (!lock)
        return playedElsewhere(id);
    if (hasGone(id))
        return Error{
            pathOf(id).toStdString(),
            phrase("Error", "nothing, as another window has ended or removed the game"),
            phrase("Error", "a game that waits")};
    return lock;
}

bool UnfinishedGames::hasGone(const QString &id)
{
    // A game that could not be written has no file and is still known here.
    return m_writer.flush() && !QFile::exists(pathOf(id));
}

bool UnfinishedGames::isLocked(const QString &id) const
{
    return QFile::exists(pathOf(id) + kLockEnding);
}

Error UnfinishedGames::playedElsewhere(const QString &id) const
{
    return {
        pathOf(id).toStdString(),
        phrase("Error", "a game that another window plays"),
        phrase("Error", "one that waits")};
}

std::optional<Error> UnfinishedGames::restore(Game game)
{
    const auto lock = lockFor(game.id);
    if (!lock)
        return playedElsewhere(game.id);
    m_writer.save(pathOf(game.id), game.kept);
    m_games.insert(m_games.begin(), std::move(game));
    // The lock is released after that.
    m_writer.flush();
    return std::nullopt;
}

} // namespace tessera

#include "moc_unfinishedgames.cpp"
