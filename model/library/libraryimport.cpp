#include "model/library/libraryimport.h"

#include "model/core/files/textfile.h"
#include "model/core/files/wholefile.h"
#include "model/library/gamesummary.h"
#include "model/library/knowntext.h"
#include "model/library/libraryfiles.h"
#include "model/record/jsonlines.h"
#include "model/record/writer.h"

#include <QDateTime>
#include <QDir>
#include <QLockFile>
#include <QUuid>

#include <tuple>
#include <utility>

namespace tessera {

using namespace Qt::StringLiterals;

namespace {

/// The number of games in a file: so few that changing one is quick, and so many that the folder stays small.
constexpr int kGamesOfFile = 500;
constexpr std::size_t kShownFaults = 20;
const QString kUnfinished = u".part"_s;

bool isJson(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{';
}

/// The folder of a running import; the destructor removes it unless the import is finished.
class ImportFolder
{
public:
    explicit ImportFolder(const std::string &folder)
        : m_folder(QString::fromStdString(folder))
        , m_name(
              u"import-"_s + QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd-HHmmss"_s) + u'-'
              + QUuid::createUuid().toString(QUuid::Id128).left(6))
        , m_part(m_folder.filePath(u'.' + m_name + kUnfinished))
    {
        std::ignore = makeOwnFolder(folder);
        m_lock = std::make_unique<QLockFile>(m_part + u".lock"_s);
        m_lock->setStaleLockTime(0);
        m_lock->tryLock(0);
        removeLeftOvers();
        std::ignore = makeOwnFolder(m_part.toStdString());
    }
    ImportFolder(const ImportFolder &) = delete;
    ImportFolder &operator=(const ImportFolder &) = delete;
    ~ImportFolder() { QDir(m_part).removeRecursively(); }

    /// Adds a game; `entry` is what is known of it, and empty where it must be read again.
    std::optional<Error> add(std::string_view text, std::string_view entry)
    {
        m_next.add(text, entry);
        return ++m_games % kGamesOfFile == 0 ? flush() : std::nullopt;
    }

    /// Makes the import a part of the library.
    std::optional<Error> finish()
    {
        if (auto error = flush())
            return error;
        if (m_games > 0 && !QDir().rename(m_part, m_folder.filePath(m_name)))
            return Error{
                m_part.toStdString(),
                phrase("Error", "a folder that cannot be renamed"),
                phrase("Error", "a place for games")};
        return std::nullopt;
    }

    /// After that, the files that need not be read again.
    [[nodiscard]] std::vector<LibraryFile> files() const
    {
        std::vector<LibraryFile> all;
        for (const auto &[name, page] : m_pages)
            all.push_back(fileNow((m_folder.filePath(m_name) + name).toStdString(), page));
        return all;
    }

private:
    std::optional<Error> flush()
    {
        const KnownText full = std::exchange(m_next, {});
        if (full.text.empty())
            return std::nullopt;
        const QString name = u"/%1.tgn"_s.arg(++m_files, 4, 10, QChar(u'0'));
        if (full.page)
            m_pages.emplace_back(name, *full.page);
        return writeWhole((m_part + name).toStdString(), full.text);
    }

    /// Removes the folders of killed imports; those of running ones are locked.
    void removeLeftOvers()
    {
        const QStringList parts
            = m_folder.entryList({u".import-*"_s + kUnfinished}, QDir::Dirs | QDir::Hidden);
        for (const QString &part : parts) {
            const QString path = m_folder.filePath(part);
            QLockFile lock(path + u".lock"_s);
            lock.setStaleLockTime(0);
            if (path != m_part && lock.tryLock(0))
                QDir(path).removeRecursively();
        }
    }

    QDir m_folder;
    QString m_name;
    QString m_part;
    std::unique_ptr<QLockFile> m_lock;
    /// What is to be written into the next file.
    KnownText m_next;
    /// The pages of the files written, by name.
    std::vector<std::pair<QString, std::string>> m_pages;
    int m_games = 0;
    int m_files = 0;
};

/// One import.
class Importer
{
public:
    Importer(
        const std::string &folder,
        const LibraryIndex &known,
        const ReadSettings &settings,
        const std::stop_token &stop,
        const Progress &progress)
        : m_folder(folder)
        , m_settings(settings)
        , m_stop(stop)
        , m_progress(progress)
    {
        for (const LibraryEntry &entry : known.entries()) {
            if (known.fileOf(entry).isOwn)
                m_keys.insert(entry.key);
        }
    }

    ImportReport run(const std::vector<std::string> &paths)
    {
        for (std::size_t i = 0; i < paths.size() && !m_isOver; ++i) {
            const auto text = readTextFile(paths[i]);
            m_share = 1.0 / static_cast<double>(paths.size());
            m_before = static_cast<double>(i) * m_share;
            if (!text)
                fail(text.error());
            else if (isJson(*text))
                readJson(*text, paths[i]);
            else
                readText(*text, paths[i]);
        }
        m_report.isCancelled = m_stop.stop_requested();
        if (!m_report.isCancelled && !m_isOver) {
            if (const auto error = m_folder.finish())
                end(*error);
            else
                m_report.files = m_folder.files();
        }
        if (m_report.isCancelled || m_isOver)
            m_report.added = m_report.known = m_report.damaged = 0;
        return std::move(m_report);
    }

private:
    void fail(const Error &error)
    {
        ++m_report.faultCount;
        if (m_report.faults.size() < kShownFaults)
            m_report.faults.push_back(error);
    }

    /// Ends the import, because nothing can be written.
    void end(const Error &error)
    {
        m_report.faults.insert(m_report.faults.begin(), error);
        ++m_report.faultCount;
        m_isOver = true;
    }

    bool goesOn(std::size_t done, std::size_t all)
    {
        if (m_progress)
            m_progress(m_before + m_share * static_cast<double>(done) / static_cast<double>(all));
        return !m_isOver && !m_stop.stop_requested();
    }

    void readText(std::string_view text, const std::string &path)
    {
        readEachGame(text, path, m_settings, [&](const ReadGame &game, TextSpan span) {
            const bool isAsItIs = !game.error && !game.isForeign;
            take(game, isAsItIs ? text.substr(span.begin, span.end - span.begin) : "");
            return goesOn(span.end, text.size());
        });
    }

    void readJson(std::string_view text, const std::string &path)
    {
        std::size_t at = 0;
        for (int line = 1; at < text.size(); ++line) {
            const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
            for (JsonGame &game : readJsonLines(text.substr(at, end - at), path, m_settings)) {
                game.read.record.outcome = endOf(game);
                if (game.read.error)
                    game.read.error->line = line;
                take(game.read, "");
            }
            at = end;
            if (!goesOn(at, text.size()))
                return;
        }
    }

    /// Adds a game with its text in the file, or as far as it could be read where that text is empty.
    void take(const ReadGame &game, std::string_view asItIs)
    {
        if (game.error)
            fail(*game.error);
        if (game.game == nullptr)
            return;
        std::string page;
        m_summary.add(game, {}, page);
        std::string_view rest = page;
        if (!m_keys.insert(unpack(rest).key).second) {
            ++m_report.known;
            return;
        }
        const auto first = asItIs.find_first_not_of(" \t\r\n\xef\xbb\xbf");
        const std::string written = asItIs.empty() ? writtenGame(game.record, *game.game)
                                                   : std::string(asItIs.substr(first));
        if (const auto error = m_folder.add(written, asItIs.empty() ? std::string() : page))
            return end(*error);
        ++m_report.added;
        m_report.damaged += game.error ? 1 : 0;
    }

    ImportFolder m_folder;
    const ReadSettings &m_settings;
    const std::stop_token &m_stop;
    const Progress &m_progress;
    GameSummary m_summary;
    std::unordered_set<std::uint64_t> m_keys;
    ImportReport m_report;
    double m_before = 0;
    double m_share = 1;
    bool m_isOver = false;
};

} // namespace

ImportReport importGames(
    const std::vector<std::string> &paths,
    const std::string &folder,
    const LibraryIndex &known,
    const ReadSettings &settings,
    const std::stop_token &stop,
    const Progress &progress)
{
    return Importer(folder, known, settings, stop, progress).run(paths);
}

std::optional<Error> exportGames(
    const LibraryIndex &index,
    const std::vector<std::uint32_t> &numbers,
    const std::string &path,
    const ReadSettings &settings,
    const std::stop_token &stop,
    const Progress &progress)
{
    const bool isJson = path.ends_with(".jsonl") || path.ends_with(".json");
    std::string all;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        auto text = textOf(index, index.entries()[numbers[i]]);
        if (!text)
            return text.error();
        if (isJson) {
            const auto games = readGames(*text, path, settings);
            text->clear();
            if (!games.empty() && games.front().game != nullptr)
                *text = jsonLine(games.front().record, *games.front().game);
        }
        text->erase(0, text->find_first_not_of("\r\n"));
        text->append(isJson ? "\n" : "\n\n");
        all.append(*text);
        if (progress)
            progress(static_cast<double>(i + 1) / static_cast<double>(numbers.size()));
        if (stop.stop_requested())
            return Error{path, "", ""};
    }
    return writeWhole(path, all);
}

} // namespace tessera
