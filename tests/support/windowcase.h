#pragma once

#include "tests/support/gamerows.h"
#include "tests/support/windowdriver.h"

#include <memory>
#include <string>

namespace tessera::test {

/// The real window with a game that people play, for tests with a row for each game or for one.
class WindowCase
{
protected:
    void init() { m_driver = std::make_unique<WindowDriver>(); }
    void cleanup() { m_driver.reset(); }
    static void rows() { addGameRows(); }
    /// People play `plies` moves of the game in this row; without rows of the game named, or the first of the
    /// catalogue.
    void begin(int plies, std::string id = {});
    [[nodiscard]] GameSession &session() { return m_driver->session(); }
    [[nodiscard]] GameModel &game() { return m_driver->game(); }

    std::unique_ptr<WindowDriver> m_driver;
};

inline void WindowCase::begin(int plies, std::string id)
{
    if (QTest::currentDataTag() != nullptr) {
        QFETCH(const QString, game);
        id = game.toStdString();
    }
    m_driver->start(WindowDriver::people(id));
    for (int i = 0; i < plies; ++i)
        m_driver->playAnyMove();
    QCOMPARE(m_driver->ply(), plies);
}

} // namespace tessera::test
