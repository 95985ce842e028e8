#include "app/window/gamefiles.h"

#include "app/files/configurations.h"
#include "app/files/filemark.h"
#include "app/settings/gamefolder.h"
#include "app/settings/settings.h"
#include "app/window/boardkeeper.h"
#include "app/window/lobby.h"
#include "controller/session/gamesession.h"
#include "model/core/files/wholefile.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

namespace tessera {

using namespace Qt::StringLiterals;

GameFiles::GameFiles(Settings &settings, GameSession &session, Lobby &lobby, QWidget &window)
    : QObject(&window)
    , m_settings(settings)
    , m_session(session)
    , m_lobby(lobby)
    , m_window(window)
{
    const GameModel &game = session.model;
    // The keeper has heard of it first, and forgotten the file.
    connect(&game, &GameModel::begun, this, &GameFiles::changed);
    connect(&lobby, &Lobby::continued, this, &GameFiles::takeUp);
    connect(&game, &GameModel::moved, this, &GameFiles::changed);
    connect(&game, &GameModel::takenBack, this, &GameFiles::changed);
    connect(&game, &GameModel::jumped, this, &GameFiles::changed);
    connect(&game, &GameModel::recordChanged, this, &GameFiles::changed);
    connect(&game, &GameModel::ended, this, &GameFiles::changed);
    connect(&game, &GameModel::reopened, this, &GameFiles::changed);
    connect(&session.match, &MatchController::restartUndone, this, &GameFiles::changed);
}

QString GameFiles::fileName() const
{
    return QFileInfo(QString::fromStdString(file())).fileName();
}

bool GameFiles::isModified() const
{
    const GameRecord &record = m_session.model.record();
    return file().empty() ? !record.isBlank() : !(record == m_saved);
}

const std::string &GameFiles::file() const
{
    return m_lobby.keeper().onBoard().file;
}

void GameFiles::take(const std::string &path, const std::string &mark)
{
    m_lobby.keeper().setFile(path, mark);
    m_saved = m_session.model.record();
    if (!path.empty())
        remember(path);
    emit changed();
}

void GameFiles::remember(const std::string &path)
{
    const QString whole = QFileInfo(QString::fromStdString(path)).absoluteFilePath();
    m_settings.addRecentFile(whole);
    emit fileTaken(whole);
}

void GameFiles::takeUp(const std::string &path, const std::string &mark)
{
    if (path.empty())
        return;
    m_lobby.keeper().setFile(path, mark.empty() ? fileMark(path) : mark);
    const auto file = openGameFile(path);
    m_saved = file ? file->record : GameRecord();
    // Tags that only the file has, such as names and the date, do not count as modifications.
    m_saved.tags = m_session.model.record().tags;
    emit changed();
}

void GameFiles::askOpen()
{
    const QString folder = usableGameFolder(m_settings.preferences());
    auto *dialog = new QFileDialog(&m_window, tr("Open a game"), folder);
    dialog->setObjectName(u"openDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    // Opening needs no new folder; making and deleting folders has crashed the dialog of Qt 6.4.
    dialog->setOption(QFileDialog::ReadOnly);
    dialog->setNameFilters(
        {tr("Games and configurations (*.tgn *.pgn *.jsonl *.json *.txt *.log)"),
         tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &GameFiles::openPath);
    dialog->open();
}

void GameFiles::openPath(const QString &path)
{
    if (configurationKind(path) != ConfigurationKind::None) {
        emit configurationOpened(path);
        return;
    }
    if (fileHoldsSeveralGames(path.toStdString())) {
        emit severalFound(path);
        return;
    }
    const auto opened = openGameFile(path.toStdString());
    if (opened)
        open(*opened);
    else
        m_lobby.showError(opened.error());
}

std::optional<Error> GameFiles::open(const OpenedGame &game)
{
    if (!game.path.empty() && !game.fault && m_lobby.resume(game.path, game.record)) {
        takeUp(game.path, game.mark);
        remember(game.path);
        return std::nullopt;
    }
    if (auto error = m_lobby.load(game.record, game.setup))
        return error;
    take(game.path, game.mark);
    if (game.fault)
        m_lobby.showError(*game.fault);
    else if (!game.warnings.empty())
        m_lobby.showError(game.warnings.front());
    if (!game.fault)
        askWhoPlays();
    return std::nullopt;
}

void GameFiles::askWhoPlays()
{
    const GameModel &game = m_session.model;
    if (game.isOver())
        return;
    const BarMessage::Choice players{tr("Players…"), u"playersWantedButton"_s, [this] {
                                         emit playersWanted();
                                     }};
    if (game.people().empty()) {
        m_session.match.setPaused(true);
        m_lobby.ask(
            tr("Computers play all sides of this game, and wait."),
            {{tr("Go on"), u"letPlayButton"_s, [this] { m_session.match.setPaused(false); }},
             players});
    } else if (const QString program = missingProgram(game.record()); !program.isEmpty())
        m_lobby.ask(
            tr("%1 was a program, which no file starts. You move its pieces, or choose who does.")
                .arg(program),
            {players});
}

void GameFiles::save()
{
    const std::string now = fileMark(file());
    if (file().empty())
        askSave(false);
    else if (!now.empty() && now != m_lobby.keeper().onBoard().fileMark)
        askReplace();
    else
        saveTo(QString::fromStdString(file()), false);
}

QString GameFiles::offeredName(bool isCopy) const
{
    if (file().empty())
        return QString::fromStdString(m_session.model.info().id) + u".tgn"_s;
    const QFileInfo own(QString::fromStdString(file()));
    return isCopy ? tr("%1 copy.%2", "name of a file, its ending")
                        .arg(own.completeBaseName(), own.suffix())
                  : own.fileName();
}

void GameFiles::askSave(bool isCopy)
{
    const QString folder = file().empty()
                               ? usableGameFolder(m_settings.preferences())
                               : QFileInfo(QString::fromStdString(file())).absolutePath();
    const QString title = isCopy ? tr("Save a copy") : tr("Save the game");
    auto *dialog = new QFileDialog(&m_window, title, folder);
    dialog->setObjectName(u"saveDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Games (*.tgn *.pgn)"), tr("All files (*)")});
    dialog->setDefaultSuffix(u"tgn"_s);
    dialog->selectFile(offeredName(isCopy));
    connect(dialog, &QFileDialog::fileSelected, this, [this, isCopy](const QString &path) {
        saveTo(path, isCopy);
    });
    dialog->open();
}

void GameFiles::askReplace()
{
    const QString path = QString::fromStdString(file());
    m_lobby.ask(
        tr("%1 was changed elsewhere since it was opened or saved here. Nothing was written.")
            .arg(QDir::toNativeSeparators(path)),
        {{tr("Replace it"), u"replaceFileButton"_s, [this, path] { saveTo(path, false); }},
         {tr("Save as…"), u"saveAsButton"_s, [this] { askSave(false); }}});
}

void GameFiles::saveTo(const QString &path, bool isCopy)
{
    if (mustWait(tr("Save the game")))
        return;
    // A copy in the place of the game's own file is no other file.
    const bool isOther = isCopy && QFileInfo(path) != QFileInfo(QString::fromStdString(file()));
    const std::string text = this->text();
    const auto error = writeWhole(path.toStdString(), text);
    if (error)
        m_lobby.showError(*error);
    else if (isOther) {
        m_settings.addRecentFile(path);
        emit fileTaken(QFileInfo(path).absoluteFilePath());
    } else
        take(path.toStdString(), textMark(text));
}

bool GameFiles::mustWait(const QString &title)
{
    if (m_session.model.viewer() == Player::None || m_session.model.isOver())
        return false;
    // The file would reveal what its players do not see.
    m_lobby.showError(
        {title.toStdString(),
         tr("a game in the fog that still goes on").toStdString(),
         tr("its end, for a file shows everything; until then the game is kept by itself")
             .toStdString()});
    return true;
}

std::string GameFiles::text() const
{
    GameSetup setup = m_session.model.setup();
    setup.seats = m_session.match.seats();
    return gameText(m_session.model.record(), setup);
}

void GameFiles::fillRecent(QMenu &menu)
{
    menu.clear();
    const QStringList files = m_settings.recentFiles();
    for (const QString &path : files) {
        QAction *action = menu.addAction(QFileInfo(path).fileName().replace(u'&', u"&&"_s));
        action->setObjectName(u"recent%1"_s.arg(menu.actions().size()));
        action->setStatusTip(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] { openPath(path); });
    }
    if (!files.isEmpty())
        return;
    QAction *none = menu.addAction(tr("No file was opened or saved yet"));
    none->setObjectName(u"recentNone"_s);
    none->setEnabled(false);
}

} // namespace tessera

#include "moc_gamefiles.cpp"
