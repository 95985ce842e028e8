#include "app/cli/frame/command.h"
#include "tests/support/commandline.h"
#include "tests/support/patience.h"
#include "tests/support/ugirun.h"

using namespace tessera;
using namespace tessera::cli;
using namespace tessera::test;

/// tessera-cli from outside: its words, its exit status, and the commands that count.
class CliTest : public QObject
{
    Q_OBJECT

private slots:
    void wrongUsage_data();
    void wrongUsage();
    void help_data();
    void help();
    void helpNamesTheGamesThatAreTaken_data();
    void helpNamesTheGamesThatAreTaken();
    void perft();
    void perftDivides();
    void benchIsTheSameTwice();
    void benchOfEachKind();
    void benchIsCheckedAgainstItsRecord();
    void fullDiskIsTold_data();
    void fullDiskIsTold();
};

void CliTest::wrongUsage_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const QString &words, const QString &sentence) {
        QTest::newRow(name) << words.split('|', Qt::SkipEmptyParts) << sentence;
    };
    row("no command",
        "",
        "tessera-cli: found no command, wanted ugi, uci, perft, bench, match, check, replay, "
        "convert, analyse or export");
    row("unknown command",
        "fly",
        "tessera-cli: found \"fly\", wanted ugi, uci, perft, bench, match, check, replay, "
        "convert, analyse or export");
    row("unknown option",
        "bench|--slow",
        "tessera-cli bench: found \"--slow\", wanted --game, --depth");
    row("stray word", "perft|x", "tessera-cli perft: found \"x\", wanted --game, --depth");
    row("no game", "perft|--depth|3", "tessera-cli perft: found no --game, wanted --game ID");
    row("unknown game",
        "ugi|--game|go",
        "tessera-cli ugi --game: found \"go\", wanted watchyourback");
    row("no value", "ugi|--game", "tessera-cli ugi --game: found nothing after it, wanted ID");
    row("twice",
        "perft|--depth=1|--depth=2",
        "tessera-cli perft --depth: found it twice, wanted it once");
    row("value for a switch",
        "bench|--json=yes",
        "tessera-cli bench --json: found a value, wanted --json alone");
    row("no number",
        "perft|--game|watchyourback|--depth|three",
        "tessera-cli perft --depth: found \"three\", wanted a whole number from 0 to 30");
    row("number too great",
        "perft|--game|watchyourback|--depth|99999999999999999999",
        "tessera-cli perft --depth: found \"99999999999999999999\", wanted a whole number from 0 "
        "to 30");
    row("bad position",
        "perft|--game|watchyourback|--depth|1|--position|nonsense",
        "tessera-cli perft position");
    row("bad move",
        "perft|--game|watchyourback|--depth|1|--moves|3,3 3,3",
        "tessera-cli perft move 2: found \"3,3\", wanted a legal move: ");
    row("bad rules",
        "perft|--game|watchyourback|--depth|1|--rules|loose",
        "tessera-cli perft --rules: found \"loose\", wanted default or strict");
    row("no file", "replay", "tessera-cli replay: found no file, wanted FILE");
    row("signatures of another kind",
        "bench|--game|tetress|--kind|tree|--record",
        "tessera-cli bench --record: found --kind beside it, wanted only --game or --depth");
    row("speed to a depth",
        "bench|--depth|3|--speed",
        "tessera-cli bench --speed: found --depth beside it, wanted only --game or --json");
    row("more openings to judge",
        "openings|--game|tetress|--judge|x|--count|5",
        "tessera-tools openings --judge: found --count beside it, wanted only --game or --nodes");
    row("merged matches of players",
        "match|--merge|--player|level=1|x.tgn",
        "tessera-cli match --merge: found --player beside it, wanted only --sprt, --out or --json");
    row("variations for no file",
        "analyse|--variations|x.tgn",
        "tessera-cli analyse --variations: found no --out, wanted --out FILE.tgn beside it");
    row("file that is not there",
        "replay|/no/such.tgn",
        "/no/such.tgn: found no file, wanted a game file");
}

void CliTest::wrongUsage()
{
    QFETCH(QStringList, words);
    QFETCH(QString, sentence);
    const Run result = runEither(words);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.talk.startsWith(sentence), qPrintable(result.talk));
}

void CliTest::help_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("program") << QStringList{"--help"};
    for (const Program *program : {&tesseraCli(), &tesseraTools()}) {
        for (const Command &command : program->commands)
            QTest::newRow(command.name.c_str())
                << QStringList{QString::fromStdString(command.name), "--help"};
    }
}

void CliTest::help()
{
    QFETCH(QStringList, words);
    const Run result = runEither(words);
    QCOMPARE(result.status, 0);
    const std::string &program = programWith(words.front().toStdString()).name;
    QVERIFY(result.out.startsWith("Usage: " + QString::fromStdString(program)));
    QVERIFY(result.talk.isEmpty());
    // Lines fit a usual terminal, and what is explained stands in one column, also behind words in UTF-8.
    constexpr int kWidth = 100;
    constexpr int kColumn = 28;
    for (const QString &line : result.out.split('\n')) {
        QVERIFY2(line.size() <= kWidth && !line.endsWith(' '), qPrintable(line));
        if (line.startsWith("  -") && line.size() > kColumn && line.at(kColumn - 1) == ' ')
            QVERIFY2(line.at(kColumn) != ' ' && line.at(kColumn - 2) == ' ', qPrintable(line));
    }
}

