#include "app/cli/commands/command.h"
#include "app/cli/input/gamechoice.h"
#include "app/cli/input/linereader.h"
#include "app/cli/ugi/gocommand.h"
#include "app/cli/ugi/ugioptions.h"
#include "app/cli/ugi/ugisession.h"
#include "model/core/randomness.h"
#include "model/record/writer.h"
#include "tests/support/filelimit.h"
#include "tests/support/programrun.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <nlohmann/json.hpp>

#include <sstream>

using namespace tessera;
using namespace tessera::cli;
using namespace tessera::test;

namespace {

/// A conversation with the real program, line by line.
class Conversation
{
public:
    explicit Conversation(const QString &game)
    {
        m_process.start(programPath(), {QStringLiteral("ugi"), QStringLiteral("--game"), game});
    }
    ~Conversation()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished(kPatience);
    }
    Conversation(const Conversation &) = delete;
    Conversation &operator=(const Conversation &) = delete;

    void say(const QByteArray &line) { m_process.write(line + "\n"); }
    /// The lines up to the first that begins with `end`, which is the last of them; fewer when the
    /// program is silent for too long.
    QStringList hear(const QString &end)
    {
        QStringList lines;
        while (lines.isEmpty() || !lines.last().startsWith(end)) {
            while (!m_process.canReadLine()) {
                if (!m_process.waitForReadyRead(kPatience))
                    return lines;
            }
            lines.append(QString::fromUtf8(m_process.readLine()).trimmed());
        }
        return lines;
    }
    QProcess &process() { return m_process; }

private:
    QProcess m_process;
};

/// What a session in this process answers to a piece of input.
std::string answered(const GameEntry &game, const std::string &input)
{
    std::istringstream in(input);
    std::ostringstream out;
    UgiSession session(game, initialSettings(game), out);
    session.run(in);
    return out.str();
}

QString fileWith(const QTemporaryDir &dir, const QString &name, const QByteArray &content)
{
    QFile file(dir.filePath(name));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write %s", qPrintable(name));
    file.write(content);
    return file.fileName();
}

/// A sentence about the first of `expected` that does not begin a line of `out` after those before
/// it; empty when all do.
QString missingLine(const QString &out, const QStringList &expected)
{
    const QStringList lines = out.split('\n', Qt::SkipEmptyParts);
    int at = 0;
    for (const QString &wanted : expected) {
        while (at < lines.size() && !lines[at].startsWith(wanted))
            ++at;
        if (at++ == lines.size())
            return wanted + "\nis missing or out of order in\n" + out;
    }
    return {};
}

void addGameRows()
{
    QTest::addColumn<QString>("id");
    for (const std::string &id : gameIds())
        QTest::newRow(id.c_str()) << QString::fromStdString(id);
}

} // namespace

/// tessera-cli from outside: its words, its exit status, and the protocol.
class CliTest : public QObject
{
    Q_OBJECT

private slots:
    void wrongUsage_data();
    void wrongUsage();
    void help_data();
    void help();
    void perft();
    void perftDivides();
    void benchIsTheSameTwice();
    void benchIsCheckedAgainstItsRecord();
    void replayChecksFiles_data();
    void replayChecksFiles();
    void replayPrintsJson();
    void convertsThereAndBack();
    void convertsAsFarAsItCanRead();
    void analysesGames_data() { addGameRows(); }
    void analysesGames();
    void fullDisksTakeNoHalfFile();
    void analysisGoesOn();
    void analysisRefuses();
    void goWords_data();
    void goWords();
    void linesAreBounded();

