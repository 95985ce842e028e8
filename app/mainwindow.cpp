#include "app/mainwindow.h"

#include "app/appearance.h"
#include "app/boardpage.h"
#include "app/classiccolumn.h"
#include "app/configurations.h"
#include "app/dialogs/aboutdialog.h"
#include "app/dialogs/newgamedialog.h"
#include "app/dialogs/preferencesdialog.h"
#include "app/dialogs/shortcutsdialog.h"
#include "app/gamefile.h"
#include "app/gamepage.h"
#include "app/preferencemenus.h"
#include "app/settings.h"

#include "view/theme/icons.h"
#include "view/widgets/messageline.h"

#include <QCloseEvent>
#include <QMenuBar>
#include <QScreen>
#include <QSplitter>
#include <QStatusTipEvent>
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
    , m_page(std::make_unique<GamePage>(m_session, this))
    , m_actions(*this, *m_page)
    , m_preferenceMenus(new PreferenceMenus(settings, *this))
{
    setObjectName(u"mainWindow"_s);
    setMinimumSize(kLeastSize);
    setCentralWidget(m_page.get());
    setContextMenuPolicy(Qt::NoContextMenu);
    m_session.match.setLeastThinkingTime(kLeastThinking);
    m_page->setTheme(appearance.theme());
    m_page->setPreferences(settings.preferences());
    connect(&appearance, &Appearance::changed, m_page.get(), &GamePage::setTheme);
    connect(&settings, &Settings::preferencesChanged, m_page.get(), &GamePage::setPreferences);
    connectActions();
    connectSession();
    buildMenus();
    buildToolBar();
    m_page->classic().setMenuButton(makeMenuButton(&m_page->classic()));
    restoreLayout();
    refreshActions();
    refreshTitle();
}

MainWindow::~MainWindow() = default;

void MainWindow::connectActions()
{
    const auto on = [this](Act act, auto what) {
        connect(&m_actions[act], &QAction::triggered, this, what);
    };
    on(Act::NewGame, [this] { newGame(); });
    on(Act::Restart, [this] { m_page->restart(); });
    on(Act::Pause, [this](bool isOn) { m_session.match.setPaused(isOn); });
    on(Act::Resign, [this] { m_session.match.resign(); });
    on(Act::Quit, [this] { close(); });
    on(Act::Undo, [this] { m_session.match.undo(); });
    on(Act::Redo, [this] { m_session.match.redo(); });
    on(Act::MoveNow, [this] { m_session.match.moveNow(); });
    on(Act::Hint, [this] { m_page->requestHint(); });
    on(Act::Threats, [this](bool isOn) { m_page->board().showThreats(isOn); });
    on(Act::AttackMap, [this](bool isOn) { m_page->board().showAttackMap(isOn); });
    on(Act::First, [this] { m_session.navigation.goFirst(); });
    on(Act::Back, [this] { m_session.navigation.goBack(); });
    on(Act::Forward, [this] { m_session.navigation.goForward(); });
    on(Act::Live, [this] { m_session.navigation.goLive(); });
    on(Act::Flip, [this] { m_page->flip(); });
    on(Act::Classic, [this](bool isOn) { setClassic(isOn); });
    on(Act::FullScreen, [this](bool isOn) { isOn ? showFullScreen() : showNormal(); });
    on(Act::Preferences, [this] { preferencesDialog(); });
    on(Act::Shortcuts, [this] { showShortcuts(*this); });
    on(Act::About, [this] { showAbout(*this); });
}

void MainWindow::connectSession()
{
    const auto refresh = [this] { refreshActions(); };
    connect(&m_session.match, &MatchController::turnChanged, this, refresh);
    connect(&m_session.match, &MatchController::pausedChanged, this, refresh);
    connect(&m_session.navigation, &NavigationController::shown, this, refresh);
    connect(&m_session.match, &MatchController::seatsChanged, this, &MainWindow::refreshTitle);
}

void MainWindow::buildMenus()
{
    const auto fill = [this](const QString &name, const QString &title, auto... acts) {
        QMenu *menu = menuBar()->addMenu(title);
        menu->setObjectName(name);
        (menu->addAction(&m_actions[acts]), ...);
        return menu;
    };
    menuBar()->setObjectName(u"menuBar"_s);
    QMenu *game
        = fill(u"gameMenu"_s, tr("&Game"), Act::NewGame, Act::Restart, Act::Pause, Act::Resign);
    game->addSeparator();
    game->addAction(&m_actions[Act::Quit]);
    QMenu *moves = fill(u"movesMenu"_s, tr("&Moves"), Act::Undo, Act::Redo, Act::Hint, Act::MoveNow);
    moves->addSeparator();
    for (const Act act : {Act::First, Act::Back, Act::Forward, Act::Live})
        moves->addAction(&m_actions[act]);
    QMenu *view = fill(u"viewMenu"_s, tr("&View"), Act::Threats, Act::AttackMap, Act::Flip);
    view->addSeparator();
    for (QMenu *menu : m_preferenceMenus->menus())
        view->addMenu(menu);
    view->addAction(&m_actions[Act::Preferences]);
    view->addSeparator();
    view->addAction(&m_actions[Act::Classic]);
    view->addAction(&m_actions[Act::FullScreen]);
    fill(u"helpMenu"_s, tr("&Help"), Act::Shortcuts, Act::About);
}

