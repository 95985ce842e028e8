#pragma once

class QWidget;

namespace tessera {

/// Shows the program's purpose and version, and the versions of its libraries.
void showAbout(QWidget &window);

} // namespace tessera
