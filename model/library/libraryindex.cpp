#include "model/library/libraryindex.h"

#include "model/core/files/textfile.h"
#include "model/core/files/wholefile.h"
#include "model/library/gamesummary.h"

#include <QDateTime>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// The head of a cache file; its number changes with the format of entries.
constexpr std::string_view kHead = "tessera library 1\n";

QString cachePath(const std::string &folder)
{
    return QString::fromStdString(folder) + u"/.index"_s;
}

LibraryFile fileAt(const QFileInfo &info, bool isOwn)
{
    LibraryFile file;
    file.path = info.filePath().toStdString();
    file.size = info.size();
    file.modified = info.lastModified().toMSecsSinceEpoch();
    file.isOwn = isOwn;
    return file;
}

/// The game files of the folder and of its imports, in the order of their names.
std::vector<LibraryFile> filesOf(const std::string &folder, const std::vector<std::string> &saved)
{
    std::vector<LibraryFile> files;
    QDirIterator
        all(QString::fromStdString(folder), {u"*.tgn"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        all.next();
        // Names that begin with a dot are unfinished imports; the folder itself may lie in one.
        const QString inside = all.filePath().mid(all.path().size());
        if (!inside.contains(u"/."_s))
            files.push_back(fileAt(all.fileInfo(), true));
    }
    std::sort(files.begin(), files.end(), [](const LibraryFile &one, const LibraryFile &other) {
        return one.path < other.path;
    });
    for (const std::string &path : saved) {
        const QFileInfo info(QString::fromStdString(path));
        if (info.isFile())
            files.push_back(fileAt(info, false));
    }
    return files;
}

} // namespace

LibraryIndex::Pointer LibraryIndex::cached(const std::string &folder)
{
    auto index = std::make_shared<LibraryIndex>();
    QFile cache(cachePath(folder));
    if (!cache.open(QIODevice::ReadOnly))
        return index;
    auto text = std::make_shared<std::string>(static_cast<std::size_t>(cache.size()), '\0');
    const bool isRead = cache.read(text->data(), cache.size()) == cache.size();
    if (!isRead || !std::string_view(*text).starts_with(kHead))
        return index;
    std::string_view rest = std::string_view(*text).substr(kHead.size());
    while (!rest.empty()) {
        LibraryFile file;
        const std::uint64_t pathLength = unpackNumber(rest);
        file.path = rest.substr(0, std::min<std::size_t>(pathLength, rest.size()));
        rest.remove_prefix(file.path.size());
        file.size = static_cast<std::int64_t>(unpackNumber(rest));
        file.modified = static_cast<std::int64_t>(unpackNumber(rest));
        const std::uint64_t pageLength = unpackNumber(rest);
        if (pageLength > rest.size())
            return std::make_shared<LibraryIndex>();
        file.page = rest.substr(0, pageLength);
        file.memory = text;
        rest.remove_prefix(pageLength);
        index->m_files.push_back(std::move(file));
    }
    return index;
}

void LibraryIndex::save(const std::string &folder) const
{
    std::string text(kHead);
    for (const LibraryFile &file : m_files) {
        packNumber(file.path.size(), text);
        text.append(file.path);
        packNumber(static_cast<std::uint64_t>(file.size), text);
        packNumber(static_cast<std::uint64_t>(file.modified), text);
        packNumber(file.page.size(), text);
        text.append(file.page);
    }
    // Without a cache only time is lost.
    std::ignore = writeOwnFile(cachePath(folder).toStdString(), text);
}

