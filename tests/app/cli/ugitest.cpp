#include "app/cli/input/linereader.h"
#include "app/cli/ugi/gocommand.h"
#include "model/core/randomness.h"
#include "tests/support/ugirun.h"

#include <algorithm>
#include <set>

using namespace tessera;
using namespace tessera::cli;
using namespace tessera::test;

/// What tessera-cli answers by the Universal Game Interface.
class UgiTest : public QObject
{
    Q_OBJECT

private slots:
    void goWords_data();
    void goWords();
    void linesAreBounded();
    void sessions_data();
    void sessions();
    void strangeInput_data();
    void strangeInput();
    void everyGameIntroducesItself_data() { addGameRows(); }
    void everyGameIntroducesItself();
    void memoryFollowsTheGame();
    void rulesCanBeChanged();
    void optionsHoldInAnyOrder();
    void anyBlanksAreHeard();
    void chessProgramsAreAnswered();
    void configurationGivesBoardAndPieces();
    void garbageIsAnsweredWithASentence();
};

void UgiTest::goWords_data()
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

void UgiTest::goWords()
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

void UgiTest::linesAreBounded()
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
    /// As the standard input where it is closed, or its terminal.
    struct Broken final : std::streambuf
    {
        int_type underflow() override { throw std::ios::failure("broken"); }
    };
    Broken broken;
    std::istream none(&broken);
    QVERIFY(LineReader(none).next(line) == LineReader::Got::End);
    std::ostringstream answers;
    std::istringstream asked("one\n");
    asked.tie(&answers);
    QVERIFY(LineReader(asked).next(line) == LineReader::Got::Line);
    QVERIFY(asked.tie() == nullptr);
}

/// Those of `tests/data/ugi`: a file for each game, a row for each conversation.
void UgiTest::sessions_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("input");
    QTest::addColumn<QStringList>("expected");
    for (const QFileInfo &info : QDir(TESSERA_TEST_DATA "/ugi").entryInfoList({"*.txt"})) {
        QFile file(info.filePath());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList parts = QString::fromUtf8(file.readAll()).split("\n== ").mid(1);
        QVERIFY(!parts.isEmpty());
        for (const QString &part : parts) {
            const QStringList lines = part.split('\n', Qt::SkipEmptyParts);
            QString input;
            QStringList expected;
            for (const QString &line : lines.mid(1)) {
                if (line.startsWith("> "))
                    input += line.mid(2) + '\n';
                else
                    expected << line.mid(2);
            }
            const QString name = info.baseName() + ": " + lines.front();
            QTest::newRow(qPrintable(name)) << info.baseName() << input << expected;
        }
    }
}

/// Input, and the lines that must be among the answers, in this order.
void UgiTest::sessions()
{
    QFETCH(QString, game);
    QFETCH(QString, input);
    QFETCH(QStringList, expected);
    const Run result = run({"ugi", "--game", game}, input.toUtf8());
    QCOMPARE(result.status, 0);
    QVERIFY(!expected.isEmpty());
    const QString missing = missingLine(result.out, expected);
    QVERIFY2(missing.isEmpty(), qPrintable(missing));
}

void UgiTest::strangeInput_data()
{
    QTest::addColumn<QString>("input");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("blanks and carriage returns")
        << "  isready  \r\n\r\n\tisready\r" << QStringList{"readyok", "readyok"};
    QTest::newRow("line too long")
        << QString(70000, 'x') + "\nisready"
        << QStringList{"info string error: line: found more than 65536 bytes", "readyok"};
    QTest::newRow("value without an end")
        << "setoption name Hash value"
        << QStringList{"info string error: setoption Hash: found nothing"};
    QTest::newRow("nothing after quit") << "quit\nisready" << QStringList{};
}

void UgiTest::strangeInput()
{
    QFETCH(QString, input);
    QFETCH(QStringList, expected);
    const Run result = run({"ugi", "--game", "watchyourback"}, input.toUtf8());
    QCOMPARE(result.status, 0);
    QVERIFY(!expected.isEmpty() || result.out.isEmpty());
    const QString missing = missingLine(result.out, expected);
    QVERIFY2(missing.isEmpty(), qPrintable(missing));
}

