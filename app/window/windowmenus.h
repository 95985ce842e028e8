#pragma once

#include "app/actions/actions.h"

class QMainWindow;
class QMenu;
class QToolBar;
class QToolButton;

namespace tessera {

class PreferenceMenus;

/// Fills the menu bar of a window with its actions.
void buildMenus(QMainWindow &window, const Actions &actions, const PreferenceMenus &preferences);

/// Makes the tool bar of the game page.
[[nodiscard]] QToolBar *buildToolBar(QMainWindow &window, const Actions &actions);

/// A button with all menus of the window's menu bar, for places where that is hidden.
[[nodiscard]] QToolButton *makeMenuButton(const QMainWindow &window, QWidget *parent);

} // namespace tessera