    void sessions_data();
    void sessions();
    void threePlayers_data();
    void threePlayers();
    void everyGameIntroducesItself_data() { addGameRows(); }
    void everyGameIntroducesItself();
    void memoryFollowsTheGame();
    void everyGamePlaysItself_data() { addGameRows(); }
    void everyGamePlaysItself();
    void runnersPlayMoveByMove_data() { addGameRows(); }
    void runnersPlayMoveByMove();
    void answersWhileSearching();
    void everyGoGetsItsAnswer();
    void endOfInputEndsTheProgram();
    void quitEndsSearchesButNoCount();
    void stopEndsACount_data();
    void stopEndsACount();
    void fullDiskIsTold_data();
    void fullDiskIsTold();
    void rulesCanBeChanged();
    void chessProgramsAreAnswered();
    void configurationGivesBoardAndPieces();
    void garbageIsAnsweredWithASentence();
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
        "tessera-cli: found no command, wanted ugi, uci, perft, bench, match, check, openings, "
        "book, puzzles, train, replay, convert, analyse or export");
    row("unknown command",
        "fly",
        "tessera-cli: found \"fly\", wanted ugi, uci, perft, bench, match, check, openings, book, "
        "puzzles, train, replay, convert, analyse or export");
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
    row("file that is not there",
        "replay|/no/such.tgn",
        "/no/such.tgn: found no file, wanted a game file");
}

void CliTest::wrongUsage()
{
    QFETCH(QStringList, words);
    QFETCH(QString, sentence);
    const Run result = run(words);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.talk.startsWith(sentence), qPrintable(result.talk));
}

void CliTest::help_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("program") << QStringList{"--help"};
    for (const Command &command : commands()) {
        QTest::newRow(command.name.c_str())
            << QStringList{QString::fromStdString(command.name), "--help"};
    }
}

void CliTest::help()
{
    QFETCH(QStringList, words);
    const Run result = run(words);
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.startsWith("Usage: tessera-cli"));
    QVERIFY(result.talk.isEmpty());
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
    const auto object = nlohmann::json::parse(moved.out.toStdString());
    QCOMPARE(object["nodes"].get<int>(), 1498);
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
    const auto first = nlohmann::json::parse(run(words).out.toStdString());
    const auto second = nlohmann::json::parse(run(words).out.toStdString());
    QCOMPARE(first.size(), catalogue().size());
    for (std::size_t i = 0; i < first.size(); ++i) {
        QCOMPARE(first[i]["signature"].get<std::string>(), second[i]["signature"].get<std::string>());
        QCOMPARE(first[i]["nodes"].get<int>(), second[i]["nodes"].get<int>());
    }
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

void CliTest::replayChecksFiles_data()
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

void CliTest::replayChecksFiles()
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

void CliTest::replayPrintsJson()
{
    const QTemporaryDir dir;
    const QString file = fileWith(dir, "a.tgn", "[Variant \"watchyourback\"]\n\n3,3 *\n3,3 *\n");
    const Run result = run({"replay", "--json", file});
    const auto rows = nlohmann::json::parse(result.out.toStdString());
    // The second game has no tags; which game it is cannot be known.
    QCOMPARE(result.status, 1);
    QCOMPARE(rows.size(), std::size_t(2));
    QVERIFY(rows[0]["good"].get<bool>());
    QVERIFY(!rows[1]["good"].get<bool>());
    QCOMPARE(run({"replay", "--game", "watchyourback", file}).status, 0);
}

void CliTest::convertsThereAndBack()
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
}

void CliTest::convertsAsFarAsItCanRead()
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

void CliTest::analysesGames()
{
    QFETCH(QString, id);
    const QTemporaryDir dir;
    const QString out = dir.filePath("annotated.tgn");
    const QString file = shortGame(dir, id);
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

void CliTest::fullDisksTakeNoHalfFile()
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

void CliTest::analysisGoesOn()
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

void CliTest::analysisRefuses()
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

void CliTest::goWords_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("error");
    QTest::newRow("nothing") << ""
                             << "";
    QTest::newRow("depth") << "depth 7"
                           << "";
    QTest::newRow("everything")
        << "depth 7 nodes 100 movetime 50 p1time 1 p2time 2 p3time 3 p1inc 0 "
           "p2inc 0 p3inc 0"
        << "";
    QTest::newRow("chess clocks") << "wtime 1000 btime -5 winc 10 binc 10"
                                  << "";
    QTest::newRow("no number") << "depth"
                               << "go depth: found nothing, wanted a whole number";
    QTest::newRow("bad number") << "nodes 1e6"
                                << "go nodes: found \"1e6\", wanted a whole number";
    QTest::newRow("no depth") << "depth 0"
                              << "go depth: found \"0\", wanted a whole number from 1";
    QTest::newRow("unknown") << "fast"
                             << "go: found \"fast\", wanted depth, nodes, movetime";
    QTest::newRow("unknown player") << "p4time 3"
                                    << "go: found \"p4time\", wanted depth";
}

