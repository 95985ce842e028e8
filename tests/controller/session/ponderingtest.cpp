#include "controller/session/matchcontroller.h"
#include "controller/session/navigationcontroller.h"
#include "model/session/historymodel.h"
#include "tests/support/patience.h"
#include "tests/support/scriptedengine.h"
#include "tests/support/sessioncase.h"
#include "tests/support/stoppedengine.h"

#include <QSignalSpy>
#include <QtTest>

using namespace tessera;
using namespace std::chrono_literals;
using namespace tessera::test;

/// Hints and thoughts on the time of others, in a whole game without a window.
class PonderingTest : public QObject, protected tessera::test::SessionCase
{
    Q_OBJECT

private slots:
    void init() { SessionCase::init(); }
    void cleanup() { SessionCase::cleanup(); }
    void hintNamesALegalMove();
    void hintAskedForAgainIsTheLastOne();
    void failingHintIsTold();
    void nobodyThinksAheadWhileAHintIsLookedFor();
    void strongestPondersWhilePeopleThink();
    void ponderingEndsWithTheTurn_data();
    void ponderingEndsWithTheTurn();
    void weakerLevelsNeverPonder();
    void hintsInterruptPondering();
    void ponderingEndsSoon_data();
    void ponderingEndsSoon();

private:
    /// A person against a computer that has answered the first move and ponders.
    void beginPondering();
};

void PonderingTest::hintNamesALegalMove()
{
    begin(human(), human());
    QSignalSpy hinted(m_match.get(), &MatchController::hintFound);
    m_match->requestHint();
    QTRY_COMPARE_WITH_TIMEOUT(hinted.size(), 1, kPatience);
    const auto line = hinted.first().first().value<std::vector<MoveCode>>();
    QVERIFY(m_game->position().isLegal(line.front()));
}

/// The search that a second request cuts short answers too, and is not to be taken for the second.
void PonderingTest::hintAskedForAgainIsTheLastOne()
{
    beginPondering();
    QSignalSpy hinted(m_match.get(), &MatchController::hintFound);
    m_script->manner = EngineScript::Manner::Slow;
    m_match->requestHint();
    QTRY_COMPARE_WITH_TIMEOUT(m_script->running.load(), 1, kPatience);
    m_match->requestHint();
    QTest::qWait(50);
    QCOMPARE(hinted.size(), 0);
    QCOMPARE(m_script->running.load(), 1);
    m_script->manner = EngineScript::Manner::Ponders;
    m_match->requestHint();
    QTRY_COMPARE_WITH_TIMEOUT(hinted.size(), 1, kPatience);
    QCOMPARE(
        hinted.first().first().value<std::vector<MoveCode>>(),
        ScriptedEngine::firstMoves(m_game->position()));
}

/// The game goes on, and the next hint may be found.
void PonderingTest::failingHintIsTold()
{
    beginPondering();
    QSignalSpy hinted(m_match.get(), &MatchController::hintFound);
    QSignalSpy failed(m_match.get(), &MatchController::hintFailed);
    m_script->manner = EngineScript::Manner::Fails;
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("a search ended: .*"));
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("thinking ahead ended: .*"));
    const int before = m_script->searches;
    m_match->requestHint();
    QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, kPatience);
    QVERIFY(m_match->awaitsHuman());
    QTRY_COMPARE_WITH_TIMEOUT(m_script->searches.load(), before + 2, kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(m_script->running.load(), 0, kPatience);
    m_script->manner = EngineScript::Manner::Ponders;
    m_match->requestHint();
    QTRY_COMPARE_WITH_TIMEOUT(hinted.size(), 1, kPatience);
    QCOMPARE(failed.size(), 1);
}

