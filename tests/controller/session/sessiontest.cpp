#include "controller/session/matchcontroller.h"
#include "controller/session/movepause.h"
#include "controller/session/navigationcontroller.h"
#include "model/core/randomness.h"
#include "model/games/watchyourback/rules/reasons.h"
#include "model/session/historymodel.h"
#include "tests/support/patience.h"
#include "tests/support/scriptedengine.h"
#include "tests/support/sessioncase.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

using namespace tessera;
using namespace std::chrono_literals;
using namespace tessera::test;

/// A whole game without a window: model, referee, clocks, navigation and history, with a clock that
/// the test sets and engines that do what the test says.
class SessionTest : public QObject, protected tessera::test::SessionCase
{
    Q_OBJECT

private slots:
    void init() { SessionCase::init(); }
    void cleanup() { SessionCase::cleanup(); }
    void largeNumbersAreReadable();
    void humansTakeTurns();
    void computerAnswers();
    void weakComputersTakeTheirTime();
    void movesComeNoSoonerThanTheirPause();
    void seedRepeatsAGame();
    void unknownGameLeavesTheGameAlone();
    void badStartLeavesTheGameAlone();
    void undoReturnsToMyDecision();
    void redoPlaysAgain();
    void undoAgainstComputerWhileItThinks();
    void lateAnswersAreDropped();
    void moveNowEndsThinking();
    void cheatingLosesTheGame();
    void resignationCanBeTakenBack();
    void enginesGoWithTheirGame();
    void restartCanBeTakenBack();
    void rematchSwapsSeats();
    void pauseStopsEverything();
    void pauseHoldsWhileMovesAreTakenBack();
    void forcedPassIsMade();
    void forcedPassIsNoDecision();
    void pieRuleExchangesSeats();
    void takingBackAnExchangeUndoesIt();
    void peopleAreThoseOfTheGame();
    void thoughtsAreOfWhoSitsThere();
    void failingSearchLosesTheGame();
    void namedComputersAreKnownAsSuch();
    void navigationFollowsAndLooksBack();
    void navigationKeepsToTheGamesOwnLine();
    void historyShowsRounds();
    void historyMarksRemarksAndPasses();
    void booksAreOpenFromTheNextGameOn();
    void fiveHundredInterruptions();
};

/// In sentences of the rules as in the panels beside them.
void SessionTest::largeNumbersAreReadable()
{
    const QLocale before;
    QLocale::setDefault(QLocale::English);
    QCOMPARE(
        translated({"tetress", "%1 then has %2 places", {"Blue", "2089"}}),
        QStringLiteral("Blue then has 2,089 places"));
    QCOMPARE(translated({"", "%1 on %2", {"3,3", "-1"}}), QStringLiteral("3,3 on −1"));
    QLocale::setDefault(before);
}

void SessionTest::humansTakeTurns()
{
    begin(human(), human());
    QSignalSpy moved(m_game.get(), &GameModel::moved);
    QVERIFY(m_match->awaitsHuman());
    play("3,3 4,4");
    QCOMPARE(moved.size(), 2);
    QCOMPARE(position(), QStringLiteral("X6X/8/8/3W4/4B3/8/8/X6X w place 2"));
    QCOMPARE(m_match->resigner(), Player::First);
}

void SessionTest::computerAnswers()
{
    begin(human(), computer());
    play("3,3");
    QVERIFY(!m_match->awaitsHuman());
    QVERIFY(m_match->isThinking());
    QTRY_COMPARE_WITH_TIMEOUT(m_game->position().turnsTaken(), 2, kPatience);
    QVERIFY(m_match->awaitsHuman());
    QCOMPARE(m_match->resigner(), Player::First);
}

void SessionTest::weakComputersTakeTheirTime()
{
    constexpr auto kEver = 24h;
    auto shortest = 10000ms;
    auto longest = 0ms;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const auto pause = movePause(2, 400ms, kEver, mixedBits(seed));
        QCOMPARE(movePause(2, 400ms, kEver, mixedBits(seed)), pause);
        shortest = std::min(shortest, pause);
        longest = std::max(longest, pause);
        QVERIFY(movePause(6, 400ms, kEver, mixedBits(seed)) <= pause);
        QCOMPARE(movePause(10, 400ms, kEver, mixedBits(seed)), 400ms);
        QCOMPARE(movePause(1, 0ms, kEver, mixedBits(seed)), 0ms);
        QVERIFY(movePause(1, 400ms, 4s, mixedBits(seed)) <= 100ms);
    }
    QVERIFY(shortest >= 400ms && shortest < 450ms);
    QVERIFY(longest <= 1500ms && longest > 1400ms);
}

