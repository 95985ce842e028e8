#include "app/library/library.h"

#include "app/library/libraryplace.h"
#include "app/library/libraryworker.h"
#include "model/games/catalogue.h"

#include <QFileInfo>

namespace tessera {

using namespace Qt::StringLiterals;

Library::Library(QString folder, QObject *parent)
    : QObject(parent)
    , m_folder(std::move(folder))
    , m_worker(new LibraryWorker(m_folder, m_closing.get_token()))
{
    m_thread.setObjectName(u"library"_s);
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &LibraryWorker::indexed, this, [this](const LibraryIndex::Pointer &index) {
        m_index = index;
        emit changed();
    });
    connect(m_worker, &LibraryWorker::progressed, this, &Library::progressed);
    connect(m_worker, &LibraryWorker::failed, this, &Library::failed);
    connect(m_worker, &LibraryWorker::removed, this, &Library::removed);
    connect(m_worker, &LibraryWorker::restored, this, &Library::restored);
    connect(m_worker, &LibraryWorker::removedListed, this, &Library::removedListed);
    connect(m_worker, &LibraryWorker::imported, this, &Library::imported);
    connect(m_worker, &LibraryWorker::exported, this, &Library::exported);
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

void Library::run(const std::function<void(LibraryWorker &)> &job)
{
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, job] { job(*worker); });
}

void Library::open()
{
    m_isOpen = true;
    run([](LibraryWorker &worker) { worker.open(); });
}

void Library::refresh()
{
    if (m_isOpen)
        run([](LibraryWorker &worker) { worker.open(); });
}

void Library::addSaved(const QString &path)
{
    const std::string whole = QFileInfo(path).absoluteFilePath().toStdString();
    run([whole](LibraryWorker &worker) { worker.addSaved(whole); });
    refresh();
}

void Library::remove(const ListedGames &games)
{
    run([games](LibraryWorker &worker) { worker.remove(games); });
}

void Library::undoRemoval()
{
    run([](LibraryWorker &worker) { worker.undoRemoval(); });
}

void Library::listRemoved()
{
    run([](LibraryWorker &worker) { worker.listRemoved(); });
}

void Library::putBack(const ListedGames &games)
{
    run([games](LibraryWorker &worker) { worker.putBack(games); });
}

void Library::setTag(const ListedGames &games, const std::string &name, const std::string &value)
{
    run([games, name, value](LibraryWorker &worker) { worker.setTag(games, name, value); });
}

void Library::replace(const LibraryPlace &place, const std::string &text)
{
    run([place, text](LibraryWorker &worker) { worker.replace(place, text); });
}

void Library::importFiles(const QStringList &paths)
{
    m_isOpen = true;
    std::vector<std::string> files;
    for (const QString &path : paths)
        files.push_back(path.toStdString());
    m_stop = std::stop_source();
    run([files, stop = m_stop.get_token()](LibraryWorker &worker) { worker.import(files, stop); });
}

void Library::importListed(const ListedGames &games)
{
    m_isOpen = true;
    m_stop = std::stop_source();
    run([games, stop = m_stop.get_token()](LibraryWorker &worker) {
        worker.importListed(games, stop);
    });
}

void Library::exportTo(const QString &path, const ListedGames &games)
{
    m_stop = std::stop_source();
    run([games, file = path.toStdString(), stop = m_stop.get_token()](LibraryWorker &worker) {
        worker.exportTo(games, file, stop);
    });
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

#include "moc_library.cpp"
