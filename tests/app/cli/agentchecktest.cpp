#include "tests/support/filecontent.h"
#include "tests/support/patience.h"
#include "tests/support/programrun.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

using namespace tessera::test;
using namespace Qt::StringLiterals;

namespace {

QString sample(const QString &name)
{
    return QStringLiteral(TESSERA_TEST_DATA "/agents/") + name;
}

} // namespace

/// `tessera-cli check`: finds the faults that students' agents have.
class AgentCheckTest : public QObject
{
    Q_OBJECT

private slots:
    void soundAgentsPass_data();
    void soundAgentsPass();
    void faultsAreFound_data();
    void faultsAreFound();
    void courseCannotLoadIt();
    void agentsAreNamedAsPeopleTypeThem_data();
    void agentsAreNamedAsPeopleTypeThem();
    void faultCanBeSeenAgain();
    void agentsOfAnyNameAreRepeated();
    void updateAfterTheLastMove();
    void junitNamesTheFault();
    void missingBridgeIsSaid();
    void wrongUsage_data();
    void wrongUsage();

private:
    Run check(const QString &game, const QString &agent, const QStringList &more = {}) const
    {
        QStringList words{u"check"_s, u"--game"_s, game, u"--out"_s, m_folder.path()};
        return run(words + more + QStringList{agent});
    }

    QTemporaryDir m_folder;
};

void AgentCheckTest::soundAgentsPass_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("agent");
    QTest::addColumn<QString>("met");
    QTest::newRow("2018") << u"watchyourback"_s << u"stabber.py"_s << u"shrinks of the board"_s;
    QTest::newRow("2019") << u"chexers"_s << u"racer"_s << u"turns without a piece"_s;
    QTest::newRow("2024") << u"tetress"_s << u"settler"_s << u"games ended by the last turn"_s;
}

/// They keep the rules, also where it becomes difficult; nothing is left behind.
void AgentCheckTest::soundAgentsPass()
{
    QFETCH(const QString, game);
    QFETCH(const QString, agent);
    QFETCH(const QString, met);
    const Run result = check(game, sample(agent), {u"--games=6"_s});
    QVERIFY2(result.status == 0, qPrintable(result.out + result.talk));
    QVERIFY2(result.out.startsWith(u"No fault in 6 games."_s), qPrintable(result.out));
    QVERIFY2(result.out.contains(met), qPrintable(result.out));
    const QRegularExpression used(
        u"Most used in a game: [0-9.]+ s of processor time, [1-9][0-9]* MB of memory\n$"_s);
    QVERIFY2(used.match(result.out).hasMatch(), qPrintable(result.out));
    QVERIFY(QDir(m_folder.path()).isEmpty());
}

void AgentCheckTest::faultsAreFound_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("fault");
    QTest::addColumn<QString>("sentence");
    const auto row =
        [](const char *agent, const char *game, const char *fault, const char *sentence) {
            QTest::newRow(agent) << QString::fromLatin1(game) << QString::fromLatin1(fault)
                                 << QString::fromLatin1(sentence);
        };
    const char *const kIllegal = "illegal action";
    row("forgets_the_shrink",
        "watchyourback",
        kIllegal,
        "wanted a legal move: 0,1 has fallen off the board (W5)");
    row("counts_on",
        "watchyourback",
        kIllegal,
        "action at turn 25 returned (3, 3), wanted ((x, y), (x, y)) or None");
    row("places_in_the_corner", "watchyourback", kIllegal, "is a corner: nobody may stand there");
    row("asks_the_keyboard", "watchyourback", "crash", "raised EOFError at ");
    row("counts_otherwise", "watchyourback", kIllegal, "wanted (x, y) in numbers of the type int");
    // Each version of Python ends this sentence otherwise.
    row("cannot_pass", "chexers", "crash", "py:13: max() ");
    row("forgets_conversions",
        "chexers",
        kIllegal,
        "returned ('PASS', None), wanted a legal move: You may pass only when no");
    row("forgets_itself", "chexers", kIllegal, "No piece stands on -3,3");
    row("calls_jumps_moves", "chexers", kIllegal, "wanted \"JUMP\" for this pair of hexes");
    row("chokes_on_passes", "chexers", "update failure", " (pass) raised TypeError at ");
    row("thinks_too_long", "chexers", "overrun", "s of processor time, wanted at most 2 s");
    row("catches_everything", "chexers", "overrun", "s of processor time, wanted at most 2 s");
    row("imports_for_ever", "chexers", "overrun", "importing it used ");
    row("plays_twice", "chexers", "update failure", " raised KeyError: (-3, 3)");
    row("ends_the_program", "chexers", "crash", "action at turn 1 raised SystemExit at ");
    row("returns_nothing",
        "chexers",
        "illegal action",
        "action at turn 1 returned None, wanted (\"MOVE\"");
    row("returns_lists",
        "chexers",
        kIllegal,
        "wanted tuples: the course's referee takes nothing else");
    row("calls_itself", "chexers", "crash", "raised RecursionError at ");
    row("forgets_full_lines", "tetress", "update failure", "on a token, wanted empty cells");
    row("falls_off_the_edge", "tetress", "update failure", "found the cell (11, ");
    row("makes_its_own_actions", "tetress", kIllegal, "wanted a PlaceAction of Coord, both of ");
    row("names_it_colour", "tetress", "crash", "missing 1 required positional argument: 'colour'");
    row("hoards", "tetress", "overrun of memory", "wanted at most 250 MB");
}

