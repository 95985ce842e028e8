#include "app/window/librarydesk.h"

#include "app/analysis/analysisbox.h"
#include "app/explorer/explorerbox.h"
#include "app/game/gamepage.h"
#include "app/game/studyboxes.h"
#include "app/library/gamechooser.h"
#include "app/library/librarywindow.h"
#include "app/rating/ratingrun.h"
#include "app/settings/appearance.h"
#include "app/settings/gamefolder.h"
#include "app/settings/settings.h"
#include "app/start/startpage.h"
#include "app/window/boardkeeper.h"
#include "app/window/gamefiles.h"
#include "app/window/lobby.h"

namespace tessera {

LibraryDesk::LibraryDesk(const Parts &parts)
    : QObject(&parts.window)
    , m_parts(parts)
    , m_ratings(new RatingBook(parts.settings.dataFolder(), this))
{
    new RatingRun(parts.session, *m_ratings, parts.page.side(), this);
    Library *library = &parts.library;
    connect(&parts.lobby.startPage(), &StartPage::libraryRequested, this, [this] { show(); });
    connect(&parts.lobby, &Lobby::finishedSaved, library, &Library::refresh);
    connect(&parts.lobby, &Lobby::sharedGameChanged, library, &Library::replace);
    connect(library, &Library::removed, &parts.lobby.keeper(), &BoardKeeper::noteRemoved);
    connect(library, &Library::restored, &parts.lobby.keeper(), &BoardKeeper::noteRestored);
    connect(&parts.files, &GameFiles::fileTaken, library, &Library::addSaved);
    connect(&parts.files, &GameFiles::severalFound, this, &LibraryDesk::chooseGame);
    connectFaults();
    connectHelp();
}

void LibraryDesk::connectFaults()
{
    connect(m_ratings, &RatingBook::failed, &m_parts.lobby, &Lobby::showError);
    connect(&m_parts.library, &Library::failed, this, [this](const Error &error) {
        // The window of the library says it itself.
        if (!m_window)
            m_parts.lobby.showError(error);
    });
}

void LibraryDesk::connectHelp()
{
    const LiveAnalysis &analysis = m_parts.page.study().analysis().analysis();
    const ExplorerRun &explorer = m_parts.page.study().explorer().run();
    const auto noteHelp = [this, &analysis, &explorer] {
        const GameModel &game = m_parts.session.model;
        if (game.hasGame() && !game.isOver() && (analysis.isOn() || explorer.isOn()))
            m_parts.session.match.setAided(MatchController::Aid::Analysis);
    };
    connect(&analysis, &LiveAnalysis::changed, this, noteHelp);
    connect(&explorer, &ExplorerRun::changed, this, noteHelp);
}

LibraryWindow &LibraryDesk::show()
{
    if (!m_window) {
        m_window = new LibraryWindow(
            m_parts.library,
            *m_ratings,
            m_parts.appearance.theme(),
            usableGameFolder(m_parts.settings.preferences()),
            &m_parts.window);
        m_window->setAttribute(Qt::WA_DeleteOnClose);
        connect(&m_parts.appearance, &Appearance::changed, m_window, &LibraryWindow::setTheme);
        connect(
            m_window,
            &LibraryWindow::openRequested,
            this,
            [this](const OpenedGame &game, const LibraryPlace &place) {
                if (m_parts.files.open(game))
                    return;
                m_parts.lobby.keeper().setPlace(place);
                m_parts.window.activateWindow();
            });
    }
    m_window->QWidget::show();
    m_window->raise();
    m_window->activateWindow();
    return *m_window;
}

void LibraryDesk::chooseGame(const QString &path)
{
    auto *chooser = new GameChooser(path, m_parts.appearance.theme(), &m_parts.window);
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    connect(chooser, &GameChooser::openRequested, this, [this](const OpenedGame &game) {
        m_parts.files.open(game);
    });
    connect(chooser, &GameChooser::libraryWanted, this, [this](const QStringList &files) {
        show().importFiles(files);
    });
    connect(chooser, &GameChooser::gamesWanted, this, [this](const ListedGames &games) {
        show().importListed(games);
    });
    chooser->open();
}

} // namespace tessera

#include "moc_librarydesk.cpp"
