#include "model/record/writer.h"
#include "tests/support/filelimit.h"
#include "tests/support/ugirun.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QUrl>

using namespace tessera;
using namespace tessera::cli;
using namespace tessera::test;

namespace {

/// A game file in which the first legal moves are played, and what analyses it with few nodes.
QString shortGame(const QTemporaryDir &dir, const QString &game)
{
    const GameEntry &entry = *findGame(game.toStdString());
    GameRecord record;
    record.game = entry.info().id;
    record.options = Options::strict(entry.info().options);
    const auto position = entry.game->start(record.options);
    NodeId node = GameRecord::kRoot;
    for (int i = 0; i < 4; ++i) {
        node = record.add(node, position->legalMoves().front());
        position->play(record.node(node).move);
    }
    const std::string text = writtenGame(record, *entry.game);
    return fileWith(dir, "short.tgn", QByteArray::fromStdString(text));
}

QStringList analysis(const QString &file)
{
    return {"analyse", file, "--nodes", "500"};
}

} // namespace

/// The commands of tessera-cli that read game files: replay, convert and analyse.
class GameCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void replayChecksFiles_data();
    void replayChecksFiles();
    void filesAreNamedInManyWays();
    void replayPrintsJson();
    void convertsThereAndBack();
    void convertsAsFarAsItCanRead();
    void analysesGames_data() { addGameRows(); }
    void analysesGames();
    void fullDisksTakeNoHalfFile();
    void analysisGoesOn();
    void analysisRefuses();
};

void GameCommandsTest::replayChecksFiles_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("content");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("sentence");
    const QString head = "[Event \"x\"]\n[Variant \"watchyourback\"]\n";
    QTest::newRow("good") << "a.tgn" << head + "\n1. 3,3 4,4 *\n"
                          << 0 << "1 games, 2 moves, 0 wrong";
    QTest::newRow("resigned") << "a.tgn" << head + "\n1. 3,3 4,4 0-1\n" << 0 << "1 games";
    QTest::newRow("illegal")
        << "a.tgn" << head + "\n1. 3,3 3,3 *\n"
        << 1 << ".tgn:4:8: found \"3,3\", wanted a legal move: 3,3 is occupied (W2)";
    QTest::newRow("not won by the rules")
        << "a.tgn" << head + "[Termination \"elimination\"]\n\n1. 3,3 4,4 1-0\n"
        << 1 << ".tgn:1: found p1win by elimination, wanted none (the game goes on)";
    QTest::newRow("JSON") << "a.jsonl"
                          << "{\"game\":\"watchyourback\",\"moves\":[\"3,3\"],\"legal\":[46,45]}"
                          << 0 << "1 games, 1 moves, 0 wrong";
    QTest::newRow("JSON, wrong count")
        << "a.jsonl"
        << "{\"game\":\"watchyourback\",\"moves\":[\"3,3\"],\"legal\":[46,44]}" << 1
        << ".jsonl:1: found 44 legal moves before move 2, wanted 45";
    QTest::newRow("JSON, wrong result")
        << "a.jsonl"
        << "{\"game\":\"watchyourback\",\"moves\":[],\"result\":\"p1win\"}" << 1
        << ".jsonl:1: found p1win, wanted none";
    QTest::newRow("empty file") << "a.tgn"
                                << "" << 0 << "0 games";
}

void GameCommandsTest::replayChecksFiles()
{
    QFETCH(QString, name);
    QFETCH(QString, content);
    QFETCH(int, status);
    QFETCH(QString, sentence);
    const QTemporaryDir dir;
    const Run result = run({"replay", fileWith(dir, name, content.toUtf8())});
    QVERIFY2(result.talk.contains(sentence), qPrintable(result.talk));
    QCOMPARE(result.status, status);
}

/// A file may be the standard input, given by its address, or have a name like an option.
void GameCommandsTest::filesAreNamedInManyWays()
{
    const QTemporaryDir dir;
    const QByteArray game = "[Variant \"watchyourback\"]\n\n3,3 *\n";
    QCOMPARE(run({"replay", "-"}, game).status, 0);
    QCOMPARE(run({"replay", "/dev/stdin"}, game).status, 0);
    QCOMPARE(run({"replay", "-"}, "[Variant \"watchyourback\"]\n\n0,0 *\n").status, 1);
    const QString spaced = fileWith(dir, "one game ü.tgn", game);
    const Run addressed = run(
        {"replay", "--", QUrl::fromLocalFile(spaced).toString(QUrl::FullyEncoded)});
    QVERIFY2(addressed.status == 0, qPrintable(addressed.talk));
    const QString odd = fileWith(dir, "--json", game);
    QProcess process;
    process.setWorkingDirectory(dir.path());
    process.start(programPath(), {"replay", "--", "--json"});
    QVERIFY(process.waitForFinished(kPatience));
    QCOMPARE(process.exitCode(), 0);
    const Run both = run({"replay", odd, spaced});
    QCOMPARE(both.status, 0);
}

void GameCommandsTest::replayPrintsJson()
{
    const QTemporaryDir dir;
    const QString file = fileWith(dir, "a.tgn", "[Variant \"watchyourback\"]\n\n3,3 *\n3,3 *\n");
    const Run result = run({"replay", "--json", file});
    const Json rows = jsonOf(result);
    // The second game has no tags; which game it is cannot be known.
    QCOMPARE(result.status, 1);
    QCOMPARE(rows.size(), std::size_t(2));
    QVERIFY(rows[0]["good"].asBool().value());
    QVERIFY(!rows[1]["good"].asBool().value());
    QCOMPARE(run({"replay", "--game", "watchyourback", file}).status, 0);
}

