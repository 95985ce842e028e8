#include "app/board/boardpage.h"
#include "app/game/gamepage.h"
#include "tests/support/gamerows.h"
#include "tests/support/patience.h"
#include "tests/support/textrow.h"
#include "tests/support/windowdriver.h"
#include "view/widgets/choicepopover.h"
#include "view/widgets/messageline.h"

#include <QDialog>
#include <QtTest>

#include <random>

using namespace tessera;
using namespace Qt::StringLiterals;
using tessera::test::row;
using test::WindowDriver;

/// Everything that a game needs, by keys alone: the mouse is not touched once. A row for every game
/// of the catalogue, or positions in which something rare is due.
class KeyboardTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_driver.reset(); }

    void twentyFourPliesArePlayed_data() { rows(); }
    void twentyFourPliesArePlayed();
    void rareMovesArePlayed_data();
    void rareMovesArePlayed();
    void choicesAreMade();
    void dialogStartsAGame();
    void movesAreTakenBackAndPlayedAgain_data() { rows(); }
    void movesAreTakenBackAndPlayedAgain();
    void thePastIsLookedAt_data() { rows(); }
    void thePastIsLookedAt();
    void resignationAndRestart_data() { rows(); }
    void resignationAndRestart();
    void boardTurns_data() { rows(); }
    void boardTurns();
    void hintIsShown_data() { rows(); }
    void hintIsShown();
    void threatsAndMapAreShown_data() { rows(); }
    void threatsAndMapAreShown();
    void cursorForetells_data() { rows(); }
    void cursorForetells();

private:
    static void rows();
    [[nodiscard]] static std::string game();
    void start();
    void play(int plies);
    /// A key of the whole window, wherever the focus is.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    [[nodiscard]] BoardPage &page() { return m_driver->window().page().board(); }
    [[nodiscard]] const BoardMarks &marks() { return page().view().board().marks(); }

    std::unique_ptr<WindowDriver> m_driver;
};

void KeyboardTest::rows()
{
    test::addGameRows();
}

std::string KeyboardTest::game()
{
    QFETCH(const QString, game);
    return game.toStdString();
}

void KeyboardTest::init()
{
    m_driver = std::make_unique<WindowDriver>();
    m_driver->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_driver->window()));
}

void KeyboardTest::start()
{
    m_driver->start(WindowDriver::people(game()));
}

void KeyboardTest::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    m_driver->type(key, modifiers);
    QCoreApplication::processEvents();
}

/// Random moves, so that many kinds of them come up.
void KeyboardTest::play(int plies)
{
    std::mt19937 random(7);
    for (int i = 0; i < plies && !m_driver->game().isOver(); ++i) {
        const int before = m_driver->ply();
        const auto moves = m_driver->game().position().legalMoves();
        m_driver->playByKeys(moves[random() % moves.size()]);
        QVERIFY(m_driver->ply() > before);
    }
}

void KeyboardTest::twentyFourPliesArePlayed()
{
    start();
    play(24);
    QVERIFY(m_driver->ply() >= 24);
}

void KeyboardTest::rareMovesArePlayed_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("move");
    row("castling", "xxlchess", "4k3/8/8/8/8/8/8/R3K2R w a1,e1,h1,e8 - w 5", "e1g1");
    row("promotion", "xxlchess", "4k3/8/8/8/P7/8/8/4K3 w - - w 5", "a4a5q");
    row("capture", "xxlchess", "4k3/8/8/3q4/8/3R4/8/4K3 w e1,e8 - w 5", "d3d5");
    row("exit", "chexers", "4/5/6/1B4R/6/5/4 r 2,0,0 12", "3,0>exit");
    row("jump", "chexers", "4/5/2B3/3RG2/6/5/4 r 0,0,0 12", "0,0>2,0");
    row("move before a forced pass", "chexers", "4/5/6/1B4R/6/5/4 r 0,0,0 12", "3,0>2,0");
    row("placement", "watchyourback", "X6X/8/B7/8/8/W7/8/X6X w place 12", "3,3");
    row("last turn before the ring falls",
        "watchyourback",
        "X6X/8/2WW4/8/8/2BB4/8/X6X b move 127",
        "2,5>2,4");
    row("over the edges",
        "tetress",
        "RR9/11/11/11/11/11/11/11/11/11/BBBB7 r 2",
        "0,10+1,10+2,10+1,9");
}

