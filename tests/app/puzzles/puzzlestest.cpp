#include "app/dialogs/newgame/setupform.h"
#include "app/dialogs/newgame/startlist.h"
#include "app/files/setups.h"
#include "app/files/starts.h"
#include "app/game/columns/classiccolumn.h"
#include "app/game/columns/sidecolumn.h"
#include "app/game/gamepage.h"
#include "app/puzzles/levelrun.h"
#include "app/puzzles/puzzlepage.h"
#include "app/window/lobby.h"
#include "model/session/levelsetup.h"
#include "tests/support/patience.h"
#include "tests/support/windowdriver.h"

#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

using namespace tessera;
using namespace tessera::test;
using namespace Qt::StringLiterals;

using Verdict = PuzzleState::Verdict;

namespace {

const QString kSample = QStringLiteral(TESSERA_TEST_DATA)
                        + u"/../../resources/layouts/levels.json"_s;

const QString kFogSample = QStringLiteral(TESSERA_TEST_DATA)
                           + u"/../../resources/layouts/fog-levels.json"_s;

/// A configuration of two people on eight by eight squares; `%1` is its levels.
constexpr auto kConfig = R"({"layout": "a.txt", "time_controls": {"player": {"seconds": 0,
    "increment": 0}, "cpu": {"seconds": 0, "increment": 0}}, "player_colour": "white",
    "piece_movement_speed": 6, "max_movement_time": 1, "board": {"width": 8, "height": 8},
    "players": ["human", "human"], "levels": [%1]})";

} // namespace

/// The levels of a configuration (X7), in the real window.
class PuzzlesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_driver.reset(); }

    void solvedLevelLeadsToTheNext();
    void missedGoalIsTriedAgain();
    void buttonsKeepTheirPlaces();
    void partsOfTheColumnHaveRoom();
    void solutionLeavesTheBoxInSight();
    void solverBeginsAndMovesUp();
    void computersSolveForNobody();
    void goalsAreJudged_data();
    void goalsAreJudged();
    void levelsArePickedFromTheList();
    void levelIsKeptWhenTheWindowCloses();
    void levelsAreWrittenAndReadBack();
    void dialogOffersTheLevels();
    void otherGamesHaveNoLevels();

private:
    [[nodiscard]] LevelRun &run() { return m_driver->window().page().levels(); }
    void open(const QString &path);
    /// Plays a move of whoever is to move.
    void play(const char *move);
    [[nodiscard]] bool isShown(const char *widget)
    {
        return m_driver->window()
            .page()
            .classic()
            .findChild<QWidget *>(QString::fromLatin1(widget))
            ->isVisible();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<WindowDriver> m_driver;
};

void PuzzlesTest::init()
{
    m_driver = std::make_unique<WindowDriver>();
    m_driver->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_driver->window()));
}

void PuzzlesTest::open(const QString &path)
{
    const auto error = m_driver->window().startConfigured(path);
    QVERIFY2(!error, error ? error->sentence().c_str() : "");
    QVERIFY(run().isRunning());
}

void PuzzlesTest::play(const char *move)
{
    const auto parsed = m_driver->game().position().parseMove(move);
    QVERIFY2(parsed, parsed ? "" : parsed.error().sentence().c_str());
    m_driver->session().match.playHuman(*parsed);
}

void PuzzlesTest::solvedLevelLeadsToTheNext()
{
    open(kSample);
    QCOMPARE(run().count(), std::size_t(6));
    QCOMPARE(run().number(), std::size_t(0));
    QVERIFY(isShown("levelBox"));
    QCOMPARE(m_driver->text("levelGoal"), u"Mate in 1"_s);
    m_driver->playByKeys(*m_driver->game().position().parseMove("b6b8"));
    QCOMPARE(run().state().verdict, Verdict::Solved);
    QVERIFY(run().isSolved(0));
    QVERIFY(m_driver->settings().solvedLevels().contains(LevelRun::key(run().level(0))));
    m_driver->window().page().classic().findChild<QPushButton *>(u"levelNext"_s)->click();
    QCOMPARE(run().number(), std::size_t(1));
    QCOMPARE(run().state().verdict, Verdict::Open);
    QVERIFY(run().isSolved(0));
    QVERIFY(!run().isSolved(1));
}

