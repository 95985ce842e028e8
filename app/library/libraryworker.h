#pragma once

#include "model/library/libraryfiles.h"
#include "model/library/libraryimport.h"

#include <QObject>
#include <QStringList>

#include <chrono>
#include <optional>
#include <stop_token>

namespace tessera {

struct LibraryPlace;

/// Does the work of a library on the thread in which it lives. It has an index of its own, which is the newest one. Its
/// signals are those of `Library`.
class LibraryWorker final : public QObject
{
    Q_OBJECT

public:
    /// What nobody waits for ends with `closing`.
    LibraryWorker(const QString &folder, std::stop_token closing);

    /// Lists the games: as the cache has them at first, then as the files are.
    void open();
    void refresh() { refresh({}); }
    /// Remembers a file of the person's own.
    void addSaved(const std::string &path);
    /// What is done to games, and what becomes of it, is told as `Library` says.
    void remove(const ListedGames &games);
    /// Brings the last removal back, of this session or of an earlier one.
    void undoRemoval();
    /// Lists the games of the bin.
    void listRemoved();
    /// Brings games of the bin back.
    void putBack(const ListedGames &games);
    void setTag(const ListedGames &games, const std::string &name, const std::string &value);
    void replace(const LibraryPlace &place, const std::string &text);
    void import(const std::vector<std::string> &paths, const std::stop_token &stop);
    void importListed(const ListedGames &games, const std::stop_token &stop);
    void exportTo(const ListedGames &games, const std::string &path, const std::stop_token &stop);

signals:
    /// There is another index.
    void indexed(const tessera::LibraryIndex::Pointer &index);
    void progressed(double done);
    void failed(const tessera::Error &error);
    void removed(
        const std::vector<tessera::TakenGame> &games,
        const QStringList &saved,
        const std::optional<tessera::Error> &fault);
    void restored(const std::vector<tessera::TakenGame> &games);
    void removedListed(const tessera::LibraryIndex::Pointer &index);
    void imported(const tessera::ImportReport &report);
    void exported(int games, const QString &path);

private:
    /// What was removed at once. The games lie in the bin, which has a folder for each removal.
    struct Removal
    {
        std::string folder;
        std::vector<TakenGame> games;
        QStringList left;
    };
    void putBack(const Removal &removal);
    [[nodiscard]] LibraryIndex::Pointer bin() const;
    /// The games of the bin's newest folder.
    [[nodiscard]] Removal lastInBin() const;
    /// Removes what the bin has of a file of the library.
    void takeOutOfBin(const std::string &folder, const std::string &path);
    /// These games of the bin, with the places to which they belong.
    [[nodiscard]] std::vector<TakenGame> gamesIn(const ListedGames &games) const;
    /// Lists the games as the files are; what is known of some of them already need not be read.
    void refresh(const std::vector<LibraryFile> &known);
    [[nodiscard]] std::vector<std::string> saved() const;
    void writeSaved(const std::vector<std::string> &files);
    /// Tells how far a work of many steps has come.
    [[nodiscard]] Progress progress();
    /// Some thirty times a second is enough for any bar.
    void tell(double done);

    std::string m_folder;
    std::string m_list;
    std::string m_bin;
    /// The removals of this session that can be undone, the last one last.
    std::vector<Removal> m_removals;
    std::stop_token m_closing;
    LibraryIndex::Pointer m_index;
    /// The window has an index.
    bool m_isTold = false;
    std::chrono::steady_clock::time_point m_toldAt;
};

} // namespace tessera
