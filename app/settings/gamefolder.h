#pragma once

#include <QString>

namespace tessera {

struct Preferences;

/// Where dialogs look for game files: the folder preferred while it is there, that of the person's
/// documents otherwise.
[[nodiscard]] QString gameFolder(const Preferences &preferences);
/// The same, created when it is not there yet: for the first use.
[[nodiscard]] QString usableGameFolder(const Preferences &preferences);

} // namespace tessera
