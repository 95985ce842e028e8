#include "app/files/autosavewriter.h"

#include "app/files/filemark.h"
#include "app/files/unfinishedgames.h"
#include "app/files/wholefile.h"
#include "model/library/libraryfiles.h"
#include "view/words/errorwords.h"

#include <QDir>
#include <QFileInfo>

#include <functional>
#include <memory>
#include <mutex>
#include <utility>

namespace tessera {

/// The next state of a game to write, handed from the window's thread to that of the files: a newer state replaces a
/// waiting one, so that a slow disk lags by one write at most.
class AutosaveWriter::Newest
{
public:
    /// Whether none was waiting.
    [[nodiscard]] bool put(std::shared_ptr<const KeptGame> game)
    {
        const std::lock_guard lock(m_mutex);
        return std::exchange(m_game, std::move(game)) == nullptr;
    }
    [[nodiscard]] std::shared_ptr<const KeptGame> take()
    {
        const std::lock_guard lock(m_mutex);
        return std::exchange(m_game, nullptr);
    }

private:
    std::mutex m_mutex;
    std::shared_ptr<const KeptGame> m_game;
};

/// The part that lives in the thread.
class AutosaveWriter::Worker final : public QObject
{
    Q_OBJECT

public:
    Worker()
        : m_again(this)
    {
        constexpr std::chrono::seconds kPause{2};
        m_again.setSingleShot(true);
        m_again.setInterval(kPause);
        connect(&m_again, &QTimer::timeout, this, &Worker::writeAll);
    }

    void save(const QString &path, const std::shared_ptr<const KeptGame> &game)
    {
        m_waiting[path]
            = {[path, game] { return writeWhole(filePath(path), writtenKeptGame(*game)); }, {}, {}};
        writeAll();
    }

    void saveFinished(const QString &path, const std::string &text, const QString &kept)
    {
        QString place = placeOf(path);
        if (isChangedElsewhere(place)) {
            m_moved[path] = newGamePath(QFileInfo(path).path());
            emit keptBeside(place, m_moved[path]);
            place = m_moved[path];
        }
        // Until it is written, the last kept state stays.
        m_waiting[place]
            = {[place, text] { return rewriteGame(place.toStdString(), text); },
               kept,
               gameTextMark(text)};
        writeAll();
    }

    void know(const QString &path, const std::string &mark) { m_known[path] = mark; }

    void remove(const QString &path)
    {
        m_waiting.erase(path);
        const QString place = placeOf(path);
        if (!isChangedElsewhere(place))
            QFile::remove(place);
        m_known.erase(place);
    }

    /// Whether nothing is left to be written.
    bool writeAll()
    {
        QString fault;
        for (auto each = m_waiting.begin(); each != m_waiting.end();) {
            const QString problem = write(each->first, each->second);
            if (problem.isEmpty()) {
                if (!each->second.replaced.isEmpty()) {
                    know(each->first, each->second.mark);
                    QFile::remove(each->second.replaced);
                    emit finishedSaved();
                }
                each = m_waiting.erase(each);
            } else {
                fault = problem;
                ++each;
            }
        }
        if (!m_waiting.empty())
            m_again.start();
        const bool isFailing = !fault.isEmpty();
        if (isFailing == m_isFailing)
            return !isFailing;
        m_isFailing = isFailing;
        if (isFailing)
            emit failed(fault);
        else
            emit recovered();
        return !isFailing;
    }

signals:
    void failed(const QString &sentence);
    void recovered();
    void finishedSaved();
    void keptBeside(const QString &wanted, const QString &path);

private:
    /// A waiting write, and the file that it then replaces.
    struct Waiting
    {
        std::function<std::optional<Error>()> write;
        QString replaced;
        /// What tells the written text of a finished game from what others write there.
        std::string mark;
    };

    /// The path to which a finished game that belongs to `path` is written.
    [[nodiscard]] QString placeOf(const QString &path) const
    {
        const auto moved = m_moved.find(path);
        return moved == m_moved.end() ? path : moved->second;
    }

    [[nodiscard]] bool isChangedElsewhere(const QString &path) const
    {
        const auto known = m_known.find(path);
        if (known == m_known.end())
            return false;
        const std::string mark = gameFileMark(filePath(path));
        return !mark.empty() && mark != known->second;
    }

    /// Writes the file; returns the error, which is empty on success.
    static QString write(const QString &path, const Waiting &waiting)
    {
        const QString folder = QFileInfo(path).path();
        if (!makeOwnFolder(filePath(folder)))
            return tr("%1: found a folder that cannot be made, wanted a place to keep games in")
                .arg(folder);
        if (const auto error = waiting.write())
            return tr("%1: found \"%2\", wanted to keep the running game there")
                .arg(path, phraseWords(error->found));
        return {};
    }

    std::map<QString, Waiting> m_waiting;
    /// The known content of finished games' files, and the new paths of those that others have changed.
    std::map<QString, std::string> m_known;
    std::map<QString, QString> m_moved;
    QTimer m_again;
    bool m_isFailing = false;
};

AutosaveWriter::AutosaveWriter(QObject *parent)
    : QObject(parent)
    , m_worker(new Worker)
{
    m_thread.setObjectName(QStringLiteral("autosave"));
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &Worker::failed, this, &AutosaveWriter::failed);
    connect(m_worker, &Worker::recovered, this, &AutosaveWriter::recovered);
    connect(m_worker, &Worker::finishedSaved, this, &AutosaveWriter::finishedSaved);
    connect(m_worker, &Worker::keptBeside, this, &AutosaveWriter::keptBeside);
    m_thread.start(QThread::LowPriority);
}

AutosaveWriter::~AutosaveWriter()
{
    flush();
    m_thread.quit();
    m_thread.wait();
}

void AutosaveWriter::save(const QString &path, KeptGame game)
{
    std::shared_ptr<Newest> &newest = m_newest[path];
    if (!newest)
        newest = std::make_shared<Newest>();
    // The game is moved, not copied, as long games have large trees.
    if (!newest->put(std::make_shared<const KeptGame>(std::move(game))))
        return;
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, path, newest] {
        worker->save(path, newest->take());
    });
}

void AutosaveWriter::saveFinished(const QString &path, const std::string &text, const QString &kept)
{
    // Later states of it come after this.
    m_newest.erase(kept);
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, path, text, kept] {
        worker->saveFinished(path, text, kept);
    });
}

void AutosaveWriter::know(const QString &path, const std::string &mark)
{
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, path, mark] {
        worker->know(path, mark);
    });
}

void AutosaveWriter::remove(const QString &path)
{
    m_newest.erase(path);
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, path] { worker->remove(path); });
}

bool AutosaveWriter::flush()
{
    bool isWritten = false;
    const auto write = [worker = m_worker] { return worker->writeAll(); };
    QMetaObject::invokeMethod(m_worker, write, Qt::BlockingQueuedConnection, &isWritten);
    return isWritten;
}

} // namespace tessera

#include "autosavewriter.moc"
#include "moc_autosavewriter.cpp"
