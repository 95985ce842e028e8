#include "app/lab/crosstable.h"
#include "app/lab/gamestable.h"
#include "app/lab/labpage.h"
#include "app/lab/orderform.h"
#include "app/players/programlist.h"
#include "app/window/lobby.h"
#include "model/foreign/shellword.h"
#include "model/games/catalogue.h"
#include "model/lab/match/matchfile.h"
#include "tests/support/filecontent.h"
#include "tests/support/patience.h"
#include "tests/support/startedprocesses.h"
#include "tests/support/windowdriver.h"
#include "view/plots/effortplot.h"
#include "view/plots/intervalplot.h"
#include "view/widgets/messagebar.h"

#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTreeWidget>
#include <QtTest>

#include <set>

using namespace tessera;
using namespace Qt::StringLiterals;
using test::contentOf;
using test::WindowDriver;

namespace {

std::string gameWith(int players)
{
    for (const GameEntry &entry : catalogue()) {
        if (entry.info().playerCount() == players)
            return entry.info().id;
    }
    return {};
}

/// The command line that goes on with a plain match in its file.
std::string commandOf(const lab::MatchOrder &order, const std::string &file)
{
    std::string command = "tessera-cli match --game " + order.game->info().id;
    const auto add = [&command](const char *option, const std::string &value) {
        command.append(" ").append(option).append(" ").append(shellWord(value));
    };
    for (const std::string &player : order.players)
        add("--player", player);
    add("--games", std::to_string(order.games));
    add("--time", order.time);
    add("--seed", std::to_string(order.seed));
    add("--resume", file);
    return command;
}

} // namespace

/// The agent lab in the real window.
class LabTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void matchIsPlayed_data();
    void matchIsPlayed();
    void strengthNearNothingHasNoSign();
    void matchGoesOnInAnotherWindow();
    void commandGoesOnWithTheFile();
    void testEnds();
    void brokenEngineIsShown();
    void gameComesToTheBoard();
    void gameOfProgramsHasTheirTraces();
    void exportsAreRead();
    void impossibleMatchesAreSaid();
    void matchIsDeletedAndPutBack();
    void programsEnter();

private:
    [[nodiscard]] LabPage &page() { return m_driver->window().lobby().lab(); }
    [[nodiscard]] LabMatch &match() { return page().match(); }
    /// Goes to the lab and sets a match of levels up that takes a moment.
    void setUp(const std::string &game, const std::vector<std::string> &entrants, int games);
    void waitForEnd();
    [[nodiscard]] int played() { return int(match().results().games().size()); }

    std::unique_ptr<WindowDriver> m_driver;
};

void LabTest::init()
{
    m_driver = std::make_unique<WindowDriver>();
}

void LabTest::cleanup()
{
    m_driver.reset();
    QTRY_VERIFY_WITH_TIMEOUT(test::startedProcesses().isEmpty(), kPatience);
}

void LabTest::setUp(const std::string &game, const std::vector<std::string> &entrants, int games)
{
    m_driver->trigger("actionLab");
    lab::MatchOrder order;
    order.game = findGame(game);
    order.players = entrants;
    order.time = "nodes=30";
    order.games = games;
    page().form().setOrder(order);
    QCOMPARE(page().form().order().players, entrants);
}

void LabTest::waitForEnd()
{
    QTRY_VERIFY_WITH_TIMEOUT(!match().isPlaying(), kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(
        match().report()
            && match().report()->results.games().size() == match().results().games().size(),
        kPatience);
}

void LabTest::matchIsPlayed_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("games");
    // Each pair once, or all six orders of seats.
    QTest::newRow("round robin") << 2 << 0 << 6;
    QTest::newRow("gauntlet") << 2 << 1 << 4;
    QTest::newRow("ladder") << 2 << 2 << 4;
    QTest::newRow("three seats") << 3 << 0 << 6;
    QTest::newRow("ladder on three seats") << 3 << 2 << 12;
}

