#include "app/boardpage.h"
#include "app/gamepage.h"
#include "model/games/catalogue.h"
#include "tests/support/windowdriver.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QFileDialog>
#include <QtTest>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <deque>
#include <random>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

namespace {

constexpr int kUsualActs = 2000;
constexpr std::size_t kTold = 40;

/// What was done last, told when the test fails or the program ends.
std::deque<QString> g_acts;
quint32 g_seed = 0;

void tell()
{
    std::fprintf(stderr, "seed %u, last acts:\n", g_seed);
    for (const QString &act : g_acts)
        std::fprintf(stderr, "  %s\n", qPrintable(act));
    std::fflush(stderr);
}

void tellAndEnd(int number)
{
    tell();
    std::signal(number, SIG_DFL);
    std::raise(number);
}

} // namespace

/// Somebody who does anything at all in the real window: seeded, so that it can be done again.
/// TESSERA_MONKEY_ACTS and TESSERA_MONKEY_SEED ask for longer and other walks.
class MonkeyTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void anythingMayBeDone_data();
    void anythingMayBeDone();

private:
    /// A number from 0 to `below` - 1.
    [[nodiscard]] int pick(int below)
    {
        return static_cast<int>(m_random() % static_cast<unsigned>(below));
    }
    template<typename List>
    [[nodiscard]] auto &oneOf(List &list)
    {
        return list[static_cast<std::size_t>(pick(static_cast<int>(list.size())))];
    }
    void note(const QString &act);
    void act();
    void startGame();
    void useAction();
    void useKeys();
    void useMouse();
    void useWheel();
    void playLegal();
    void pressButton();
    void useDialog(QWidget &dialog);
    void resize();
    /// What must hold whatever has been done.
    void check();

    /// Answers a menu that runs an event loop of its own, in which an act would wait for ever.
    void answerPopup();

    std::unique_ptr<WindowDriver> m_driver;
    std::mt19937 m_random;
    QTimer m_popups;
    bool m_isActing = false;
    std::string m_game;
};

void MonkeyTest::initTestCase()
{
    m_popups.setInterval(10);
    connect(&m_popups, &QTimer::timeout, this, &MonkeyTest::answerPopup);
    m_popups.start();
    for (const int number : {SIGSEGV, SIGABRT, SIGFPE})
        std::signal(number, tellAndEnd);
}

void MonkeyTest::init()
{
    const bool isGiven = qEnvironmentVariableIsSet("TESSERA_MONKEY_SEED");
    g_seed = isGiven ? qEnvironmentVariable("TESSERA_MONKEY_SEED").toUInt() : 1;
    g_acts.clear();
    m_random.seed(g_seed);
    m_driver = std::make_unique<WindowDriver>();
}

void MonkeyTest::cleanup()
{
    if (QTest::currentTestFailed())
        tell();
    m_driver.reset();
}

void MonkeyTest::note(const QString &act)
{
    g_acts.push_back(act);
    if (g_acts.size() > kTold)
        g_acts.pop_front();
    if (qEnvironmentVariableIsSet("TESSERA_MONKEY_TALKS"))
        std::fprintf(stderr, "%s\n", qPrintable(act));
}

void MonkeyTest::answerPopup()
{
    QWidget *popup = QApplication::activePopupWidget();
    if (!m_isActing || popup == nullptr)
        return;
    if (pick(2) == 0) {
        popup->close();
        return;
    }
    const QPointer<QWidget> stays = popup;
    for (int downs = pick(6); downs >= 0 && stays; --downs)
        QTest::keyClick(stays, Qt::Key_Down);
    if (stays)
        QTest::keyClick(stays, Qt::Key_Return);
}

void MonkeyTest::startGame()
{
    // Mostly the game of the row, else any other: games follow each other.
    const auto games = catalogue();
    const std::string &game = pick(4) == 0 ? oneOf(games).info().id : m_game;
    GameSetup setup = pick(2) == 0 ? WindowDriver::people(game)
                                   : WindowDriver::againstComputer(game);
    if (pick(4) == 0)
        setup.seats.fill({SeatSetup::Kind::Computer, {}, 1});
    if (pick(3) == 0)
        setup.clocks.fill({std::chrono::seconds(pick(3) + 1), std::chrono::seconds(pick(2))});
    note(u"start %1"_s.arg(QString::fromStdString(game)));
    m_driver->start(setup);
}

