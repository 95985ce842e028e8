#pragma once

#include "app/actions/actions.h"
#include "app/dialogs/shortcutsdialog.h"

#include <vector>

class QMainWindow;
class QMenu;
class QToolBar;
class QToolButton;

namespace tessera {

/// Fills the menu bar of a window with its actions.
void buildMenus(QMainWindow &window, const Actions &actions);

/// All actions by the menu that they are in or belong to, for the list of keys.
[[nodiscard]] std::vector<ShortcutGroup> shortcutGroups(const Actions &actions);

/// Makes the tool bar of the game page.
[[nodiscard]] QToolBar *buildToolBar(QMainWindow &window, const Actions &actions);

/// A button with all menus of the window's menu bar, for places where that is hidden.
[[nodiscard]] QToolButton *makeMenuButton(const QMainWindow &window, QWidget *parent);

} // namespace tessera