/// Set up by hand, begun by the button, and shown to its end.
void LabTest::matchIsPlayed()
{
    QFETCH(const int, seats);
    QFETCH(const int, format);
    QFETCH(const int, games);
    setUp(gameWith(seats), {"level=1,name=a", "level=2,name=b", "level=1,name=c"}, games);
    m_driver->find<QComboBox>("labFormat").setCurrentIndex(format);
    QVERIFY(!m_driver->action("actionUndo").isEnabled());
    m_driver->press("labStartButton");
    waitForEnd();
    QCOMPARE(played(), games);
    QVERIFY(match().isOver());
    const auto &list = m_driver->find<QTreeWidget>("labGamesTable");
    QCOMPARE(list.topLevelItemCount(), games);
    // How a game ended says more than its result.
    QVERIFY2(list.topLevelItem(0)->text(3).endsWith(u'.'), qPrintable(list.topLevelItem(0)->text(3)));
    QCOMPARE(m_driver->find<QProgressBar>("matchProgress").value(), games);
    QCOMPARE(m_driver->text("matchState"), u"The match is over."_s);
    QVERIFY(!m_driver->find<QPushButton>("matchPauseButton").isEnabled());
    const auto &table = m_driver->find<QTreeWidget>("labCrosstable");
    QCOMPARE(table.topLevelItemCount(), 3);
    QCOMPARE(table.topLevelItem(0)->text(0), u"a"_s);
    const auto &plot = m_driver->find<IntervalPlot>("labPlot");
    QCOMPARE(plot.rows().size(), std::size_t(3));
    for (const IntervalPlot::Row &row : plot.rows())
        QVERIFY(row.low <= row.value && row.value <= row.high);
    std::set<std::vector<int>> orders;
    for (const lab::PlayedGame &game : match().results().games())
        orders.insert(game.seats);
    QCOMPARE(int(orders.size()), games);
}

void LabTest::strengthNearNothingHasNoSign()
{
    lab::MatchResults results(3, 2, 2);
    results.add({0, 0, {0, 1}, {}, 1});
    lab::Report report{findGame(gameWith(2))->info(), {"a", "b", "c"}, results, {}, {}};
    report.ratings = {{-0.4, -0.3, 0.4}, {-2.6, 0, 1}, {0, 0, 0}};
    Crosstable table;
    table.setReport(report);
    QCOMPARE(table.topLevelItem(0)->text(2), u"0  [0, 0]"_s);
    QCOMPARE(table.topLevelItem(1)->text(2), u"0  [−3, 1]"_s);
}

/// Paused, closed in the middle and opened again, a match comes to the same games as without.
void LabTest::matchGoesOnInAnotherWindow()
{
    const int games = 40;
    const std::vector<std::string> entrants{"level=2,name=a", "level=1,name=b"};
    setUp(gameWith(2), entrants, games);
    m_driver->press("labStartButton");
    QTRY_VERIFY_WITH_TIMEOUT(played() > 0, kPatience);
    m_driver->press("matchPauseButton");
    QTRY_VERIFY_WITH_TIMEOUT(!match().isPlaying(), kPatience);
    const int paused = played();
    QVERIFY(paused < games);
    QCOMPARE(m_driver->text("matchState"), u"The match is paused."_s);
    m_driver->press("matchPauseButton");
    QTRY_VERIFY_WITH_TIMEOUT(played() > paused, kPatience);
    m_driver->reopen();
    m_driver->press("labButton");
    QCOMPARE(m_driver->find<QTreeWidget>("labMatches").topLevelItemCount(), 1);
    m_driver->press("labOpenButton");
    QTRY_VERIFY_WITH_TIMEOUT(played() > paused, kPatience);
    QVERIFY(!match().isPlaying());
    m_driver->press("matchPauseButton");
    waitForEnd();
    QCOMPARE(played(), games);
    const QString file = match().kept().gamesFile();
    // No game was lost, and none played twice; a match in one go has the same.
    const auto kept = lab::readMatchFile(contentOf(file).toStdString(), file.toStdString());
    QVERIFY(kept);
    std::set<int> numbers;
    for (const lab::PlayedGame &game : kept->games)
        QVERIFY(numbers.insert(game.number).second);
    QCOMPARE(int(numbers.size()), games);
    std::map<int, std::string> inParts;
    for (std::size_t i = 0; i < kept->games.size(); ++i)
        inParts[kept->games[i].number] = kept->texts[i];
    m_driver->press("matchBackButton");
    m_driver->press("labPatternButton");
    m_driver->press("labStartButton");
    waitForEnd();
    QVERIFY(match().texts() == inParts);
}

