#include "app/window/mainwindow.h"

#include "app/analysis/analysisbox.h"
#include "app/analysis/thinkingbox.h"
#include "app/board/boardpage.h"
#include "app/board/gameview.h"
#include "app/coach/coachbox.h"
#include "app/dialogs/aboutdialog.h"
#include "app/dialogs/shortcutsdialog.h"
#include "app/explorer/explorerbox.h"
#include "app/files/gamefile.h"
#include "app/game/autoplay.h"
#include "app/game/columns/classiccolumn.h"
#include "app/game/columns/sidecolumn.h"
#include "app/game/gamepage.h"
#include "app/game/studyboxes.h"
#include "app/lab/labpage.h"
#include "app/library/library.h"
#include "app/players/programlist.h"
#include "app/settings/appearance.h"
#include "app/settings/gamefolder.h"
#include "app/settings/settings.h"
#include "app/speech/speech.h"
#include "app/start/startpage.h"
#include "app/window/availability.h"
#include "app/window/boardkeeper.h"
#include "app/window/filedesk.h"
#include "app/window/gameexports.h"
#include "app/window/gamefiles.h"
#include "app/window/librarydesk.h"
#include "app/window/lobby.h"
#include "app/window/setupdesk.h"
#include "app/window/sharedialog.h"
#include "app/window/wheelguard.h"
#include "app/window/windowdialogs.h"
#include "app/window/windowframe.h"
#include "app/window/windowmenus.h"

#include "view/history/historypanel.h"
#include "view/theme/icons.h"
#include "view/widgets/messagebar.h"
#include "view/widgets/messageline.h"

#include <QApplication>
#include <QCloseEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QStatusTipEvent>
#include <QThread>
#include <QToolBar>
#include <QToolButton>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// Computers never answer faster, so that a person can follow.
constexpr std::chrono::milliseconds kLeastThinking{400};

} // namespace

