#pragma once

class QMainWindow;

namespace tessera {

class Actions;

/// Opens the dialog of all ways to give a game to others: copies, exports, print and further files.
void showShare(QMainWindow &window, const Actions &actions);

} // namespace tessera
