#include "app/files/wholefile.h"

#include <QByteArray>
#include <QFile>

namespace tessera {

std::optional<Error> writeChosenFile(const QString &path, const QByteArray &content)
{
    return writeWhole(filePath(path), {content.data(), static_cast<std::size_t>(content.size())});
}

std::filesystem::path filePath(const QString &path)
{
    return {QFile::encodeName(path).toStdString()};
}

} // namespace tessera
