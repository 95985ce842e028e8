#pragma once

#include "app/settings/preferences.h"

class QSettings;

namespace tessera {

/// The preferences that `store` holds; a value that is missing or invalid is the default.
[[nodiscard]] Preferences readPreferences(const QSettings &store);

/// Writes what has changed from `before` to `after`; other keys of `store` stay as they are, also those that another
/// window has changed.
void writePreferences(const Preferences &before, const Preferences &after, QSettings &store);

} // namespace tessera
