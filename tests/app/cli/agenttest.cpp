#include "tests/support/agentgames.h"
#include "tests/support/filecontent.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace tessera::test;
using namespace Qt::StringLiterals;

namespace {

/// Agents written for these tests, one of each course.
QString sample(const char *name)
{
    return QStringLiteral(TESSERA_TEST_DATA "/agents/") + QString::fromLatin1(name);
}

void write(const QString &path, const QByteArray &text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace

/// Students' Python agents in matches, through the bridge in `resources/agents`.
class AgentTest : public QObject
{
    Q_OBJECT

private slots:
    void wholeGames_data();
    void wholeGames();
    void numpyIsUsedOrMissed_data();
    void numpyIsUsedOrMissed();
    void ownRefereeIsImported();
    void faultsAreNamed_data();
    void faultsAreNamed();
    void interpretersMemoryIsNotCounted();
    void wrongUsage_data();
    void wrongUsage();
};

void AgentTest::wholeGames_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("agent");
    QTest::newRow("module of 2018") << u"watchyourback"_s << sample("stabber.py");
    QTest::newRow("package of 2019") << u"chexers"_s << sample("racer");
    QTest::newRow("package of 2024") << u"tetress"_s << sample("settler");
}

/// The samples know the rules: none of their games ends by a fault.
void AgentTest::wholeGames()
{
    QFETCH(const QString, game);
    QFETCH(const QString, agent);
    Run played;
    playWholeGames(game, agent, played);
    // What agents print goes elsewhere.
    QVERIFY(!played.out.contains(u"watch my back"_s));
}

void AgentTest::numpyIsUsedOrMissed_data()
{
    QTest::addColumn<QString>("agent");
    QTest::addColumn<QString>("line");
    QTest::newRow("watchyourback") << sample("gridder.py") << u"gridder.py:4"_s;
    QTest::newRow("chexers") << sample("counter.py") << u"counter.py:3"_s;
    QTest::newRow("tetress") << sample("tiler") << u"program.py:3"_s;
}

/// Agents with numpy play whole games where that can be imported, and a check finds what their course's referee does
/// not take; else it is said what is missing, before the first game.
void AgentTest::numpyIsUsedOrMissed()
{
    QFETCH(const QString, agent);
    QFETCH(const QString, line);
    const QString game = QString::fromLatin1(QTest::currentDataTag());
    const bool hasNumpy = QProcess::execute(u"python3"_s, {u"-c"_s, u"import numpy"_s}) == 0;
    const Run played = run(
        {u"match"_s,
         u"--game="_s + game,
         u"--player"_s,
         u"agent="_s + agent,
         u"--player"_s,
         u"level=1 nodes=50"_s,
         u"--games=6"_s,
         u"--json"_s});
    if (!hasNumpy) {
        QCOMPARE(played.status, 1);
        const QString begin = u"(importing it raised ModuleNotFoundError at "_s;
        QVERIFY2(played.talk.contains(begin), qPrintable(played.talk));
        const QString end = line + u": No module named 'numpy'), wanted"_s;
        QVERIFY2(played.talk.contains(end), qPrintable(played.talk));
        return;
    }
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    const auto report = jsonOf(played);
    QCOMPARE(report["games"].asInt().value(), 6);
    // The referee of 2018 takes no numbers of numpy.
    const bool isTaken = game != u"watchyourback"_s;
    for (const char *fault : {"lostByTime", "lostByCrash"})
        QCOMPARE(report["players"][0][fault].asInt().value(), 0);
    QCOMPARE(report["players"][0]["lostByIllegalMove"].asInt().value() == 0, isTaken);
    const QTemporaryDir dir;
    const Run checked = run(
        {u"check"_s, u"--game"_s, game, u"--games=6"_s, u"--out"_s, dir.path(), agent});
    QVERIFY2(checked.status == (isTaken ? 0 : 1), qPrintable(checked.out + checked.talk));
    const QString sentence = isTaken ? u"No fault in 6 games."_s : u"in numbers of the type int"_s;
    QVERIFY2(checked.out.contains(sentence), qPrintable(checked.out));
}

/// Where a `referee` stands beside the agent, as in students' folders, it is that one.
void AgentTest::ownRefereeIsImported()
{
    const QTemporaryDir dir;
    write(dir.filePath(u"referee/__init__.py"_s), "");
    write(
        dir.filePath(u"referee/game.py"_s),
        "from enum import Enum\n"
        "class PlayerColor(Enum):\n    RED = 0\n    BLUE = 1\n"
        "class Coord:\n    def __init__(self, r, c):\n        self.r, self.c = r, c\n"
        "class PlaceAction:\n    def __init__(self, *cells):\n"
        "        self.c1, self.c2, self.c3, self.c4 = cells\n"
        "OWN = True\n");
    write(
        dir.filePath(u"own/__init__.py"_s),
        "import referee.game\n"
        "class Agent:\n"
        "    def __init__(self, color, **referee):\n        pass\n"
        "    def update(self, color, action, **referee):\n        pass\n"
        "    def action(self, **referee_):\n"
        "        raise RuntimeError(f'own referee {referee.game.OWN}')\n");
    const QString file = dir.filePath(u"games.tgn"_s);
    const Run played = run(
        {u"match"_s,
         u"--game=tetress"_s,
         u"--player"_s,
         u"agent="_s + dir.filePath(u"own"_s),
         u"--player=level=1 nodes=50"_s,
         u"--games=1"_s,
         u"--out"_s,
         file});
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    QVERIFY(contentOf(file).simplified().contains(": own referee True"));
}

void AgentTest::faultsAreNamed_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("termination");
    QTest::addColumn<QByteArray>("sentence");
    const auto row =
        [](const char *name, const QByteArray &code, const char *termination, const char *sentence) {
            QTest::newRow(name) << code << QByteArray(termination) << QByteArray(sentence);
        };
    const auto acting = [](const QByteArray &body) {
        return "class Player:\n"
               "    def __init__(self, colour):\n        self.colour = colour\n"
               "    def update(self, action):\n        pass\n"
               "    def action(self, turns):\n        "
               + body + "\n";
    };
    row("illegal action",
        acting("return (0, 0)"),
        "illegal-move",
        "action at turn 1 returned (0, 0), wanted a legal move: 0,0 is a corner");
    row("action of another kind",
        acting("return 'north'"),
        "illegal-move",
        "returned 'north', wanted (x, y)");
    row("half an action",
        acting("return (1, 1, 1)"),
        "illegal-move",
        "returned (1, 1, 1), wanted (x, y)");
    row("passes though it can place", acting("return None"), "illegal-move", "returned None");
    row("exception in action",
        acting("return [][3]"),
        "disconnected",
        "action at turn 1 raised IndexError at ");
    row("line of the exception",
        acting("return [][3]"),
        "disconnected",
        "faulty.py:7: list index out of range");
    row("exception in update",
        "class Player:\n"
        "    def __init__(self, colour):\n        pass\n"
        "    def update(self, action):\n        raise KeyError(action)\n"
        "    def action(self, turns):\n        return (turns % 6 + 1, 2 + turns // 6)\n",
        "disconnected",
        "update at turn 2 (");
    row("exception in __init__",
        "class Player:\n    def __init__(self, colour):\n        1 / 0\n",
        "disconnected",
        "__init__ raised ZeroDivisionError at ");
    row("ends the interpreter",
        acting("import sys; sys.exit(3)"),
        "disconnected",
        "action at turn 1 raised SystemExit at ");
    row("ends the process", acting("import os; os._exit(4)"), "disconnected", "ended with status 4");
    row("never answers",
        acting("\n        while True: pass"),
        "time",
        "s of processor time, wanted at most 1 s");
    row("takes the memory",
        acting("self.much = bytearray(300_000_000); return (3, 3)"),
        "disconnected",
        "MB, wanted at most 200 MB");
    row("takes the memory for a moment",
        acting("return (3, 3 + len(bytearray(300_000_000)) // 400_000_000)"),
        "disconnected",
        "action at turn 1 used ");
}

