#include "app/window/mainwindow.h"

#include "app/analysis/analysisbox.h"
#include "app/analysis/thinkingbox.h"
#include "app/coach/coachbox.h"
#include "app/dialogs/aboutdialog.h"
#include "app/dialogs/newgame/newgamedialog.h"
#include "app/dialogs/preferences/preferencesdialog.h"
#include "app/dialogs/shortcutsdialog.h"
#include "app/editor/composer.h"
#include "app/explorer/explorerbox.h"
#include "app/exports/gameexports.h"
#include "app/files/configurations.h"
#include "app/files/gamefile.h"
#include "app/files/gamefiles.h"
#include "app/files/gamefolder.h"
#include "app/game/autoplay.h"
#include "app/game/boardpage.h"
#include "app/game/classiccolumn.h"
#include "app/game/gamepage.h"
#include "app/game/gameview.h"
#include "app/game/studyboxes.h"
#include "app/help/helpdialog.h"
#include "app/lab/labpage.h"
#include "app/library/library.h"
#include "app/library/librarydesk.h"
#include "app/players/askdialog.h"
#include "app/players/checkdialog.h"
#include "app/players/programlist.h"
#include "app/puzzles/puzzlepage.h"
#include "app/settings/appearance.h"
#include "app/settings/settings.h"
#include "app/start/startpage.h"
#include "app/window/availability.h"
#include "app/window/lobby.h"
#include "app/window/preferencemenus.h"
#include "app/window/wheelguard.h"
#include "app/window/windowmenus.h"

#include "view/theme/icons.h"
#include "view/widgets/messagebar.h"
#include "view/widgets/messageline.h"

#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QSplitter>
#include <QStatusTipEvent>
#include <QThread>
#include <QToolBar>
#include <QToolButton>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize kUsualSize{1180, 800};
constexpr QSize kLeastSize{792, 672};
/// What the frame of a window takes of a screen at most.
constexpr QSize kFrameRoom{16, 48};
/// Computers never answer faster, so that a person can follow.
constexpr std::chrono::milliseconds kLeastThinking{400};

const QString kGeometryPart = u"geometry"_s;
const QString kSplitterPart = u"splitter"_s;

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
    , m_preferenceMenus(new PreferenceMenus(settings, *this))
    , m_lobby(new Lobby(settings, m_session, *m_page, this))
    , m_files(new GameFiles(settings, m_session, *m_lobby, *this))
    , m_exports(new GameExports(settings, m_session, m_page->board(), *this))
    , m_desk(new LibraryDesk(
          {settings, appearance, m_session, *m_library, *m_page, *m_lobby, *m_files, *this}))
    , m_composer(new Composer(this))
{
    WheelGuard::install();
    setObjectName(u"mainWindow"_s);
    setMinimumSize(kLeastSize);
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
    buildMenus(*this, m_actions, *m_preferenceMenus);
    connectFiles();
    m_toolBar = buildToolBar(*this, m_actions);
    m_page->classic().setMenuButton(makeMenuButton(*this, &m_page->classic()));
    followPreferences(settings.preferences());
    restoreLayout();
    m_lobby->goHome();
}

MainWindow::~MainWindow() = default;

void MainWindow::connectActions()
{
    const auto on = [this](Act act, auto what) {
        connect(&m_actions[act], &QAction::triggered, this, what);
    };
    on(Act::Home, [this] { m_lobby->goHome(); });
    on(Act::Puzzles, [this] { m_lobby->showPuzzles(shownGame()); });
    on(Act::NewGame, [this] { newGame(); });
    on(Act::Open, [this] { m_files->askOpen(); });
    on(Act::Library, [this] { m_desk->show(); });
    on(Act::Restart, [this] { m_page->restart(); });
    on(Act::Pause, [this](bool isOn) { m_session.match.setPaused(isOn); });
    on(Act::Resign, [this] { m_session.match.resign(); });
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
    on(Act::Zen, [this](bool isOn) { setZen(isOn); });
    on(Act::FullScreen, [this](bool isOn) { isOn ? showFullScreen() : showNormal(); });
    on(Act::Mute, [this](bool isMute) {
        Preferences preferences = m_settings.preferences();
        preferences.sound.isOn = !isMute;
        m_settings.setPreferences(preferences);
    });
    on(Act::EditPosition, [this] { editPosition(); });
    on(Act::Lab, [this] { m_lobby->goToLab(); });
    on(Act::AskProgram, [this] { askProgram(); });
    on(Act::CheckAgent, [this] { checkAgent(); });
    on(Act::Preferences, [this] { preferencesDialog(); });
    on(Act::Rules, [this] { showRules({}); });
    on(Act::Learn, [this] { m_lobby->learn(shownGame()); });
    on(Act::Shortcuts, [this] { showShortcuts(*this); });
    on(Act::About, [this] { showAbout(*this); });
}