void CliTest::goWords()
{
    QFETCH(QString, words);
    QFETCH(QString, error);
    const auto request = parseGo(wordsOf(words.toStdString()), 3);
    QCOMPARE(request.hasValue(), error.isEmpty());
    if (!request)
        QVERIFY(QString::fromStdString(request.error().sentence()).startsWith(error));
    else
        QCOMPARE(request->limits.isInfinite, words.isEmpty());
}

void CliTest::linesAreBounded()
{
    const std::string longest(LineReader::kLongest, 'x');
    std::istringstream in("one\r\n\n" + longest + "\n" + longest + "y\nlast");
    LineReader reader(in);
    std::string line;
    QVERIFY(reader.next(line) == LineReader::Got::Line && line == "one");
    QVERIFY(reader.next(line) == LineReader::Got::Line && line.empty());
    QVERIFY(reader.next(line) == LineReader::Got::Line && line == longest);
    QVERIFY(reader.next(line) == LineReader::Got::TooLong);
    QVERIFY(reader.next(line) == LineReader::Got::Line && line == "last");
    QVERIFY(reader.next(line) == LineReader::Got::End);
}

/// Input, and the lines that must be among the answers, in this order.
void CliTest::sessions_data()
{
    QTest::addColumn<QString>("input");
    QTest::addColumn<QStringList>("expected");
    const QString start = "X6X/8/8/8/8/8/8/X6X w place 0";
    const QString over = "position fen X6X/8/1W6/8/8/1B6/8/X6X b move 9\n";
    QTest::newRow("ready") << "isready" << QStringList{"readyok"};
    QTest::newRow("start")
        << "query fen\nquery turn\nquery p1turn\nquery p2turn"
        << QStringList{"response " + start, "response p1", "response true", "response false"};
    QTest::newRow("not over") << "query gameover\nquery result\nquery reason"
                              << QStringList{"response false", "response none", "response none"};
    QTest::newRow("over") << over
                                 + "query gameover\nquery result\nquery reason\nquery turn\n"
                                   "query p1turn\nquery moves\ngo depth 3\ngo perft 2"
                          << QStringList{
                                 "response true",
                                 "response draw",
                                 "response elimination",
                                 "response none",
                                 "response false",
                                 "response",
                                 "bestmove none",
                                 "nodes 0"};
    QTest::newRow("moves") << "position startpos moves 3,3 4,4\nquery fen"
                           << QStringList{"response X6X/8/8/3W4/4B3/8/8/X6X w place 2"};
    QTest::newRow("board")
        << "query board"
        << QStringList{"X . . . . . . X", ". . . . . . . .", "X . . . . . . X", "response ok"};
    QTest::newRow("illegal move keeps the position")
        << "position startpos moves 3,3\nposition startpos moves 4,4 9,9\nquery fen"
        << QStringList{
               "info string error: position move 2: found \"9,9\"",
               "response X6X/8/8/3W4/8/8/8/X6X b place 1"};
    QTest::newRow("bad position keeps the position")
        << "position startpos moves 3,3\nposition fen what ever\nquery turn"
        << QStringList{"info string error: position", "response p2"};
    QTest::newRow("position of what") << "position\nposition here\nposition startpos 3,3"
                                      << QStringList{
                                             "info string error: position: found nothing, wanted",
                                             "info string error: position: found \"here\", wanted",
                                             "info string error: position startpos: found \"3,3\""};
    QTest::newRow("perft") << "go perft 1\ngo perft 2"
                           << QStringList{"1,0: 1", "nodes 46", "3,3: 45", "nodes 2084"};
    QTest::newRow("moves") << "position startpos\nmoves 3,4\nmoves 4,4 9,9\nmoves\nquery fen"
                           << QStringList{
                                  "info string error: position move 3: found \"9,9\", wanted",
                                  "info string error: moves: found nothing, wanted moves M1",
                                  "response X6X/8/8/8/3W4/8/8/X6X b place 1"};
    QTest::newRow("quit ends a count")
        << "go perft 30" << QStringList{"info string the count was stopped"};
    QTest::newRow("perft of nothing") << "go perft 0" << QStringList{"nodes 1"};
    QTest::newRow("unknown") << "dance\nisready"
                             << QStringList{"info string unknown command \"dance\"", "readyok"};
    QTest::newRow("unknown query") << "query\nquery weather"
                                   << QStringList{
                                          "info string error: query: found nothing, wanted",
                                          "info string error: query: found \"weather\", wanted"};
    QTest::newRow("options")
        << "setoption name Level value 3\nsetoption name multipv value 2\n"
           "setoption name OwnBook value true\nsetoption name Hash value 1\n"
           "setoption name Level value 11\nsetoption name Skill\nsetoption\n"
           "setoption name Rules value none\nsetoption name UGI_Game value go\n"
           "isready"
        << QStringList{
               "info string error: setoption Level: found \"11\", wanted",
               "info string error: setoption: found \"Skill\", wanted Hash",
               "info string error: setoption: found \"setoption\", wanted",
               "info string error: setoption Rules: found \"none\", wanted",
               "info string error: setoption UGI_Game: found \"go\", wanted",
               "readyok"};
    QTest::newRow("several lines") << "setoption name MultiPV value 3\ngo depth 2"
                                   << QStringList{"info depth 2 ", "bestmove "};
    QTest::newRow("bad go") << "go depth many\nisready"
                            << QStringList{"info string error: go depth: found \"many\"", "readyok"};
    QTest::newRow("stop while idle") << "stop\nisready" << QStringList{"readyok"};
    QTest::newRow("blanks and carriage returns")
        << "  isready  \r\n\r\n\tisready\r" << QStringList{"readyok", "readyok"};
    QTest::newRow("line too long")
        << QString(70000, 'x') + "\nisready"
        << QStringList{"info string error: line: found more than 65536 bytes", "readyok"};
    QTest::newRow("new game") << "position startpos moves 3,3\nuginewgame\nquery fen"
                              << QStringList{"response " + start};
    QTest::newRow("nothing after quit") << "quit\nisready" << QStringList{};
}