void CliTest::helpNamesTheGamesThatAreTaken_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command : {"check", "train"})
        QTest::newRow(command) << command;
}

/// The help listed games that the command then refused.
void CliTest::helpNamesTheGamesThatAreTaken()
{
    QFETCH(QString, command);
    const QString help = runEither({command, "--help"}).out;
    for (const GameEntry &game : catalogue()) {
        const QString id = QString::fromStdString(game.info().id);
        const Run result = runEither({command, "--game", id, "--", "/no/such"});
        const bool isTaken = !result.talk.contains("--game: found");
        const auto row = QRegularExpression("--game ID .*\\b" + id + "\\b");
        QVERIFY2(help.contains(row) == isTaken, qPrintable(id + ": " + result.talk));
    }
}

void CliTest::perft()
{
    const Run plain = run({"perft", "--game", "watchyourback", "--depth", "3"});
    QCOMPARE(plain.status, 0);
    QCOMPARE(plain.out, QString("nodes 92342\n"));
    const Run moved = run(
        {"perft",
         "--game=watchyourback",
         "--depth=2",
         "--moves",
         "4,2 6,3 1,2 2,2 3,2 7,2 2,4 4,3",
         "--json"});
    const Json object = jsonOf(moved);
    QCOMPARE(object["nodes"].asInt().value(), 1498);
    QCOMPARE(object["moves"].size(), std::size_t(8));
}

void CliTest::perftDivides()
{
    const Run result = run({"perft", "--game", "watchyourback", "--depth", "2", "--divide"});
    const QStringList lines = result.out.trimmed().split('\n');
    QCOMPARE(lines.size(), 47);
    QVERIFY(lines.contains("3,3: 45"));
    QCOMPARE(lines.last(), QString("nodes 2084"));
}

void CliTest::benchIsTheSameTwice()
{
    const QStringList words{"bench", "--depth", "3", "--json"};
    const Json first = jsonOf(run(words));
    const Json second = jsonOf(run(words));
    QCOMPARE(first.size(), catalogue().size());
    for (std::size_t i = 0; i < first.size(); ++i) {
        QCOMPARE(first[i]["signature"].asString().value(), second[i]["signature"].asString().value());
        QCOMPARE(first[i]["nodes"].asInt().value(), second[i]["nodes"].asInt().value());
    }
}

/// Each kind of search has a signature of its own.
void CliTest::benchOfEachKind()
{
    const auto signature = [](const char *kind) {
        const Json table = jsonOf(
            run({"bench", "--game", "tetress", "--depth", "2", "--kind", kind, "--json"}));
        return table[0]["signature"].asString().value();
    };
    QCOMPARE(signature("mixed"), signature("alphabeta"));
    QVERIFY(signature("tree") != signature("alphabeta"));
    const Run other = run({"bench", "--game", "tetress", "--kind", "best"});
    QCOMPARE(other.status, 2);
    QCOMPARE(
        other.talk.trimmed(),
        QString("tessera-cli --kind: found \"best\", wanted mixed, alphabeta or tree"));
    QCOMPARE(run({"bench", "--game", "watchyourback", "--kind", "best"}).status, 2);
    QCOMPARE(run({"bench", "--kind", "tree"}).status, 2);
}

void CliTest::benchIsCheckedAgainstItsRecord()
{
    const QTemporaryDir dir;
    const QString game = QString::fromStdString(gameIds().front());
    const Run recorded = run({"bench", "--game", game, "--depth", "3", "--record"});
    QCOMPARE(recorded.status, 0);
    const auto checked = [&](const QString &record) {
        const QString file = fileWith(dir, "record.txt", record.toUtf8());
        return run({"bench", "--game", game, "--depth", "3", "--check", file});
    };
    QCOMPARE(checked(recorded.out).status, 0);
    QString changed = recorded.out;
    changed.replace(game + " 3 ", game + " 3 1");
    const Run other = checked(changed);
    QCOMPARE(other.status, 1);
    QVERIFY2(other.talk.startsWith("bench: found \"" + game + " 3 "), qPrintable(other.talk));
    QCOMPARE(checked("# nothing recorded\n").status, 1);
    QCOMPARE(checked("nonsense\n").status, 2);
    QCOMPARE(run({"bench", "--check", "/no/such"}).status, 2);
}

void CliTest::fullDiskIsTold_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("perft") << QStringList{"perft", "--game", "tetress", "--depth", "1"};
    QTest::newRow("convert") << QStringList{"convert", TESSERA_TEST_DATA "/chexers/games.jsonl"};
}

/// Who redirects results to a disk without room hears of it, and a script sees it by the exit status.
void CliTest::fullDiskIsTold()
{
    QFETCH(const QStringList, words);
    QProcess process;
    process.setStandardOutputFile("/dev/full");
    process.start(programPath(), words);
    QVERIFY(process.waitForFinished(kPatience));
    QCOMPARE(process.exitCode(), 1);
    QVERIFY(process.readAllStandardError().contains("is the disk full?"));
}

QTEST_GUILESS_MAIN(CliTest)
#include "clitest.moc"
