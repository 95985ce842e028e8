#include "app/files/gamefiles.h"

#include "app/files/configurations.h"
#include "app/files/filemark.h"
#include "app/files/gamecode.h"
#include "app/files/gamefolder.h"
#include "app/game/gamesession.h"
#include "app/settings/settings.h"
#include "app/window/boardkeeper.h"
#include "app/window/lobby.h"

#include "model/games/catalogue.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QUrl>

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
    connect(&game, &GameModel::begun, this, &GameFiles::forget);
    connect(&lobby, &Lobby::continued, this, &GameFiles::takeUp);
    connect(&game, &GameModel::moved, this, &GameFiles::changed);
    connect(&game, &GameModel::takenBack, this, &GameFiles::changed);
    connect(&game, &GameModel::jumped, this, &GameFiles::changed);
    connect(&game, &GameModel::recordChanged, this, &GameFiles::changed);
    connect(&game, &GameModel::ended, this, &GameFiles::changed);
    connect(&game, &GameModel::reopened, this, &GameFiles::changed);
}

QString GameFiles::fileName() const
{
    return QFileInfo(QString::fromStdString(m_path)).fileName();
}

bool GameFiles::isModified() const
{
    const GameRecord &record = m_session.model.record();
    if (m_path.empty() && record.node(GameRecord::kRoot).children.empty())
        return false;
    return m_path.empty() || !(record == m_saved);
}

void GameFiles::forget()
{
    m_path.clear();
    m_mark.clear();
    m_lobby.keeper().setFile(m_path, m_mark);
    emit changed();
}

void GameFiles::take(const std::string &path)
{
    m_path = path;
    m_mark = fileMark(path);
    m_lobby.keeper().setFile(path, m_mark);
    m_saved = m_session.model.record();
    if (!path.empty()) {
        const QString whole = QFileInfo(QString::fromStdString(path)).absoluteFilePath();
        m_settings.addRecentFile(whole);
        emit fileTaken(whole);
    }
    emit changed();
}

void GameFiles::takeUp(const std::string &path, const std::string &mark)
{
    if (path.empty())
        return;
    m_path = path;
    m_mark = mark.empty() ? fileMark(path) : mark;
    m_lobby.keeper().setFile(path, m_mark);
    const auto file = openGameFile(path);
    m_saved = file ? file->record : GameRecord();
    // Tags that only the file has, such as names and the date, are no moves that it lacks.
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
    // Who opens needs no new folder; making and deleting some has crashed the dialog of Qt 6.4.
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
    if (holdsSeveralGames(path.toStdString())) {
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
    auto error = m_lobby.load(game.record, game.setup);
    if (error)
        return error;
    take(game.path);
    if (game.fault)
        m_lobby.showError(*game.fault);
    return std::nullopt;
}

void GameFiles::save()
{
    const std::string now = fileMark(m_path);
    if (m_path.empty())
        askSave(false);
    else if (!now.empty() && now != m_mark)
        askReplace();
    else
        saveTo(QString::fromStdString(m_path), false);
}

void GameFiles::askSave(bool isCopy)
{
    const QDir folder(usableGameFolder(m_settings.preferences()));
    auto *dialog
        = new QFileDialog(&m_window, isCopy ? tr("Save a copy") : tr("Save the game"), folder.path());
    dialog->setObjectName(u"saveDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Games (*.tgn *.pgn)"), tr("All files (*)")});
    dialog->setDefaultSuffix(u"tgn"_s);
    const QString name = QString::fromStdString(m_session.model.info().id);
    dialog->selectFile(m_path.empty() ? name + u".tgn"_s : fileName());
    connect(dialog, &QFileDialog::fileSelected, this, [this, isCopy](const QString &path) {
        saveTo(path, isCopy);
    });
    dialog->open();
}

void GameFiles::askReplace()
{
    const QString path = QString::fromStdString(m_path);
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
    GameSetup setup = m_session.model.setup();
    setup.seats = m_session.match.seats();
    const auto error = saveGameFile(path.toStdString(), m_session.model.record(), setup);
    if (error)
        m_lobby.showError(*error);
    else if (isCopy) {
        m_settings.addRecentFile(path);
        emit fileTaken(QFileInfo(path).absoluteFilePath());
    } else
        take(path.toStdString());
}

bool GameFiles::mustWait(const QString &title)
{
    if (m_session.model.viewer() == Player::None || m_session.model.isOver())
        return false;
    // The file would tell what its players do not see.
    m_lobby.showError(
        {title.toStdString(),
         tr("a game in the fog that still goes on").toStdString(),
         tr("its end, for a file shows everything; until then the game is kept by itself")
             .toStdString()});
    return true;
}

/// What the viewer knows of a game that goes on and of which they do not see everything.
QString GameFiles::seenGame() const
{
    QStringList moves;
    const GameModel &game = m_session.model;
    for (const NodeId node : game.record().lineThrough(game.node())) {
        const RecordNode &move = game.record().node(node);
        const auto before = game.positionAt(move.parent);
        moves << QString::fromStdString(game.seenLabel(*before, move.move));
    }
    moves << QString::fromStdString(game.seenAt(game.node())->text());
    return moves.join(u'\n');
}

void GameFiles::copyGame()
{
    if (m_session.model.viewer() != Player::None && !m_session.model.isOver()) {
        QGuiApplication::clipboard()->setText(seenGame());
        return;
    }
    QGuiApplication::clipboard()->setText(QString::fromStdString(textNow()));
}

void GameFiles::copyCode()
{
    if (!mustWait(tr("Copy the game")))
        QGuiApplication::clipboard()->setText(gameCode(textNow()));
}

std::string GameFiles::textNow() const
{
    GameSetup setup = m_session.model.setup();
    setup.seats = m_session.match.seats();
    return gameText(m_session.model.record(), setup);
}

void GameFiles::copyPosition()
{
    QGuiApplication::clipboard()->setText(
        QString::fromStdString(m_session.navigation.position().text()));
}

void GameFiles::paste()
{
    if (const QMimeData *data = QGuiApplication::clipboard()->mimeData())
        openData(*data);
}

bool GameFiles::canOpen(const QMimeData &data)
{
    return data.hasText() || (data.hasUrls() && data.urls().constFirst().isLocalFile());
}

void GameFiles::openData(const QMimeData &data)
{
    if (data.hasUrls() && data.urls().constFirst().isLocalFile())
        openPath(data.urls().constFirst().toLocalFile());
    else
        openText(data.text().trimmed());
}

void GameFiles::openText(const QString &text)
{
    if (isGameCode(text)) {
        const auto unpacked = textOfGameCode(text);
        if (unpacked)
            openText(QString::fromStdString(*unpacked));
        else
            m_lobby.showError(unpacked.error());
        return;
    }
    // A position is one line; the game on the board is asked first whether it is one of its own.
    std::vector<const GameEntry *> entries;
    if (m_session.model.hasGame())
        entries.push_back(&m_session.model.entry());
    for (const GameEntry &entry : catalogue())
        entries.push_back(&entry);
    for (const GameEntry *entry : entries) {
        GameSetup setup = m_settings.lastSetup(entry->info());
        if (text.contains(u'\n') || !entry->game->parsePosition(text.toStdString(), setup.options))
            continue;
        setup.start = text.toStdString();
        m_lobby.start(setup);
        return;
    }
    auto opened = openGameText(text.toStdString(), tr("the pasted text").toStdString());
    if (!opened) {
        m_lobby.showFault(tr("What was pasted is neither a game nor a position of one."));
        return;
    }
    opened->path.clear();
    open(*opened);
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