void CliTest::sessions()
{
    QFETCH(QString, input);
    QFETCH(QStringList, expected);
    const Run result = run({"ugi", "--game", "watchyourback"}, input.toUtf8());
    QCOMPARE(result.status, 0);
    QVERIFY(!expected.isEmpty() || result.out.isEmpty());
    const QString missing = missingLine(result.out, expected);
    QVERIFY2(missing.isEmpty(), qPrintable(missing));
}

/// What the protocol says where there is a third player.
void CliTest::threePlayers_data()
{
    QTest::addColumn<QString>("input");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("turns go round")
        << "query turn\nposition startpos moves -3,0>-2,0\nquery turn\n"
           "position startpos moves -3,0>-2,0 0,-3>0,-2\nquery turn\nquery p3turn\nquery p1turn"
        << QStringList{"response p1", "response p2", "response p3", "response true", "response false"};
    QTest::newRow("the third player wins")
        << "position fen B3/5/6/7/6/5/4 b 3,3,3 2 moves 0,-3>exit\nquery gameover\n"
           "query result\nquery reason\nquery turn\ngo depth 2"
        << QStringList{
               "response true", "response p3win", "response exits", "response none", "bestmove none"};
    QTest::newRow("a draw of three")
        << "position fen 4/5/6/3R3/6/5/4 b 0,0,0 767 moves pass\nquery result\nquery reason"
        << QStringList{"response draw", "response turn-limit"};
    QTest::newRow("a pass is a move")
        << "position fen 4/5/6/3R3/6/5/4 g 0,0,0 1\nquery moves\ngo depth 3"
        << QStringList{"response pass", "bestmove pass"};
    QTest::newRow("three clocks")
        << "go p1time 900 p2time 800 p3time 700 p1inc 10 p2inc 20 p3inc 30"
        << QStringList{"info depth ", "bestmove "};
    QTest::newRow("chances of three")
        << "position fen 3R/5/6/7/6/5/G3 r 3,0,0 30\ngo depth 3"
        << QStringList{"info depth 1 seldepth 1 score shares 1000 0 0 ", "bestmove 3,-3>exit"};
    QTest::newRow("illegal exit") << "position startpos moves -3,0>exit\nquery fen"
                                  << QStringList{
                                         "info string error: position move 1: found \"-3,0>exit\"",
                                         "response GGGG/5/6/R5B/R4B/R3B/R2B r 0,0,0 0"};
    QTest::newRow("perft") << "go perft 2" << QStringList{"-3,0>-2,-1: 8", "nodes 64"};
}