/// Each is named by the fault that it has.
void AgentCheckTest::faultsAreFound()
{
    QFETCH(const QString, game);
    QFETCH(const QString, fault);
    QFETCH(const QString, sentence);
    const QString agent = sample(
        u"faulty/%1.py"_s.arg(QString::fromLatin1(QTest::currentDataTag())));
    const Run result = check(game, agent, {u"--cpu=2s"_s});
    QVERIFY2(result.status == 1, qPrintable(result.out + result.talk));
    QVERIFY2(result.out.startsWith(u"Fault: "_s + fault + u'\n'), qPrintable(result.out));
    QVERIFY2(result.out.contains(sentence), qPrintable(result.out));
    // One that was never made has none.
    const bool isCalled = !sentence.startsWith(u"import"_s);
    QVERIFY2(result.out.contains(u"Last calls:"_s) == isCalled, qPrintable(result.out));
}

/// Matches take it, but its course would not: it imports a module of its own package without the package's name.
void AgentCheckTest::courseCannotLoadIt()
{
    const Run result = check(u"chexers"_s, sample(u"wanderer"_s), {u"--games=1"_s});
    QCOMPARE(result.status, 1);
    QVERIFY2(result.out.startsWith(u"Fault: not loaded by the course\n"_s), qPrintable(result.out));
    QVERIFY2(
        result.out.contains(u"load wanderer: ModuleNotFoundError: No module named 'tools'"_s),
        qPrintable(result.out));
}

void AgentCheckTest::agentsAreNamedAsPeopleTypeThem_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("package") << u"racer"_s;
    QTest::newRow("package.module") << u"racer.player"_s;
    QTest::newRow("package.module:Class") << u"racer.player:Player"_s;
    QTest::newRow("module without .py") << u"racer/player"_s;
    QTest::newRow("agent=") << u"agent="_s;
}

void AgentCheckTest::agentsAreNamedAsPeopleTypeThem()
{
    QFETCH(const QString, words);
    const bool hasKey = words == u"agent="_s;
    const QString agent = hasKey ? words + sample(u"racer"_s) : sample(words);
    const Run result = check(u"chexers"_s, agent, {u"--games=1"_s});
    QVERIFY2(result.status == 0, qPrintable(result.out + result.talk));
}

/// The files that a check leaves show the fault without the program, and open as a game.
void AgentCheckTest::faultCanBeSeenAgain()
{
    const Run result = check(u"chexers"_s, sample(u"faulty/cannot_pass.py"_s));
    QCOMPARE(result.status, 1);
    QVERIFY2(result.out.contains(u"Legal actions (1):\n  ('PASS', None)\n"_s), qPrintable(result.out));
    QProcess again;
    again.start(u"python3"_s, {u"-B"_s, m_folder.filePath(u"check-cannot_pass.py"_s)});
    QVERIFY(again.waitForFinished(tessera::kPatience));
    QCOMPARE(again.exitCode(), 1);
    const QByteArray trace = again.readAllStandardError();
    QVERIFY2(trace.contains("ValueError: max() "), trace.constData());
    const QString played = m_folder.filePath(u"check-cannot_pass.tgn"_s);
    QCOMPARE(run({u"replay"_s, played}).status, 0);
    // It says who played, and that nobody was a person.
    QCOMPARE(contentOf(played).count(" \"cannot_pass\"]\n"), 1);
    QCOMPARE(contentOf(played).count("Type \"program\"]\n"), 3);
}

