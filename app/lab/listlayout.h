#pragma once

#include <initializer_list>

class QPushButton;
class QTreeWidget;

namespace tessera {

/// Lays out a list of the lab in its parent, with a row of buttons below it. It shows at least so many lines, and the
/// column `widest` takes the room that the others leave.
void layOutList(
    QTreeWidget &list, int lines, int widest, std::initializer_list<QPushButton *> buttons);

} // namespace tessera