/// An answer that is there at once is held back for as long as the level takes.
void SessionTest::movesComeNoSoonerThanTheirPause()
{
    constexpr auto kLeast = 80ms;
    m_match->setLeastThinkingTime(kLeast);
    begin(human(), computer());
    QElapsedTimer timer;
    timer.start();
    play("3,3");
    QTRY_COMPARE_WITH_TIMEOUT(m_game->position().turnsTaken(), 2, kPatience);
    QVERIFY(m_script->searches == 1);
    QVERIFY(std::chrono::milliseconds(timer.elapsed()) >= kLeast - 10ms);
}

/// Two computers of a weak level play the same game again with the same seed, and another with another.
void SessionTest::seedRepeatsAGame()
{
    m_match->setEngineFactory([](const GameEntry &entry) { return entry.makeEngine(); });
    const auto moves = [this](std::uint64_t seed) {
        GameSetup setup = m_setup;
        setup.game = kGame;
        setup.seed = seed;
        setup.seats[Player::First] = setup.seats[Player::Second] = computer();
        if (m_match->start(setup)
            || !QTest::qWaitFor([this] { return m_game->isOver(); }, kPatience))
            return std::vector<MoveCode>();
        return m_game->record().movesTo(m_game->node());
    };
    // The table of the last board is worked out while a game goes on: the first one may know less than those after it.
    QVERIFY(!moves(7).empty());
    const auto first = moves(7);
    QVERIFY(first.size() > 24);
    QVERIFY(moves(7) == first);
    QVERIFY(moves(8) != first);
}

void SessionTest::unknownGameLeavesTheGameAlone()
{
    begin(human(), human());
    play("3,3");
    GameSetup wrong = m_setup;
    wrong.game = "ludo";
    const auto error = m_match->start(wrong);
    QVERIFY(error);
    QVERIFY(error->sentence().find("found \"ludo\", wanted one of") != std::string::npos);
    QCOMPARE(m_game->position().turnsTaken(), 1);
    play("4,4");
}

void SessionTest::badStartLeavesTheGameAlone()
{
    begin(human(), human());
    play("3,3");
    GameSetup wrong = m_setup;
    wrong.start = "X6X/8";
    QVERIFY(m_match->start(wrong));
    QCOMPARE(m_game->position().turnsTaken(), 1);
}

void SessionTest::undoReturnsToMyDecision()
{
    begin(human(), computer());
    QVERIFY(!m_match->canUndo());
    play("3,3");
    QTRY_VERIFY_WITH_TIMEOUT(m_match->awaitsHuman(), kPatience);
    play("2,2");
    QTRY_VERIFY_WITH_TIMEOUT(m_match->awaitsHuman(), kPatience);
    QSignalSpy takenBack(m_game.get(), &GameModel::takenBack);
    m_match->undo();
    QCOMPARE(takenBack.size(), 2);
    QCOMPARE(m_game->position().turnsTaken(), 2);
    QVERIFY(m_match->awaitsHuman());
    m_match->undo();
    QCOMPARE(m_game->position().turnsTaken(), 0);
    QVERIFY(!m_match->canUndo());
}

void SessionTest::redoPlaysAgain()
{
    begin(human(), human());
    play("3,3 4,4 2,2");
    const QString end = position();
    m_match->undo();
    m_match->undo();
    QVERIFY(m_match->canRedo());
    m_match->redo();
    m_match->redo();
    QCOMPARE(position(), end);
    QVERIFY(!m_match->canRedo());
    // Another move after taking back keeps the first line as a variation.
    m_match->undo();
    play("5,5");
    QCOMPARE(
        m_game->record().node(m_game->record().node(m_game->node()).parent).children.size(),
        std::size_t(2));
}

void SessionTest::undoAgainstComputerWhileItThinks()
{
    m_script->manner = EngineScript::Manner::Slow;
    begin(human(), computer());
    play("3,3");
    QTRY_COMPARE_WITH_TIMEOUT(m_script->running.load(), 1, kPatience);
    m_match->undo();
    QCOMPARE(m_game->position().turnsTaken(), 0);
    QTRY_COMPARE_WITH_TIMEOUT(m_script->running.load(), 0, kPatience);
    QCoreApplication::processEvents();
    QCOMPARE(m_game->position().turnsTaken(), 0);
}