void PuzzlesTest::missedGoalIsTriedAgain()
{
    open(kSample);
    const std::string start = m_driver->game().position().text();
    play("e1e2");
    QCOMPARE(run().state().verdict, Verdict::Failed);
    QVERIFY(!run().isSolved(0));
    m_driver->window().page().classic().findChild<QPushButton *>(u"levelAgain"_s)->click();
    QCOMPARE(run().state().verdict, Verdict::Open);
    QCOMPARE(m_driver->game().position().text(), start);
    QCOMPARE(m_driver->ply(), 0);
}

/// Who clicks twice where *Try again* stands neither sees the solution nor goes to the next level.
void PuzzlesTest::buttonsKeepTheirPlaces()
{
    open(kSample);
    QWidget &column = m_driver->window().page().classic();
    const auto places = [&column] {
        QCoreApplication::processEvents();
        QList<QRect> all;
        for (const QString &name :
             {u"levelHint"_s, u"levelSolution"_s, u"levelAgain"_s, u"levelNext"_s}) {
            const auto *button = column.findChild<QPushButton *>(name);
            all << (button->isVisible() ? button->geometry() : QRect());
        }
        return all;
    };
    auto &hint = *column.findChild<QPushButton *>(u"levelHint"_s);
    const auto before = places();
    QVERIFY(!before.contains(QRect()));
    QVERIFY(hint.isEnabled());
    play("e1e2");
    QCOMPARE(run().state().verdict, Verdict::Failed);
    QCOMPARE(places(), before);
    QVERIFY(!hint.isEnabled());
}