/// The file and the code are those of the command.
void LabTest::commandGoesOnWithTheFile()
{
    // They think long enough for a pause between the first game and the last.
    setUp(gameWith(3), {"level=5,nodes=8000,name=a", "level=5,nodes=7000,name=b"}, 18);
    m_driver->press("labStartButton");
    QTRY_VERIFY_WITH_TIMEOUT(played() > 0, kPatience);
    m_driver->press("matchPauseButton");
    QTRY_VERIFY_WITH_TIMEOUT(!match().isPlaying(), kPatience);
    const auto before = match().texts();
    const std::string command
        = commandOf(match().kept().order, match().kept().gamesFile().toStdString());
    QProcess process;
    process.start(
        u"sh"_s,
        {u"-c"_s, u"PATH=" TESSERA_BINARY_DIR ":$PATH; "_s + QString::fromStdString(command)});
    QVERIFY(process.waitForFinished(120000));
    QCOMPARE(process.exitCode(), 0);
    m_driver->press("matchBackButton");
    m_driver->press("labOpenButton");
    QTRY_COMPARE_WITH_TIMEOUT(played(), 18, kPatience);
    for (const auto &[number, text] : before)
        QCOMPARE(match().gameText(number), text);
}

void LabTest::testEnds()
{
    setUp(gameWith(2), {"level=4,nodes=3000,name=a", "level=1,nodes=10,name=b"}, 400);
    m_driver->find<QComboBox>("labFormat").setCurrentIndex(3);
    m_driver->find<QDoubleSpinBox>("labElo1").setValue(200);
    m_driver->press("labStartButton");
    waitForEnd();
    QVERIFY(match().isOver());
    QVERIFY(played() < 400);
    QCOMPARE(m_driver->text("matchState"), u"The match is over. a is stronger by 200 Elo."_s);
}

/// Who crashes loses, the match goes on, and a click shows what was said.
void LabTest::brokenEngineIsShown()
{
    const QTemporaryDir folder;
    const std::string engine = "cmd=\"exec python3 " TESSERA_TEST_DATA "/foreign/proxy.py crashing "
                               + folder.filePath(u"pids"_s).toStdString()
                               + " " TESSERA_BINARY_DIR "/tessera-cli ugi --game " + gameWith(2)
                               + "\" proto=ugi name=broken";
    setUp(gameWith(2), {engine, "level=1,name=b"}, 4);
    m_driver->press("labStartButton");
    waitForEnd();
    QCOMPARE(played(), 4);
    auto &faults = m_driver->find<GamesTable>("labFaultsTable");
    QCOMPARE(faults.count(), 4);
    const QString what = faults.topLevelItem(0)->text(1);
    QVERIFY2(what.contains(u"broken: ended with status 3"_s), qPrintable(what));
    m_driver->find<QTabWidget>("labTabs").setCurrentIndex(1);
    const QRect place = faults.visualItemRect(faults.topLevelItem(0));
    QTest::mouseClick(faults.viewport(), Qt::LeftButton, {}, place.center());
    const QString log = m_driver->find<QPlainTextEdit>("labLog").toPlainText();
    QVERIFY2(log.contains(u"> go nodes 30"_s), qPrintable(log));
    QVERIFY2(log.contains(u"! proxy.py: found a second question"_s), qPrintable(log));
    m_driver->press("labLogGameButton");
    QTRY_VERIFY_WITH_TIMEOUT(m_driver->window().lobby().isAtBoard(), kPatience);
    QVERIFY(m_driver->game().isOver());
    QCOMPARE(m_driver->game().outcome().reason, EndReason::Disconnected);
}