void SessionTest::lateAnswersAreDropped()
{
    m_script->manner = EngineScript::Manner::Slow;
    begin(human(), computer());
    play("3,3");
    QTRY_COMPARE_WITH_TIMEOUT(m_script->running.load(), 1, kPatience);
    m_match->restart();
    QTRY_COMPARE_WITH_TIMEOUT(m_script->running.load(), 0, kPatience);
    QTest::qWait(20);
    QCOMPARE(position(), QStringLiteral("X6X/8/8/8/8/8/8/X6X w place 0"));
}

void SessionTest::moveNowEndsThinking()
{
    m_script->manner = EngineScript::Manner::Slow;
    begin(computer(), human());
    QTRY_COMPARE_WITH_TIMEOUT(m_script->running.load(), 1, kPatience);
    QCOMPARE(m_game->position().turnsTaken(), 0);
    m_match->moveNow();
    QTRY_COMPARE_WITH_TIMEOUT(m_game->position().turnsTaken(), 1, kPatience);
}

void SessionTest::cheatingLosesTheGame()
{
    m_script->manner = EngineScript::Manner::Cheats;
    begin(human(), computer());
    play("3,3");
    QTRY_VERIFY_WITH_TIMEOUT(m_game->isOver(), kPatience);
    QCOMPARE(m_game->outcome(), Outcome::win(Player::First, EndReason::IllegalMove));
    QCOMPARE(m_game->position().turnsTaken(), 1);
}

void SessionTest::resignationCanBeTakenBack()
{
    begin(human(), human());
    play("3,3");
    QSignalSpy ended(m_game.get(), &GameModel::ended);
    m_match->resign();
    QCOMPARE(ended.size(), 1);
    QCOMPARE(m_game->outcome(), Outcome::win(Player::First, EndReason::Resignation));
    QVERIFY(!m_match->awaitsHuman());
    QVERIFY(!m_match->isAided());
    m_match->undoResignation();
    QVERIFY(!m_game->isOver());
    QVERIFY(m_match->isAided());
    play("4,4");
    QCOMPARE(m_game->position().turnsTaken(), 2);
}

/// The memory of engines, up to 256 MB, stayed for as long as the finished game could be looked at.
void SessionTest::enginesGoWithTheirGame()
{
    begin(human(), computer());
    play("3,3");
    QTRY_VERIFY_WITH_TIMEOUT(m_match->awaitsHuman(), kPatience);
    QSignalSpy hinted(m_match.get(), &MatchController::hintFound);
    m_match->requestHint();
    QTRY_COMPARE_WITH_TIMEOUT(hinted.size(), 1, kPatience);
    QCOMPARE(m_script->engines.load(), 2);
    m_match->resign();
    QTRY_COMPARE_WITH_TIMEOUT(m_script->engines.load(), 0, kPatience);
    // It comes back with the game.
    m_match->undoResignation();
    play("3,4");
    QTRY_COMPARE_WITH_TIMEOUT(m_game->position().turnsTaken(), 4, kPatience);
    QCOMPARE(m_script->engines.load(), 1);
}

void SessionTest::restartCanBeTakenBack()
{
    begin(human(), human());
    play("3,3 4,4");
    const QString before = position();
    m_match->restart();
    QCOMPARE(m_game->position().turnsTaken(), 0);
    QVERIFY(m_match->canUndoRestart());
    m_match->undoRestart();
    QCOMPARE(position(), before);
    QVERIFY(!m_match->canUndoRestart());
    play("2,2");
}

void SessionTest::rematchSwapsSeats()
{
    begin(human(), computer());
    m_match->resign();
    m_match->rematch();
    QVERIFY(m_match->isHuman(Player::Second));
    QVERIFY(!m_match->isHuman(Player::First));
    QTRY_COMPARE_WITH_TIMEOUT(m_game->position().turnsTaken(), 1, kPatience);
}

