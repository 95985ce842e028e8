#pragma once

#include "app/files/gamefile.h"
#include "app/library/libraryplace.h"
#include "model/library/libraryindex.h"

#include <QKeySequence>
#include <QObject>
#include <QPoint>

namespace tessera {

class GameTable;
class Library;

/// What a person can do with the games selected in the library's table, by its keys, its context menu or a button: open
/// them, mark them as favourites, tag, remove and export them.
class SelectedGames final : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive it.
    SelectedGames(Library &library, GameTable &table, QObject *parent);

    /// Opens the game on which the cursor stands.
    void openCurrent();
    /// Removes the selected games, or brings them back where they are removed ones. Asks before it removes several.
    void removeSelected();
    /// Sets whether the table lists removed games.
    void setRemoved(bool isRemoved) { m_isRemoved = isRemoved; }
    /// Exports the selected games, or all that are shown.
    void askExport();

signals:
    /// A sentence about what was not possible.
    void told(const QString &words);
    /// See `LibraryWindow`.
    void openRequested(const tessera::OpenedGame &game, const tessera::LibraryPlace &place);
    void exportRequested(const tessera::ListedGames &games);

private:
    void addKeys();
    void askToRemove(const ListedGames &games);
    void toggleFavourite(int row);
    void editTags();
    /// Tags the game that was written to, and those selected with it.
    void setTags(std::uint32_t number, const std::string &tags);
    void showMenu(const QPoint &at);
    /// Says so, if the game's file is not the library's.
    [[nodiscard]] bool mayChange(const LibraryEntry &entry);

    Library &m_library;
    GameTable &m_table;
    bool m_isRemoved = false;
};

} // namespace tessera