void CliTest::threePlayers()
{
    QFETCH(QString, input);
    QFETCH(QStringList, expected);
    const Run result = run({"ugi", "--game", "chexers"}, input.toUtf8());
    QCOMPARE(result.status, 0);
    const QString missing = missingLine(result.out, expected);
    QVERIFY2(missing.isEmpty(), qPrintable(missing));
}

void CliTest::everyGameIntroducesItself()
{
    QFETCH(QString, id);
    Conversation talk(id);
    talk.say("ugi");
    const QStringList lines = talk.hear("ugiok");
    QVERIFY(lines.first().startsWith("id name Tessera "));
    for (const char *option :
         {"Hash type spin",
          "Threads type spin",
          "Level type spin default 10 min 1 max 10",
          "MultiPV type spin default 1",
          "OwnBook type check default false",
          "Seed type spin",
          "Rules type combo default strict var strict var default",
          "UGI_Game type combo default"})
        QCOMPARE(lines.filter(QString("option name ") + option).size(), 1);
    const int memory = findGame(id.toStdString())->usualMebibytes;
    const QString line = QString("option name Hash type spin default %1 min 1 max 4096").arg(memory);
    QVERIFY(lines.contains(line));
}

/// Another game has its own usual memory, but what somebody has set stays.
void CliTest::memoryFollowsTheGame()
{
    const GameEntry &tetress = *findGame("tetress");
    const UgiSettings usual = initialSettings(tetress);
    QCOMPARE(usual.engine.hashMebibytes, 256);
    const auto moved = withOption(usual, tetress.info(), "UGI_Game", "chexers");
    QVERIFY(moved.hasValue());
    QCOMPARE(moved->engine.hashMebibytes, 64);
    const auto set = withOption(usual, tetress.info(), "Hash", "8");
    QVERIFY(set.hasValue());
    const auto kept = withOption(*set, tetress.info(), "UGI_Game", "chexers");
    QVERIFY(kept.hasValue());
    QCOMPARE(kept->engine.hashMebibytes, 8);
}

/// A short game through the protocol: every bestmove is among the legal moves.
void CliTest::everyGamePlaysItself()
{
    QFETCH(QString, id);
    Conversation talk(id);
    QByteArray moves;
    for (int turn = 0; turn < 6; ++turn) {
        talk.say("position startpos" + (moves.isEmpty() ? QByteArray() : " moves" + moves));
        talk.say("query moves");
        const QStringList legal = talk.hear("response").last().split(' ').mid(1);
        talk.say("go nodes 2000");
        const QStringList lines = talk.hear("bestmove");
        const QString move = lines.last().section(' ', 1);
        QVERIFY2(legal.contains(move), qPrintable(move));
        QVERIFY(lines.first().startsWith("info depth "));
        QVERIFY(lines.first().contains(" score "));
        QVERIFY(lines.first().contains(" pv "));
        moves += " " + move.toUtf8();
    }
}