void UgiTest::everyGameIntroducesItself()
{
    QFETCH(QString, game);
    Conversation talk(game);
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
    const int memory = findGame(game.toStdString())->usualMebibytes;
    const QString line = QString("option name Hash type spin default %1 min 1 max 4096").arg(memory);
    QVERIFY(lines.contains(line));
}

/// Another game has its own usual memory, but what somebody has set stays.
void UgiTest::memoryFollowsTheGame()
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

/// Setting the rules sets the present position up again, so that a draw of ours appears and goes.
void UgiTest::rulesCanBeChanged()
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

/// No option resets another: fog and choice of promotion were lost when `Rules` came after `Config`.
void UgiTest::optionsHoldInAnyOrder()
{
    const QTemporaryDir dir;
    fileWith(dir, "small.txt", "K R\n\n\n\nr  k\n");
    const QString file = fileWith(dir, "fog.json", R"({ "layout": "small.txt", "board": "auto",
        "time_controls": { "player": { "seconds": 9, "increment": 0 },
                           "cpu": { "seconds": 9, "increment": 0 } },
        "player_colour": "white", "piece_movement_speed": 6, "max_movement_time": 1,
        "fog_of_war": true, "promotion": "choose" })");
    const GameEntry &chess = *findGame("xxlchess");
    using Option = std::pair<std::string, std::string>;
    std::vector<Option> options{
        {"Config", file.toStdString()},
        {"Rules", "default"},
        {"Hundred-turns", "false"},
        {"UGI_Game", "xxlchess"},
        {"Level", "3"}};
    std::sort(options.begin(), options.end());
    std::set<std::string> games;
    do {
        UgiSettings settings = initialSettings(chess);
        std::string input;
        for (const auto &[name, value] : options) {
            const auto set = withOption(settings, chess.info(), name, value);
            QVERIFY2(set, set ? "" : set.error().sentence().c_str());
            settings = *set;
            input.append("setoption name ").append(name).append(" value ").append(value) += '\n';
        }
        QCOMPARE(settings.engine.level, 3);
        games.insert(
            settings.rules().json() + answered(chess, input + "query fen\nquery moves\nquit\n"));
    } while (std::next_permutation(options.begin(), options.end()));
    QCOMPARE(games.size(), std::size_t(1));
    const QString game = QString::fromStdString(*games.begin());
    for (const char *wanted :
         {R"("fog-of-war":true)",
          R"("promotion-choice":true)",
          R"("repetition":true)",
          R"("hundred-turns":false)",
          "response k1r1/"})
        QVERIFY2(game.contains(QLatin1String(wanted)), qPrintable(game));
}

/// Words are told apart by any blanks, and a value keeps those inside it.
void UgiTest::anyBlanksAreHeard()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath("no  such file.json");
    const std::string out = answered(
        *findGame("xxlchess"),
        "\t ugi\r\n setoption\tname\t Level \tvalue\t99\n\tsetoption name  Config\tvalue  "
            + path.toStdString()
            + " \n position\tstartpos  moves\ta2a3\n\tquery\tturn\nsetoption name value 3\n");
    QCOMPARE(
        missingLine(
            QString::fromStdString(out),
            {"ugiok",
             "info string error: setoption Level: found \"99\", wanted a whole number from 1 to 10",
             "info string error: " + path + ": found no file",
             "response p2",
             "info string error: setoption: found \"setoption name value 3\""}),
        QString());
}

/// A kind of chess also speaks UCI, where the variant goes by UCI's own name.
void UgiTest::chessProgramsAreAnswered()
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
void UgiTest::configurationGivesBoardAndPieces()
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
void UgiTest::garbageIsAnsweredWithASentence()
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

QTEST_GUILESS_MAIN(UgiTest)
#include "ugitest.moc"
