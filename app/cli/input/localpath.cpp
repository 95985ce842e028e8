#include "app/cli/input/localpath.h"

#include <QString>
#include <QUrl>

namespace tessera {

std::string localPath(const std::string &word)
{
    const QUrl address(QString::fromStdString(word), QUrl::StrictMode);
    const QString path = address.isLocalFile() ? address.toLocalFile() : QString();
    return path.isEmpty() ? word : path.toStdString();
}

} // namespace tessera
