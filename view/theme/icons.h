#pragma once

#include <QIcon>
#include <QString>

namespace tessera {

/// A symbolic icon of the program's own (`resources/icons/<name>.svg`), drawn in the colour that the
/// application's palette has for text at the moment of painting: it follows light and dark by itself, is sharp at every
/// size and grey when disabled. Icon themes are not used, since a bare desktop has none and a mixture would be visible.
[[nodiscard]] QIcon icon(const QString &name);

/// The names that `icon` knows.
[[nodiscard]] QStringList iconNames();

/// The icon of the program itself, in its colours.
[[nodiscard]] QIcon programIcon();

} // namespace tessera