MainWindow::MainWindow(
    Settings &settings, Appearance &appearance, const TimeSource &now, QWidget *parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_appearance(appearance)
    , m_session(now)
    , m_library(std::make_unique<Library>(libraryFolder(settings.dataFolder())))
    , m_page(std::make_unique<GamePage>(m_session, *m_library, this))
    , m_sounds(m_session, settings)
    , m_actions(*this, *m_page)
    , m_lobby(new Lobby(settings, m_session, *m_page, this))
    , m_speech(new Speech(m_session, *m_page, settings, this))
    , m_files(new FileDesk({settings, m_session, m_actions, *m_page, *m_lobby, *this}))
    , m_desk(new LibraryDesk(
          {settings, appearance, m_session, *m_library, *m_page, *m_lobby, files(), *this}))
    , m_setups(new SetupDesk({settings, appearance, m_session, *m_page, *m_lobby, *this}))
    , m_dialogs(new WindowDialogs(
          {settings, appearance, m_session, m_actions, m_sounds, *m_speech, *m_lobby, files(), *this}))
    , m_frame(new WindowFrame({settings, m_session, m_actions, *m_page, *m_lobby, files(), *this}))
{
    WheelGuard::install();
    setObjectName(u"mainWindow"_s);
    setCentralWidget(m_lobby);
    setContextMenuPolicy(Qt::NoContextMenu);
    m_session.match.setLeastThinkingTime(kLeastThinking);
    m_page->setTheme(appearance.theme());
    m_page->setPreferences(settings.preferences());
    connect(&appearance, &Appearance::changed, m_page.get(), &GamePage::setTheme);
    connect(&settings, &Settings::preferencesChanged, m_page.get(), &GamePage::setPreferences);
    connect(&settings, &Settings::preferencesChanged, this, &MainWindow::followPreferences);
    connectActions();
    connectSession();
    connectLobby();
    setAcceptDrops(true);
    buildMenus(*this, m_actions);
    m_files->addRecentTo(*findChild<QMenu *>(u"gameMenu"_s));
    connectStudy();
    m_frame->setToolBar(*buildToolBar(*this, m_actions));
    for (const Act act : {Act::First, Act::Back, Act::Autoplay, Act::Forward, Act::Live})
        m_page->side().history().addButton(m_actions[act]);
    m_page->classic().setMenuButton(makeMenuButton(*this, &m_page->classic()));
    followPreferences(settings.preferences());
    m_frame->restore();
    m_lobby->goHome();
}

MainWindow::~MainWindow() = default;

void MainWindow::connectActions()
{
    const auto on = [this](Act act, auto what) {
        connect(&m_actions[act], &QAction::triggered, this, what);
    };
    on(Act::Home, [this] { m_lobby->goHome(); });
    on(Act::Puzzles, [this] { m_lobby->showPuzzles(m_lobby->shownGame()); });
    on(Act::NewGame, [this] { newGame(); });
    on(Act::Library, [this] { m_desk->show(); });
    on(Act::Players, [this] { m_setups->changePlayers(); });
    on(Act::GoOn, [this] { m_setups->goOn(); });
    on(Act::Restart, [this] { m_page->restart(); });
    on(Act::Pause, [this](bool isOn) { m_session.match.setPaused(isOn); });
    on(Act::Resign, [this] { m_session.match.resign(); });
    on(Act::Close, [this] {
        QWidget *front = QApplication::activeWindow();
        (front == nullptr ? this : front)->close();
    });
    on(Act::Quit, [this] { close(); });
    on(Act::Undo, [this] { m_session.match.undo(); });
    on(Act::Redo, [this] { m_session.match.redo(); });
    on(Act::MoveNow, [this] { m_session.match.moveNow(); });
    on(Act::Review, [this] { m_page->review(); });
    on(Act::Analysis, [this](bool isOn) { m_page->study().analysis().analysis().setOn(isOn); });
    on(Act::Explorer, [this](bool isOn) { m_page->study().explorer().run().setOn(isOn); });
    on(Act::Hint, [this] { m_page->requestHint(); });
    on(Act::Coach, [this] { m_page->study().coach().run().ask(); });
    on(Act::Threats, [this](bool isOn) { m_page->view()->setShowsThreats(isOn); });
    on(Act::AttackMap, [this](bool isOn) { m_page->view()->setShowsAttackMap(isOn); });
    on(Act::First, [this] { m_session.navigation.goFirst(); });
    on(Act::Back, [this] { m_session.navigation.goBack(); });
    on(Act::Forward, [this] { m_session.navigation.goForward(); });
    on(Act::Live, [this] { m_session.navigation.goLive(); });
    on(Act::Autoplay,
       [this](bool isOn) { isOn ? m_page->autoplay().start() : m_page->autoplay().stop(); });
    on(Act::TypeMove, [this] { m_page->typeMove(); });
    on(Act::Flip, [this] { m_page->flip(); });
    on(Act::Classic, [this](bool isOn) { setClassic(isOn); });
    on(Act::Zen, [this](bool isOn) { m_frame->setZen(isOn); });
    // Not `showFullScreen`, which forgets that the window was maximised.
    on(Act::FullScreen,
       [this](bool isOn) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, isOn)); });
    m_actions[Act::Mute].setVisible(Sounds::isBuilt());
    on(Act::Mute, [this](bool isMute) {
        m_settings.change([&](Preferences &now) { now.sound.isOn = !isMute; });
    });
    on(Act::EditPosition, [this] { m_setups->editPosition(); });
    on(Act::Lab, [this] { m_lobby->goToLab(); });
    on(Act::AskProgram, [this] { m_dialogs->askProgram(); });
    on(Act::CheckAgent, [this] { m_dialogs->checkAgent(); });
    on(Act::Preferences, [this] { m_dialogs->showPreferences(); });
    on(Act::Rules, [this] { m_dialogs->showHelpOn(focusWidget()); });
    on(Act::Learn, [this] { m_lobby->learn(m_lobby->shownGame()); });
    on(Act::Shortcuts, [this] { showShortcuts(*this, shortcutGroups(m_actions)); });
    on(Act::Share, [this] { showShare(*this, m_actions); });
    on(Act::About, [this] { showAbout(*this); });
}

