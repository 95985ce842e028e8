#include "app/puzzles/puzzlepage.h"
#include "app/board/boardpage.h"
#include "app/game/autoplay.h"
#include "app/game/gamepage.h"
#include "app/puzzles/levelrun.h"
#include "app/puzzles/puzzlesets.h"
#include "app/window/lobby.h"
#include "tests/support/patience.h"
#include "tests/support/windowdriver.h"

#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>

using namespace tessera;
using namespace tessera::test;
using namespace Qt::StringLiterals;

using Verdict = PuzzleState::Verdict;

/// The page of puzzles, and puzzles of the program's own, in the real window.
class PuzzlePageTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_driver.reset(); }

    void startPageLeadsToThePuzzles();
    void everyGameHasItsTab();
    void puzzlesBeginByMouseAndKeys();
    void solvedPuzzlesAreMarked();
    void solvedPuzzlesLeadOn();
    void repliesAreTheBest();
    void wrongMovesAreRefuted();
    void solutionIsPlayedThrough();
    void hintIsAFirstMove();
    void boxLeadsBackToThePage();
    void gameWaitsBehindThePage();
    void escapeGoesBack();
    void thereAreNoMistakesAtFirst();

private:
    [[nodiscard]] PuzzlePage &page() { return m_driver->window().lobby().puzzlePage(); }
    [[nodiscard]] QListView &list() { return page().list(); }
    [[nodiscard]] LevelRun &run() { return m_driver->window().page().levels(); }
    [[nodiscard]] const GameEntry &chess() { return *findGame("xxlchess"); }
    /// The first of the game's puzzles that is to be won in so many moves.
    [[nodiscard]] std::size_t winIn(const GameEntry &entry, int moves);
    void begin(const GameEntry &entry, std::size_t number);
    [[nodiscard]] PuzzleProof proofOf(const Puzzle &puzzle);

    std::unique_ptr<WindowDriver> m_driver;
};

void PuzzlePageTest::init()
{
    m_driver = std::make_unique<WindowDriver>();
    m_driver->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_driver->window()));
}

std::size_t PuzzlePageTest::winIn(const GameEntry &entry, int moves)
{
    const auto &puzzles = ownPuzzles(entry.info());
    const auto found = std::find_if(puzzles.begin(), puzzles.end(), [moves](const Puzzle &puzzle) {
        return puzzle.goal == Puzzle::Goal::WinWithin && puzzle.moves == moves;
    });
    if (found == puzzles.end())
        qFatal("no win in %d", moves);
    return static_cast<std::size_t>(found - puzzles.begin());
}

void PuzzlePageTest::begin(const GameEntry &entry, std::size_t number)
{
    m_driver->window().lobby().showPuzzles(QString::fromStdString(entry.info().id));
    list().setCurrentIndex(list().model()->index(static_cast<int>(number), 0));
    QTest::keyClick(&list(), Qt::Key_Return);
    QVERIFY(run().isRunning());
    QCOMPARE(run().number(), number);
}

PuzzleProof PuzzlePageTest::proofOf(const Puzzle &puzzle)
{
    const GameEntry &entry = m_driver->game().entry();
    const auto start = entry.game->parsePosition(puzzle.start, puzzle.options);
    return entry.makeProver()->prove(puzzle, **start, {}, {}, {});
}

void PuzzlePageTest::startPageLeadsToThePuzzles()
{
    m_driver->press("puzzlesButton");
    QVERIFY(page().isVisible());
    QVERIFY(list().hasFocus());
    m_driver->press("puzzlesBackButton");
    QVERIFY(!page().isVisible());
    QVERIFY(m_driver->window().lobby().isHome());
    m_driver->trigger("actionPuzzles");
    QVERIFY(page().isVisible());
    m_driver->trigger("actionHome");
    QVERIFY(m_driver->window().lobby().isHome());
}