void MonkeyTest::useAction()
{
    auto actions = m_driver->window().findChildren<QAction *>(QRegularExpression(u"^action"_s));
    actions.removeIf(
        [](QAction *one) { return !one->isEnabled() || one->objectName() == u"actionQuit"_s; });
    QAction *action = oneOf(actions);
    note(action->objectName());
    action->trigger();
}

void MonkeyTest::useKeys()
{
    constexpr std::array kKeys{Qt::Key_Left,     Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,
                               Qt::Key_Return,   Qt::Key_Space, Qt::Key_Escape, Qt::Key_Tab,
                               Qt::Key_Home,     Qt::Key_End,   Qt::Key_PageUp, Qt::Key_PageDown,
                               Qt::Key_R,        Qt::Key_E,     Qt::Key_P,      Qt::Key_F,
                               Qt::Key_H,        Qt::Key_T,     Qt::Key_A,      Qt::Key_I,
                               Qt::Key_L,        Qt::Key_S,     Qt::Key_Z,      Qt::Key_Delete,
                               Qt::Key_F9,       Qt::Key_Menu,  Qt::Key_5,      Qt::Key_Slash,
                               Qt::Key_Backspace};
    constexpr std::array kModifiers{
        Qt::NoModifier, Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier};
    const Qt::Key key = oneOf(kKeys);
    const Qt::KeyboardModifier modifier = oneOf(kModifiers);
    note(u"key %1 %2"_s.arg(int(key), 0, 16).arg(int(modifier), 0, 16));
    m_driver->type(key, modifier);
}

void MonkeyTest::useMouse()
{
    QWidget &window = m_driver->window();
    const auto place = [&] { return QPoint(pick(window.width()), pick(window.height())); };
    const QPoint at = place();
    QWidget *target = window.childAt(at);
    if (target == nullptr)
        return;
    constexpr std::array
        kButtons{Qt::LeftButton, Qt::LeftButton, Qt::LeftButton, Qt::RightButton, Qt::MiddleButton};
    const Qt::MouseButton button = oneOf(kButtons);
    const QPoint from = target->mapFrom(&window, at);
    note(u"mouse %1 at %2,%3 on %4"_s.arg(int(button))
             .arg(at.x())
             .arg(at.y())
             .arg(QString::fromLatin1(target->metaObject()->className())));
    if (pick(3) != 0) {
        QTest::mouseMove(target, from);
        QTest::mouseClick(target, button, {}, from);
        return;
    }
    const QPointer<QWidget> held = target;
    const QPoint to = target->mapFrom(&window, place());
    QTest::mousePress(target, button, {}, from);
    if (held)
        QTest::mouseMove(held, (from + to) / 2);
    if (held)
        QTest::mouseMove(held, to);
    if (held)
        QTest::mouseRelease(held, button, {}, to);
}

void MonkeyTest::useWheel()
{
    QWidget &window = m_driver->window();
    const QPointF at(pick(window.width()), pick(window.height()));
    QWidget *target = window.childAt(at.toPoint());
    if (target == nullptr)
        return;
    note(u"wheel"_s);
    const QPointF local = target->mapFrom(&window, at);
    QWheelEvent event(
        local,
        target->mapToGlobal(local),
        {},
        {0, pick(2) == 0 ? 120 : -120},
        {},
        {},
        Qt::NoScrollPhase,
        false);
    QApplication::sendEvent(target, &event);
}

void MonkeyTest::playLegal()
{
    if (m_driver->window().page().isHidden() || !m_driver->session().model.hasGame())
        return;
    const AnyPosition &position = m_driver->game().position();
    const auto moves = position.legalMoves();
    if (moves.empty())
        return;
    const MoveShape shape = position.shape(oneOf(moves));
    note(u"legal move"_s);
    for (const Cell cell : shape.cells)
        m_driver->click(cell);
}

void MonkeyTest::pressButton()
{
    auto buttons = m_driver->window().findChildren<QAbstractButton *>();
    buttons.removeIf([](QAbstractButton *one) { return !one->isVisible() || !one->isEnabled(); });
    if (buttons.isEmpty())
        return;
    QAbstractButton *button = oneOf(buttons);
    note(u"button %1"_s.arg(button->objectName()));
    QTest::mouseClick(button, Qt::LeftButton);
}