void LabTest::gameComesToTheBoard()
{
    setUp(gameWith(3), {"level=1,name=a", "level=2,name=b"}, 6);
    m_driver->press("labStartButton");
    waitForEnd();
    auto &games = m_driver->find<GamesTable>("labGamesTable");
    const int number = games.topLevelItem(2)->text(0).toInt();
    const QRect row = games.visualItemRect(games.topLevelItem(2));
    QTest::mouseClick(games.viewport(), Qt::LeftButton, {}, QPoint(20, row.center().y()));
    QVERIFY(m_driver->window().lobby().isAtBoard());
    QVERIFY(m_driver->game().isOver());
    QCOMPARE(m_driver->game().record().tag("Round"), std::to_string(number));
    // And back to the match, which is as it was.
    m_driver->trigger("actionLab");
    QVERIFY(m_driver->find<QWidget>("matchView").isVisible());
}

/// Opened by click, a game of programs shows what they took and printed.
void LabTest::gameOfProgramsHasTheirTraces()
{
    const std::string engine = "cmd=\"exec " TESSERA_BINARY_DIR "/tessera-cli ugi --game "
                               + gameWith(2) + "\" proto=ugi name=engine";
    setUp(gameWith(2), {engine, "level=1,name=b"}, 2);
    m_driver->press("labStartButton");
    waitForEnd();
    auto &games = m_driver->find<GamesTable>("labGamesTable");
    const QRect row = games.visualItemRect(games.topLevelItem(0));
    QTest::mouseClick(games.viewport(), Qt::LeftButton, {}, QPoint(20, row.center().y()));
    QVERIFY(m_driver->window().lobby().isAtBoard());
    const auto &tabs = m_driver->find<QTabBar>("sideTabs");
    QStringList names;
    for (int i = 0; i < tabs.count(); ++i)
        names << tabs.tabText(i);
    QVERIFY2(names.contains(u"Programs"_s), qPrintable(names.join(u' ')));
    const auto line = m_driver->game().record().mainLine();
    const auto &plot = m_driver->find<EffortPlot>("traceTime");
    QVERIFY(!plot.points().empty());
    QVERIFY(plot.points().size() <= (line.size() + 1) / 2);
    m_driver->session().navigation.goTo(
        line[static_cast<std::size_t>(plot.points().front().place) - 1]);
    const QString text = m_driver->find<QPlainTextEdit>("traceText").toPlainText();
    QVERIFY2(text.startsWith(u"info depth "_s), qPrintable(text));
}

void LabTest::exportsAreRead()
{
    setUp(gameWith(2), {"level=1,name=\"a, \"", "level=2,name=b"}, 4);
    m_driver->press("labStartButton");
    waitForEnd();
    const QTemporaryDir folder;
    page().exportTo(folder.filePath(u"match.csv"_s));
    const QList<QByteArray> lines = contentOf(folder.filePath(u"match.csv"_s)).trimmed().split('\n');
    QCOMPARE(lines.size(), 5);
    QVERIFY2(lines[1].startsWith("1,1,\"a, \",b,"), lines[1].constData());
    page().exportTo(folder.filePath(u"match.json"_s));
    const QJsonObject json = QJsonDocument::fromJson(contentOf(folder.filePath(u"match.json"_s)))
                                 .object();
    QCOMPARE(json[u"played"_s].toArray().size(), 4);
    QCOMPARE(json[u"crosstable"_s].toArray().size(), 2);
    QCOMPARE(json[u"time"_s].toString(), u"nodes=30"_s);
    page().exportTo(folder.filePath(u"match.html"_s));
    const QByteArray html = contentOf(folder.filePath(u"match.html"_s));
    QVERIFY(html.contains("<p>Elo, with the bounds of 95 % certainty</p>\n<svg"));
    QVERIFY(html.contains("<tr><th>Game</th><th>Players</th><th>Result</th><th>End</th>"));
    for (int number = 1; number <= 4; ++number) {
        const QByteArray link = "match-games/game-" + QByteArray::number(number) + ".html";
        QVERIFY(html.contains("href=\"" + link + '"'));
        QVERIFY(contentOf(folder.filePath(QString::fromLatin1(link))).contains("id=\"board\""));
    }
    // The next one begins there, not in the person's home.
    m_driver->press("matchExportButton");
    auto &dialog = m_driver->find<QFileDialog>("matchExportDialog");
    QCOMPARE(dialog.directory().absolutePath(), folder.path());
    dialog.reject();
    page().exportTo(folder.filePath(u"match.doc"_s));
    QVERIFY(m_driver->find<MessageBar>("labBar").text().contains(u".csv, .json or .html"_s));
}