void MainWindow::connectSession()
{
    const auto refresh = [this] { refreshActions(); };
    connect(&m_settings, &Settings::preferencesChanged, this, refresh);
    connect(&m_session.match, &MatchController::turnChanged, this, refresh);
    connect(&m_session.match, &MatchController::pausedChanged, this, refresh);
    connect(&m_session.navigation, &NavigationController::shown, this, refresh);
    connect(&m_session.sight, &SightController::handedOver, this, refresh);
    connect(&m_session.match, &MatchController::seatsChanged, this, [this] {
        refreshTitle();
        if (m_session.model.playerCount() > 2)
            setClassic(false);
    });
    connect(m_page.get(), &GamePage::ruleRequested, this, [this](const QString &section) {
        showRules(section);
    });
}

void MainWindow::connectLobby()
{
    StartPage &start = m_lobby->startPage();
    start.setTheme(m_appearance.theme());
    start.setCellMs(m_settings.preferences().animationMs());
    connect(&m_appearance, &Appearance::changed, &start, &StartPage::setTheme);
    m_lobby->puzzlePage().setTheme(m_appearance.theme());
    connect(&m_appearance, &Appearance::changed, &m_lobby->puzzlePage(), &PuzzlePage::setTheme);
    connect(&m_settings, &Settings::preferencesChanged, &start, [&start](const Preferences &now) {
        start.setCellMs(now.animationMs());
    });
    connect(
        &start, &StartPage::setUpRequested, this, qOverload<const QString &>(&MainWindow::newGame));
    connect(&start, &StartPage::openRequested, m_files, &GameFiles::askOpen);
    LabPage &lab = m_lobby->lab();
    lab.setTheme(m_appearance.theme());
    connect(&m_appearance, &Appearance::changed, &lab, &LabPage::setTheme);
    connect(&lab, &LabPage::gameRequested, this, [this](const QString &text, const QString &name) {
        const auto game = openGameText(text.toStdString(), name.toStdString());
        if (game)
            open(*game);
        else
            m_lobby->showError(game.error());
    });
    connect(&start, &StartPage::helpRequested, this, [this] { showRules({}); });
    connect(m_lobby, &Lobby::pageChanged, this, &MainWindow::refreshFrame);
    connect(m_lobby, &Lobby::viewWanted, this, [this](bool isClassic) {
        setClassic(isClassic);
        setZen(false);
    });
}

void MainWindow::restoreLayout()
{
    resize(kUsualSize.boundedTo(screen()->availableSize() - kFrameRoom));
    const QByteArray geometry = m_settings.windowState(kGeometryPart);
    if (!geometry.isEmpty())
        restoreGeometry(geometry);
    const QByteArray splitter = m_settings.windowState(kSplitterPart);
    if (!splitter.isEmpty())
        m_page->splitter().restoreState(splitter);
}

std::optional<Error> MainWindow::start(const GameSetup &setup)
{
    return m_lobby->start(setup);
}

std::optional<Error> MainWindow::startConfigured(const QString &path)
{
    const GameEntry *entry = configurableGame();
    if (entry == nullptr)
        return Error{path.toStdString(), "a configuration file", "a game that has such files"};
    const auto read = readConfiguredSetup(*entry, path);
    if (!read) {
        m_lobby->showError(read.error());
        return read.error();
    }
    if (auto error = startRead(*read))
        return error;
    setClassic(true);
    return std::nullopt;
}

std::optional<Error> MainWindow::startRead(const ConfiguredSetup &read)
{
    const GameSetup setup = playableSetup(read);
    if (auto error = start(setup))
        return error;
    // It is this file's game; what Play begins stays as people chose it.
    m_configured = setup;
    QStringList words = read.warnings;
    std::vector<BarMessage::Choice> choices;
    if (read.turnedStart) {
        words.prepend(turnedLayoutWords());
        const auto asInFile = [this, read] { startRead({read.setup, {}, read.warnings}); };
        choices.push_back({tr("As in the file"), u"asInFileButton"_s, asInFile});
    }
    if (!words.isEmpty())
        m_page->showWarning(words.join(u'\n'), choices);
    return std::nullopt;
}

std::optional<Error> MainWindow::startFrom(const QString &path)
{
    const GameEntry *entry = configurableGame();
    if (entry == nullptr || configurationKind(path) != ConfigurationKind::Layout)
        return startConfigured(path);
    // A layout says nothing of its board: the configuration of the same name does.
    const QFileInfo file(path);
    const QString beside = file.dir().filePath(file.completeBaseName() + u".json"_s);
    if (QFileInfo::exists(beside))
        return startConfigured(beside);
    const auto read = readLayoutSetup(*entry, m_settings.usualSetup(entry->info()), path);
    if (read)
        return startRead(*read);
    m_lobby->showError(read.error());
    return read.error();
}

