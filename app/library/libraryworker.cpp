#include "app/library/libraryworker.h"

#include "app/library/library.h"
#include "app/library/libraryplace.h"
#include "model/core/files/textfile.h"
#include "model/core/files/wholefile.h"
#include "model/library/librarytags.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

std::vector<std::string> linesOf(const std::string &text)
{
    std::vector<std::string> lines;
    const QStringList all = QString::fromStdString(text).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : all)
        lines.push_back(line.toStdString());
    return lines;
}

/// How long removed games lie in the bin.
constexpr int kBinDays = 30;
/// What the bin's folders are named after: the time of a removal.
constexpr auto kBinTime = "yyyyMMdd-HHmmss-zzz";

/// The folders of a bin, one for each removal, the oldest first.
QStringList removalsIn(const std::string &bin)
{
    return QDir(QString::fromStdString(bin)).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
}

void removeFolder(const std::string &path)
{
    QDir(QString::fromStdString(path)).removeRecursively();
}

void removeOldFrom(const std::string &bin)
{
    const QDateTime oldest = QDateTime::currentDateTime().addDays(-kBinDays);
    for (const QString &name : removalsIn(bin)) {
        const QDateTime removed = QDateTime::fromString(name, QLatin1StringView(kBinTime));
        if (removed.isValid() && removed < oldest)
            removeFolder(bin + "/" + name.toStdString());
    }
}

/// Removes a folder of the bin that has no games any more.
void removeIfEmpty(const std::string &path)
{
    const QString folder = QString::fromStdString(path);
    if (!QDirIterator(folder, {u"*.tgn"_s}, QDir::Files, QDirIterator::Subdirectories).hasNext())
        removeFolder(path);
}

} // namespace

LibraryWorker::LibraryWorker(const QString &folder, std::stop_token closing)
    : m_folder(folder.toStdString())
    , m_list(QFileInfo(folder).path().toStdString() + "/saved-games.txt")
    , m_bin(QFileInfo(folder).path().toStdString() + "/removed-games")
    , m_closing(std::move(closing))
{}

void LibraryWorker::open()
{
    if (m_index)
        return refresh();
    removeOldFrom(m_bin);
    m_index = LibraryIndex::cached(m_folder);
    refresh();
}

void LibraryWorker::refresh(const std::vector<LibraryFile> &files)
{
    const auto stop = m_closing;
    const auto known = m_index ? m_index : std::make_shared<const LibraryIndex>();
    auto fresh = LibraryIndex::refreshed(
        known->with(files), m_folder, saved(), Library::readSettings(), stop, progress());
    if (!fresh)
        return;
    const bool isSame = known->files().size() == fresh->files().size()
                        && std::equal(
                            known->files().begin(),
                            known->files().end(),
                            fresh->files().begin(),
                            [](const LibraryFile &one, const LibraryFile &other) {
                                return one.path == other.path && one.size == other.size
                                       && one.modified == other.modified;
                            });
    if (!isSame)
        fresh->save(m_folder);
    if (isSame && std::exchange(m_isTold, true))
        return;
    m_isTold = true;
    m_index = fresh;
    emit indexed(fresh);
}

void LibraryWorker::addSaved(const std::string &path)
{
    std::vector<std::string> files = saved();
    if (path.starts_with(m_folder + "/")
        || std::find(files.begin(), files.end(), path) != files.end())
        return;
    files.push_back(path);
    writeSaved(files);
}