void PuzzlePageTest::everyGameHasItsTab()
{
    m_driver->press("puzzlesButton");
    auto &tabs = m_driver->find<QTabBar>("puzzleTabs");
    QCOMPARE(tabs.count(), static_cast<int>(catalogue().size()) + 1);
    for (int tab = 0; tab < tabs.count() - 1; ++tab) {
        tabs.setCurrentIndex(tab);
        const GameEntry &entry = catalogue()[static_cast<std::size_t>(tab)];
        const int count = static_cast<int>(ownPuzzles(entry.info()).size());
        QCOMPARE(list().model()->rowCount(), count);
        int stars = 1;
        for (int row = 0; row < count; ++row) {
            const QModelIndex index = list().model()->index(row, 0);
            QVERIFY(!index.data().toString().isEmpty());
            QVERIFY(!index.data(PuzzleList::GoalRole).toString().contains(u'%'));
            QVERIFY(index.data(PuzzleList::StarsRole).toInt() >= stars);
            stars = index.data(PuzzleList::StarsRole).toInt();
            QVERIFY(!index.data(Qt::DecorationRole).value<QPixmap>().isNull());
        }
        QCOMPARE(stars, 5);
    }
}

void PuzzlePageTest::puzzlesBeginByMouseAndKeys()
{
    m_driver->press("puzzlesButton");
    const QModelIndex second = list().model()->index(1, 0);
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualRect(second).center());
    QVERIFY(run().isRunning());
    QCOMPARE(run().number(), std::size_t(1));
    QCOMPARE(run().kind(), LevelRun::Kind::Own);
    const Puzzle &puzzle = *run().puzzle();
    QCOMPARE(m_driver->game().toMove(), puzzle.solver);
    QCOMPARE(m_driver->game().setup().seats[puzzle.solver].kind, SeatSetup::Kind::Human);
    QCOMPARE(m_driver->game().position().text(), puzzle.start);
    m_driver->trigger("actionPuzzles");
    QTest::keyClick(&list(), Qt::Key_Home);
    QTest::keyClick(&list(), Qt::Key_Right);
    QTest::keyClick(&list(), Qt::Key_Right);
    QTest::keyClick(&list(), Qt::Key_Return);
    QCOMPARE(run().number(), std::size_t(2));
}

void PuzzlePageTest::solvedPuzzlesAreMarked()
{
    const std::size_t number = winIn(chess(), 1);
    begin(chess(), number);
    m_driver->session().match.playHuman(proofOf(*run().puzzle()).firstMoves.front());
    QCOMPARE(run().state().verdict, Verdict::Solved);
    m_driver->trigger("actionPuzzles");
    const int row = static_cast<int>(number);
    QVERIFY(list().model()->index(row, 0).data(PuzzleList::SolvedRole).toBool());
    const int count = list().model()->rowCount();
    auto &filter = m_driver->find<QComboBox>("puzzleFilter");
    filter.setCurrentIndex(1);
    QCOMPARE(list().model()->rowCount(), count - 1);
    filter.setCurrentIndex(2);
    QCOMPARE(list().model()->rowCount(), 1);
    QCOMPARE(list().model()->index(0, 0).data(PuzzleList::NumberRole).toInt(), row);
    // The filter does not change which puzzle is begun.
    QTest::keyClick(&list(), Qt::Key_Return);
    QCOMPARE(run().number(), number);
}

/// The result of the game does not hide the way to the next puzzle.
void PuzzlePageTest::solvedPuzzlesLeadOn()
{
    m_driver->window().resize(792, 672);
    begin(chess(), winIn(chess(), 1));
    m_driver->session().match.playHuman(proofOf(*run().puzzle()).firstMoves.front());
    QTRY_VERIFY_WITH_TIMEOUT(!m_driver->find<QWidget>("gameOverCard").isHidden(), kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->find<QAbstractButton>("levelNext").isVisible(), kPatience);
    QTest::qWait(0);
    m_driver->press("levelNext");
    QVERIFY(run().isRunning());
}

void PuzzlePageTest::repliesAreTheBest()
{
    for (const GameEntry &entry : catalogue()) {
        begin(entry, winIn(entry, 2));
        const Puzzle puzzle = *run().puzzle();
        m_driver->session().match.playHuman(proofOf(puzzle).firstMoves.front());
        QTRY_COMPARE_WITH_TIMEOUT(m_driver->game().toMove(), puzzle.solver, kPatience);
        // The shortest solution needs both moves: no reply loses sooner than it must.
        QCOMPARE(run().state().verdict, Verdict::Open);
        QCOMPARE(run().state().movesLeft, 1);
        const auto last = entry.makeProver()->bestMove(
            puzzle, m_driver->game().position(), run().state().progress, {}, {});
        QVERIFY(last);
        m_driver->session().match.playHuman(*last);
        QCOMPARE(run().state().verdict, Verdict::Solved);
    }
}