void MainWindow::setClassic(bool isClassic)
{
    m_actions[Act::Classic].setChecked(isClassic);
    if (isClassic == m_page->isClassic())
        return;
    if (isClassic)
        m_usualSize = size();
    m_page->setClassic(isClassic);
    refreshFrame();
    if (isFullScreen() || isMaximized())
        return;
    resize(isClassic ? kLeastSize : m_usualSize);
}

void MainWindow::setZen(bool isZen)
{
    m_actions[Act::Zen].setChecked(isZen);
    m_isZen = isZen;
    m_page->setZen(isZen);
    refreshFrame();
}

void MainWindow::refreshFrame()
{
    const bool isBare = m_lobby->isAtBoard() && (m_isZen || m_page->isClassic());
    menuBar()->setVisible(!isBare);
    m_toolBar->setVisible(!isBare && m_lobby->isAtBoard());
    refreshActions();
    refreshTitle();
}

std::optional<Error> MainWindow::open(const OpenedGame &game)
{
    return m_files->open(game);
}

void MainWindow::connectComposer()
{
    connect(m_composer, &Composer::newGameWanted, this, [this](const GameSetup &setup) {
        newGame(QString::fromStdString(setup.game), setup);
    });
    connect(m_composer, &Composer::puzzleWanted, this, &MainWindow::start);
    connect(m_composer, &Composer::analysisWanted, this, [this](const GameSetup &setup) {
        if (!start(setup) && m_actions[Act::Analysis].isEnabled())
            m_page->study().analysis().analysis().setOn(true);
    });
}