LibraryIndex::Pointer LibraryIndex::refreshed(
    const LibraryIndex &known,
    const std::string &folder,
    const std::vector<std::string> &saved,
    const ReadSettings &settings,
    const std::stop_token &stop,
    const Progress &progress)
{
    std::unordered_map<std::string_view, const LibraryFile *> before;
    for (const LibraryFile &file : known.m_files)
        before.emplace(file.path, &file);
    auto index = std::make_shared<LibraryIndex>();
    index->m_files = filesOf(folder, saved);
    std::int64_t bytes = 0;
    std::vector<LibraryFile *> changed;
    for (LibraryFile &file : index->m_files) {
        const auto found = before.find(file.path);
        const bool isSame = found != before.end() && found->second->size == file.size
                            && found->second->modified == file.modified;
        if (isSame) {
            file.page = found->second->page;
            file.memory = found->second->memory;
        } else {
            changed.push_back(&file);
            bytes += file.size;
        }
    }
    std::int64_t done = 0;
    for (LibraryFile *file : changed) {
        index->read(*file, settings, stop);
        if (stop.stop_requested())
            return nullptr;
        done += file->size;
        if (progress)
            progress(
                static_cast<double>(done) / static_cast<double>(std::max<std::int64_t>(bytes, 1)));
    }
    index->list();
    return index;
}

LibraryIndex LibraryIndex::with(const std::vector<LibraryFile> &files) const
{
    // Of two files at one place, the first is what is known.
    LibraryIndex index;
    index.m_files = files;
    index.m_files.insert(index.m_files.end(), m_files.begin(), m_files.end());
    return index;
}

LibraryIndex::Pointer LibraryIndex::ofFile(
    const std::string &path, const ReadSettings &settings, const std::stop_token &stop)
{
    auto index = std::make_shared<LibraryIndex>();
    index->m_files.push_back(fileAt(QFileInfo(QString::fromStdString(path)), false));
    index->read(index->m_files.front(), settings, stop);
    index->list();
    return index;
}

void LibraryIndex::read(LibraryFile &file, const ReadSettings &settings, const std::stop_token &stop)
{
    const auto text = readTextFile(file.path);
    if (!text) {
        m_faults.push_back(text.error());
        return;
    }
    auto page = std::make_shared<std::string>();
    GameSummary summary;
    readEachGame(*text, file.path, settings, [&](const ReadGame &game, TextSpan span) {
        if (stop.stop_requested())
            return false;
        if (game.error)
            m_faults.push_back(*game.error);
        if (game.game != nullptr)
            summary.add(game, span, *page);
        return true;
    });
    page->shrink_to_fit();
    file.page = *page;
    file.memory = std::move(page);
}

void LibraryIndex::list()
{
    constexpr std::size_t kUsualEntry = 400;
    std::size_t bytes = 0;
    for (const LibraryFile &file : m_files)
        bytes += file.page.size();
    m_entries.reserve(bytes / kUsualEntry);
    std::unordered_set<std::uint64_t> own;
    const bool hasOthers = std::any_of(m_files.begin(), m_files.end(), [](const LibraryFile &file) {
        return !file.isOwn;
    });
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        std::string_view rest = m_files[i].page;
        for (std::uint32_t number = 0; !rest.empty(); ++number) {
            LibraryEntry entry = unpack(rest);
            entry.file = static_cast<std::uint32_t>(i);
            entry.number = number;
            if (hasOthers && m_files[i].isOwn)
                own.insert(entry.key);
            else if (!m_files[i].isOwn && own.contains(entry.key))
                continue;
            m_entries.push_back(entry);
        }
    }
}

std::optional<std::uint32_t> LibraryIndex::numberOf(const std::string &path, std::uint64_t key) const
{
    const auto found
        = std::find_if(m_entries.begin(), m_entries.end(), [&](const LibraryEntry &entry) {
              return entry.key == key && fileOf(entry).path == path;
          });
    if (found == m_entries.end())
        return std::nullopt;
    return static_cast<std::uint32_t>(found - m_entries.begin());
}

std::size_t LibraryIndex::memory() const
{
    std::size_t bytes = m_entries.capacity() * sizeof(LibraryEntry);
    for (const LibraryFile &file : m_files)
        bytes += file.page.size() + file.path.capacity() + sizeof(LibraryFile);
    return bytes;
}

} // namespace tessera