/// After the end in the fog, the offer of both sides' views and the level's box once lay over each other.
void PuzzlesTest::partsOfTheColumnHaveRoom()
{
    m_driver->session().match.setLeastThinkingTime(std::chrono::hours(1));
    open(kFogSample);
    ClassicColumn &column = m_driver->window().page().classic();
    QCOMPARE(column.height(), 672);
    QVERIFY(column.card()->isVisible());
    play("a1g1");
    m_driver->game()
        .play(*m_driver->game().position().parseMove("h8g7"), std::chrono::steady_clock::now());
    play("g1g7");
    QCOMPARE(run().state().verdict, Verdict::Solved);
    QTRY_VERIFY_WITH_TIMEOUT(column.findChild<QPushButton *>(u"sightButton0"_s) != nullptr, kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(!column.card()->isVisible(), kPatience);
    QCoreApplication::processEvents();
    for (QWidget *part : column.findChildren<QWidget *>()) {
        const auto *words = qobject_cast<QLabel *>(part);
        if (!part->isVisible())
            continue;
        QVERIFY2(
            part->parentWidget()->rect().contains(part->geometry()), qPrintable(part->objectName()));
        if (words != nullptr && words->wordWrap())
            QVERIFY2(
                words->height() >= words->heightForWidth(words->width()), qPrintable(words->text()));
    }
    run().begin(1);
    QTRY_VERIFY_WITH_TIMEOUT(column.card()->isVisible(), kPatience);
}

/// In a small window box and list lie behind each other, and the solution is a look back.
void PuzzlesTest::solutionLeavesTheBoxInSight()
{
    open(kSample);
    m_driver->trigger("actionClassic");
    m_driver->window().resize(800, 680);
    QCoreApplication::processEvents();
    auto *again = m_driver->window().page().side().findChild<QPushButton *>(u"levelAgain"_s);
    QTRY_VERIFY_WITH_TIMEOUT(again->isVisible(), kPatience);
    m_driver->window().page().side().findChild<QPushButton *>(u"levelSolution"_s)->click();
    QTRY_VERIFY_WITH_TIMEOUT(run().wasShown(), kPatience);
    QCoreApplication::processEvents();
    QVERIFY(again->isVisible());
}

void PuzzlesTest::solverBeginsAndMovesUp()
{
    open(kSample);
    run().begin(1);
    QCOMPARE(m_driver->game().toMove(), Player::Second);
    QCOMPARE(m_driver->game().setup().seats[Player::Second].kind, SeatSetup::Kind::Human);
    QCOMPARE(m_driver->game().setup().seats[Player::First].kind, SeatSetup::Kind::Computer);
    m_driver->playByKeys(*m_driver->game().position().parseMove("a1a8"));
    QCOMPARE(run().state().verdict, Verdict::Solved);
    // The person goes back to the seat that solves.
    run().begin(0);
    QCOMPARE(m_driver->game().setup().seats[Player::First].kind, SeatSetup::Kind::Human);
}

/// `"players": ["cpu", "cpu"]`: a person without a clock got one of the seats.
void PuzzlesTest::computersSolveForNobody()
{
    const auto error = m_driver->window().startConfigured(kSample);
    QVERIFY(!error);
    GameSetup setup = m_driver->game().setup();
    for (SeatSetup &seat : setup.seats)
        seat = {};
    for (const Player player : {Player::First, Player::Second})
        setup.seats[player] = {SeatSetup::Kind::Computer, {}, 3};
    const TimeControl clock = setup.clocks[Player::First];
    setup.level.reset();
    m_driver->start(setup);
    QVERIFY(run().isRunning());
    for (const Player player : {Player::First, Player::Second}) {
        QCOMPARE(m_driver->game().setup().seats[player].kind, SeatSetup::Kind::Computer);
        QVERIFY(m_driver->game().setup().clocks[player] == clock);
    }
    QTRY_COMPARE_WITH_TIMEOUT(run().state().verdict, Verdict::Solved, kPatience);
    QVERIFY(!run().isSolved(0));
}

void PuzzlesTest::goalsAreJudged_data()
{
    QTest::addColumn<QString>("layout");
    QTest::addColumn<QString>("goal");
    QTest::addColumn<QStringList>("moves");
    QTest::addColumn<Verdict>("verdict");
    const auto row = [](const char *name,
                        const char *layout,
                        const char *goal,
                        const QStringList &moves,
                        Verdict verdict) {
        QTest::newRow(name) << QString::fromLatin1(layout) << QString::fromLatin1(goal) << moves
                            << verdict;
    };
    constexpr auto kCorner = "       K\n\n     k\n\n\n\n\nr";
    row("mate in time", kCorner, "mate in 2", {u"f6f7"_s, u"h8h7"_s, u"a1h1"_s}, Verdict::Solved);
    row("one move still left", kCorner, "mate in 2", {u"f6f7"_s, u"h8h7"_s}, Verdict::Open);
    row("too late", kCorner, "mate in 1", {u"f6f7"_s}, Verdict::Failed);
    row("mate however late", kCorner, "win", {u"f6f7"_s, u"h8h7"_s, u"a1h1"_s}, Verdict::Solved);
    row("stalemate is no win", "K\n\n k\n\n\n\n\n  q", "win", {u"c1c7"_s}, Verdict::Failed);
    constexpr auto kPair = "K  Q\n\n\n\n\n\n\n   r   k";
    row("captured", kPair, "capture q", {u"d1d8"_s}, Verdict::Solved);
    row("another kind", kPair, "capture r", {u"d1d8"_s}, Verdict::Open);
    row("not by the other side", kPair, "capture r", {u"h1h2"_s, u"d8d1"_s}, Verdict::Open);
    row("what was reached counts", kPair, "capture q", {u"d1d8"_s, u"a8a7"_s}, Verdict::Solved);
    row("survived", kPair, "survive 1", {u"h1h2"_s, u"a8a7"_s}, Verdict::Solved);
    row("the answer is awaited", kPair, "survive 1", {u"h1h2"_s}, Verdict::Open);
    row("mated meanwhile",
        "K\n\nR\n R\n\n\n\n       k",
        "survive 2",
        {u"h1g1"_s, u"b5b2"_s, u"g1h1"_s, u"a6a1"_s},
        Verdict::Failed);
}

void PuzzlesTest::goalsAreJudged()
{
    QFETCH(const QString, layout);
    QFETCH(const QString, goal);
    QFETCH(const QStringList, moves);
    const auto write = [this](const QString &name, const QString &content) {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no place for files");
        file.write(content.toUtf8());
    };
    write(u"a.txt"_s, u"K\n\n\n\n\n\n\nk"_s);
    write(u"level.txt"_s, layout);
    write(
        u"levels.json"_s,
        QString::fromLatin1(kConfig).arg(
            u"{\"layout\": \"level.txt\", \"goal\": \"%1\"}"_s.arg(goal)));
    open(m_folder.filePath(u"levels.json"_s));
    for (const QString &move : moves)
        play(move.toLatin1().constData());
    QCOMPARE(m_driver->ply(), moves.size());
    QTEST(run().state().verdict, "verdict");
}

void PuzzlesTest::levelsArePickedFromTheList()
{
    open(kSample);
    m_driver->window().page().classic().findChild<QToolButton *>(u"levelNumber"_s)->click();
    PuzzlePage &page = m_driver->window().lobby().puzzlePage();
    QVERIFY(page.isVisible());
    QListView &list = page.list();
    QCOMPARE(list.model()->rowCount(), 6);
    QCOMPARE(list.currentIndex().row(), 0);
    const QModelIndex fourth = list.model()->index(3, 0);
    QCOMPARE(fourth.data().toString(), u"4. Two at once"_s);
    QCOMPARE(fourth.data(PuzzleList::GoalRole).toString(), u"Capture the queen"_s);
    list.setCurrentIndex(fourth);
    QTest::keyClick(&list, Qt::Key_Return);
    QVERIFY(!page.isVisible());
    QCOMPARE(run().number(), std::size_t(3));
}

void PuzzlesTest::levelIsKeptWhenTheWindowCloses()
{
    open(kSample);
    run().begin(2);
    play("f6f7");
    const PuzzleState before = run().state();
    m_driver->reopen();
    m_driver->press("continueButton0");
    QVERIFY(run().isRunning());
    QCOMPARE(run().number(), std::size_t(2));
    QCOMPARE(run().state().movesLeft, before.movesLeft);
}

void PuzzlesTest::levelsAreWrittenAndReadBack()
{
    open(kSample);
    const GameSetup setup = m_driver->game().setup();
    const auto read = setupFromJson(setupToJson(setup));
    QVERIFY2(read, read ? "" : read.error().sentence().c_str());
    QCOMPARE(read->levels, setup.levels);
    QCOMPARE(read->level, setup.level);
}

/// The dialog's list of starts offers the levels as the sample has them.
void PuzzlesTest::dialogOffersTheLevels()
{
    open(kSample);
    const GameSetup setup = m_driver->game().setup();
    const auto starts = namedStarts(m_driver->game().info());
    const auto offered = std::find_if(starts.begin(), starts.end(), [](const NamedStart &start) {
        return !start.levels.empty();
    });
    QVERIFY(offered != starts.end());
    QCOMPARE(offered->levels, setup.levels);
    m_driver->window().newGame(QString::fromStdString(setup.game));
    auto &form = m_driver->find<SetupForm>("setupForm");
    emit form.findChild<StartList *>()->chosen(*offered);
    QCOMPARE(form.setup().levels, setup.levels);
    form.findChild<QLineEdit *>(u"startPosition"_s)->setText(u"4k3/8/8/8/8/8/8/4K3 w - - w 8"_s);
    QVERIFY(form.setup().levels.empty());
}

void PuzzlesTest::otherGamesHaveNoLevels()
{
    open(kSample);
    for (const GameEntry &entry : catalogue()) {
        m_driver->start(WindowDriver::people(entry.info().id));
        QVERIFY(!run().isRunning());
        QVERIFY(!isShown("levelBox"));
    }
}

QTEST_MAIN(PuzzlesTest)
#include "puzzlestest.moc"
