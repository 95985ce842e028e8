#pragma once

#include <QString>

#include <vector>

class QAction;
class QMainWindow;

namespace tessera {

/// Actions that belong together, under the title of a menu.
struct ShortcutGroup
{
    QString title;
    std::vector<QAction *> actions;
};

/// Lists all actions of the window with their keys, and the keys of the board. A search narrows the list, and Enter or a
/// double click does an action.
void showShortcuts(QMainWindow &window, const std::vector<ShortcutGroup> &groups);

} // namespace tessera
