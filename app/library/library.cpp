#include "app/library/library.h"

#include "app/library/libraryplace.h"
#include "model/core/textfile.h"
#include "model/core/wholefile.h"
#include "model/games/catalogue.h"
#include "model/library/librarytags.h"

#include <QFileInfo>

#include <algorithm>
#include <chrono>

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

} // namespace

/// The part that lives in the thread; it has an index of its own, the newest one.
class Library::Worker final : public QObject
{
public:
    Worker(Library &library, const QString &folder)
        : m_library(library)
        , m_folder(folder.toStdString())
        , m_list(QFileInfo(folder).path().toStdString() + "/saved-games.txt")
    {}

    void open()
    {
        if (m_index)
            return refresh();
        m_index = LibraryIndex::cached(m_folder);
        refresh();
    }

    void refresh()
    {
        const auto stop = m_library.m_closing.get_token();
        const auto known = m_index ? m_index : std::make_shared<const LibraryIndex>();
        bool isLong = false;
        auto fresh = LibraryIndex::refreshed(
            *known, m_folder, saved(), readSettings(), stop, [&](double done) {
                isLong = isLong || done < 1;
                if (isLong)
                    tell(done);
            });
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
        post([fresh](Library &library) {
            library.m_index = fresh;
            emit library.changed();
        });
    }

    void addSaved(const std::string &path)
    {
        std::vector<std::string> files = saved();
        if (path.starts_with(m_folder + "/")
            || std::find(files.begin(), files.end(), path) != files.end())
            return;
        files.push_back(path);
        writeSaved(files);
    }

    void remove(const LibraryIndex::Pointer &index, const std::vector<std::uint32_t> &numbers)
    {
        std::vector<TextChange> changes;
        std::vector<TakenGame> taken;
        QStringList left;
        for (const std::uint32_t number : numbers) {
            const LibraryEntry &entry = index->entries()[number];
            const LibraryFile &file = index->fileOf(entry);
            if (!file.isOwn) {
                left << QString::fromStdString(file.path);
                continue;
            }
            auto text = textOf(*index, entry);
            if (!text)
                return fail(text.error());
            taken.push_back({file.path, std::move(*text), entry.key});
            changes.push_back({&entry, {}});
        }
        if (const auto error = changeTexts(*index, changes))
            return fail(*error);
        left.removeDuplicates();
        std::vector<std::string> files = saved();
        for (const QString &path : left)
            std::erase(files, path.toStdString());
        if (!left.isEmpty())
            writeSaved(files);
        refresh();
        post([taken, left](Library &library) { emit library.removed(taken, left); });
    }

    void putBack(const std::vector<TakenGame> &games, const QStringList &left)
    {
        if (const auto error = tessera::putBack(games))
            fail(*error);
        for (const QString &path : left)
            addSaved(path.toStdString());
        refresh();
        post([games](Library &library) { emit library.restored(games); });
    }

    void setTag(
        const LibraryIndex::Pointer &index,
        const std::vector<std::uint32_t> &numbers,
        const std::string &name,
        const std::string &value)
    {
        std::vector<TextChange> changes;
        for (const std::uint32_t number : numbers) {
            const LibraryEntry &entry = index->entries()[number];
            const auto text = textOf(*index, entry);
            if (!text)
                return fail(text.error());
            changes.push_back({&entry, withTag(*text, name, value)});
        }
        if (const auto error = changeTexts(*index, changes))
            fail(*error);
        refresh();
    }

    void replace(const LibraryPlace &place, const std::string &text)
    {
        open();
        for (const LibraryEntry &entry : m_index->entries()) {
            if (entry.key != place.key || m_index->fileOf(entry).path != place.path)
                continue;
            const auto before = textOf(*m_index, entry);
            if (!before)
                return fail(before.error());
            const std::string fresh = withLibraryTagsOf(text, *before);
            if (const auto error = changeTexts(*m_index, {{&entry, fresh}}))
                fail(*error);
            return refresh();
        }
        fail({place.path, "no game any more", "the game whose comments are to be kept"});
    }

    void import(const std::vector<std::string> &paths, const std::stop_token &stop)
    {
        open();
        const ImportReport report
            = importGames(paths, m_folder, *m_index, readSettings(), stop, [this](double done) {
                  tell(done);
              });
        refresh();
        post([report](Library &library) {
            emit library.progressed(1);
            emit library.imported(report);
        });
    }

