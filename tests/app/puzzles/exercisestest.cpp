#include "app/game/gamepage.h"
#include "app/puzzles/exercisejson.h"
#include "app/puzzles/levelrun.h"
#include "app/puzzles/puzzlepage.h"
#include "app/window/lobby.h"
#include "app/window/puzzledesk.h"
#include "model/games/catalogue.h"
#include "tests/support/patience.h"
#include "tests/support/windowdriver.h"

#include <QFile>
#include <QListView>
#include <QTabBar>
#include <QTest>

using namespace tessera;
using namespace tessera::test;
using namespace Qt::StringLiterals;

using Verdict = PuzzleState::Verdict;

namespace {

/// Mate in one is missed.
Exercise missedMate()
{
    Exercise exercise;
    exercise.game = "xxlchess";
    exercise.puzzle.start = "4k3/R7/1R6/8/8/8/8/4K3 w - - w 8";
    exercise.puzzle.goal = Puzzle::Goal::Best;
    exercise.puzzle.goalWords = {"Exercises", "Find a better move than %1", {"Ke2"}, exercise.game};
    exercise.best = {"b6b8"};
    exercise.played = "e1e2";
    exercise.chance = 1;
    exercise.loss = 0.2;
    exercise.due = QDate::currentDate();
    return exercise;
}

} // namespace

/// A person's own mistakes: how they are collected, kept, asked again and judged.
class ExercisesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_driver.reset(); }

    void largeLossesOfPeopleAreCollected();
    void answersMoveTheDay();
    void onlyTheFirstAnswerOfADayCounts();
    void mistakesAreKept();
    void windowsShareThem();
    void unreadableFileIsSetAside();
    void faultsAreNamed_data();
    void faultsAreNamed();
    void mistakeIsPlayedBetter();
    void theSameMistakeIsWrongAgain();
    void anotherMoveIsJudged();
    void removedMistakesComeBack();

private:
    [[nodiscard]] QString path() const { return m_folder.filePath(u"mistakes.json"_s); }
    [[nodiscard]] Exercises &exercises()
    {
        return m_driver->window().lobby().puzzleDesk().exercises();
    }
    [[nodiscard]] LevelRun &run() { return m_driver->window().page().levels(); }
    [[nodiscard]] QListView &list() { return m_driver->window().lobby().puzzlePage().list(); }
    void showMistakes();
    void answer(const char *move);

    QTemporaryDir m_folder;
    std::unique_ptr<WindowDriver> m_driver;
    QDate m_today{2026, 3, 1};
};

void ExercisesTest::init()
{
    QFile::remove(path());
    m_today = QDate(2026, 3, 1);
    m_driver = std::make_unique<WindowDriver>();
    m_driver->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_driver->window()));
}

void ExercisesTest::largeLossesOfPeopleAreCollected()
{
    GameSetup setup = WindowDriver::people("xxlchess");
    setup.seats[Player::Second].kind = SeatSetup::Kind::Computer;
    m_driver->start(setup);
    const auto position = m_driver->game().positionAt(GameRecord::kRoot);
    GameReview review;
    for (const double chance : {0.6, 0.3, 0.3, 0.25, 0.9}) {
        JudgedPosition judged;
        judged.toMove = position->toMove();
        judged.choices = static_cast<int>(position->legalMoves().size());
        judged.chances[Player::First] = chance;
        judged.chances[Player::Second] = 1 - chance;
        judged.thought.line = {position->legalMoves().back()};
        review.positions.push_back(judged);
        if (review.positions.size() == 5)
            break;
        review.moves.push_back(position->legalMoves().front());
        position->play(review.moves.back());
    }
    Exercises mistakes(path(), [this] { return m_today; });
    // The person's first move lost 30 %, the third 5 %; the computer's fourth is none of theirs.
    QCOMPARE(mistakes.collect(review, m_driver->game()), 1);
    const Exercise &exercise = mistakes.all().front();
    QCOMPARE(exercise.puzzle.start, m_driver->game().positionAt(GameRecord::kRoot)->text());
    QCOMPARE(exercise.puzzle.solver, Player::First);
    QCOMPARE(exercise.due, m_today);
    QCOMPARE(exercise.best.size(), std::size_t(1));
    QCOMPARE(mistakes.collect(review, m_driver->game()), 0);
    // What a file says that a program played is nobody's mistake.
    Exercises others(path() + u".others"_s, [this] { return m_today; });
    GameRecord record = m_driver->game().record();
    record.setTag("WhiteType", "program");
    const GameSetup people = m_driver->game().setup();
    QVERIFY(!m_driver->game().load(record, people, {}));
    QCOMPARE(others.collect(review, m_driver->game()), 0);
}

void ExercisesTest::answersMoveTheDay()
{
    Exercises mistakes(path(), [this] { return m_today; });
    mistakes.add(missedMate());
    const Puzzle puzzle = mistakes.all().front().puzzle;
    m_today = QDate::currentDate();
    const auto answerOn = [&](int days, bool isRight, bool wasHelped) {
        m_today = m_today.addDays(days);
        mistakes.answer(puzzle, isRight, wasHelped);
        return m_today.daysTo(mistakes.all().front().due);
    };
    QCOMPARE(mistakes.dueCount(), 1);
    QCOMPARE(answerOn(0, true, false), 1);
    QCOMPARE(mistakes.dueCount(), 0);
    QCOMPARE(answerOn(1, true, false), 6);
    // Before its day it does not count.
    QCOMPARE(answerOn(3, true, false), 3);
    QCOMPARE(answerOn(3, false, false), 1);
    QCOMPARE(answerOn(1, true, true), 1);
}