void MainWindow::connectFiles()
{
    connectComposer();
    const auto on = [this](Act act, auto what) {
        connect(&m_actions[act], &QAction::triggered, m_files, what);
    };
    on(Act::Save, [this] { m_files->save(); });
    on(Act::SaveAs, [this] { m_files->askSave(false); });
    on(Act::SaveCopy, [this] { m_files->askSave(true); });
    on(Act::CopyGame, [this] { m_files->copyGame(); });
    on(Act::CopyCode, [this] { m_files->copyCode(); });
    on(Act::CopyPosition, [this] { m_files->copyPosition(); });
    on(Act::Paste, [this] { m_files->paste(); });
    connect(&m_actions[Act::CopyPicture], &QAction::triggered, m_exports, &GameExports::copyPicture);
    connect(&m_actions[Act::Export], &QAction::triggered, m_exports, &GameExports::askExport);
    connect(&m_actions[Act::Print], &QAction::triggered, m_exports, &GameExports::askPrint);
    connect(m_exports, &GameExports::failed, m_lobby, &Lobby::showError);
    connect(m_files, &GameFiles::changed, this, &MainWindow::refreshTitle);
    connect(m_files, &GameFiles::configurationOpened, this, &MainWindow::startFrom);
    auto *recent = new QMenu(tr("Open r&ecent"), this);
    recent->setObjectName(u"recentMenu"_s);
    recent->menuAction()->setStatusTip(tr("Go on with a game that was opened or saved lately"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { m_files->fillRecent(*recent); });
    m_files->fillRecent(*recent);
    AnalysisBox &analysis = m_page->study().analysis();
    analysis.analysis().setPrograms(
        [this] { return ProgramList(m_settings.dataFolder()).programs(); });
    connect(&analysis, &AnalysisBox::wanted, this, [this](const AnalysisPreferences &wanted) {
        Preferences preferences = m_settings.preferences();
        preferences.engines.analysis = wanted;
        m_settings.setPreferences(preferences);
    });
    connect(&m_page->study().thinking(), &ThinkingBox::unfoldedChanged, this, [this](bool isUnfolded) {
        Preferences preferences = m_settings.preferences();
        preferences.engines.showsThoughts = isUnfolded;
        m_settings.setPreferences(preferences);
    });
    connect(&m_page->autoplay(), &Autoplay::changed, this, &MainWindow::refreshActions);
    findChild<QMenu *>(u"gameMenu"_s)->insertMenu(&m_actions[Act::Save], recent);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (GameFiles::canOpen(*event->mimeData()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    m_files->openData(*event->mimeData());
}

QString MainWindow::shownGame() const
{
    const bool isOnBoard = m_lobby->isAtBoard() && m_session.model.hasGame();
    return isOnBoard ? QString::fromStdString(m_session.model.info().id) : m_settings.lastGame();
}

void MainWindow::showRules(const QString &section, const QString &game)
{
    if (!m_help) {
        m_help = new HelpDialog(m_appearance.theme(), this);
        m_help->setAttribute(Qt::WA_DeleteOnClose);
        connect(&m_appearance, &Appearance::changed, m_help, &HelpDialog::setTheme);
        connect(m_help, &HelpDialog::learnRequested, m_lobby, &Lobby::learn);
    }
    m_help->showRules(game.isEmpty() ? shownGame() : game, section);
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

void MainWindow::newGame()
{
    newGame(shownGame());
}

void MainWindow::newGame(const QString &game)
{
    newGame(game, std::nullopt);
}

void MainWindow::newGame(const QString &game, const std::optional<GameSetup> &wanted)
{
    auto *dialog = new NewGameDialog(m_settings, m_appearance.theme(), game, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const GameModel &board = m_session.model;
    if (wanted)
        dialog->take(*wanted);
    // What a file set up is not remembered, so that the dialog over its game must be told.
    else if (
        m_configured && m_lobby->isAtBoard() && board.hasGame() && game == shownGame()
        && board.setup().levels == m_configured->levels
        && (board.setup().level || board.setup().start == m_configured->start))
        dialog->take(*m_configured);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const GameSetup setup = dialog->setup();
        if (!start(setup))
            m_settings.rememberSetup(setup);
    });
    dialog->open();
}

void MainWindow::editPosition()
{
    const GameEntry *named = findGame(shownGame().toStdString());
    const GameEntry &entry = named != nullptr ? *named : catalogue().front();
    const GameModel &board = m_session.model;
    GameSetup setup = m_settings.lastSetup(entry.info());
    // What not everybody sees is not shown here either.
    const bool isOnBoard = m_lobby->isAtBoard() && board.hasGame() && !board.hidesParts();
    if (isOnBoard)
        setup.options = board.setup().options;
    const auto base = isOnBoard ? m_session.navigation.position().clone()
                                : entry.game->start(setup.options);
    m_composer->open(setup, *base, m_appearance.theme());
}

void MainWindow::followPreferences(const Preferences &preferences)
{
    m_actions.setKeys(preferences.keyboard.keys);
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

void MainWindow::checkAgent()
{
    auto *dialog = new CheckDialog(m_settings.dataFolder(), m_appearance.theme(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &CheckDialog::openRequested, this, [this](const QString &file) {
        m_files->openPath(file);
    });
    dialog->open();
}

void MainWindow::askProgram()
{
    const GameModel &game = m_session.model;
    const NodeId node = m_session.navigation.node();
    std::shared_ptr<const AnyPosition> start = game.positionAt(GameRecord::kRoot);
    AskedPosition asked{&game.entry(), game.setup().options, std::move(start)};
    for (const NodeId one : game.record().pathTo(node)) {
        if (one != GameRecord::kRoot)
            asked.moves.push_back(game.record().node(one).move);
    }
    auto *dialog = new AskDialog(m_settings.dataFolder(), asked, m_appearance.theme(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AskDialog::variationWanted, this, [this, node](MoveCode move) {
        m_session.navigation.goTo(m_session.match.tryMove(node, move));
    });
    dialog->open();
}

void MainWindow::preferencesDialog()
{
    auto *dialog
        = new PreferencesDialog({m_settings, m_appearance, m_actions, m_sounds}, shownGame(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
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

void MainWindow::refreshTitle()
{
    if (!m_lobby->isAtBoard() || !m_session.model.hasGame()) {
        setWindowTitle(tr("Tessera"));
        setWindowModified(false);
        return;
    }
    const GameInfo &info = m_session.model.info();
    const QString name = translated({info.id, info.name, {}});
    const QString file = m_files->fileName();
    const bool isModified = m_files->isModified();
    const QString title = file.isEmpty() ? name : tr("%1 – %2", "file, game").arg(file, name);
    setWindowTitle(isModified ? title + u"[*]"_s : title);
    setWindowModified(isModified);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!isFullScreen() && !m_page->isClassic())
        m_settings.setWindowState(kGeometryPart, saveGeometry());
    m_settings.setWindowState(kSplitterPart, m_page->splitter().saveState());
    m_lobby->keepForGood();
    QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::WindowStateChange) {
        m_actions[Act::FullScreen].setChecked(isFullScreen());
        followPondering();
    }
    QMainWindow::changeEvent(event);
}

bool MainWindow::event(QEvent *event)
{
    if (event->type() == QEvent::StatusTip) {
        m_page->line().showTip(static_cast<QStatusTipEvent *>(event)->tip());
        return true;
    }
    if (event->type() == QEvent::WindowBlocked || event->type() == QEvent::WindowUnblocked)
        m_lobby->setBehindDialog(event->type() == QEvent::WindowBlocked);
    return QMainWindow::event(event);
}

} // namespace tessera