/// A runner that tells both engines each move by `moves` alone, asks the one that moved whether the game
/// is over, and lets the other think by the time of a move, or by clocks: a whole game of each game of two players
/// (three go the same way, with a third engine).
void CliTest::runnersPlayMoveByMove()
{
    QFETCH(QString, id);
    const int players = findGame(id.toStdString())->info().playerCount();
    std::vector<std::unique_ptr<Conversation>> engines;
    const auto tellAll = [&](const QByteArray &line) {
        for (const auto &engine : engines)
            engine->say(line);
    };
    for (int i = 0; i < players; ++i) {
        engines.push_back(std::make_unique<Conversation>(id));
        engines.back()->say("ugi");
        QCOMPARE(engines.back()->hear("ugiok").last(), QString("ugiok"));
        engines.back()->say("setoption name Level value 3");
    }
    tellAll("uginewgame");
    for (const auto &engine : engines) {
        engine->say("isready");
        QCOMPARE(engine->hear("readyok").last(), QString("readyok"));
    }
    tellAll("position startpos");
    QByteArray clocks;
    for (int i = 0; i < players; ++i)
        clocks += " p" + QByteArray::number(i + 1) + "time 60 p" + QByteArray::number(i + 1)
                  + "inc 0";
    constexpr int kMostTurns = 1500;
    for (int turn = 0; turn < kMostTurns; ++turn) {
        Conversation *mover = nullptr;
        engines.front()->say("query gameover");
        if (engines.front()->hear("response").last() == "response true")
            break;
        for (int i = 0; i < players; ++i) {
            engines.front()->say("query p" + QByteArray::number(i + 1) + "turn");
            if (engines.front()->hear("response").last() == "response true")
                mover = engines[static_cast<std::size_t>(i)].get();
        }
        QVERIFY(mover != nullptr);
        mover->say(turn % 2 == 0 ? QByteArray("go movetime 1") : "go" + clocks);
        const QStringList lines = mover->hear("bestmove");
        for (const QString &line : lines)
            QVERIFY2(line.size() > 7, qPrintable(line));
        tellAll("moves " + lines.last().section(' ', 1).toUtf8());
    }
    for (const auto &engine : engines) {
        engine->say("query result");
        const QString result = engine->hear("response").last();
        QVERIFY2(
            QRegularExpression("^response (p[123]win|draw)$").match(result).hasMatch(),
            qPrintable(result));
    }
}

void CliTest::answersWhileSearching()
{
    Conversation talk("watchyourback");
    talk.say("go infinite");
    talk.hear("info depth 3");
    talk.say("isready");
    QCOMPARE(talk.hear("readyok").last(), QString("readyok"));
    talk.say("position startpos moves 3,3\nquery turn");
    QCOMPARE(talk.hear("response").last(), QString("response p2"));
    talk.say("setoption name Hash value 8\nstop");
    const QString move = talk.hear("bestmove").last();
    QVERIFY(move.startsWith("bestmove "));
    talk.say("go depth 2");
    QVERIFY(talk.hear("bestmove").last().startsWith("bestmove "));
    talk.say("quit");
    QVERIFY(talk.process().waitForFinished(kPatience));
    QCOMPARE(talk.process().exitCode(), 0);
}

void CliTest::everyGoGetsItsAnswer()
{
    Conversation talk("watchyourback");
    talk.say("go infinite\ngo depth 2\ngo infinite\ngo nodes 100\ngo infinite\nstop\ngo perft 1");
    const QStringList lines = talk.hear("nodes 46");
    QCOMPARE(lines.filter("bestmove ").size(), 5);
    QVERIFY(lines.filter("bestmove none").isEmpty());
}

void CliTest::endOfInputEndsTheProgram()
{
    for (const QByteArray go : {"", "go infinite\n", "go depth 4\n", "go perft 3\n"}) {
        const Run result = run({"ugi", "--game", "watchyourback"}, go);
        QCOMPARE(result.status, 0);
        QCOMPARE(result.out.contains("bestmove "), go.contains("infinite") || go.contains("depth"));
        QCOMPARE(result.out.contains("nodes 92342"), go.contains("perft"));
    }
}

