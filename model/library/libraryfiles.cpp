#include "model/library/libraryfiles.h"

#include "model/core/files/textfile.h"
#include "model/core/files/wholefile.h"
#include "model/library/librarytags.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

#include <algorithm>
#include <map>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// How long to wait for another program that shares the folder, since programs change files in turn.
constexpr int kPatienceMs = 2000;

Error changedMeanwhile(const std::string &path)
{
    return {
        path,
        phrase("Error", "another content than a moment ago"),
        phrase("Error", "the games that are listed; try again")};
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

Result<std::string> textOf(const LibraryIndex &index, const LibraryEntry &entry)
{
    const LibraryFile &known = index.fileOf(entry);
    if (!isAsKnown(known))
        return changedMeanwhile(known.path);
    QFile file(QString::fromStdString(known.path));
    if (!file.open(QIODevice::ReadOnly))
        return Error{
            known.path,
            file.errorString().toStdString(),
            phrase("Error", "a file that can be read")};
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
        // Changes go from the end of the file, so that earlier texts keep their places.
        std::sort(ofFile.begin(), ofFile.end(), [](const TextChange *one, const TextChange *other) {
            return one->entry->offset > other->entry->offset;
        });
        for (const TextChange *change : ofFile) {
            const std::string fresh = change->text.empty() ? std::string() : withGap(change->text);
            const std::size_t begin = change->entry->offset;
            // The change includes the gap after the game, which would otherwise grow with every change.
            const std::size_t end = std::min(
                text->find_first_not_of("\r\n", begin + change->entry->length), text->size());
            text->replace(begin, end - begin, fresh);
        }
        if (text->find_first_not_of(" \t\r\n") != std::string::npos) {
            if (auto error = writeWhole(known.path, *text))
                return error;
        } else if (!QFile::remove(path)) {
            return Error{
                known.path,
                phrase("Error", "a file that cannot be removed"),
                phrase("Error", "a folder that can be changed")};
        }
    }
    return std::nullopt;
}

std::optional<Error> rewriteGame(const std::string &path, const std::string &text)
{
    QDir().mkpath(QFileInfo(QString::fromStdString(path)).path());
    QLockFile lock(QString::fromStdString(path) + u".lock"_s);
    lock.tryLock(kPatienceMs);
    const auto before = readTextFileIfThere(path);
    if (!before)
        return before.error();
    return writeWhole(path, *before ? withLibraryTagsOf(text, **before) : text);
}

std::optional<Error> putBack(const std::vector<TakenGame> &games)
{
    std::map<std::string, std::string> byFile;
    for (const TakenGame &game : games)
        byFile[game.path].append(withGap(game.text));
    for (const auto &[path, fresh] : byFile) {
        QLockFile lock(QString::fromStdString(path) + u".lock"_s);
        lock.tryLock(kPatienceMs);
        const auto before = readTextFileIfThere(path);
        if (!before)
            return before.error();
        const std::string text = *before ? withGap(**before) + fresh : fresh;
        if (auto error = writeOwnFile(path, text))
            return error;
    }
    return std::nullopt;
}

} // namespace tessera
