#include "app/files/filemark.h"

#include "model/core/files/textfile.h"
#include "model/library/librarytags.h"

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

std::string gameFileMark(const std::string &path)
{
    const auto text = readTextFile(path);
    return text ? gameTextMark(*text) : std::string();
}

std::string gameTextMark(const std::string &text)
{
    return textMark(withoutLibraryTags(text));
}

} // namespace tessera
