#include "model/library/libraryfiles.h"

#include "model/core/textfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSaveFile>

#include <algorithm>
#include <map>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// Programs that share a folder change one file after the other.
constexpr int kPatienceMs = 2000;

Error changedMeanwhile(const std::string &path)
{
    return {path, "another content than a moment ago", "the games that are listed; try again"};
}

bool isAsKnown(const LibraryFile &file)
{
    const QFileInfo info(QString::fromStdString(file.path));
    return info.size() == file.size && info.lastModified().toMSecsSinceEpoch() == file.modified;
}

std::string withGap(std::string text)
{
    while (!text.empty() && text.back() == '\n')
        text.pop_back();
    return text.append("\n\n");
}

} // namespace

std::optional<Error> writeWhole(const std::string &path, std::string_view text)
{
    const QString name = QString::fromStdString(path);
    QDir().mkpath(QFileInfo(name).path());
    QSaveFile file(name);
    const auto size = static_cast<qint64>(text.size());
    if (file.open(QIODevice::WriteOnly) && file.write(text.data(), size) == size && file.flush()
        && file.commit())
        return std::nullopt;
    return Error{path, file.errorString().toStdString(), "a file that can be written"};
}

Result<std::string> textOf(const LibraryIndex &index, const LibraryEntry &entry)
{
    const LibraryFile &known = index.fileOf(entry);
    if (!isAsKnown(known))
        return changedMeanwhile(known.path);
    QFile file(QString::fromStdString(known.path));
    if (!file.open(QIODevice::ReadOnly))
        return Error{known.path, file.errorString().toStdString(), "a file that can be read"};
    file.seek(static_cast<qint64>(entry.offset));
    return file.read(static_cast<qint64>(entry.length)).toStdString();
}

std::optional<Error> changeTexts(const LibraryIndex &index, const std::vector<TextChange> &changes)
{
    std::map<std::uint32_t, std::vector<const TextChange *>> byFile;
    for (const TextChange &change : changes)
        byFile[change.entry->file].push_back(&change);
    for (auto &[number, ofFile] : byFile) {
        const LibraryFile &known = index.files()[number];
        const QString path = QString::fromStdString(known.path);
        QLockFile lock(path + u".lock"_s);
        lock.tryLock(kPatienceMs);
        if (!isAsKnown(known))
            return changedMeanwhile(known.path);
        auto text = readTextFile(known.path);
        if (!text)
            return text.error();
        // From the end, so that what stands before keeps its place.
        std::sort(ofFile.begin(), ofFile.end(), [](const TextChange *one, const TextChange *other) {
            return one->entry->offset > other->entry->offset;
        });
        for (const TextChange *change : ofFile) {
            const std::string fresh = change->text.empty() ? std::string() : withGap(change->text);
            text->replace(change->entry->offset, change->entry->length, fresh);
        }
        if (text->find_first_not_of(" \t\r\n") != std::string::npos) {
            if (auto error = writeWhole(known.path, *text))
                return error;
        } else if (!QFile::remove(path)) {
            return Error{known.path, "a file that cannot be removed", "a folder that can be changed"};
        }
    }
    return std::nullopt;
}

std::optional<Error> putBack(const std::vector<TakenGame> &games)
{
    std::map<std::string, std::string> byFile;
    for (const TakenGame &game : games)
        byFile[game.path].append(withGap(game.text));
    for (const auto &[path, fresh] : byFile) {
        QLockFile lock(QString::fromStdString(path) + u".lock"_s);
        lock.tryLock(kPatienceMs);
        const auto before = readTextFile(path);
        const std::string text = before ? withGap(*before) + fresh : fresh;
        if (auto error = writeWhole(path, text))
            return error;
    }
    return std::nullopt;
}

std::string withTag(const std::string &text, std::string_view name, std::string_view value)
{
    const std::string beginning = std::string("[").append(name).append(" ");
    std::string tags;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        const std::string_view row = std::string_view(text).substr(at, end - at);
        const bool isTag = row.starts_with('[');
        const bool isGapBefore = tags.empty() && row.find_first_not_of(" \t\r\n") == row.npos;
        if (!isTag && !isGapBefore)
            break;
        if (isTag && !row.starts_with(beginning))
            tags.append(row);
        at = end;
    }
    if (!value.empty()) {
        tags.append(beginning).append("\"");
        for (const char c : value) {
            if (c == '"' || c == '\\')
                tags += '\\';
            tags += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
        }
        tags.append("\"]\n");
    }
    return tags.append(text, at);
}

} // namespace tessera