void LibraryWorker::remove(const ListedGames &games)
{
    const LibraryIndex &index = *games.index;
    std::vector<TextChange> changes;
    std::vector<TakenGame> taken;
    QStringList left;
    for (const std::uint32_t number : games.numbers) {
        const LibraryEntry &entry = index.entries()[number];
        const LibraryFile &file = index.fileOf(entry);
        if (!file.isOwn) {
            left << QString::fromStdString(file.path);
            continue;
        }
        auto text = textOf(index, entry);
        if (!text)
            return emit failed(text.error());
        taken.push_back({file.path, std::move(*text), entry.key, {}});
        pack(entry, taken.back().entry);
        changes.push_back({&entry, {}});
    }
    // They lie in the bin before they go, so that they are never nowhere.
    const QString now = QDateTime::currentDateTime().toString(QLatin1StringView(kBinTime));
    const std::string folder = m_bin + "/" + now.toStdString();
    std::vector<TakenGame> binned = taken;
    for (TakenGame &game : binned)
        game.path = folder + game.path.substr(m_folder.size());
    if (const FileChanges kept = tessera::putBack({}, binned); kept.fault)
        return emit failed(*kept.fault);
    const FileChanges done = changeTexts(index, changes, progress());
    std::erase_if(taken, [&](const TakenGame &game) {
        const bool isThere = !done.changed.contains(game.path);
        if (isThere)
            takeOutOfBin(folder, game.path);
        return isThere;
    });
    left.removeDuplicates();
    std::vector<std::string> files = saved();
    for (const QString &path : left)
        std::erase(files, path.toStdString());
    if (!left.isEmpty())
        writeSaved(files);
    refresh(done.known);
    if (!taken.empty() || !left.isEmpty())
        m_removals.push_back({folder, taken, left});
    if (!taken.empty() || !left.isEmpty())
        emit removed(taken, left, done.fault);
    else if (done.fault)
        emit failed(*done.fault);
}

void LibraryWorker::takeOutOfBin(const std::string &folder, const std::string &path)
{
    QFile::remove(QString::fromStdString(folder + path.substr(m_folder.size())));
    removeIfEmpty(folder);
}

void LibraryWorker::undoRemoval()
{
    if (m_removals.empty())
        return putBack(lastInBin());
    const Removal last = std::move(m_removals.back());
    m_removals.pop_back();
    putBack(last);
}

LibraryIndex::Pointer LibraryWorker::bin() const
{
    return LibraryIndex::refreshed({}, m_bin, {}, Library::readSettings(), m_closing);
}

void LibraryWorker::listRemoved()
{
    removeOldFrom(m_bin);
    if (const auto index = bin())
        emit removedListed(index);
}

std::vector<TakenGame> LibraryWorker::gamesIn(const ListedGames &games) const
{
    std::vector<TakenGame> taken;
    for (const std::uint32_t number : games.numbers) {
        const LibraryEntry &entry = games.index->entries()[number];
        const std::string &path = games.index->fileOf(entry).path;
        auto text = textOf(*games.index, entry);
        const std::size_t name = path.find('/', m_bin.size() + 1);
        if (!text || name == std::string::npos)
            continue;
        taken.push_back({m_folder + path.substr(name), std::move(*text), entry.key, {}});
        pack(entry, taken.back().entry);
    }
    return taken;
}

LibraryWorker::Removal LibraryWorker::lastInBin() const
{
    const QStringList all = removalsIn(m_bin);
    ListedGames games{all.isEmpty() ? nullptr : bin(), {}};
    if (!games.index)
        return {};
    const std::string newest = m_bin + "/" + all.back().toStdString();
    const auto &entries = games.index->entries();
    for (std::uint32_t number = 0; number < entries.size(); ++number) {
        if (games.index->fileOf(entries[number]).path.starts_with(newest + "/"))
            games.numbers.push_back(number);
    }
    return {newest, gamesIn(games), {}};
}

void LibraryWorker::putBack(const ListedGames &listed)
{
    open();
    const std::vector<TakenGame> games = gamesIn(listed);
    const FileChanges done = tessera::putBack(*m_index, games, progress());
    std::vector<TakenGame> back;
    std::vector<TextChange> gone;
    for (const std::uint32_t number : listed.numbers) {
        const LibraryEntry &entry = listed.index->entries()[number];
        const auto game = std::find_if(games.begin(), games.end(), [&](const TakenGame &one) {
            return one.key == entry.key && done.changed.contains(one.path);
        });
        if (game == games.end())
            continue;
        back.push_back(*game);
        gone.push_back({&entry, {}});
    }
    const FileChanges out = changeTexts(*listed.index, gone);
    for (const QString &name : removalsIn(m_bin))
        removeIfEmpty(m_bin + "/" + name.toStdString());
    // What this session knows of its removals holds no more; the bin does.
    m_removals.clear();
    refresh(done.known);
    emit restored(back);
    if (done.fault || out.fault)
        emit failed(done.fault ? *done.fault : *out.fault);
}