/// A file may be called as no statement of Python can name it.
void AgentCheckTest::agentsOfAnyNameAreRepeated()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"random-agent.py"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("class Player:\n"
               "    def __init__(self, colour):\n        pass\n"
               "    def action(self):\n        return 'north'\n");
    file.close();
    QCOMPARE(check(u"chexers"_s, file.fileName()).status, 1);
    QProcess again;
    again.start(u"python3"_s, {u"-B"_s, m_folder.filePath(u"check-random-agent.py"_s)});
    QVERIFY(again.waitForFinished(tessera::kPatience));
    QCOMPARE(again.readAllStandardOutput(), "north\n");
}

/// The referees of 2018 and 2019 tell of the action that ends the game, too.
void AgentCheckTest::updateAfterTheLastMove()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"surprised.py"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "import sys\nsys.path.append('" + QFile::encodeName(sample({}))
        + "')\n"
          "from racer.player import Player as Racer\n"
          "class Player(Racer):\n"
          "    exits = 0\n"
          "    def update(self, colour, action):\n"
          "        super().update(colour, action)\n"
          "        self.exits += colour == self.colour and action[0] == 'EXIT'\n"
          "        assert self.exits < 4, 'over'\n");
    file.close();
    const Run result = check(u"chexers"_s, file.fileName());
    QVERIFY2(result.out.startsWith(u"Fault: update failure\n"_s), qPrintable(result.out));
    QVERIFY2(result.out.contains(u"raised AssertionError at "_s), qPrintable(result.out));
}

void AgentCheckTest::junitNamesTheFault()
{
    const QString path = m_folder.filePath(u"report.xml"_s);
    const Run result
        = check(u"chexers"_s, sample(u"faulty/chokes_on_passes.py"_s), {u"--junit"_s, path});
    QCOMPARE(result.status, 1);
    QXmlStreamReader xml(contentOf(path));
    int cases = 0;
    QString tests;
    QStringList failures;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"testsuite"_s)
            tests = xml.attributes().value(u"tests"_s).toString();
        cases += xml.name() == u"testcase"_s ? 1 : 0;
        if (xml.name() == u"failure"_s)
            failures << xml.attributes().value(u"type"_s).toString();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(tests, QString::number(cases));
    QCOMPARE(failures, QStringList{u"update failure"_s});
}

/// The program alone, without what belongs beside it.
void AgentCheckTest::missingBridgeIsSaid()
{
    const QString alone = m_folder.filePath(u"tessera-cli"_s);
    QVERIFY(QFile::copy(QStringLiteral(TESSERA_BINARY_DIR "/tessera-cli"), alone));
    QProcess program;
    program.start(
        alone,
        {u"check"_s, u"--game"_s, u"chexers"_s, u"--out"_s, m_folder.path(), sample(u"racer"_s)});
    QVERIFY(program.waitForFinished(tessera::kPatience));
    QCOMPARE(program.exitCode(), 2);
    const QString talk = QString::fromUtf8(program.readAllStandardError());
    QVERIFY2(
        talk.contains(
            u"the bridge to Python agents, which belongs to this program, is not at "_s
            + m_folder.path()),
        qPrintable(talk));
    QVERIFY(QFile::remove(alone));
}

void AgentCheckTest::wrongUsage_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("sentence");
    const QString racer = sample(u"racer"_s);
    const QString chexers = u"--game=chexers"_s;
    QTest::newRow("no such agent")
        << QStringList{chexers, u"/no/such/agent"_s} << u"wanted an agent: a package or a module"_s;
    QTest::newRow("no class") << QStringList{u"--game=tetress"_s, racer}
                              << u"(there is no class Agent in "_s;
    QTest::newRow("no interpreter") << QStringList{chexers, u"--python=/no/such/python"_s, racer}
                                    << u"does not start (the command /no/such/python starts no "
                                       "Python of version 3.8 or newer)"_s;
    QTest::newRow("two agents") << QStringList{chexers, racer, racer} << u"found 2 agents"_s;
    QTest::newRow("game of no course")
        << QStringList{u"--game=xxlchess"_s, racer} << u"no course has set agents of this one"_s;
    QTest::newRow("no folder") << QStringList{chexers, u"--out=/no/such/folder"_s, racer}
                               << u"wanted a folder"_s;
    QTest::newRow("no time") << QStringList{chexers, u"--cpu=never"_s, racer} << u"such as 60s"_s;
}

void AgentCheckTest::wrongUsage()
{
    QFETCH(const QStringList, words);
    QFETCH(const QString, sentence);
    QStringList all{u"check"_s};
    if (!words.contains(u"--out=/no/such/folder"_s))
        all << u"--out"_s << m_folder.path();
    const Run result = run(all + words);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.talk.contains(sentence), qPrintable(result.talk));
}

QTEST_GUILESS_MAIN(AgentCheckTest)
#include "agentchecktest.moc"
