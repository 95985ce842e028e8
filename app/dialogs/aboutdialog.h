#pragma once

class QWidget;

namespace tessera {

/// Says what the program is, its version, and those of what it is built on.
void showAbout(QWidget &window);

} // namespace tessera
