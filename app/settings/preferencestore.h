#pragma once

#include "app/settings/preferences.h"

class QSettings;

namespace tessera {

/// What `store` holds of the preferences. What is missing or makes no sense is as usual.
[[nodiscard]] Preferences readPreferences(const QSettings &store);

/// Writes everything that is kept; other keys of `store` stay as they are.
void writePreferences(const Preferences &preferences, QSettings &store);

} // namespace tessera
