#include "model/library/libraryfiles.h"

#include "model/core/files/textfile.h"
#include "model/core/files/wholefile.h"
#include "model/library/knowntext.h"
#include "model/library/librarytags.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

#include <algorithm>
#include <map>
#include <tuple>
#include <unordered_map>

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

/// The new texts of some games of a file by the games' numbers.
using ChangesOfFile = std::map<std::uint32_t, const std::string *>;

/// What is known of a file after its games were changed, of which `before` was known.
KnownText withChanges(const KnownText &before, const ChangesOfFile &changes)
{
    KnownText after;
    bool isRead = true;
    std::size_t taken = 0;
    std::string_view rest = *before.page;
    for (std::uint32_t number = 0; !rest.empty(); ++number) {
        LibraryEntry entry = unpack(rest);
        const std::size_t begin = std::max<std::size_t>(entry.offset, taken);
        const std::size_t end = std::max<std::size_t>(entry.offset + entry.length, begin);
        const auto change = changes.find(number);
        if (change == changes.end()) {
            entry.offset = after.text.size() + begin - taken;
            entry.length = end - begin;
            pack(entry, *after.page);
            continue;
        }
        after.text.append(before.text, taken, begin - taken);
        // The change includes the gap after the game, which would otherwise grow with every change.
        taken = std::min(before.text.find_first_not_of("\r\n", end), before.text.size());
        if (!change->second->empty()) {
            after.text.append(withGap(*change->second));
            isRead = false;
        }
    }
    after.text.append(before.text, taken);
    if (!isRead)
        after.page.reset();
    return after;
}

using KnownFiles = std::unordered_map<std::string_view, const LibraryFile *>;

/// The files of a library by their places.
KnownFiles knownFiles(const LibraryIndex &index)
{
    KnownFiles known;
    for (const LibraryFile &file : index.files())
        known.emplace(file.path, &file);
    return known;
}

/// A changed file as it is now; nothing where that is to be read.
using Changed = Result<std::optional<LibraryFile>>;

std::optional<LibraryFile> whatIsKnown(const std::string &path, const KnownText &text)
{
    if (!text.page)
        return std::nullopt;
    return fileNow(path, *text.page);
}

Changed changeFile(const LibraryFile &known, const ChangesOfFile &changes)
{
    const QString path = QString::fromStdString(known.path);
    QLockFile lock(path + u".lock"_s);
    lock.tryLock(kPatienceMs);
    if (!isAsKnown(known))
        return changedMeanwhile(known.path);
    const auto text = readTextFile(known.path);
    if (!text)
        return text.error();
    const KnownText changed = withChanges({*text, std::string(known.page)}, changes);
    if (changed.text.find_first_not_of(" \t\r\n") != std::string::npos) {
        if (const auto error = writeWhole(known.path, changed.text))
            return *error;
    } else if (!QFile::remove(path)) {
        return Error{
            known.path,
            phrase("Error", "a file that cannot be removed"),
            phrase("Error", "a folder that can be changed")};
    }
    return whatIsKnown(known.path, changed);
}

using TakenOfFile = std::vector<const TakenGame *>;

/// `known` may be null.
Changed putBackInto(const std::string &path, const LibraryFile *known, const TakenOfFile &games)
{
    QLockFile lock(QString::fromStdString(path) + u".lock"_s);
    lock.tryLock(kPatienceMs);
    const auto before = readTextFileIfThere(path);
    if (!before)
        return before.error();
    KnownText all;
    if (*before) {
        all.text = withGap(**before);
        if (known != nullptr && isAsKnown(*known))
            all.page = known->page;
        else
            all.page.reset();
    }
    for (const TakenGame *game : games)
        all.add(game->text, game->entry);
    if (const auto error = writeOwnFile(path, all.text))
        return *error;
    return whatIsKnown(path, all);
}

/// Changes files one after another, also after one that cannot be changed.
template<typename OfFile, typename Change>
FileChanges oneAfterAnother(
    const std::map<std::string, OfFile> &byFile, const Progress &progress, const Change &change)
{
    FileChanges all;
    std::size_t done = 0;
    for (const auto &[path, ofFile] : byFile) {
        if (auto changed = change(path, ofFile)) {
            all.changed.insert(path);
            if (*changed)
                all.known.push_back(std::move(**changed));
        } else if (!all.fault) {
            all.fault = changed.error();
        }
        if (progress)
            progress(static_cast<double>(++done) / static_cast<double>(byFile.size()));
    }
    return all;
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

FileChanges changeTexts(
    const LibraryIndex &index, const std::vector<TextChange> &changes, const Progress &progress)
{
    std::map<std::string, ChangesOfFile> byFile;
    for (const TextChange &change : changes)
        byFile[index.fileOf(*change.entry).path].emplace(change.entry->number, &change.text);
    const KnownFiles known = knownFiles(index);
    return oneAfterAnother(byFile, progress, [&](const std::string &path, const ChangesOfFile &ofFile) {
        return changeFile(*known.at(path), ofFile);
    });
}

std::optional<Error> rewriteGame(const std::string &path, const std::string &text)
{
    std::ignore = makeOwnFolder(std::filesystem::path(path).parent_path());
    QLockFile lock(QString::fromStdString(path) + u".lock"_s);
    lock.tryLock(kPatienceMs);
    const auto before = readTextFileIfThere(path);
    if (!before)
        return before.error();
    return writeWhole(path, *before ? withLibraryTagsOf(text, **before) : text);
}

FileChanges putBack(
    const LibraryIndex &index, const std::vector<TakenGame> &games, const Progress &progress)
{
    std::map<std::string, TakenOfFile> byFile;
    for (const TakenGame &game : games)
        byFile[game.path].push_back(&game);
    const KnownFiles known = knownFiles(index);
    return oneAfterAnother(byFile, progress, [&](const std::string &path, const TakenOfFile &ofFile) {
        const auto file = known.find(path);
        return putBackInto(path, file == known.end() ? nullptr : file->second, ofFile);
    });
}

} // namespace tessera