void SessionTest::pauseStopsEverything()
{
    m_script->manner = EngineScript::Manner::Slow;
    begin(computer(), human(), {60s, 0s});
    QTRY_COMPARE_WITH_TIMEOUT(m_script->running.load(), 1, kPatience);
    m_now += 10s;
    m_match->setPaused(true);
    QTRY_COMPARE_WITH_TIMEOUT(m_script->running.load(), 0, kPatience);
    m_now += 100s;
    QCOMPARE(m_game->clock().remaining(Player::First, m_now), 50s);
    QCOMPARE(m_game->position().turnsTaken(), 0);
    QVERIFY(!m_match->awaitsHuman());
    m_script->manner = EngineScript::Manner::AtOnce;
    m_match->setPaused(false);
    QTRY_COMPARE_WITH_TIMEOUT(m_game->position().turnsTaken(), 1, kPatience);
}

/// The clock ran on behind the pause once a move had been taken back or redone.
void SessionTest::pauseHoldsWhileMovesAreTakenBack()
{
    begin(human(), human(), {60s, 0s});
    m_match->playHuman(m_game->position().legalMoves().front());
    QCOMPARE(m_game->position().turnsTaken(), 1);
    m_match->setPaused(true);
    for (const bool isUndo : {true, false}) {
        isUndo ? m_match->undo() : m_match->redo();
        QCOMPARE(m_game->clock().running(), Player::None);
        QVERIFY(m_game->isPaused());
    }
    m_match->setPaused(false);
    QCOMPARE(m_game->clock().running(), Player::Second);
}

void SessionTest::forcedPassIsMade()
{
    m_setup.start
        = "########/########/##XWBX##/##BWWB##/##WBBW##/##XBWX##/########/######## w move 200";
    m_setup.options.set("both-forfeit", true);
    QSignalSpy passed(m_match.get(), &MatchController::passed);
    begin(human(), human());
    QVERIFY(!m_match->awaitsHuman());
    QTRY_VERIFY_WITH_TIMEOUT(m_game->isOver(), kPatience);
    QCOMPARE(passed.size(), 2);
    QCOMPARE(m_game->outcome().reason, watchyourback::reason::kBothForfeit);
}

/// Green and Blue have no pieces: moves are not taken back to a turn in which the person had no choice.
void SessionTest::forcedPassIsNoDecision()
{
    m_script->manner = EngineScript::Manner::Slow;
    m_setup.game = "chexers";
    m_setup.start = "4/5/6/3R3/6/5/4 g 0,0,0 1";
    m_setup.seats[Player::Third] = computer();
    begin(computer(), human());
    QTRY_COMPARE_WITH_TIMEOUT(m_game->toMove(), Player::First, kPatience);
    QCOMPARE(m_game->record().mainLine().size(), std::size_t(2));
    QVERIFY(!m_match->canUndo());
}

void SessionTest::pieRuleExchangesSeats()
{
    m_setup.options.set("pie", true);
    begin(human(), human());
    m_setup.seats[Player::First].name = QStringLiteral("Ada");
    m_setup.seats[Player::Second].name = QStringLiteral("Bo");
    QVERIFY(!m_match->start(m_setup));
    play("3,3");
    QCOMPARE(m_match->offers().size(), std::size_t(1));
    m_match->playHuman(m_match->offers().front());
    QCOMPARE(m_match->seatName(Player::First), QStringLiteral("Bo"));
    QCOMPARE(m_match->seatName(Player::Second), QStringLiteral("Ada"));
    QCOMPARE(m_game->toMove(), Player::Second);
    QVERIFY(m_match->offers().empty());
}

/// The seats beyond the game's players are nobody's, and people change sides with their seats.
void SessionTest::peopleAreThoseOfTheGame()
{
    begin(computer(), computer());
    QVERIFY(m_game->people().empty());
    QCOMPARE(m_game->onlyPerson(), Player::None);
    begin(human(), human());
    QCOMPARE(m_game->people(), (std::vector{Player::First, Player::Second}));
    QCOMPARE(m_game->onlyPerson(), Player::None);
    m_setup.options.set("pie", true);
    begin(human(), computer());
    QCOMPARE(m_game->onlyPerson(), Player::First);
    play("3,3");
    const auto moves = m_game->position().legalMoves();
    const auto exchange = std::ranges::find_if(moves, [this](MoveCode move) {
        return m_game->position().sides()->exchangesSides(move);
    });
    QVERIFY(exchange != moves.end());
    m_game->play(*exchange, m_now);
    QCOMPARE(m_game->onlyPerson(), Player::Second);
}