    void exportTo(
        const LibraryIndex::Pointer &index,
        const std::string &path,
        const std::vector<std::uint32_t> &numbers,
        const std::stop_token &stop)
    {
        const auto error
            = exportGames(*index, numbers, path, readSettings(), stop, [this](double done) {
                  tell(done);
              });
        post([](Library &library) { emit library.progressed(1); });
        if (!error)
            post([path, count = static_cast<int>(numbers.size())](Library &library) {
                emit library.exported(count, QString::fromStdString(path));
            });
        else if (!error->found.empty())
            fail(*error);
    }

private:
    [[nodiscard]] std::vector<std::string> saved() const
    {
        const auto text = readTextFile(m_list);
        return text ? linesOf(*text) : std::vector<std::string>();
    }

    void writeSaved(const std::vector<std::string> &files)
    {
        std::string text;
        for (const std::string &file : files)
            text.append(file).append("\n");
        if (const auto error = writeOwnFile(m_list, text))
            fail(*error);
    }

    template<typename Function>
    void post(Function function)
    {
        QMetaObject::invokeMethod(&m_library, [library = &m_library, function] {
            function(*library);
        });
    }

    void fail(const Error &error)
    {
        post([error](Library &library) { emit library.failed(error); });
    }

    /// Some thirty times a second is enough for any bar.
    void tell(double done)
    {
        constexpr std::chrono::milliseconds kPause{33};
        const auto now = std::chrono::steady_clock::now();
        if (now - m_toldAt < kPause && done < 1)
            return;
        m_toldAt = now;
        post([done](Library &library) { emit library.progressed(done); });
    }

    Library &m_library;
    std::string m_folder;
    std::string m_list;
    LibraryIndex::Pointer m_index;
    /// The window has an index.
    bool m_isTold = false;
    std::chrono::steady_clock::time_point m_toldAt;
};

Library::Library(QString folder, QObject *parent)
    : QObject(parent)
    , m_folder(std::move(folder))
    , m_worker(new Worker(*this, m_folder))
{
    m_thread.setObjectName(u"library"_s);
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.start(QThread::LowPriority);
}

Library::~Library()
{
    m_stop.request_stop();
    m_closing.request_stop();
    // What was to be changed is.
    finish();
    m_thread.quit();
    m_thread.wait();
}

ReadSettings Library::readSettings()
{
    ReadSettings settings;
    for (const GameEntry &entry : catalogue())
        settings.games.push_back(entry.game.get());
    return settings;
}

void Library::run(const std::function<void(Worker &)> &job)
{
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, job] { job(*worker); });
}

void Library::open()
{
    m_isOpen = true;
    run([](Worker &worker) { worker.open(); });
}

void Library::refresh()
{
    if (m_isOpen)
        run([](Worker &worker) { worker.open(); });
}

void Library::addSaved(const QString &path)
{
    const std::string whole = QFileInfo(path).absoluteFilePath().toStdString();
    run([whole](Worker &worker) { worker.addSaved(whole); });
    refresh();
}

void Library::remove(const std::vector<std::uint32_t> &numbers)
{
    run([index = m_index, numbers](Worker &worker) { worker.remove(index, numbers); });
}

void Library::putBack(const std::vector<TakenGame> &games, const QStringList &saved)
{
    run([games, saved](Worker &worker) { worker.putBack(games, saved); });
}

void Library::setTag(
    const std::vector<std::uint32_t> &numbers, const std::string &name, const std::string &value)
{
    run([index = m_index, numbers, name, value](Worker &worker) {
        worker.setTag(index, numbers, name, value);
    });
}

void Library::replace(const LibraryPlace &place, const std::string &text)
{
    run([place, text](Worker &worker) { worker.replace(place, text); });
}

void Library::importFiles(const QStringList &paths)
{
    m_isOpen = true;
    std::vector<std::string> files;
    for (const QString &path : paths)
        files.push_back(path.toStdString());
    m_stop = std::stop_source();
    run([files, stop = m_stop.get_token()](Worker &worker) { worker.import(files, stop); });
}

void Library::exportTo(const QString &path, const std::vector<std::uint32_t> &numbers)
{
    m_stop = std::stop_source();
    run([index = m_index, file = path.toStdString(), numbers, stop = m_stop.get_token()](
            Worker &worker) { worker.exportTo(index, file, numbers, stop); });
}

void Library::cancel()
{
    m_stop.request_stop();
}

void Library::finish()
{
    QMetaObject::invokeMethod(
        m_worker, [] {}, Qt::BlockingQueuedConnection);
}

} // namespace tessera
