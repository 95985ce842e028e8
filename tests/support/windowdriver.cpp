#include "tests/support/windowdriver.h"

#include "app/board/boardpage.h"
#include "app/files/setups.h"
#include "app/game/gamepage.h"
#include "model/games/catalogue.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QtTest>

#include <deque>
#include <map>

namespace tessera::test {

using namespace Qt::StringLiterals;

WindowDriver::WindowDriver()
    // Hidden, as the folder of the program's data usually is.
    : m_folder(QDir::tempPath() + u"/.window-XXXXXX"_s)
    , m_settings(std::make_unique<Settings>(m_folder.filePath(u"settings.ini"_s)))
{
    Preferences preferences;
    preferences.motion.cellMs = 0;
    preferences.sound.isOn = false;
    m_settings->setPreferences(preferences);
    m_appearance = std::make_unique<Appearance>(*m_settings);
    openWindow();
}

void WindowDriver::openWindow()
{
    m_window = std::make_unique<MainWindow>(*m_settings, *m_appearance);
    m_window->session().match.setLeastThinkingTime(std::chrono::milliseconds(0));
    // Wider than the screen of the offscreen platform, to which the window fits itself at first.
    m_window->resize(1180, 800);
    m_window->show();
    QCoreApplication::processEvents();
}

WindowDriver::~WindowDriver() = default;

void WindowDriver::reopen()
{
    m_window->close();
    m_window.reset();
    openWindow();
}

GameSetup WindowDriver::people(const std::string &game)
{
    GameSetup setup;
    setup.game = game.empty() ? catalogue().front().info().id : game;
    return setup;
}

GameSetup WindowDriver::againstComputer(const std::string &game)
{
    GameSetup setup = defaultSetup(findGame(people(game).game)->info());
    for (SeatSetup &seat : setup.seats)
        seat.level = 1;
    return setup;
}

void WindowDriver::start(const GameSetup &setup)
{
    if (const auto error = m_window->start(setup))
        qFatal("%s", error->sentence().c_str());
    QCoreApplication::processEvents();
}

void WindowDriver::trigger(const char *name)
{
    QVERIFY2(action(name).isEnabled(), name);
    action(name).trigger();
}

void WindowDriver::press(const char *name)
{
    // What was replaced is gone before its name is looked for.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
    auto &button = find<QAbstractButton>(name);
    QVERIFY2(button.isVisible() && button.isEnabled(), name);
    QTest::mouseClick(&button, Qt::LeftButton);
}

QWidget &WindowDriver::viewport()
{
    return *m_window->page().board().view().viewport();
}

QPoint WindowDriver::centre(Cell cell)
{
    return m_window->page().board().view().cellRect(cell).center();
}

void WindowDriver::click(Cell cell)
{
    QTest::mouseClick(&viewport(), Qt::LeftButton, {}, centre(cell));
}

void WindowDriver::drag(Cell from, Cell to)
{
    QTest::mousePress(&viewport(), Qt::LeftButton, {}, centre(from));
    QTest::mouseMove(&viewport(), (centre(from) + centre(to)) / 2);
    QTest::mouseMove(&viewport(), centre(to));
    QTest::mouseRelease(&viewport(), Qt::LeftButton, {}, centre(to));
}

/// The keys that lead from one cell to another, found on the way outwards from `from`.
static std::vector<Qt::Key> wayOf(const BoardGeometry &geometry, Cell from, Cell to)
{
    using Key = std::pair<Direction, Qt::Key>;
    std::vector<Key> keys{
        {Direction::Left, Qt::Key_Left},
        {Direction::Right, Qt::Key_Right},
        {Direction::Up, Qt::Key_Up},
        {Direction::Down, Qt::Key_Down}};
    if (geometry.isSlanting())
        keys.insert(
            keys.end(),
            {{Direction::UpLeft, Qt::Key_Home},
             {Direction::UpRight, Qt::Key_PageUp},
             {Direction::DownLeft, Qt::Key_End},
             {Direction::DownRight, Qt::Key_PageDown}});
    std::map<Cell, std::vector<Qt::Key>> ways{{from, {}}};
    std::deque<Cell> waiting{from};
    while (!waiting.empty() && !ways.contains(to)) {
        const Cell cell = waiting.front();
        waiting.pop_front();
        for (const auto &[direction, key] : keys) {
            const Cell next = geometry.neighbour(cell, direction);
            if (next == Cell::None || ways.contains(next))
                continue;
            ways[next] = ways[cell];
            ways[next].push_back(key);
            waiting.push_back(next);
        }
    }
    return ways[to];
}

void WindowDriver::moveCursor(Cell cell)
{
    BoardView &view = m_window->page().board().view();
    view.setFocus();
    if (view.board().cursor() == Cell::None)
        QTest::keyClick(&view, Qt::Key_Down);
    for (const Qt::Key key : wayOf(view.board().geometry(), view.board().cursor(), cell))
        QTest::keyClick(&view, key);
    QCOMPARE(view.board().cursor(), cell);
}

void WindowDriver::type(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget *focus = m_window->focusWidget();
    QTest::keyClick(focus == nullptr ? m_window.get() : focus, key, modifiers);
}

void WindowDriver::playAnyMove()
{
    const AnyPosition &position = game().position();
    const MoveShape shape = position.pointing().shape(position.legalMoves().front());
    for (const Cell cell : shape.cells)
        click(cell);
}

void WindowDriver::playAnyMoveByKeys()
{
    const AnyPosition &position = game().position();
    playByKeys(position.legalMoves().front());
}

void WindowDriver::playByKeys(MoveCode move)
{
    const MoveShape shape = game().position().pointing().shape(move);
    for (const Cell cell : shape.cells) {
        moveCursor(cell);
        type(Qt::Key_Return);
    }
}

QString WindowDriver::text(const char *label)
{
    return find<QLabel>(label).text();
}

} // namespace tessera::test
