#include "app/files/filemark.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace tessera {

namespace {

constexpr auto kMethod = QCryptographicHash::Sha1;

} // namespace

std::string fileMark(const std::string &path)
{
    const QString name = QString::fromStdString(path);
    QFile file(name);
    QCryptographicHash hash(kMethod);
    // Pipes and devices would never end.
    if (!QFileInfo(name).isFile() || !file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return {};
    return hash.result().toHex().toStdString();
}

std::string textMark(const std::string &text)
{
    const auto bytes = QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size()));
    return QCryptographicHash::hash(bytes, kMethod).toHex().toStdString();
}

} // namespace tessera
