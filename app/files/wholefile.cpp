#include "app/files/wholefile.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QFile>

namespace tessera {

std::optional<Error> writeChosenFile(const QString &path, const QByteArray &content)
{
    auto error
        = writeWhole(filePath(path), {content.data(), static_cast<std::size_t>(content.size())});
    if (error)
        error->wanted = QCoreApplication::translate("ChosenFile", "a file that can be written")
                            .toStdString();
    return error;
}

std::filesystem::path filePath(const QString &path)
{
    return {QFile::encodeName(path).toStdString()};
}

} // namespace tessera