void ExercisesTest::onlyTheFirstAnswerOfADayCounts()
{
    m_today = QDate::currentDate();
    Exercises mistakes(path(), [this] { return m_today; });
    mistakes.add(missedMate());
    mistakes.answer(missedMate().puzzle, false, false);
    const Exercise after = mistakes.all().front();
    mistakes.answer(missedMate().puzzle, true, false);
    QCOMPARE(mistakes.all().front(), after);
}

void ExercisesTest::mistakesAreKept()
{
    Exercise exercise = missedMate();
    exercise.repetition = {3, 2.18, 14};
    exercise.answered = QDate(2026, 2, 15);
    {
        Exercises mistakes(path(), [this] { return m_today; });
        mistakes.add(exercise);
    }
    Exercises mistakes(path(), [this] { return m_today; });
    QCOMPARE(mistakes.all().size(), std::size_t(1));
    QCOMPARE(mistakes.all().front(), exercise);
}

/// What one window had added was lost by the next change in another.
void ExercisesTest::windowsShareThem()
{
    Exercise another = missedMate();
    another.puzzle.start = "4k3/R7/1R6/8/8/8/8/3K4 w - - w 8";
    Exercises one(path(), [this] { return m_today; });
    Exercises other(path(), [this] { return m_today; });
    one.add(missedMate());
    other.add(another);
    QCOMPARE(Exercises(path()).all().size(), std::size_t(2));
    other.answer(missedMate().puzzle, true, false);
    one.take(0);
    QCOMPARE(Exercises(path()).all(), std::vector{another});
}

void ExercisesTest::unreadableFileIsSetAside()
{
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"exercises\": [{\"game\": \"go\"}]}");
    file.close();
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"mistakes.json: exercise: found \"go\""_s));
    Exercises mistakes(path(), [this] { return m_today; });
    QVERIFY(mistakes.all().empty());
    QVERIFY(QFile::exists(path() + u".damaged"_s));
}

void ExercisesTest::faultsAreNamed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("no JSON") << QByteArray("nonsense") << u"the key \"exercises\""_s;
    QTest::newRow("another game") << QByteArray(R"({"exercises": [{"game": "go"}]})")
                                  << u"a game of the program"_s;
    QTest::newRow("no puzzle") << QByteArray(R"({"exercises": [{"game": "chexers"}]})")
                               << u"a goal"_s;
    QByteArray text = exercisesToJson({missedMate()});
    QTest::newRow("another player") << QByteArray(text).replace("\"solver\": 0", "\"solver\": 1")
                                    << u"the turn of who made the mistake"_s;
    QTest::newRow("no position") << QByteArray(text).replace("4k3/R7", "4k3/Z7") << u"wanted"_s;
}

void ExercisesTest::faultsAreNamed()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, wanted);
    const auto read = exercisesFromJson(text);
    QVERIFY(!read);
    const QString sentence = QString::fromStdString(read.error().sentence());
    QVERIFY2(sentence.contains(wanted), qPrintable(sentence));
}

void ExercisesTest::showMistakes()
{
    exercises().add(missedMate());
    m_driver->window().lobby().showPuzzles();
    auto &tabs = m_driver->find<QTabBar>("puzzleTabs");
    tabs.setCurrentIndex(tabs.count() - 1);
    QVERIFY(tabs.tabText(tabs.count() - 1).contains(u"· 1 due"_s));
    QCOMPARE(list().model()->rowCount(), 1);
}

void ExercisesTest::answer(const char *move)
{
    QTest::keyClick(&list(), Qt::Key_Return);
    QCOMPARE(run().kind(), LevelRun::Kind::Exercise);
    m_driver->session().match.playHuman(*m_driver->game().position().parseMove(move));
}

void ExercisesTest::mistakeIsPlayedBetter()
{
    showMistakes();
    answer("b6b8");
    QCOMPARE(run().state().verdict, Verdict::Solved);
    QCOMPARE(exercises().dueCount(), 0);
    QCOMPARE(exercises().all().front().repetition.count, 1);
    // Puzzles that were solved are another matter.
    QVERIFY(m_driver->settings().solvedLevels().isEmpty());
}

void ExercisesTest::theSameMistakeIsWrongAgain()
{
    showMistakes();
    answer("e1e2");
    QCOMPARE(run().state().verdict, Verdict::Failed);
    QCOMPARE(exercises().all().front().repetition.count, 0);
    QCOMPARE(exercises().dueCount(), 0);
    // One move was asked for: nobody answers it.
    QVERIFY(!m_driver->session().match.isThinking());
    QTest::qWait(50);
    QCOMPARE(m_driver->ply(), 1);
    // Trying again does not make it remembered.
    m_driver->press("levelAgain");
    m_driver->session().match.playHuman(*m_driver->game().position().parseMove("b6b8"));
    QCOMPARE(run().state().verdict, Verdict::Solved);
    QCOMPARE(exercises().all().front().repetition.count, 0);
}

void ExercisesTest::anotherMoveIsJudged()
{
    showMistakes();
    // Still won, and so as good.
    answer("b6b7");
    QTRY_COMPARE_WITH_TIMEOUT(run().state().verdict, Verdict::Solved, kPatience);
}

void ExercisesTest::removedMistakesComeBack()
{
    showMistakes();
    QTest::keyClick(&list(), Qt::Key_Delete);
    QVERIFY(exercises().all().empty());
    m_driver->press("undoRemoveButton");
    QCOMPARE(exercises().all().size(), std::size_t(1));
    QCOMPARE(exercises().all().front(), missedMate());
}

QTEST_MAIN(ExercisesTest)
#include "exercisestest.moc"