void KeyboardTest::rareMovesArePlayed()
{
    QFETCH(const QString, start);
    QFETCH(const QString, move);
    GameSetup setup = WindowDriver::people(game());
    setup.start = start.toStdString();
    m_driver->start(setup);
    const auto code = m_driver->game().position().parseMove(move.toStdString());
    QVERIFY2(code, code ? "" : code.error().sentence().c_str());
    const int before = m_driver->ply();
    m_driver->playByKeys(*code);
    QVERIFY(m_driver->ply() > before);
}

/// Where several moves are pointed at alike, the popover takes keys as well.
void KeyboardTest::choicesAreMade()
{
    GameSetup setup = WindowDriver::people("xxlchess");
    setup.start = "4k3/8/8/8/P7/8/8/4K3 w - - w 5";
    setup.options.set("promotion-choice", OptionValue(true));
    m_driver->start(setup);
    m_driver->playByKeys(*m_driver->game().position().parseMove("a4a5r"));
    QCOMPARE(m_driver->ply(), 0);
    QVERIFY(m_driver->window().findChild<ChoicePopover *>() != nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_R);
    QCOMPARE(m_driver->ply(), 1);
    QCOMPARE(m_driver->game().position().text().substr(0, 12), std::string("4k3/8/8/R7/8"));
}

void KeyboardTest::dialogStartsAGame()
{
    m_driver->start(WindowDriver::people());
    press(Qt::Key_N, Qt::ControlModifier);
    auto *dialog = m_driver->window().findChild<QDialog *>(u"newGameDialog"_s);
    QVERIFY(dialog != nullptr);
    QTest::keyClick(dialog, Qt::Key_Return);
    QVERIFY(!dialog->isVisible());
    QVERIFY(m_driver->game().hasGame());
}

void KeyboardTest::movesAreTakenBackAndPlayedAgain()
{
    start();
    play(3);
    const int played = m_driver->ply();
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(m_driver->ply() < played);
    press(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(m_driver->ply(), played);
}

void KeyboardTest::thePastIsLookedAt()
{
    start();
    play(4);
    const NavigationController &navigation = m_driver->session().navigation;
    press(Qt::Key_Left, Qt::ControlModifier);
    QVERIFY(!navigation.isLive());
    const int back = navigation.ply();
    press(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(navigation.ply(), back + 1);
    press(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(navigation.ply(), 0);
    press(Qt::Key_End, Qt::ControlModifier);
    QVERIFY(navigation.isLive());
}

void KeyboardTest::resignationAndRestart()
{
    start();
    play(2);
    press(Qt::Key_E);
    QVERIFY(m_driver->game().isOver());
    press(Qt::Key_R);
    QVERIFY(!m_driver->game().isOver());
    QCOMPARE(m_driver->ply(), 0);
}

void KeyboardTest::boardTurns()
{
    start();
    const Player before = page().nearPlayer();
    press(Qt::Key_F);
    QVERIFY(page().nearPlayer() != before);
}

void KeyboardTest::hintIsShown()
{
    start();
    press(Qt::Key_H);
    const auto isShown = [this] {
        return !marks().arrows.empty() || !marks()[MarkRole::Hint].empty();
    };
    QTRY_VERIFY_WITH_TIMEOUT(isShown(), kPatience);
}

/// Where the board itself takes the letter, the same with Ctrl does it.
void KeyboardTest::threatsAndMapAreShown()
{
    start();
    press(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(m_driver->action("actionThreats").isChecked());
    QVERIFY(!m_driver->window().page().line().text().isEmpty());
    const bool hasMap = m_driver->game().position().attacks() != nullptr;
    QCOMPARE(m_driver->action("actionAttackMap").isEnabled(), hasMap);
    press(Qt::Key_A);
    QCOMPARE(!marks().attacks.empty(), hasMap);
}

/// The cursor on a target shows where the piece would stand, as the mouse does.
void KeyboardTest::cursorForetells()
{
    start();
    const AnyPosition &position = m_driver->game().position();
    const MoveShape shape = position.pointing().shape(position.legalMoves().front());
    for (std::size_t i = 0; i < shape.cells.size(); ++i) {
        m_driver->moveCursor(shape.cells[i]);
        if (i + 1 < shape.cells.size())
            m_driver->type(Qt::Key_Return);
    }
    QVERIFY(!marks().ghosts.empty());
    QCOMPARE(m_driver->ply(), 0);
}

QTEST_MAIN(KeyboardTest)
#include "keyboardtest.moc"
