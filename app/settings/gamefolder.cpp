#include "app/settings/gamefolder.h"

#include "app/settings/preferences.h"

#include <QDir>
#include <QStandardPaths>

namespace tessera {

QString gameFolder(const Preferences &preferences)
{
    const QString &preferred = preferences.files.folder;
    if (!preferred.isEmpty() && QDir(preferred).exists())
        return preferred;
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

QString usableGameFolder(const Preferences &preferences)
{
    const QString folder = gameFolder(preferences);
    // If that fails, the user of the folder reports it better.
    QDir().mkpath(folder);
    return folder;
}

} // namespace tessera