/// A search is of use when it is cut short, a count is not.
void CliTest::quitEndsSearchesButNoCount()
{
    const Run count = run({"ugi", "--game", "watchyourback"}, "go perft 3\nquit\n");
    QCOMPARE(count.status, 0);
    QVERIFY2(count.out.contains("nodes 92342"), qPrintable(count.out));
    const Run search = run({"ugi", "--game", "watchyourback"}, "go depth 100\nquit\n");
    QCOMPARE(search.status, 0);
    QVERIFY2(search.out.contains("bestmove "), qPrintable(search.out));
}

void CliTest::stopEndsACount_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::newRow("stop") << QByteArray("stop\nquit");
    QTest::newRow("quit") << QByteArray("quit");
    QTest::newRow("end of input") << QByteArray();
}

/// A count that would take hours.
void CliTest::stopEndsACount()
{
    QFETCH(const QByteArray, word);
    Conversation talk("watchyourback");
    talk.say("go perft 12\n" + word);
    if (word.isEmpty())
        talk.process().closeWriteChannel();
    QCOMPARE(talk.hear("info string").last(), QString("info string the count was stopped"));
    QVERIFY(talk.process().waitForFinished(kPatience));
    QCOMPARE(talk.process().exitCode(), 0);
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

/// Setting the rules sets the present position up again, so that a draw of ours appears and goes.
void CliTest::rulesCanBeChanged()
{
    Conversation talk("watchyourback");
    talk.say("position fen ########/########/##X2X##/##W1B1##/##1W1B##/##X2X##/########/######## w "
             "move 200 moves 2,3>3,3 4,3>4,2 3,3>2,3 4,2>4,3 2,3>3,3 4,3>4,2 3,3>2,3 4,2>4,3");
    talk.say("query reason\nsetoption name Rules value default\nquery reason");
    QCOMPARE(talk.hear("response").last(), QString("response none"));
    QCOMPARE(talk.hear("response").last(), QString("response repetition"));
    talk.say("go depth 3");
    QCOMPARE(talk.hear("bestmove").last(), QString("bestmove none"));
    talk.say("setoption name Repetition value false\nquery reason");
    QCOMPARE(talk.hear("response").last(), QString("response none"));
    talk.say("setoption name UGI_Game value watchyourback\nisready");
    QCOMPARE(talk.hear("readyok").last(), QString("readyok"));
}

/// A kind of chess also speaks UCI, where the variant goes by UCI's own name.
void CliTest::chessProgramsAreAnswered()
{
    const QByteArray input
        = "uci\nposition fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e3 "
          "0 1 moves e2e4 Nf6\nquery fen\ngo depth 2\n";
    const Run result = run({"uci"}, input);
    QCOMPARE(result.status, 0);
    const QStringList lines = result.out.split('\n', Qt::SkipEmptyParts);
    QVERIFY(lines.contains("option name UCI_Variant type combo default xxlchess var xxlchess"));
    QVERIFY(lines.filter("UGI_Game").isEmpty());
    QVERIFY(lines.contains("uciok"));
    QVERIFY(lines.contains("info string warning: There is no en passant: e3 is ignored"));
    QVERIFY(lines.contains("response rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w "
                           "a1,e1,h1,a8,e8,h8 - w 5"));
    QCOMPARE(lines.filter("bestmove ").size(), 1);
    QCOMPARE(run({"uci", "--game", "tetress"}).status, 2);
    const Run bad = run({"uci"}, "setoption name Pieces value {\"z\":{}}\nquery turn\n");
    QVERIFY2(
        bad.out.startsWith("info string error: position pieces:1:2: found no key \"name\""),
        qPrintable(bad.out));
}

/// The standard start is the file's, until another one is set; a bad file changes nothing.
void CliTest::configurationGivesBoardAndPieces()
{
    const QTemporaryDir dir;
    fileWith(dir, "zebras.txt", "K Z\n\n\n\nz  k\n");
    const QString file = fileWith(dir, "zebras.json", R"({ "layout": "zebras.txt", "board": "auto",
        "time_controls": { "player": { "seconds": 9, "increment": 0 },
                           "cpu": { "seconds": 9, "increment": 0 } },
        "player_colour": "white", "piece_movement_speed": 6, "max_movement_time": 1,
        "pieces": { "z": { "name": "zebra", "value": 2.5, "leaps": [[3, 2]] } }, "hint": 1 })");
    const QString start = "response k1z1/4/4/4/Z2K w d1,a5 - w 4";
    const QByteArray set = "setoption name Config value " + file.toUtf8();
    for (const QStringList &words :
         {QStringList{"ugi", "--game", "xxlchess", "--config", file}, QStringList{"uci"}}) {
        const Run talk = run(
            words,
            (words.size() == 1 ? set : QByteArray())
                + "\nquery fen\nposition startpos moves a1c4\nsetoption name Rules value default\n"
                  "query turn\nsetoption name Config value /no/such.json\nquery turn\nuginewgame\n"
                  "query fen\ngo depth 3\n");
        QCOMPARE(talk.status, 0);
        const QStringList lines = talk.out.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(
            lines.filter("response").mid(0, 4).join('|'),
            QStringList({start, "response p2", "response p2", start}).join('|'));
        QVERIFY((talk.out + talk.talk).contains("warning: zebras.json:5:"));
        QVERIFY(talk.out.contains("info string error: /no/such.json: found no file"));
        QCOMPARE(lines.filter("bestmove ").size(), 1);
    }
    const Run perft = run(
        {"perft", "--game", "xxlchess", "--depth", "1", "--config", file, "--divide"});
    QVERIFY(perft.out.contains("a1c4: 1\n"));
    QCOMPARE(run({"perft", "--game", "chexers", "--depth", "1", "--config", file}).status, 2);
}

