#include "tests/support/windowdriver.h"

#include "app/boardpage.h"
#include "app/gamepage.h"
#include "app/setups.h"
#include "model/games/catalogue.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QtTest>

namespace tessera::test {

using namespace Qt::StringLiterals;

WindowDriver::WindowDriver()
    : m_settings(std::make_unique<Settings>(m_folder.filePath(u"settings.ini"_s)))
{
    Preferences preferences;
    preferences.motion.cellMs = 0;
    preferences.sound.isOn = false;
    m_settings->setPreferences(preferences);
    m_appearance = std::make_unique<Appearance>(*m_settings);
    m_window = std::make_unique<MainWindow>(*m_settings, *m_appearance);
    m_window->session().match.setLeastThinkingTime(std::chrono::milliseconds(0));
    // Wider than the screen of the offscreen platform, to which the window fits itself at first.
    m_window->resize(1180, 800);
    m_window->show();
    QCoreApplication::processEvents();
}

WindowDriver::~WindowDriver() = default;

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

void WindowDriver::moveCursor(Cell cell)
{
    BoardView &view = m_window->page().board().view();
    view.setFocus();
    constexpr int kMostSteps = 100;
    for (int step = 0; step < kMostSteps && view.board().cursor() != cell; ++step) {
        if (view.board().cursor() == Cell::None) {
            QTest::keyClick(&view, Qt::Key_Down);
            continue;
        }
        const QPoint way = centre(cell) - centre(view.board().cursor());
        const bool isSideways = std::abs(way.x()) > std::abs(way.y());
        const Qt::Key sideways = way.x() > 0 ? Qt::Key_Right : Qt::Key_Left;
        const Qt::Key upwards = way.y() > 0 ? Qt::Key_Down : Qt::Key_Up;
        QTest::keyClick(&view, isSideways ? sideways : upwards);
    }
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
    const MoveShape shape = position.shape(position.legalMoves().front());
    for (const Cell cell : shape.cells)
        click(cell);
}

void WindowDriver::playAnyMoveByKeys()
{
    const AnyPosition &position = game().position();
    const MoveShape shape = position.shape(position.legalMoves().front());
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
