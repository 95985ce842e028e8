#pragma once

#include "app/settings/preferences.h"

class QSettings;

namespace tessera {

/// The preferences that `store` holds; a value that is missing or invalid is the default.
[[nodiscard]] Preferences readPreferences(const QSettings &store);

/// Writes everything that is kept; other keys of `store` stay as they are.
void writePreferences(const Preferences &preferences, QSettings &store);

} // namespace tessera