/// Invented lines: never a crash, and every error has a found and a wanted.
void CliTest::garbageIsAnsweredWithASentence()
{
    static const std::vector<std::string> words{
        "ugi",
        "uci",
        "isready",
        "setoption",
        "uginewgame",
        "position",
        "go",
        "stop",
        "query",
        "name",
        "value",
        "Level",
        "3",
        "Rules",
        "strict",
        "default",
        "Repetition",
        "true",
        "startpos",
        "fen",
        "moves",
        "3,3",
        "4,4",
        "3,3>3,4",
        "pass",
        "depth",
        "1",
        "2",
        "nodes",
        "perft",
        "-1",
        "movetime",
        "p1time",
        "wtime",
        "infinite",
        "\t",
        "\xff",
        std::string(1, '\0'),
        "Hash",
        "1x",
        "X6X/8/8/8/8/8/8/X6X",
        "w",
        "b",
        "place",
        "move",
        "0",
        "MultiPV",
        "fen moves",
        "board"};
    std::uint64_t seed = 77;
    const auto chance = [&seed](std::size_t bound) {
        seed = mixedBits(seed);
        return chosenBelow(static_cast<std::uint32_t>(bound), seed);
    };
    for (const GameEntry &game : catalogue()) {
        for (int i = 0; i < 300; ++i) {
            std::string input;
            for (std::uint32_t line = 0; line < 1 + chance(8); ++line) {
                for (std::uint32_t word = 0; word < 1 + chance(7); ++word)
                    input.append(words[chance(words.size())]).append(" ");
                input += "\n";
            }
            std::istringstream lines(answered(game, input + "stop\n"));
            for (std::string line; std::getline(lines, line);) {
                const bool isError = line.starts_with("info string error");
                const bool isSentence = line.find("found ") != std::string::npos
                                        && line.find(", wanted ") != std::string::npos;
                QVERIFY2(!isError || isSentence, line.c_str());
            }
        }
    }
}

QTEST_GUILESS_MAIN(CliTest)
#include "clitest.moc"