void SessionTest::takingBackAnExchangeUndoesIt()
{
    m_setup.options.set("pie", true);
    begin(human(), human());
    m_setup.seats[Player::First].name = QStringLiteral("Ada");
    m_setup.seats[Player::Second].name = QStringLiteral("Bo");
    QVERIFY(!m_match->start(m_setup));
    play("3,3");
    m_match->playHuman(m_match->offers().front());
    QCOMPARE(m_match->seatName(Player::First), QStringLiteral("Bo"));
    m_match->undo();
    QCOMPARE(m_match->seatName(Player::First), QStringLiteral("Ada"));
    m_match->redo();
    QCOMPARE(m_match->seatName(Player::First), QStringLiteral("Bo"));
    // A game that is loaded has its players where they sat.
    const GameRecord record = m_game->record();
    const GameSetup setup = m_game->setup();
    QVERIFY(!m_match->load(record, setup));
    QCOMPARE(m_match->seatName(Player::First), QStringLiteral("Bo"));
}

void SessionTest::thoughtsAreOfWhoSitsThere()
{
    m_setup.options.set("pie", true);
    begin(human(), computer());
    QSignalSpy thoughts(m_match.get(), &MatchController::thought);
    play("3,3");
    QTRY_VERIFY_WITH_TIMEOUT(!thoughts.isEmpty(), kPatience);
    QCOMPARE(thoughts.last().first().value<Player>(), Player::Second);
    QTRY_VERIFY_WITH_TIMEOUT(m_match->awaitsHuman(), kPatience);
    // The person was asked second and takes the other's side: the computer then thinks as First.
    begin(computer(), human());
    QTRY_VERIFY_WITH_TIMEOUT(m_match->awaitsHuman(), kPatience);
    QCOMPARE(m_match->offers().size(), std::size_t(1));
    thoughts.clear();
    m_match->playHuman(m_match->offers().front());
    QTRY_VERIFY_WITH_TIMEOUT(!thoughts.isEmpty(), kPatience);
    QCOMPARE(thoughts.last().first().value<Player>(), Player::Second);
    QVERIFY(m_match->isHuman(Player::First));
}

/// A search that runs out of memory ends the game, not the program.
void SessionTest::failingSearchLosesTheGame()
{
    begin(human(), computer());
    m_script->manner = EngineScript::Manner::Fails;
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("a search ended: .*"));
    play("3,3");
    QTRY_VERIFY_WITH_TIMEOUT(m_game->isOver(), kPatience);
    QCOMPARE(m_game->outcome().reason, EndReason::Disconnected);
    QCOMPARE(m_game->outcome().scores[Player::Second], 0.0);
}

void SessionTest::namedComputersAreKnownAsSuch()
{
    begin(human(), computer());
    QCOMPARE(m_match->seatName(Player::First), QStringLiteral("Person"));
    QVERIFY(m_match->seatName(Player::Second).startsWith(QStringLiteral("Computer, level ")));
    m_setup.seats[Player::Second].name = QStringLiteral("Deep");
    m_setup.seats[Player::Second].level = 10;
    QVERIFY(!m_match->start(m_setup));
    QCOMPARE(m_match->seatName(Player::Second), QStringLiteral("Deep · Computer, level 10"));
}

void SessionTest::navigationFollowsAndLooksBack()
{
    begin(human(), human());
    NavigationController navigation(*m_game);
    QSignalSpy shown(&navigation, &NavigationController::shown);
    play("3,3 4,4 2,2");
    QVERIFY(navigation.isLive());
    QCOMPARE(navigation.ply(), 3);
    QCOMPARE(shown.size(), 3);
    QVERIFY(shown.last().at(1).toBool());

    navigation.goFirst();
    QVERIFY(!navigation.isLive());
    QVERIFY(!shown.last().at(1).toBool());
    navigation.goForward();
    QCOMPARE(navigation.ply(), 1);
    QVERIFY(shown.last().at(1).toBool());
    QCOMPARE(shown.last().at(0).value<Transition>().steps.front().to, cellAt(27));

    play("5,5");
    QCOMPARE(navigation.ply(), 1);
    navigation.goLive();
    QCOMPARE(navigation.position().text(), m_game->position().text());
    m_match->undo();
    QCOMPARE(navigation.ply(), 3);
}

/// Where another line is the main one, the way forward is still that of the game.
void SessionTest::navigationKeepsToTheGamesOwnLine()
{
    begin(human(), human());
    NavigationController navigation(*m_game);
    play("3,3");
    const auto other = m_game->positionAt(GameRecord::kRoot)->parseMove("4,4");
    QVERIFY(other);
    m_game->makeMainLine(m_game->addVariation(GameRecord::kRoot, *other));
    navigation.goFirst();
    navigation.goForward();
    QCOMPARE(navigation.node(), m_game->node());
}

