#pragma once

#include "app/library/librarywindow.h"
#include "tests/support/patience.h"
#include "tests/support/windowdriver.h"

#include <QDir>
#include <QTableView>
#include <QtTest>

#include <memory>
#include <string>

namespace tessera::test {

/// The game files of a folder, in the order of their names.
inline QStringList gamesIn(const QString &folder)
{
    using namespace Qt::StringLiterals;
    return QDir(folder).entryList({u"*.tgn"_s}, QDir::Files);
}

/// The real window with a library, which finished games fill.
class LibraryCase
{
protected:
    void init() { m_driver = std::make_unique<WindowDriver>(); }
    void cleanup() { m_driver.reset(); }
    /// Where finished games are kept.
    [[nodiscard]] QString folder() const { return m_driver->folder() + QStringLiteral("/games"); }
    /// People play `plies` moves of the game named, or the first of the catalogue, and one resigns.
    void playAndResign(int plies, const std::string &game = {});
    /// Opens the library, which must come to have so many games.
    void openLibrary(int games);
    [[nodiscard]] LibraryWindow &window() { return m_driver->find<LibraryWindow>("libraryWindow"); }
    [[nodiscard]] QTableView &table() { return m_driver->find<QTableView>("libraryTable"); }

    std::unique_ptr<WindowDriver> m_driver;
};

inline void LibraryCase::playAndResign(int plies, const std::string &game)
{
    m_driver->start(WindowDriver::people(game));
    for (int ply = 0; ply < plies; ++ply)
        m_driver->playAnyMove();
    m_driver->trigger("actionResign");
}

inline void LibraryCase::openLibrary(int games)
{
    m_driver->trigger("actionLibrary");
    QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), games, kPatience);
}

} // namespace tessera::test
