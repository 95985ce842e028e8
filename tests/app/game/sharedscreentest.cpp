#include "app/board/boardpage.h"
#include "app/game/columns/sidecolumn.h"
#include "app/game/gamepage.h"
#include "tests/support/gamerows.h"
#include "tests/support/patience.h"
#include "tests/support/windowdriver.h"
#include "view/widgets/handovercurtain.h"

#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::WindowDriver;

/// People who share a screen: the board turns to whoever moves, and a curtain falls in between.
class SharedScreenTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_driver.reset(); }

    void boardTurnsToWhoeverMoves_data() { rows(); }
    void boardTurnsToWhoeverMoves();
    void curtainFallsBetweenTurns_data() { rows(); }
    void curtainFallsBetweenTurns();
    void nobodyIsHandedAFinishedGame();
    void curtainRisesWithAKey();
    void oneOpponentNeedsNoCurtain();
    void restartLiftsTheCurtain();

private:
    static void rows();
    [[nodiscard]] static std::string game();
    void prefer(bool turnsBoard, bool hasCurtain);
    [[nodiscard]] HandoverCurtain &curtain()
    {
        return m_driver->find<HandoverCurtain>("handoverCurtain");
    }

    std::unique_ptr<WindowDriver> m_driver;
};

void SharedScreenTest::rows()
{
    test::addGameRows();
}

std::string SharedScreenTest::game()
{
    QFETCH(const QString, game);
    return game.toStdString();
}

void SharedScreenTest::init()
{
    m_driver = std::make_unique<WindowDriver>();
}

void SharedScreenTest::prefer(bool turnsBoard, bool hasCurtain)
{
    Preferences preferences = m_driver->settings().preferences();
    preferences.play.turnsBoard = turnsBoard;
    preferences.play.hasCurtain = hasCurtain;
    m_driver->settings().setPreferences(preferences);
}

void SharedScreenTest::boardTurnsToWhoeverMoves()
{
    prefer(true, false);
    m_driver->start(WindowDriver::people(game()));
    for (int ply = 0; ply < 4; ++ply) {
        QCOMPARE(m_driver->window().page().board().nearPlayer(), m_driver->game().toMove());
        m_driver->playAnyMove();
        QCOMPARE(m_driver->ply(), ply + 1);
    }
    QVERIFY(!curtain().isVisible());
}

void SharedScreenTest::curtainFallsBetweenTurns()
{
    prefer(false, true);
    m_driver->start(WindowDriver::people(game()));
    QVERIFY(!curtain().isVisible());
    m_driver->playAnyMove();
    QVERIFY(curtain().isVisible());
    QCOMPARE(curtain().geometry(), m_driver->window().page().board().rect());
    const GameInfo &info = m_driver->game().info();
    const QString next = QString::fromStdString(info.players[1]);
    QVERIFY(m_driver->text("handoverTitle").contains(next));
    m_driver->press("handoverButton");
    QVERIFY(!curtain().isVisible());
    m_driver->playAnyMove();
    QCOMPARE(m_driver->ply(), 2);
}

/// The window ended when somebody resigned while the last move was still being shown.
void SharedScreenTest::nobodyIsHandedAFinishedGame()
{
    prefer(true, true);
    Preferences preferences = m_driver->settings().preferences();
    preferences.motion.cellMs = 200;
    m_driver->settings().setPreferences(preferences);
    m_driver->start(WindowDriver::people("xxlchess"));
    m_driver->playAnyMove();
    QVERIFY(m_driver->window().page().board().isMoving());
    m_driver->trigger("actionResign");
    QTRY_VERIFY_WITH_TIMEOUT(!m_driver->window().page().board().isMoving(), kPatience);
    QVERIFY(m_driver->game().isOver());
    QVERIFY(!curtain().isVisible());
}

void SharedScreenTest::curtainRisesWithAKey()
{
    prefer(false, true);
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    QVERIFY(curtain().isVisible());
    m_driver->type(Qt::Key_Space);
    QVERIFY(!curtain().isVisible());
    m_driver->playAnyMoveByKeys();
    QCOMPARE(m_driver->ply(), 2);
}

void SharedScreenTest::oneOpponentNeedsNoCurtain()
{
    prefer(true, true);
    m_driver->start(WindowDriver::againstComputer());
    const Player near = m_driver->window().page().board().nearPlayer();
    m_driver->playAnyMove();
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->session().match.awaitsHuman(), kPatience);
    QVERIFY(!curtain().isVisible());
    QCOMPARE(m_driver->window().page().board().nearPlayer(), near);
}

void SharedScreenTest::restartLiftsTheCurtain()
{
    prefer(false, true);
    m_driver->start(WindowDriver::people());
    m_driver->playAnyMove();
    QVERIFY(curtain().isVisible());
    m_driver->trigger("actionRestart");
    QVERIFY(!curtain().isVisible());
}

QTEST_MAIN(SharedScreenTest)
#include "sharedscreentest.moc"
