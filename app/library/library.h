#pragma once

#include "model/library/libraryfiles.h"
#include "model/library/libraryimport.h"

#include <QObject>
#include <QStringList>
#include <QThread>

#include <functional>
#include <optional>
#include <stop_token>

namespace tessera {

class LibraryWorker;
struct LibraryPlace;

/// A person's library: the index of their games, and all its changes, made one after another on a thread of its own.
/// Nothing is read before it is opened. Lives in the window's thread.
class Library final : public QObject
{
    Q_OBJECT

public:
    /// `folder` is where the games lie; the list of files that were saved elsewhere stands beside it.
    explicit Library(QString folder, QObject *parent = nullptr);
    ~Library() override;

    /// The games as they were when last looked at; null before the library was opened.
    [[nodiscard]] LibraryIndex::Pointer index() const { return m_index; }
    /// Lists the games, first as the cache has them, and then as the files are.
    void open();
    /// Looks for changes, if the library is open.
    void refresh();
    [[nodiscard]] bool isOpen() const { return m_isOpen; }

    /// Remembers a file of the person's own, which is listed too.
    void addSaved(const QString &path);

    /// Removes games from the folder into a bin, where they lie for 30 days; the person's own files are only no longer
    /// listed.
    void remove(const ListedGames &games);
    /// Brings the last removal back.
    void undoRemoval();
    /// Lists the games of the bin, which `removedListed` tells.
    void listRemoved();
    /// Brings games of the bin back.
    void putBack(const ListedGames &games);
    /// Sets a tag of games (see `withTag`).
    void setTag(const ListedGames &games, const std::string &name, const std::string &value);
    /// The game at `place` has another text.
    void replace(const LibraryPlace &place, const std::string &text);

    void importFiles(const QStringList &paths);
    /// Takes some games of a file in.
    void importListed(const ListedGames &games);
    void exportTo(const QString &path, const ListedGames &games);
    /// Ends an import or an export, which then leaves nothing.
    void cancel();
    /// Waits until everything that was asked for is done.
    void finish();

    /// What reads game files of all games, by their usual rules.
    [[nodiscard]] static ReadSettings readSettings();

signals:
    /// The index is another one.
    void changed();
    /// How far a reading, an import or an export has come; 1 when it is done.
    void progressed(double done);
    void failed(const tessera::Error &error);
    /// These are gone, and can be put back; others not, where there is a fault.
    void removed(
        const std::vector<tessera::TakenGame> &games,
        const QStringList &saved,
        const std::optional<tessera::Error> &fault);
    /// These are there again.
    void restored(const std::vector<tessera::TakenGame> &games);
    void removedListed(const tessera::LibraryIndex::Pointer &index);
    void imported(const tessera::ImportReport &report);
    void exported(int games, const QString &path);

private:
    void run(const std::function<void(LibraryWorker &)> &job);

    QString m_folder;
    LibraryIndex::Pointer m_index;
    bool m_isOpen = false;
    /// Of the import or export that goes on, and of all that is not asked for by a person.
    std::stop_source m_stop;
    std::stop_source m_closing;
    QThread m_thread;
    LibraryWorker *m_worker;
};

} // namespace tessera
