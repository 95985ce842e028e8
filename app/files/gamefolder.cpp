#include "app/files/gamefolder.h"

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

} // namespace tessera