void MainWindow::buildToolBar()
{
    QToolBar *bar = addToolBar(tr("Tool bar"));
    bar->setObjectName(u"toolBar"_s);
    bar->setAccessibleName(tr("Tool bar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    const std::initializer_list<std::initializer_list<Act>> groups{
        {Act::NewGame, Act::Undo, Act::Redo},
        {Act::First, Act::Back, Act::Forward, Act::Live},
        {Act::Hint, Act::Threats, Act::AttackMap},
        {Act::Flip},
        {Act::Pause, Act::Resign}};
    for (const auto &group : groups) {
        if (!bar->actions().isEmpty())
            bar->addSeparator();
        for (const Act act : group)
            bar->addAction(&m_actions[act]);
    }
    auto *space = new QWidget(bar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    bar->addWidget(makeMenuButton(bar));
}

QToolButton *MainWindow::makeMenuButton(QWidget *parent)
{
    auto *menu = new QMenu(parent);
    menu->setObjectName(u"mainMenu"_s);
    for (QAction *action : menuBar()->actions())
        menu->addMenu(action->menu());
    auto *button = new QToolButton(parent);
    button->setObjectName(u"menuButton"_s);
    button->setIcon(icon(u"menu"_s));
    button->setToolTip(tr("All menus (F10)"));
    button->setStatusTip(tr("All that can be done, also where the menu bar is hidden"));
    button->setAccessibleName(tr("Menu"));
    button->setAutoRaise(true);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setShortcut(Qt::Key_F10);
    button->setMenu(menu);
    return button;
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
    auto error = m_page->start(setup);
    if (error)
        m_page->showError(QString::fromStdString(error->sentence()));
    return error;
}

std::optional<Error> MainWindow::startConfigured(const QString &path)
{
    const GameEntry *entry = configurableGame();
    if (entry == nullptr)
        return Error{path.toStdString(), "a configuration file", "a game that has such files"};
    const auto read = readConfiguredSetup(*entry, path);
    if (!read) {
        m_page->showError(QString::fromStdString(read.error().sentence()));
        return read.error();
    }
    if (auto error = start(read->setup))
        return error;
    m_settings.rememberSetup(read->setup);
    setClassic(true);
    if (!read->warnings.isEmpty())
        m_page->showWarning(read->warnings.join(u'\n'));
    return std::nullopt;
}

void MainWindow::setClassic(bool isClassic)
{
    m_actions[Act::Classic].setChecked(isClassic);
    if (isClassic == m_page->isClassic())
        return;
    if (isClassic)
        m_usualSize = size();
    menuBar()->setVisible(!isClassic);
    findChild<QToolBar *>()->setVisible(!isClassic);
    m_page->setClassic(isClassic);
    if (isFullScreen() || isMaximized())
        return;
    resize(isClassic ? kLeastSize : m_usualSize);
}

std::optional<Error> MainWindow::open(const OpenedGame &game)
{
    auto error = m_page->load(game.record, game.setup);
    const auto &fault = error ? error : game.fault;
    if (fault)
        m_page->showError(QString::fromStdString(fault->sentence()));
    return error;
}

void MainWindow::newGame()
{
    const QString shown = m_session.model.hasGame()
                              ? QString::fromStdString(m_session.model.info().id)
                              : m_settings.lastGame();
    auto *dialog = new NewGameDialog(m_settings, m_appearance.theme(), shown, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const GameSetup setup = dialog->setup();
        if (!start(setup))
            m_settings.rememberSetup(setup);
    });
    dialog->open();
}

void MainWindow::preferencesDialog()
{
    auto *dialog = new PreferencesDialog(m_settings, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::refreshActions()
{
    const MatchController &match = m_session.match;
    const NavigationController &navigation = m_session.navigation;
    const bool hasGame = m_session.model.hasGame();
    const bool isRunning = hasGame && !m_session.model.isOver();
    const auto enable = [this](Act act, bool isOn) { m_actions[act].setEnabled(isOn); };
    enable(Act::Restart, hasGame);
    enable(Act::Pause, isRunning);
    enable(Act::Resign, match.resigner() != Player::None);
    enable(Act::Undo, match.canUndo());
    enable(Act::Redo, match.canRedo());
    enable(Act::MoveNow, match.isThinking());
    enable(Act::Hint, match.awaitsHuman());
    enable(Act::First, hasGame && navigation.canGoBack());
    enable(Act::Back, hasGame && navigation.canGoBack());
    enable(Act::Forward, navigation.canGoForward());
    enable(Act::Live, hasGame && !navigation.isLive());
    enable(Act::Threats, hasGame);
    enable(Act::AttackMap, hasGame && m_session.model.position().attackMap().has_value());
    enable(Act::Flip, hasGame);
    enable(Act::Classic, hasGame && m_session.model.playerCount() == 2);
    m_actions[Act::Pause].setChecked(match.isPaused());
}

void MainWindow::refreshTitle()
{
    if (!m_session.model.hasGame())
        return;
    const GameInfo &info = m_session.model.info();
    setWindowTitle(translated({info.id, info.name, {}}));
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!isFullScreen() && !m_page->isClassic())
        m_settings.setWindowState(kGeometryPart, saveGeometry());
    m_settings.setWindowState(kSplitterPart, m_page->splitter().saveState());
    QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::WindowStateChange)
        m_actions[Act::FullScreen].setChecked(isFullScreen());
    QMainWindow::changeEvent(event);
}

bool MainWindow::event(QEvent *event)
{
    if (event->type() == QEvent::StatusTip) {
        m_page->line().showTip(static_cast<QStatusTipEvent *>(event)->tip());
        return true;
    }
    return QMainWindow::event(event);
}

} // namespace tessera
