#include "app/window/windowmenus.h"

#include "app/window/preferencemenus.h"

#include "view/theme/icons.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// Where the texts of this file are translated.
struct WindowMenusTexts
{
    Q_DECLARE_TR_FUNCTIONS(WindowMenusTexts)
};

/// Groups of acts, with a line between them.
using Groups = std::initializer_list<std::initializer_list<Act>>;

template<typename Container>
void fill(Container &container, const Actions &actions, const Groups &groups)
{
    for (const auto &group : groups) {
        if (!container.actions().isEmpty())
            container.addSeparator();
        for (const Act act : group)
            container.addAction(&actions[act]);
    }
}

QMenu &addMenu(QMainWindow &window, const QString &name, const QString &title)
{
    QMenu *menu = window.menuBar()->addMenu(title);
    menu->setObjectName(name);
    return *menu;
}

} // namespace

void buildMenus(QMainWindow &window, const Actions &actions, const PreferenceMenus &preferences)
{
    window.menuBar()->setObjectName(u"menuBar"_s);
    fill(
        addMenu(window, u"gameMenu"_s, WindowMenusTexts::tr("&Game")),
        actions,
        {{Act::Home, Act::Puzzles},
         {Act::NewGame, Act::EditPosition, Act::Open, Act::Library},
         {Act::Save, Act::SaveAs, Act::SaveCopy},
         {Act::CopyGame, Act::CopyCode, Act::CopyPosition, Act::CopyPicture, Act::Paste},
         {Act::Export, Act::Print},
         {Act::Players, Act::Restart, Act::Pause, Act::Resign},
         {Act::Lab, Act::CheckAgent},
         {Act::Close, Act::Quit}});
    QMenu &moves = addMenu(window, u"movesMenu"_s, WindowMenusTexts::tr("&Moves"));
    fill(
        moves,
        actions,
        {{Act::Undo, Act::Redo, Act::Hint, Act::MoveNow, Act::TypeMove},
         {Act::Coach, Act::Review, Act::Analysis, Act::Explorer, Act::AskProgram, Act::GoOn},
         {Act::First, Act::Back, Act::Forward, Act::Live},
         {Act::Autoplay}});
    moves.addMenu(preferences.paceMenu());
    moves.insertMenu(&actions[Act::Review], preferences.coachMenu());
    QMenu &view = addMenu(window, u"viewMenu"_s, WindowMenusTexts::tr("&View"));
    fill(view, actions, {{Act::Threats, Act::AttackMap}, {Act::Flip}});
    view.addSeparator();
    for (QMenu *menu : preferences.menus())
        view.addMenu(menu);
    view.addAction(&actions[Act::Mute]);
    view.addAction(&actions[Act::Preferences]);
    fill(view, actions, {{Act::Classic, Act::Zen, Act::FullScreen}});
    fill(
        addMenu(window, u"helpMenu"_s, WindowMenusTexts::tr("&Help")),
        actions,
        {{Act::Rules, Act::Learn, Act::Shortcuts}, {Act::About}});
}

QToolBar *buildToolBar(QMainWindow &window, const Actions &actions)
{
    QToolBar *bar = window.addToolBar(WindowMenusTexts::tr("Tool bar"));
    bar->setObjectName(u"toolBar"_s);
    bar->setAccessibleName(WindowMenusTexts::tr("Tool bar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    fill(
        *bar,
        actions,
        {{Act::Home, Act::NewGame},
         {Act::Undo, Act::Redo},
         {Act::First, Act::Back, Act::Forward, Act::Live},
         {Act::Hint, Act::Threats, Act::AttackMap},
         {Act::Flip, Act::Mute},
         {Act::Pause, Act::Resign}});
    auto *space = new QWidget(bar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    bar->addWidget(makeMenuButton(window, bar));
    return bar;
}

QToolButton *makeMenuButton(const QMainWindow &window, QWidget *parent)
{
    auto *menu = new QMenu(parent);
    menu->setObjectName(u"mainMenu"_s);
    for (QAction *action : window.menuBar()->actions())
        menu->addMenu(action->menu());
    auto *button = new QToolButton(parent);
    button->setObjectName(u"menuButton"_s);
    button->setIcon(icon(u"menu"_s));
    button->setToolTip(WindowMenusTexts::tr("All menus (F10)"));
    button->setStatusTip(
        WindowMenusTexts::tr("All that can be done, also where the menu bar is hidden"));
    button->setAccessibleName(WindowMenusTexts::tr("Menu"));
    button->setAutoRaise(true);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setShortcut(Qt::Key_F10);
    button->setMenu(menu);
    return button;
}

} // namespace tessera
