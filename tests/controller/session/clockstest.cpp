#include "controller/session/clockcontroller.h"
#include "controller/session/matchcontroller.h"
#include "tests/support/patience.h"
#include "tests/support/scriptedengine.h"
#include "tests/support/sessioncase.h"

#include <QSignalSpy>
#include <QtTest>

using namespace tessera;
using namespace std::chrono_literals;
using namespace tessera::test;

/// The clocks of a whole game without a window, by a time that the test sets.
class ClocksTest : public QObject, protected tessera::test::SessionCase
{
    Q_OBJECT

private slots:
    void init() { SessionCase::init(); }
    void cleanup() { SessionCase::cleanup(); }
    void clocksRunAndFlag();
    void clocksTickWhenTheirReadingChanges_data();
    void clocksTickWhenTheirReadingChanges();
    void lateMoveLosesOnTime();
    void undoRestoresClocks();
    void playOnAfterTime();
    void clockFromFirstMove();
    void computersKnowTheirIncrement();
};

void ClocksTest::clocksRunAndFlag()
{
    begin(human(), human(), {60s, 2s});
    ClockController clocks(*m_game, [this] { return m_now; });
    m_now += 10s;
    play("3,3");
    QCOMPARE(clocks.shown(Player::First), 52s);
    QCOMPARE(clocks.shown(Player::Second), 60s);
    m_now += 59s;
    m_game->judgeTime(m_now);
    QVERIFY(!m_game->isOver());
    m_now += 1s;
    m_game->judgeTime(m_now);
    QCOMPARE(m_game->outcome(), Outcome::win(Player::First, EndReason::Time));
    QCOMPARE(clocks.shown(Player::Second), 0s);
}

void ClocksTest::clocksTickWhenTheirReadingChanges_data()
{
    QTest::addColumn<std::chrono::milliseconds>("left");
    QTest::addColumn<int>("leastTicks");
    QTest::addColumn<int>("mostTicks");
    QTest::newRow("no limit") << 0ms << 0 << 0;
    QTest::newRow("minutes") << 60'900ms << 0 << 2;
    QTest::newRow("last seconds") << 9'900ms << 2 << 1000;
    // Timers without a pause in between kept a processor busy from then on.
    QTest::newRow("run out") << -1ms << 0 << 2;
}

/// A game without limits woke the program ten times a second for nothing.
void ClocksTest::clocksTickWhenTheirReadingChanges()
{
    QFETCH(const std::chrono::milliseconds, left);
    QFETCH(const int, leastTicks);
    QFETCH(const int, mostTicks);
    m_setup.losesOnTime = false;
    begin(human(), human(), {std::max(left, left.count() < 0 ? 1ms : 0ms), 0s});
    if (left.count() < 0)
        m_now += 1s;
    ClockController clocks(*m_game, [this] { return m_now; });
    m_match->setPaused(true);
    m_match->setPaused(false);
    const QSignalSpy ticks(&clocks, &ClockController::ticked);
    if (leastTicks > 0)
        QTRY_VERIFY_WITH_TIMEOUT(ticks.count() >= leastTicks, kPatience);
    else
        QTest::qWait(500);
    QVERIFY2(ticks.count() <= mostTicks, qPrintable(QString::number(ticks.count())));
    QVERIFY(!m_game->isOver());
}

void ClocksTest::lateMoveLosesOnTime()
{
    begin(human(), human(), {60s, 0s});
    m_now += 61s;
    const MoveCode move = m_game->position().legalMoves().front();
    m_match->playHuman(move);
    QCOMPARE(m_game->outcome(), Outcome::win(Player::Second, EndReason::Time));
    QCOMPARE(m_game->position().turnsTaken(), 0);
}

void ClocksTest::undoRestoresClocks()
{
    begin(human(), human(), {60s, 2s});
    m_now += 10s;
    play("3,3");
    m_now += 20s;
    m_match->undo();
    QCOMPARE(m_game->clock().remaining(Player::First, m_now), 60s);
    QCOMPARE(m_game->clock().remaining(Player::Second, m_now), 60s);
    QCOMPARE(m_game->clock().running(), Player::First);
    m_match->redo();
    QCOMPARE(m_game->clock().remaining(Player::First, m_now), 52s);
    QCOMPARE(m_game->clock().running(), Player::Second);
}

void ClocksTest::playOnAfterTime()
{
    m_setup.losesOnTime = false;
    begin(human(), human(), {60s, 0s});
    m_now += 61s;
    play("3,3");
    QVERIFY(!m_game->isOver());
    QCOMPARE(m_game->clock().remaining(Player::First, m_now), 0s);
}

void ClocksTest::clockFromFirstMove()
{
    m_setup.clockFromFirstMove = true;
    begin(human(), human(), {60s, 0s});
    m_now += 30s;
    QCOMPARE(m_game->clock().remaining(Player::First, m_now), 60s);
    play("3,3");
    m_now += 5s;
    QCOMPARE(m_game->clock().remaining(Player::Second, m_now), 55s);
}

void ClocksTest::computersKnowTheirIncrement()
{
    begin(human(), computer(), {60s, 2s});
    play("3,3");
    QTRY_COMPARE_WITH_TIMEOUT(m_script->searches.load(), 1, kPatience);
    QVERIFY(m_script->lastIncrement.load() == 2s);
}

QTEST_GUILESS_MAIN(ClocksTest)
#include "clockstest.moc"
