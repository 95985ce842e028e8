#pragma once

#include "app/board/boardpage.h"
#include "app/game/gamepage.h"
#include "tests/support/squares.h"
#include "tests/support/windowdriver.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace tessera::test {

/// The keys that every configuration has, as the brief's own file gives them.
inline const QString kConfig = QStringLiteral(
    "{\"layout\": \"%1\", \"time_controls\": {\"player\": {\"seconds\": %2, \"increment\": 0}, "
    "\"cpu\": {\"seconds\": %3, \"increment\": 0}}, \"player_colour\": \"white\", "
    "\"piece_movement_speed\": 6.0, \"max_movement_time\": 1%4}");

/// Boards of eight by eight squares, for a person against the computer and for two people.
inline constexpr auto kEight = ", \"board\": {\"width\": 8, \"height\": 8}, \"difficulty\": 2";
inline constexpr auto kPeople
    = ", \"board\": {\"width\": 8, \"height\": 8}, \"players\": [\"human\", "
      "\"human\"], \"promotion\": \"choose\"";

/// A window with games of XXLChess that configurations and layouts of the test begin, in the classic view.
class ClassicCase
{
protected:
    void init();
    void cleanup() { m_driver.reset(); }
    /// Writes a configuration and its layout, and begins it.
    void begin(
        const QString &layout, const QString &more, double player = 180, double computer = 180);
    QString write(const QString &name, const QString &content);
    [[nodiscard]] QString message() { return m_driver->text("classicMessage"); }
    [[nodiscard]] BoardView &view() { return m_driver->window().page().board().view(); }
    [[nodiscard]] const std::vector<Cell> &marked(MarkRole role)
    {
        return view().board().marks()[role];
    }
    void play(const char *from, const char *to);
    void answer(const char *move);

    QTemporaryDir m_folder;
    std::unique_ptr<WindowDriver> m_driver;
};

inline void ClassicCase::init()
{
    m_driver = std::make_unique<WindowDriver>();
    m_driver->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_driver->window()));
}

inline QString ClassicCase::write(const QString &name, const QString &content)
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no place for files");
    file.write(content.toUtf8());
    return file.fileName();
}

inline void ClassicCase::begin(
    const QString &layout, const QString &more, double player, double computer)
{
    write(QStringLiteral("layout.txt"), layout);
    const QString config = write(
        QStringLiteral("config.json"),
        kConfig.arg(QStringLiteral("layout.txt")).arg(player).arg(computer).arg(more));
    const auto error = m_driver->window().startConfigured(config);
    QVERIFY2(!error, error ? error->sentence().c_str() : "");
    QCoreApplication::processEvents();
}

inline void ClassicCase::play(const char *from, const char *to)
{
    m_driver->click(at(from));
    m_driver->click(at(to));
}

inline void ClassicCase::answer(const char *move)
{
    const auto code = m_driver->game().position().parseMove(move);
    QVERIFY2(code, code ? "" : code.error().sentence().c_str());
    m_driver->game().play(*code, std::chrono::steady_clock::now());
}

} // namespace tessera::test