void GameCommandsTest::convertsThereAndBack()
{
    const QTemporaryDir dir;
    const QByteArray lines
        = "{\"game\":\"watchyourback\",\"start\":null,\"moves\":[\"3,3\",\"4,4\"],"
          "\"legal\":[46,45,44],\"result\":\"p2win\",\"reason\":\"time\"}\n"
          "{\"game\":\"watchyourback\",\"start\":null,\"moves\":[],"
          "\"legal\":[46],\"result\":\"none\",\"reason\":\"none\"}\n";
    const Run games = run({"convert", fileWith(dir, "a.jsonl", lines)});
    QCOMPARE(games.status, 0);
    QVERIFY2(games.out.contains("[Termination \"time\"]"), qPrintable(games.out));
    QVERIFY2(games.out.contains("0-1"), qPrintable(games.out));
    const Run back = run({"convert", fileWith(dir, "a.tgn", games.out.toUtf8())});
    QCOMPARE(back.status, 0);
    QCOMPARE(back.out.toUtf8(), lines);
    QCOMPARE(run({"convert", "-"}, lines).out, games.out);
    QCOMPARE(run({"convert", "-"}, games.out.toUtf8()).out.toUtf8(), lines);
}

void GameCommandsTest::convertsAsFarAsItCanRead()
{
    const QTemporaryDir dir;
    const QString file
        = fileWith(dir, "a.jsonl", "{\"game\":\"watchyourback\",\"moves\":[\"3,3\",\"3,3\"]}\n");
    const Run result = run({"convert", file});
    QCOMPARE(result.status, 1);
    QVERIFY2(result.out.contains("3,3"), qPrintable(result.out));
    QVERIFY2(result.talk.contains("a.jsonl:1: found move 2: "), qPrintable(result.talk));
    QCOMPARE(run({"convert", "/no/such.tgn"}).status, 2);
}

void GameCommandsTest::analysesGames()
{
    QFETCH(QString, game);
    const QTemporaryDir dir;
    const QString out = dir.filePath("annotated.tgn");
    const QString file = shortGame(dir, game);
    const Run result = run(analysis(file) + QStringList{"--out", out, "--variations"});
    QVERIFY2(result.status == 0, qPrintable(result.talk));
    QVERIFY2(result.talk.contains("game 1: 5 of 5 positions"), qPrintable(result.talk));
    const QStringList lines = result.out.split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 6);
    QSet<int> plies;
    for (const QString &line : lines.first(5)) {
        const QJsonObject object = QJsonDocument::fromJson(line.toUtf8()).object();
        plies << object["ply"].toInt(-1);
        QVERIFY(!object["line"].toArray().isEmpty());
        QVERIFY(object["nodes"].toInt() <= 500);
    }
    QCOMPARE(plies, (QSet<int>{0, 1, 2, 3, 4}));
    const QJsonObject summary = QJsonDocument::fromJson(lines.last().toUtf8()).object();
    QCOMPARE(summary["moves"].toArray().size(), 4);
    QFile annotated(out);
    QVERIFY(annotated.open(QFile::ReadOnly));
    // Of each move, and of the start.
    QCOMPARE(annotated.readAll().count("[%eval "), 5);
    const Run again = run({"replay", out});
    QVERIFY2(again.status == 0, qPrintable(again.talk));
}

void GameCommandsTest::fullDisksTakeNoHalfFile()
{
    const QTemporaryDir dir;
    const QString out = dir.filePath("annotated.tgn");
    const QString file = shortGame(dir, "chexers");
    {
        const test::FileLimit full(0);
        const Run result = run(analysis(file) + QStringList{"--out", out});
        QCOMPARE(result.status, 1);
        QVERIFY2(result.talk.contains("a file that can be written"), qPrintable(result.talk));
    }
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files), QStringList{QFileInfo(file).fileName()});
}

void GameCommandsTest::analysisGoesOn()
{
    const QTemporaryDir dir;
    const QString file = shortGame(dir, "chexers");
    const QString lines = dir.filePath("lines.jsonl");
    QCOMPARE(run(analysis(file) + QStringList{"--lines", lines, "--threads", "1"}).status, 0);
    QFile kept(lines);
    QVERIFY(kept.open(QFile::ReadOnly));
    const QByteArray whole = kept.readAll();
    kept.close();
    // As a run leaves it that ends in the middle of the third line.
    const auto second = whole.indexOf('\n', whole.indexOf('\n') + 1) + 1;
    fileWith(dir, "lines.jsonl", whole.left(second + 20));
    const Run rest = run(analysis(file) + QStringList{"--lines", lines, "--threads", "1"});
    QVERIFY2(rest.status == 0, qPrintable(rest.talk));
    QVERIFY2(rest.talk.contains("game 1: 2 positions are known"), qPrintable(rest.talk));
    QVERIFY(kept.open(QFile::ReadOnly));
    QCOMPARE(kept.readAll(), whole);
}

void GameCommandsTest::analysisRefuses()
{
    const QTemporaryDir dir;
    const QString file = shortGame(dir, "watchyourback");
    const Run twice = run({"analyse", file, "--nodes", "5", "--movetime", "5"});
    QCOMPARE(twice.status, 2);
    QVERIFY2(twice.talk.contains("wanted one of them"), qPrintable(twice.talk));
    const Run occupied = run(analysis(file) + QStringList{"--out", file});
    QCOMPARE(occupied.status, 2);
    QVERIFY2(occupied.talk.contains("wanted a new file"), qPrintable(occupied.talk));
    QCOMPARE(run({"analyse", "/no/such.tgn"}).status, 2);
}

QTEST_GUILESS_MAIN(GameCommandsTest)
#include "gamecommandstest.moc"
