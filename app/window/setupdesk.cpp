#include "app/window/setupdesk.h"

#include "app/board/boardpage.h"
#include "app/dialogs/newgame/goondialog.h"
#include "app/dialogs/newgame/newgamedialog.h"
#include "app/dialogs/newgame/playersdialog.h"
#include "app/editor/composer.h"
#include "app/files/configurations.h"
#include "app/game/gamepage.h"
#include "app/settings/appearance.h"
#include "app/settings/settings.h"
#include "app/window/lobby.h"

#include <QDir>
#include <QFileInfo>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// The level of the first computer; the usual one without any.
int levelIn(const PerPlayer<SeatSetup> &seats)
{
    for (const SeatSetup &seat : seats) {
        if (seat.kind == SeatSetup::Kind::Computer)
            return seat.level;
    }
    return SeatSetup().level;
}

} // namespace

SetupDesk::SetupDesk(const Parts &parts)
    : QObject(&parts.window)
    , m_parts(parts)
    , m_composer(new Composer(&parts.window))
{
    connect(
        m_composer, &Composer::newGameWanted, this, [this](const GameSetup &setup, bool isComposed) {
            NewGameDialog &dialog = openNewGame(QString::fromStdString(setup.game));
            if (isComposed)
                dialog.takeComposed(setup);
            else
                dialog.take(setup);
        });
    connect(m_composer, &Composer::puzzleWanted, &m_parts.lobby, &Lobby::start);
    connect(m_composer, &Composer::analysisWanted, this, [this](const GameSetup &setup) {
        if (!m_parts.lobby.start(setup))
            emit analysisWanted();
    });
}

void SetupDesk::newGame(const QString &game)
{
    NewGameDialog &dialog = openNewGame(game);
    // What a file set up is not remembered, so that the dialog over its game must be told.
    if (game == m_parts.lobby.shownGame() && isConfiguredOnBoard())
        dialog.take(*m_configured);
}

NewGameDialog &SetupDesk::openNewGame(const QString &game)
{
    auto *dialog
        = new NewGameDialog(m_parts.settings, m_parts.appearance.theme(), game, &m_parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const GameSetup setup = dialog->setup();
        if (!m_parts.lobby.start(setup))
            m_parts.settings.rememberSetup(setup);
    });
    dialog->open();
    return *dialog;
}

void SetupDesk::changePlayers()
{
    const GameModel &board = m_parts.session.model;
    auto *dialog = new PlayersDialog(
        board.info(),
        board.seats(),
        m_parts.appearance.theme(),
        m_parts.settings.dataFolder(),
        &m_parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_parts.session.match.seatAnew(dialog->seats());
        faceThePerson();
    });
    dialog->open();
}

void SetupDesk::goOn()
{
    const GameModel &board = m_parts.session.model;
    const NodeId node = m_parts.session.navigation.node();
    const Player side = board.onlyPerson() == Player::None ? board.positionAt(node)->toMove()
                                                           : board.onlyPerson();
    const GameInfo &info = board.info();
    auto *dialog = new GoOnDialog(
        info, side, levelIn(board.seats()), m_parts.appearance.theme(), &m_parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, node] {
        PerPlayer<SeatSetup> seats;
        seats.fill({SeatSetup::Kind::Computer, {}, dialog->level()});
        seats[dialog->side()] = {};
        m_parts.session.match.goOnWith(seats, node);
        faceThePerson();
        m_parts.session.navigation.goLive();
    });
    dialog->open();
}

void SetupDesk::faceThePerson()
{
    if (const Player person = m_parts.session.model.onlyPerson(); person != Player::None)
        m_parts.page.board().seatNear(person);
    m_parts.page.board().setFocus(Qt::OtherFocusReason);
}

bool SetupDesk::isConfiguredOnBoard() const
{
    const GameModel &board = m_parts.session.model;
    if (!m_configured || !m_parts.lobby.isAtBoard() || !board.hasGame())
        return false;
    const GameSetup &setup = board.setup();
    return setup.levels == m_configured->levels
           && (setup.level || setup.start == m_configured->start);
}

void SetupDesk::editPosition()
{
    const GameEntry *named = findGame(m_parts.lobby.shownGame().toStdString());
    const GameEntry &entry = named != nullptr ? *named : catalogue().front();
    const GameModel &board = m_parts.session.model;
    GameSetup setup = m_parts.settings.lastSetup(entry.info());
    // What not everybody sees is not shown here either.
    const bool isOnBoard = m_parts.lobby.isAtBoard() && board.hasGame() && !board.hidesParts();
    if (isOnBoard)
        setup.options = board.setup().options;
    const auto base = isOnBoard ? m_parts.session.navigation.position().clone()
                                : entry.game->start(setup.options);
    const bool allowsHints = m_parts.settings.preferences().play.allowsHints;
    m_composer->open(setup, *base, m_parts.appearance.theme(), allowsHints);
}

std::optional<Error> SetupDesk::startConfigured(const QString &path)
{
    const GameEntry *entry = configurableGame();
    if (entry == nullptr)
        return Error{
            path.toStdString(),
            phrase("Error", "a configuration file"),
            phrase("Error", "a game that has such files")};
    const auto read = readConfiguredSetup(*entry, path);
    if (!read) {
        m_parts.lobby.showError(read.error());
        return read.error();
    }
    if (auto error = startRead(*read))
        return error;
    emit classicWanted();
    return std::nullopt;
}

std::optional<Error> SetupDesk::startRead(const ConfiguredSetup &read)
{
    const GameSetup setup = playableSetup(read);
    if (auto error = m_parts.lobby.start(setup))
        return error;
    // It is this file's game; what Play begins stays as people chose it.
    m_configured = setup;
    QStringList words = read.warnings;
    std::vector<BarMessage::Choice> choices;
    // A puzzle of the file has a start of its own.
    if (read.turnedStart && m_parts.session.model.setup().start == read.turnedStart) {
        words.prepend(turnedLayoutWords());
        const auto asInFile = [this, read] { startRead({read.setup, {}, read.warnings}); };
        choices.push_back({tr("As in the file"), u"asInFileButton"_s, asInFile});
    }
    if (!words.isEmpty())
        m_parts.page.showWarning(words.join(u'\n'), choices);
    return std::nullopt;
}

std::optional<Error> SetupDesk::startFrom(const QString &path)
{
    const GameEntry *entry = configurableGame();
    if (entry == nullptr || configurationKind(path) != ConfigurationKind::Layout)
        return startConfigured(path);
    // A layout says nothing of its board: the configuration of the same name does.
    const QFileInfo file(path);
    const QString beside = file.dir().filePath(file.completeBaseName() + u".json"_s);
    if (QFileInfo::exists(beside))
        return startConfigured(beside);
    const auto read = readLayoutSetup(*entry, m_parts.settings.usualSetup(entry->info()), path);
    if (read)
        return startRead(*read);
    m_parts.lobby.showError(read.error());
    return read.error();
}

} // namespace tessera

#include "moc_setupdesk.cpp"
