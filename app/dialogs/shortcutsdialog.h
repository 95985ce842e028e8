#pragma once

class QMainWindow;

namespace tessera {

/// Lists the keys of all actions of the window, and those of the board.
void showShortcuts(QMainWindow &window);

} // namespace tessera