/// A fault loses the game, and the words say what it was and where.
void AgentTest::faultsAreNamed()
{
    QFETCH(const QByteArray, code);
    QFETCH(const QByteArray, termination);
    QFETCH(const QByteArray, sentence);
    const QTemporaryDir dir;
    const QString agent = dir.filePath(u"faulty.py"_s);
    write(agent, code);
    const QString file = dir.filePath(u"games.tgn"_s);
    const Run played = run(
        {u"match"_s,
         u"--game=watchyourback"_s,
         u"--player"_s,
         u"agent="_s + agent + u" cpu=1s memory=200"_s,
         u"--player=level=1 nodes=50"_s,
         u"--games=2"_s,
         u"--out"_s,
         file});
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    const QByteArray games = contentOf(file);
    QVERIFY2(games.count("[Termination \"" + termination + "\"]") == 2, games.constData());
    QVERIFY2(games.simplified().contains(sentence), games.constData());
}

/// Ten megabytes and more, which the course's referee does not count either.
void AgentTest::interpretersMemoryIsNotCounted()
{
    const Run played = run(
        {u"match"_s,
         u"--game=watchyourback"_s,
         u"--player"_s,
         u"agent="_s + sample("stabber.py") + u" memory=8"_s,
         u"--player=level=1 nodes=50"_s,
         u"--games=2"_s,
         u"--json"_s});
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    QCOMPARE(jsonOf(played)["players"][0]["lostByCrash"].asInt().value(), 0);
}

void AgentTest::wrongUsage_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("player");
    QTest::addColumn<QString>("sentence");
    const QString stabber = u"agent="_s + sample("stabber.py");
    QTest::newRow("nothing there")
        << u"watchyourback"_s << u"agent=/no/such/agent"_s
        << u"found no /no/such/agent, wanted an agent: a package or a module"_s;
    QTest::newRow("no class") << u"tetress"_s << stabber << u"(there is no class Agent in "_s;
    QTest::newRow("no interpreter")
        << u"watchyourback"_s << stabber + u" python=/no/such/python"_s << u"does not start"_s;
    QTest::newRow("game of no course")
        << u"xxlchess"_s << stabber << u"no course has set agents of this game"_s;
    QTest::newRow("limits of nobody")
        << u"watchyourback"_s << u"level=2 cpu=3s"_s << u"--player cpu: found it beside level="_s;
    QTest::newRow("two players in one")
        << u"watchyourback"_s << stabber + u" level=2"_s << u"wanted one of level=1"_s;
}

void AgentTest::wrongUsage()
{
    QFETCH(const QString, game);
    QFETCH(const QString, player);
    QFETCH(const QString, sentence);
    const Run result = run(
        {u"match"_s,
         u"--game"_s,
         game,
         u"--player"_s,
         player,
         u"--player=level=1 nodes=50"_s,
         u"--games=2"_s});
    QVERIFY(result.status != 0);
    QVERIFY2(result.talk.contains(sentence), qPrintable(result.talk));
}

QTEST_GUILESS_MAIN(AgentTest)
#include "agenttest.moc"
