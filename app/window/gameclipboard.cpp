#include "app/window/gameclipboard.h"

#include "app/files/gamecode.h"
#include "app/settings/settings.h"
#include "app/window/gamefiles.h"
#include "app/window/lobby.h"
#include "controller/session/gamesession.h"
#include "model/core/files/wholefile.h"
#include "model/games/catalogue.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTemporaryDir>

namespace tessera {

using namespace Qt::StringLiterals;

GameClipboard::GameClipboard(
    Settings &settings, GameSession &session, Lobby &lobby, GameFiles &files, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_session(session)
    , m_lobby(lobby)
    , m_files(files)
{}

GameClipboard::~GameClipboard() = default;

/// The viewer's knowledge of a running game of which they do not see everything.
QString GameClipboard::seenGame() const
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

void GameClipboard::copyGame()
{
    const bool isInFog = m_session.model.viewer() != Player::None && !m_session.model.isOver();
    QGuiApplication::clipboard()->setText(
        isInFog ? seenGame() : QString::fromStdString(m_files.text()));
}

void GameClipboard::copyCode()
{
    if (m_files.mustWait(tr("Copy the game")))
        return;
    const QString code = gameCode(m_files.text());
    if (code.isEmpty())
        m_lobby.showFault(tr("The game is too long for a code. Copy it as text instead."));
    else
        QGuiApplication::clipboard()->setText(code);
}

void GameClipboard::copyPosition()
{
    QGuiApplication::clipboard()->setText(
        QString::fromStdString(m_session.navigation.position().text()));
}

void GameClipboard::openText(const QString &text)
{
    if (isGameCode(text)) {
        openCode(text);
        return;
    }
    if (startFrom(text))
        return;
    if (holdsSeveralGames(text.toStdString())) {
        chooseOf(text);
        return;
    }
    auto opened = openGameText(text.toStdString(), tr("the pasted text").toStdString());
    if (!opened) {
        m_lobby.showFault(tr("What was pasted is neither a game nor a position of one."));
        return;
    }
    opened->path.clear();
    m_files.open(*opened);
}

void GameClipboard::openCode(const QString &code)
{
    const auto unpacked = textOfGameCode(code);
    if (unpacked)
        openText(QString::fromStdString(*unpacked));
    else
        m_lobby.showError(unpacked.error());
}

bool GameClipboard::startFrom(const QString &text)
{
    // A position is one line; the game on the board is asked first whether it is one of its own.
    if (text.contains(u'\n'))
        return false;
    std::vector<GameSetup> setups;
    if (const GameModel &board = m_session.model; board.hasGame()) {
        setups.push_back(m_settings.lastSetup(board.info()));
        // It may have pieces of its own.
        if (m_lobby.isAtBoard())
            setups.back().options = board.setup().options;
    }
    for (const GameEntry &entry : catalogue())
        setups.push_back(m_settings.lastSetup(entry.info()));
    for (GameSetup &setup : setups) {
        if (!findGame(setup.game)->game->parsePosition(text.toStdString(), setup.options))
            continue;
        setup.start = text.toStdString();
        // The start that was chosen last may have had levels.
        setup.levels.clear();
        setup.level.reset();
        m_lobby.start(setup);
        return true;
    }
    return false;
}

void GameClipboard::chooseOf(const QString &text)
{
    if (!m_folder)
        m_folder = std::make_unique<QTemporaryDir>();
    const QString path = m_folder->filePath(tr("the pasted text"));
    if (const auto error = writeWhole(path.toStdString(), text.toStdString()))
        m_lobby.showError(*error);
    else
        m_files.openPath(path);
}

} // namespace tessera

#include "moc_gameclipboard.cpp"