void MainWindow::connectSession()
{
    const auto refresh = [this] { refreshActions(); };
    connect(&m_settings, &Settings::preferencesChanged, this, refresh);
    connect(&m_settings, &Settings::failed, m_lobby, &Lobby::showError);
    connect(&m_session.match, &MatchController::turnChanged, this, refresh);
    connect(&m_session.match, &MatchController::pausedChanged, this, refresh);
    connect(&m_session.navigation, &NavigationController::shown, this, refresh);
    connect(&m_page->autoplay(), &Autoplay::changed, this, refresh);
    connect(&m_session.sight, &SightController::handedOver, this, refresh);
    connect(&m_session.match, &MatchController::seatsChanged, this, [this] {
        m_frame->refreshTitle();
        if (m_session.model.playerCount() > 2)
            setClassic(false);
    });
    connect(m_page.get(), &GamePage::ruleRequested, this, [this](const QString &section) {
        m_dialogs->showRules(section);
    });
}

void MainWindow::connectLobby()
{
    StartPage &start = m_lobby->startPage();
    m_lobby->setTheme(m_appearance.theme());
    connect(&m_appearance, &Appearance::changed, m_lobby, &Lobby::setTheme);
    start.setCellMs(m_settings.preferences().animationMs());
    connect(&m_settings, &Settings::preferencesChanged, &start, [&start](const Preferences &now) {
        start.setCellMs(now.animationMs());
    });
    connect(
        &start, &StartPage::setUpRequested, this, qOverload<const QString &>(&MainWindow::newGame));
    connect(&start, &StartPage::openRequested, &files(), &GameFiles::askOpen);
    connect(
        &m_lobby->lab(),
        &LabPage::gameRequested,
        this,
        [this](const QString &text, const QString &name) {
            const auto game = openGameText(text.toStdString(), name.toStdString());
            if (game)
                open(*game);
            else
                m_lobby->showError(game.error());
        });
    connect(&start, &StartPage::helpRequested, this, [this] { m_dialogs->showRules(); });
    connect(m_lobby, &Lobby::pageChanged, m_frame, &WindowFrame::refresh);
    connect(m_lobby, &Lobby::pageChanged, m_speech, [this] {
        m_speech->setAtBoard(m_lobby->isAtBoard());
    });
    connect(m_frame, &WindowFrame::changed, this, &MainWindow::refreshActions);
    connect(&files(), &GameFiles::changed, m_frame, &WindowFrame::refreshTitle);
    connect(&files(), &GameFiles::configurationOpened, this, &MainWindow::startFrom);
    connect(&files(), &GameFiles::playersWanted, m_setups, &SetupDesk::changePlayers);
    connect(m_setups, &SetupDesk::classicWanted, this, [this] { setClassic(true); });
    connect(m_setups, &SetupDesk::analysisWanted, this, [this] {
        if (m_actions[Act::Analysis].isEnabled())
            m_page->study().analysis().analysis().setOn(true);
    });
    connect(m_lobby, &Lobby::viewWanted, this, [this](bool isClassic) {
        setClassic(isClassic);
        m_frame->setZen(false);
    });
}

std::optional<Error> MainWindow::start(const GameSetup &setup)
{
    return m_lobby->start(setup);
}

std::optional<Error> MainWindow::startConfigured(const QString &path)
{
    return m_setups->startConfigured(path);
}

std::optional<Error> MainWindow::startFrom(const QString &path)
{
    return m_setups->startFrom(path);
}

GameFiles &MainWindow::files() const
{
    return m_files->files();
}

GameExports &MainWindow::exports() const
{
    return m_files->exports();
}

void MainWindow::setClassic(bool isClassic)
{
    m_frame->setClassic(isClassic);
}

std::optional<Error> MainWindow::open(const OpenedGame &game)
{
    return files().open(game);
}