/// Also not when it is switched on meanwhile; afterwards they do.
void PonderingTest::nobodyThinksAheadWhileAHintIsLookedFor()
{
    beginPondering();
    m_match->setPondering(false);
    QTRY_COMPARE_WITH_TIMEOUT(m_script->running.load(), 0, kPatience);
    m_script->manner = EngineScript::Manner::Slow;
    QSignalSpy hinted(m_match.get(), &MatchController::hintFound);
    m_match->requestHint();
    QTRY_COMPARE_WITH_TIMEOUT(m_script->running.load(), 1, kPatience);
    const int searches = m_script->searches;
    m_match->setPondering(true);
    QTest::qWait(50);
    QCOMPARE(m_script->searches.load(), searches);
    m_script->manner = EngineScript::Manner::Ponders;
    m_match->requestHint();
    QTRY_COMPARE_WITH_TIMEOUT(hinted.size(), 1, kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(m_script->running.load(), 1, kPatience);
}

void PonderingTest::beginPondering()
{
    m_script->manner = EngineScript::Manner::Ponders;
    m_match->setPondering(true);
    begin(human(), strongest());
    play("3,3");
    QTRY_VERIFY_WITH_TIMEOUT(m_match->awaitsHuman(), kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(m_script->running.load(), 1, kPatience);
}

/// It thinks about where its own line leads, if that is still possible, and else about what the person
/// looks at.
void PonderingTest::strongestPondersWhilePeopleThink()
{
    m_script->manner = EngineScript::Manner::Ponders;
    m_match->setPondering(true);
    begin(human(), strongest());
    QTRY_COMPARE_WITH_TIMEOUT(m_script->running.load(), 1, kPatience);
    QCOMPARE(m_script->lastHash.load(), m_game->position().hash());
    play("3,3");
    QTRY_VERIFY_WITH_TIMEOUT(m_match->awaitsHuman(), kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(m_script->searches.load(), 3, kPatience);
    const auto expected = m_game->position().clone();
    expected->play(expected->legalMoves().front());
    QCOMPARE(m_script->lastHash.load(), expected->hash());
    // The person moves as foreseen, and the answer comes at once.
    m_match->playHuman(m_game->position().legalMoves().front());
    QCOMPARE(m_game->position().hash(), expected->hash());
    QTRY_COMPARE_WITH_TIMEOUT(m_game->position().turnsTaken(), 4, kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(m_script->searches.load(), 5, kPatience);
    // After other moves nothing is foreseen.
    m_match->undo();
    QTRY_COMPARE_WITH_TIMEOUT(m_script->searches.load(), 6, kPatience);
    QCOMPARE(m_script->lastHash.load(), m_game->position().hash());
}

void PonderingTest::ponderingEndsWithTheTurn_data()
{
    using Event = std::function<void(MatchController &)>;
    QTest::addColumn<Event>("event");
    QTest::newRow("pause") << Event([](auto &match) { match.setPaused(true); });
    QTest::newRow("resignation") << Event([](auto &match) { match.resign(); });
    QTest::newRow("not wanted any more") << Event([](auto &match) { match.setPondering(false); });
}

void PonderingTest::ponderingEndsWithTheTurn()
{
    beginPondering();
    QFETCH(std::function<void(MatchController &)>, event);
    event(*m_match);
    QTRY_COMPARE_WITH_TIMEOUT(m_script->running.load(), 0, kPatience);
    QCOMPARE(m_game->position().turnsTaken(), 2);
    const int searches = m_script->searches;
    QTest::qWait(20);
    QCOMPARE(m_script->searches.load(), searches);
}

void PonderingTest::weakerLevelsNeverPonder()
{
    m_script->manner = EngineScript::Manner::Ponders;
    m_match->setPondering(true);
    SeatSetup nearlyStrongest = strongest();
    --nearlyStrongest.level;
    begin(human(), nearlyStrongest);
    play("3,3");
    QTRY_VERIFY_WITH_TIMEOUT(m_match->awaitsHuman(), kPatience);
    QTest::qWait(20);
    QCOMPARE(m_script->searches.load(), 1);
}

void PonderingTest::hintsInterruptPondering()
{
    beginPondering();
    QSignalSpy hinted(m_match.get(), &MatchController::hintFound);
    const int before = m_script->searches;
    m_match->requestHint();
    QTRY_COMPARE_WITH_TIMEOUT(hinted.size(), 1, kPatience);
    // The hint itself, and pondering anew.
    QTRY_COMPARE_WITH_TIMEOUT(m_script->searches.load(), before + 2, kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(m_script->running.load(), 1, kPatience);
}

void PonderingTest::ponderingEndsSoon_data()
{
    QTest::addColumn<const GameEntry *>("entry");
    for (const GameEntry &entry : catalogue())
        QTest::newRow(entry.info().id.c_str()) << &entry;
}

/// With the real engines, stopped as soon as they have told a line, so that the count of nodes since
/// then says how long that takes, however busy the machine is: as many as the slowest of them looks
/// at in a few milliseconds. And on a thread that has to wait for others no longer than its caller:
/// pondering of low priority once ended 50 ms late beside other programs.
void PonderingTest::ponderingEndsSoon()
{
    QFETCH(const GameEntry *, entry);
    constexpr std::uint64_t kMostNodesAfter = 4096;
    const auto position = entry->game->parsePosition(
        entry->benchPositions.front(), Options::defaults(entry->info().options));
    QVERIFY(position);
    for (const int depth : {1, 2, 4}) {
        StoppedEngine engine(entry->makeEngine(), depth);
        ponder(engine, **position, engine.token());
        QVERIFY(engine.wasStopped());
        QVERIFY2(
            engine.nodesAfter() <= kMostNodesAfter,
            qPrintable(QString::number(engine.nodesAfter())));
        QCOMPARE(engine.thread(), std::this_thread::get_id());
    }
}

QTEST_GUILESS_MAIN(PonderingTest)
#include "ponderingtest.moc"