void SessionTest::historyShowsRounds()
{
    begin(human(), human());
    HistoryModel history(*m_game);
    QAbstractItemModelTester tester(&history, QAbstractItemModelTester::FailureReportingMode::QtTest);
    play("3,3 4,4 2,2");
    QCOMPARE(history.rowCount(), 3);
    QCOMPARE(history.columnCount(), 2);
    QVERIFY(history.index(0, 0).data(HistoryModel::HeadingRole).toBool());
    QCOMPARE(history.index(0, 0).data().toString(), QStringLiteral("Placing phase"));
    QCOMPARE(history.index(1, 1).data().toString(), QStringLiteral("4,4"));
    QCOMPARE(history.headerData(2, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("2"));
    QCOMPARE(history.nodeAt(history.index(2, 1)), -1);
    QCOMPARE(history.indexOf(m_game->node()), history.index(2, 0));
    m_match->undo();
    QVERIFY(history.index(2, 0).data(HistoryModel::TakenBackRole).toBool());
    play("5,5");
    QCOMPARE(history.index(2, 0).data().toString(), QStringLiteral("5,5"));
    QVERIFY(!history.index(2, 0).data(HistoryModel::TakenBackRole).toBool());
    // What it replaces stays below it.
    QCOMPARE(history.rowCount(), 4);
    QCOMPARE(history.index(3, 0).data().toString(), QStringLiteral("2,2"));
    QCOMPARE(history.index(3, 0).data(HistoryModel::DepthRole).toInt(), 1);
}

void SessionTest::historyMarksRemarksAndPasses()
{
    m_setup.start = "########/#XBWW1X#/#BWW3#/#WW4#/#W5#/#6#/#X4X#/######## b move 191";
    HistoryModel history(*m_game);
    begin(human(), human());
    QTRY_VERIFY_WITH_TIMEOUT(m_game->isOver(), kPatience);
    QCOMPARE(history.rowCount(), 3);
    QCOMPARE(history.index(0, 0).data().toString(), QStringLiteral("Moving phase"));
    QVERIFY(history.index(1, 1).data(HistoryModel::PassRole).toBool());
    QVERIFY(history.isRemark(2));
    QVERIFY(!history.index(2, 0).data(HistoryModel::HeadingRole).toBool());
    QCOMPARE(
        history.index(2, 0).data().toString(),
        QStringLiteral("The ring falls (White −5, Black −2)"));
}

/// But never for hints, which are to say how the game goes on.
void SessionTest::booksAreOpenFromTheNextGameOn()
{
    const auto answer = [this] {
        play("3,3");
        QTRY_VERIFY_WITH_TIMEOUT(m_match->awaitsHuman(), kPatience);
    };
    begin(human(), computer());
    m_match->setUsingBooks(true);
    answer();
    QVERIFY(!m_script->usesBook);
    begin(human(), computer());
    answer();
    QVERIFY(m_script->usesBook);
    QSignalSpy hinted(m_match.get(), &MatchController::hintFound);
    m_match->requestHint();
    QTRY_COMPARE_WITH_TIMEOUT(hinted.size(), 1, kPatience);
    QVERIFY(!m_script->usesBook);
}

void SessionTest::fiveHundredInterruptions()
{
    std::srand(7);
    m_script->manner = EngineScript::Manner::Slow;
    m_match->setPondering(true);
    begin(human(), strongest());
    for (int i = 0; i < 500; ++i) {
        if (m_match->awaitsHuman())
            m_match->playHuman(m_game->position().legalMoves().front());
        switch (std::rand() % 5) {
        case 0:
            m_match->undo();
            break;
        case 1:
            m_match->restart();
            break;
        case 2:
            m_match->moveNow();
            break;
        case 3:
            m_match->setPaused(!m_match->isPaused());
            break;
        default:
            QVERIFY(!m_match->start(m_setup));
        }
        QCoreApplication::processEvents();
        QVERIFY(m_script->running.load() <= 2);
    }
    m_match->setPaused(true);
    QTRY_COMPARE_WITH_TIMEOUT(m_script->running.load(), 0, kPatience);
}

QTEST_GUILESS_MAIN(SessionTest)
#include "sessiontest.moc"