void MainWindow::openHandedOver(const QStringList &files)
{
    m_files->openAll(files);
}

void MainWindow::connectStudy()
{
    AnalysisBox &analysis = m_page->study().analysis();
    analysis.analysis().setPrograms(
        [this] { return ProgramList(m_settings.dataFolder()).programs(); });
    connect(&analysis, &AnalysisBox::wanted, this, [this](const AnalysisPreferences &wanted) {
        m_settings.change([&](Preferences &now) { now.engines.analysis = wanted; });
    });
    connect(&m_page->study().thinking(), &ThinkingBox::unfoldedChanged, this, [this](bool isUnfolded) {
        m_settings.change([&](Preferences &now) { now.engines.showsThoughts = isUnfolded; });
    });
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (FileDesk::canOpen(*event->mimeData()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    m_files->openData(*event->mimeData());
}

void MainWindow::newGame()
{
    newGame(m_lobby->shownGame());
}

void MainWindow::newGame(const QString &game)
{
    m_setups->newGame(game);
}

void MainWindow::followPreferences(const Preferences &preferences)
{
    m_actions.setKeys(preferences.keyboard.keys);
    m_page->setKeys(
        {m_actions.keyName(Act::Restart),
         m_actions.keyName(Act::Pause),
         m_actions.keyName(Act::Live)});
    const bool isHeard = preferences.sound.isOn;
    m_actions[Act::Mute].setChecked(!isHeard);
    m_actions[Act::Mute].setIcon(icon(isHeard ? u"sound-on"_s : u"sound-off"_s));
    m_session.match.setUsingBooks(preferences.engines.usesBooks);
    followPondering();
    refreshActions();
}

void MainWindow::followPondering()
{
    m_session.match.setPondering(
        m_settings.preferences().engines.ponders && !isMinimized()
        && QThread::idealThreadCount() > 1);
}

void MainWindow::refreshActions()
{
    const WindowState state{m_session, *m_page, *m_lobby, m_settings.preferences()};
    if (!mayAnalyse(state)) {
        m_page->study().analysis().analysis().setOn(false);
        m_page->study().explorer().run().setOn(false);
    }
    tessera::refreshActions(m_actions, state);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_frame->save();
    if (!m_lobby->keeper().keepForGood() && !std::exchange(m_mayLose, true)) {
        // After what the thread of the files says of it, which would take its place.
        QMetaObject::invokeMethod(this, &MainWindow::askToLose, Qt::QueuedConnection);
        event->ignore();
        return;
    }
    QMainWindow::closeEvent(event);
}

void MainWindow::askToLose()
{
    const QString sentence = tr(
        "The game cannot be kept and would be lost. Make room on the disk, save it "
        "elsewhere, or close again.");
    if (m_lobby->isAtBoard())
        m_lobby->ask(
            sentence,
            {{tr("Save as…"), u"saveLostButton"_s, [this] { files().askSave(false); }},
             {tr("Close anyway"), u"closeAnywayButton"_s, [this] { close(); }}});
    else
        m_lobby->showFault(sentence);
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::WindowStateChange) {
        m_actions[Act::FullScreen].setChecked(isFullScreen());
        followPondering();
        m_page->study().analysis().analysis().setSeen(!isMinimized());
    }
    QMainWindow::changeEvent(event);
}

bool MainWindow::event(QEvent *event)
{
    if (event->type() == QEvent::StatusTip) {
        m_page->line().say(MessageLine::Voice::Tip, static_cast<QStatusTipEvent *>(event)->tip());
        return true;
    }
    if (event->type() == QEvent::WindowBlocked || event->type() == QEvent::WindowUnblocked)
        m_lobby->setBehindDialog(event->type() == QEvent::WindowBlocked);
    // What the dialog does when it is accepted comes first.
    if (event->type() == QEvent::WindowUnblocked)
        QMetaObject::invokeMethod(m_files, &FileDesk::openWaiting, Qt::QueuedConnection);
    return QMainWindow::event(event);
}

} // namespace tessera

#include "moc_mainwindow.cpp"
