#include "app/window/windowmenus.h"

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
using Groups = std::vector<std::vector<Act>>;

/// A menu: what it shows, and what belongs to it but is done by a key, a button or a dialog.
struct MenuRow
{
    QString name;
    QString title;
    Groups shown;
    std::vector<Act> others{};
};

/// The menus in the order of the bar. Every act is in one of them.
std::vector<MenuRow> menuRows()
{
    return {
        {u"gameMenu"_s,
         WindowMenusTexts::tr("&Game"),
         {{Act::NewGame, Act::Open, Act::Save, Act::Share},
          {Act::Library},
          {Act::Restart, Act::Pause, Act::Resign, Act::Players},
          {Act::Quit}},
         {Act::Home,
          Act::Puzzles,
          Act::SaveAs,
          Act::SaveCopy,
          Act::CopyGame,
          Act::CopyCode,
          Act::CopyPosition,
          Act::CopyPicture,
          Act::Paste,
          Act::Export,
          Act::Print,
          Act::Close}},
        {u"movesMenu"_s,
         WindowMenusTexts::tr("&Moves"),
         {{Act::Undo, Act::Redo}, {Act::Hint, Act::TypeMove}},
         {Act::MoveNow, Act::First, Act::Back, Act::Forward, Act::Live, Act::Autoplay}},
        {u"studyMenu"_s,
         WindowMenusTexts::tr("&Study"),
         {{Act::Review, Act::Analysis, Act::Explorer, Act::Coach, Act::AskProgram, Act::GoOn},
          {Act::Threats, Act::AttackMap}}},
        {u"viewMenu"_s,
         WindowMenusTexts::tr("&View"),
         {{Act::Flip, Act::Mute}, {Act::Classic, Act::Zen, Act::FullScreen}, {Act::Preferences}}},
        {u"toolsMenu"_s,
         WindowMenusTexts::tr("&Tools"),
         {{Act::EditPosition, Act::Lab, Act::CheckAgent}}},
        {u"helpMenu"_s,
         WindowMenusTexts::tr("&Help"),
         {{Act::Rules, Act::Learn, Act::Shortcuts}, {Act::About}}}};
}

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

} // namespace

void buildMenus(QMainWindow &window, const Actions &actions)
{
    window.menuBar()->setObjectName(u"menuBar"_s);
    for (const MenuRow &row : menuRows()) {
        QMenu *menu = window.menuBar()->addMenu(row.title);
        menu->setObjectName(row.name);
        fill(*menu, actions, row.shown);
    }
}

std::vector<ShortcutGroup> shortcutGroups(const Actions &actions)
{
    std::vector<ShortcutGroup> groups;
    for (const MenuRow &row : menuRows()) {
        ShortcutGroup group{row.title, {}};
        for (const auto &acts : row.shown) {
            for (const Act act : acts)
                group.actions.push_back(&actions[act]);
        }
        for (const Act act : row.others)
            group.actions.push_back(&actions[act]);
        groups.push_back(std::move(group));
    }
    return groups;
}

QToolBar *buildToolBar(QMainWindow &window, const Actions &actions)
{
    QToolBar *bar = window.addToolBar(WindowMenusTexts::tr("Tool bar"));
    bar->setObjectName(u"toolBar"_s);
    bar->setAccessibleName(WindowMenusTexts::tr("Tool bar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    fill(
        *bar,
        actions,
        {{Act::Home, Act::NewGame}, {Act::Undo, Act::Hint}, {Act::Flip}, {Act::Resign}});
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