void LibraryWorker::putBack(const Removal &removal)
{
    open();
    const auto &[folder, games, left] = removal;
    const FileChanges done = tessera::putBack(*m_index, games, progress());
    for (const std::string &path : done.changed)
        takeOutOfBin(folder, path);
    std::vector<TakenGame> back;
    std::vector<TakenGame> missing;
    for (const TakenGame &game : games)
        (done.changed.contains(game.path) ? back : missing).push_back(game);
    for (const QString &path : left)
        addSaved(path.toStdString());
    refresh(done.known);
    emit restored(back);
    // What is missing is offered once more.
    if (!done.fault)
        return;
    m_removals.push_back({folder, missing, {}});
    emit removed(missing, {}, done.fault);
}

void LibraryWorker::setTag(
    const ListedGames &games, const std::string &name, const std::string &value)
{
    const LibraryIndex &index = *games.index;
    std::vector<TextChange> changes;
    for (const std::uint32_t number : games.numbers) {
        const LibraryEntry &entry = index.entries()[number];
        const auto text = textOf(index, entry);
        if (!text)
            return emit failed(text.error());
        changes.push_back({&entry, withTag(*text, name, value)});
    }
    if (const FileChanges done = changeTexts(index, changes); done.fault)
        emit failed(*done.fault);
    refresh();
}

void LibraryWorker::replace(const LibraryPlace &place, const std::string &text)
{
    open();
    const auto number = m_index->numberOf(place.path, place.key);
    if (!number)
        return emit failed(
            {place.path,
             phrase("Error", "no game any more"),
             phrase("Error", "the game whose comments are to be kept")});
    const LibraryEntry &entry = m_index->entries()[*number];
    const auto before = textOf(*m_index, entry);
    if (!before)
        return emit failed(before.error());
    const std::string fresh = withLibraryTagsOf(text, *before);
    if (const FileChanges done = changeTexts(*m_index, {{&entry, fresh}}); done.fault)
        emit failed(*done.fault);
    refresh();
}

void LibraryWorker::import(const std::vector<std::string> &paths, const std::stop_token &stop)
{
    open();
    const ImportReport report
        = importGames(paths, m_folder, *m_index, Library::readSettings(), stop, [this](double done) {
              tell(done);
          });
    // What follows cannot be cancelled.
    emit progressed(1);
    refresh(report.files);
    emit imported(report);
}

void LibraryWorker::importListed(const ListedGames &games, const std::stop_token &stop)
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath(u"games.tgn"_s).toStdString();
    const auto error
        = exportGames(*games.index, games.numbers, path, Library::readSettings(), {}, {});
    if (!error)
        return import({path}, stop);
    emit progressed(1);
    emit failed(*error);
}

void LibraryWorker::exportTo(
    const ListedGames &games, const std::string &path, const std::stop_token &stop)
{
    const auto error = exportGames(
        *games.index, games.numbers, path, Library::readSettings(), stop, [this](double done) {
            tell(done);
        });
    emit progressed(1);
    if (!error)
        emit exported(static_cast<int>(games.numbers.size()), QString::fromStdString(path));
    else if (!error->found.isEmpty())
        emit failed(*error);
}

std::vector<std::string> LibraryWorker::saved() const
{
    const auto text = readTextFile(m_list);
    return text ? linesOf(*text) : std::vector<std::string>();
}

void LibraryWorker::writeSaved(const std::vector<std::string> &files)
{
    std::string text;
    for (const std::string &file : files)
        text.append(file).append("\n");
    if (const auto error = writeOwnFile(m_list, text))
        emit failed(*error);
}

Progress LibraryWorker::progress()
{
    m_toldAt = std::chrono::steady_clock::now();
    return [this, isLong = false](double done) mutable {
        isLong = isLong || done < 1;
        if (isLong)
            tell(done);
    };
}

void LibraryWorker::tell(double done)
{
    constexpr std::chrono::milliseconds kPause{33};
    const auto now = std::chrono::steady_clock::now();
    if (now - m_toldAt < kPause && done < 1)
        return;
    m_toldAt = now;
    emit progressed(done);
}

} // namespace tessera

#include "moc_libraryworker.cpp"