void PuzzlePageTest::wrongMovesAreRefuted()
{
    begin(chess(), winIn(chess(), 2));
    const Puzzle puzzle = *run().puzzle();
    const MoveCode right = proofOf(puzzle).firstMoves.front();
    for (const MoveCode move : m_driver->game().position().legalMoves()) {
        const auto after = m_driver->game().position().clone();
        after->play(move);
        if (move == right || after->outcome().isOver())
            continue;
        m_driver->session().match.playHuman(move);
        break;
    }
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->game().toMove(), puzzle.solver, kPatience);
    const auto prover = chess().makeProver();
    const PuzzleProof proof
        = prover->prove(puzzle, m_driver->game().position(), run().state().progress, {}, {});
    QCOMPARE(proof.verdict, PuzzleProof::Verdict::Disproved);
}

void PuzzlePageTest::solutionIsPlayedThrough()
{
    begin(chess(), winIn(chess(), 2));
    m_driver->window().page().autoplay().setPace(std::chrono::milliseconds(1));
    QSignalSpy shown(&run(), &LevelRun::solutionShown);
    m_driver->press("levelSolution");
    QTRY_COMPARE_WITH_TIMEOUT(shown.count(), 1, kPatience);
    QVERIFY(run().wasShown());
    QTRY_COMPARE_WITH_TIMEOUT(m_driver->session().navigation.ply(), 3, kPatience);
    QVERIFY(m_driver->session().navigation.position().outcome().isOver());
    // The game itself stands where it stood.
    QCOMPARE(m_driver->ply(), 0);
    QCOMPARE(run().state().verdict, Verdict::Open);
    QVERIFY(!run().isSolved(run().number()));
    m_driver->press("levelAgain");
    QVERIFY(!run().wasShown());
    QCOMPARE(m_driver->session().navigation.ply(), 0);
}

void PuzzlePageTest::hintIsAFirstMove()
{
    for (const GameEntry &entry : catalogue()) {
        begin(entry, 0);
        const MoveCode first = proofOf(*run().puzzle()).firstMoves.front();
        QSignalSpy found(&run(), &LevelRun::hintFound);
        m_driver->press("levelHint");
        QTRY_COMPARE_WITH_TIMEOUT(found.count(), 1, kPatience);
        QCOMPARE(found.first().first().value<std::vector<MoveCode>>().front(), first);
    }
}

void PuzzlePageTest::boxLeadsBackToThePage()
{
    begin(chess(), 5);
    m_driver->press("levelNumber");
    QVERIFY(page().isVisible());
    QCOMPARE(list().currentIndex().row(), 5);
    QTest::keyClick(&list(), Qt::Key_Return);
    m_driver->press("levelNext");
    QCOMPARE(run().number(), std::size_t(6));
}

void PuzzlePageTest::gameWaitsBehindThePage()
{
    m_driver->start(WindowDriver::people());
    m_driver->session().match.playHuman(m_driver->game().position().legalMoves().front());
    m_driver->trigger("actionPuzzles");
    QVERIFY(m_driver->session().match.isPaused());
    begin(chess(), 0);
    m_driver->trigger("actionHome");
    // What was left in its middle is offered there.
    m_driver->press("continueButton0");
    QCOMPARE(m_driver->game().info().id, catalogue().front().info().id);
    QVERIFY(!run().isRunning());
}

void PuzzlePageTest::escapeGoesBack()
{
    for (const char *name : {"puzzleList", "puzzleTabs", "puzzlesBackButton"}) {
        m_driver->press("puzzlesButton");
        m_driver->find<QWidget>(name).setFocus();
        m_driver->type(Qt::Key_Escape);
        QVERIFY2(m_driver->find<QWidget>("startPage").isVisible(), name);
    }
}

void PuzzlePageTest::thereAreNoMistakesAtFirst()
{
    m_driver->press("puzzlesButton");
    auto &tabs = m_driver->find<QTabBar>("puzzleTabs");
    tabs.setCurrentIndex(tabs.count() - 1);
    QVERIFY(m_driver->find<QLabel>("puzzlesEmpty").isVisible());
    QVERIFY(!list().isVisible());
    QVERIFY(!m_driver->find<QPushButton>("removeMistake").isEnabled());
}

QTEST_MAIN(PuzzlePageTest)
#include "puzzlepagetest.moc"
