#include "app/window/windowdialogs.h"

#include "app/dialogs/preferences/preferencesdialog.h"
#include "app/help/helpdialog.h"
#include "app/help/helpplaces.h"
#include "app/players/askdialog.h"
#include "app/players/checkdialog.h"
#include "app/settings/appearance.h"
#include "app/settings/settings.h"
#include "app/window/gamefiles.h"
#include "app/window/lobby.h"

#include <QApplication>
#include <QKeyEvent>

namespace tessera {

WindowDialogs::WindowDialogs(const Parts &parts)
    : QObject(&parts.window)
    , m_parts(parts)
{
    qApp->installEventFilter(this);
}

HelpDialog &WindowDialogs::help()
{
    QWidget *modal = QApplication::activeModalWidget();
    QWidget *parent = modal != nullptr ? modal : &m_parts.window;
    if (!m_help || m_help->parentWidget() != parent) {
        delete m_help;
        m_help = new HelpDialog(m_parts.appearance.theme(), parent);
        m_help->setAttribute(Qt::WA_DeleteOnClose);
        connect(&m_parts.appearance, &Appearance::changed, m_help, &HelpDialog::setTheme);
        connect(m_help, &HelpDialog::learnRequested, &m_parts.lobby, &Lobby::learn);
    }
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
    return *m_help;
}

void WindowDialogs::showRules(const QString &section)
{
    help().showRules(m_parts.lobby.shownGame(), section);
}

void WindowDialogs::showHelpOn(const QWidget *focus)
{
    const QString page = manualPageOf(focus);
    if (page.isEmpty())
        showRules();
    else
        help().showManual(page);
}

bool WindowDialogs::eventFilter(QObject *watched, QEvent *event)
{
    auto *widget = qobject_cast<QWidget *>(watched);
    if (event->type() != QEvent::KeyPress || widget == nullptr
        || widget->window() == &m_parts.window
        || !static_cast<QKeyEvent *>(event)->matches(QKeySequence::HelpContents)
        || qobject_cast<HelpDialog *>(widget->window()) != nullptr)
        return false;
    const QWidget *owner = widget;
    while (owner != nullptr && owner != &m_parts.window)
        owner = owner->parentWidget();
    if (owner == nullptr)
        return false;
    showHelpOn(widget);
    return true;
}

void WindowDialogs::showPreferences()
{
    auto *dialog = new PreferencesDialog(
        {m_parts.settings, m_parts.appearance, m_parts.actions, m_parts.sounds, m_parts.speech},
        m_parts.lobby.shownGame(),
        &m_parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void WindowDialogs::checkAgent()
{
    auto *dialog
        = new CheckDialog(m_parts.settings.dataFolder(), m_parts.appearance.theme(), &m_parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &CheckDialog::openRequested, this, [this](const QString &file) {
        m_parts.files.openPath(file);
    });
    dialog->open();
}

void WindowDialogs::askProgram()
{
    const GameModel &game = m_parts.session.model;
    const NodeId node = m_parts.session.navigation.node();
    std::shared_ptr<const AnyPosition> start = game.positionAt(GameRecord::kRoot);
    AskedPosition asked{&game.entry(), game.setup().options, std::move(start)};
    for (const NodeId one : game.record().pathTo(node)) {
        if (one != GameRecord::kRoot)
            asked.moves.push_back(game.record().node(one).move);
    }
    auto *dialog = new AskDialog(
        m_parts.settings.dataFolder(), asked, m_parts.appearance.theme(), &m_parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AskDialog::variationWanted, this, [this, node](MoveCode move) {
        m_parts.session.navigation.goTo(m_parts.session.match.tryMove(node, move));
    });
    dialog->open();
}

} // namespace tessera

#include "moc_windowdialogs.cpp"