void MonkeyTest::useDialog(QWidget &dialog)
{
    const int what = pick(8);
    const bool isFiles = qobject_cast<QFileDialog *>(&dialog) != nullptr;
    auto widgets = dialog.findChildren<QWidget *>();
    widgets.removeIf([](QWidget *one) { return !one->isVisible() || !one->isEnabled(); });
    if (what == 0 || isFiles || widgets.isEmpty()) {
        note(u"close %1"_s.arg(dialog.objectName()));
        dialog.close();
        return;
    }
    QWidget *target = oneOf(widgets);
    note(u"in %1: %2 %3"_s.arg(
        dialog.objectName(),
        QString::fromLatin1(target->metaObject()->className()),
        target->objectName()));
    if (what < 5) {
        QTest::mouseClick(
            target, Qt::LeftButton, {}, {pick(target->width() + 1), pick(target->height() + 1)});
    } else {
        constexpr std::array kKeys{
            Qt::Key_Up,
            Qt::Key_Down,
            Qt::Key_Tab,
            Qt::Key_Space,
            Qt::Key_9,
            Qt::Key_Minus,
            Qt::Key_X,
            Qt::Key_Backspace,
            Qt::Key_PageDown};
        QTest::keyClick(target, oneOf(kKeys));
    }
}

void MonkeyTest::resize()
{
    const QSize size(792 + pick(500), 672 + pick(300));
    note(u"resize %1x%2"_s.arg(size.width()).arg(size.height()));
    m_driver->window().resize(size);
}

void MonkeyTest::act()
{
    QWidget *popup = QApplication::activePopupWidget();
    if (popup != nullptr) {
        note(u"popup %1"_s.arg(QString::fromLatin1(popup->metaObject()->className())));
        if (pick(2) == 0)
            QTest::mouseClick(
                popup, Qt::LeftButton, {}, {pick(popup->width()), pick(popup->height())});
        else
            popup->close();
        return;
    }
    QList<QWidget *> dialogs;
    for (QWidget *one : QApplication::topLevelWidgets()) {
        if (qobject_cast<QDialog *>(one) != nullptr && one->isVisible())
            dialogs.push_back(one);
    }
    QWidget *modal = QApplication::activeModalWidget();
    if (modal != nullptr || (!dialogs.isEmpty() && pick(2) == 0)) {
        useDialog(modal != nullptr ? *modal : *dialogs.back());
        return;
    }
    const int what = pick(100);
    if (what < 3)
        startGame();
    else if (what < 18)
        useAction();
    else if (what < 40)
        useKeys();
    else if (what < 65)
        useMouse();
    else if (what < 67)
        useWheel();
    else if (what < 90)
        playLegal();
    else if (what < 98)
        pressButton();
    else
        resize();
}

void MonkeyTest::check()
{
    if (!m_driver->session().model.hasGame())
        return;
    const GameModel &game = m_driver->game();
    const int players = game.playerCount();
    const BoardPage &board = m_driver->window().page().board();
    if (board.isReady()) {
        QCOMPARE(board.design().info().id, game.info().id);
        QVERIFY(index(board.nearPlayer()) < players);
    }
    QVERIFY(!game.isOver() || game.clock().running() == Player::None);
    QVERIFY(!m_driver->session().match.isPaused() || game.clock().running() == Player::None);
    // What is recorded leads to what is on the board.
    QCOMPARE(game.positionAt(game.node())->text(), game.position().text());
    for (int i = 0; i < players; ++i)
        QVERIFY(game.clock().remaining(playerAt(i), std::chrono::steady_clock::now()).count() >= 0);
}

void MonkeyTest::anythingMayBeDone_data()
{
    QTest::addColumn<QString>("game");
    for (const GameEntry &entry : catalogue())
        QTest::newRow(entry.info().id.c_str()) << QString::fromStdString(entry.info().id);
}

void MonkeyTest::anythingMayBeDone()
{
    QFETCH(const QString, game);
    m_game = game.toStdString();
    bool isNumber = false;
    const int given = qEnvironmentVariableIntValue("TESSERA_MONKEY_ACTS", &isNumber);
    startGame();
    for (int i = 0; i < (isNumber ? given : kUsualActs); ++i) {
        m_isActing = true;
        act();
        m_isActing = false;
        // Somebody has chosen to leave.
        if (!m_driver->window().isVisible())
            m_driver->window().show();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        check();
        if (QTest::currentTestFailed())
            return;
    }
}

QTEST_MAIN(MonkeyTest)
#include "monkeytest.moc"