void LabTest::impossibleMatchesAreSaid()
{
    setUp(gameWith(2), {"level=1"}, 4);
    QVERIFY(!m_driver->find<QPushButton>("labStartButton").isEnabled());
    QCOMPARE(m_driver->text("labHint"), u"A match needs two players or more."_s);
    setUp(gameWith(2), {"level=1", "level=2", "level=3"}, 4);
    m_driver->find<QComboBox>("labFormat").setCurrentIndex(3);
    QVERIFY(!m_driver->find<QPushButton>("labStartButton").isEnabled());
    QCOMPARE(m_driver->text("labHint"), u"A test compares two players."_s);
    // An engine that does not start is said, and the match stays to go on with once it does.
    setUp(gameWith(2), {"cmd=\"exit 3\",proto=ugi,name=gone", "level=1"}, 4);
    m_driver->press("labStartButton");
    QTRY_VERIFY_WITH_TIMEOUT(!match().isPlaying(), kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(
        m_driver->find<MessageBar>("labBar").text().contains(u"does not start"_s), kPatience);
    QVERIFY(m_driver->find<QPushButton>("matchPauseButton").isEnabled());
}

void LabTest::matchIsDeletedAndPutBack()
{
    setUp(gameWith(2), {"level=1,name=a", "level=1,name=b"}, 2);
    m_driver->press("labStartButton");
    waitForEnd();
    m_driver->press("matchBackButton");
    auto &list = m_driver->find<QTreeWidget>("labMatches");
    QCOMPARE(list.topLevelItemCount(), 1);
    m_driver->press("labRemoveButton");
    QCOMPARE(list.topLevelItemCount(), 0);
    m_driver->press("labUndoButton");
    QCOMPARE(list.topLevelItemCount(), 1);
    m_driver->press("labRemoveButton");
    m_driver->reopen();
    const QDir shelf(QDir(m_driver->settings().dataFolder()).filePath(u"lab"_s));
    QVERIFY(shelf.exists());
    QVERIFY(shelf.entryList(QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot).isEmpty());
}

/// The menu offers levels, and of the person's programs those that play the game.
void LabTest::programsEnter()
{
    ProgramList list(m_driver->settings().dataFolder());
    PlayerProgram engine;
    engine.name = "mine & co";
    engine.command = "./engine -a 1,2";
    engine.folder = "/tmp/my engine";
    engine.options = {{"Skill Level", "3"}, {"Own Book", "false"}};
    list.keep(engine);
    engine.name = "other";
    engine.game = gameWith(3);
    list.keep(engine);
    QVERIFY(!list.save());
    setUp(gameWith(2), {}, 2);
    auto &menu = m_driver->find<QMenu>("entrantMenu");
    QMetaObject::invokeMethod(&menu, "aboutToShow");
    const auto programs = menu.findChildren<QAction *>(u"entrantProgram"_s);
    QCOMPARE(programs.size(), 1);
    programs.front()->trigger();
    m_driver->find<QAction>("entrantLevel7").trigger();
    const auto players = page().form().order().players;
    QCOMPARE(players.size(), std::size_t(2));
    const auto spec = lab::PlayerSpec::parse(players.front());
    QVERIFY(spec);
    QCOMPARE(spec->name, std::string("mine & co"));
    QCOMPARE(spec->command, std::string("cd '/tmp/my engine' && ./engine -a 1,2"));
    QCOMPARE(spec->options, engine.options);
    QCOMPARE(lab::PlayerSpec::parse(players.back())->name, std::string("Level 7"));
}

QTEST_MAIN(LabTest)
#include "labtest.moc"
