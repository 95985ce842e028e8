#include "model/games/xxlchess/files/config.h"
#include "tests/support/textrow.h"
#include "tests/support/xxlchessconfigs.h"

#include <QRegularExpression>
#include <QtTest>

using namespace tessera;
using namespace tessera::xxlchess;
using namespace tessera::xxlchess::test;
using tessera::test::row;

/// What is refused of `config.json` and what is warned of (X7).
class XxlChessConfigFaultsTest : public QObject
{
    Q_OBJECT

private slots:
    void errors_data();
    void errors();
    void unknownKeysAreWarnedOf();
    void clocksWithoutTime();
    void repeatedKeysAreWarnedOf();
    void waitingSideInCheckIsWarnedOf();
    void idleKeysAreWarnedOf_data();
    void idleKeysAreWarnedOf();
    void unusualTextsAreNamed();
    void missingFileIsNamed();
    void damagedFilesAreRefused_data();
    void damagedFilesAreRefused();
};

void XxlChessConfigFaultsTest::errors_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("wanted");
    row("no JSON", "{\n", "?\n", "config.json:1:1", "invalid JSON", "JSON");
    row("comma missing",
        "\"level1.txt\",",
        "\"level1.txt\"",
        "config.json:3:3",
        "invalid JSON",
        "'}'");
    row("comma too many", "1.5\n", "1.5,\n", "config.json:10:1", "invalid JSON", "string literal");
    row("cut off", "1.5\n}", "1.5\n", "config.json:10:1", "end of input", "'}'");
    row("number too large", "1.5", "1e999", "config.json", "too large", "numbers");
    row("missing key",
        "\"player_colour\": \"black\",",
        "",
        "config.json:1:1",
        "no key \"player_colour\"",
        "white");
    row("missing key within",
        "\"seconds\": 180, ",
        "",
        "config.json:4:5",
        "no key \"seconds\"",
        "the time for the game");
    row("missing player",
        "\"player\": { \"seconds\": 180, \"increment\": 2 },",
        "",
        "config.json:3:3",
        "no key \"player\"",
        "seconds");
    row("text for a number",
        "180",
        "\"180\"",
        "config.json:4:17",
        "time_controls/player/seconds = \"180\"",
        "a number from");
    row("number for an object",
        "{ \"seconds\": 180, \"increment\": 2 }",
        "180",
        "config.json:4:5",
        "time_controls/player = 180",
        "an object");
    row("number for a text",
        "\"black\"",
        "1",
        "config.json:7:3",
        "player_colour = 1",
        "white, black");
    row("unknown colour", "\"black\"", "\"green\"", "config.json:7:3", "\"green\"", "white, black");
    row("negative time", "180", "-1", "config.json:4:17", "-1", "a number from 0");
    row("negative increment", "0.25", "-0.25", "config.json:5:31", "-0.25", "a number from 0");
    row("no speed", ": 6", ": 0", "config.json:8:3", "piece_movement_speed = 0", "from 0.01");
    row("null", ": 6", ": null", "config.json:8:3", "piece_movement_speed = null", "a number");
    row("layout missing",
        "level1.txt",
        "level9.txt",
        "config.json:2:3",
        "no file \"game/level9.txt\"",
        "a file that can be read");
    row("layout is no text",
        "\"level1.txt\"",
        "7",
        "config.json:2:3",
        "layout = 7",
        "a text in quotes");
    row("board too large",
        "\"player_colour\"",
        "\"board\":{\"width\":17,\"height\":14},\"player_colour\"",
        "config.json:7:12",
        "board/width = 17",
        "a whole number from 3 to 16");
    row("board word",
        "\"player_colour\"",
        "\"board\":\"big\",\"player_colour\"",
        "config.json:7:3",
        "board = \"big\"",
        R"({ "width": …, "height": … } or "auto")");
    row("difficulty",
        "\"player_colour\"",
        "\"difficulty\":11,\"player_colour\"",
        "config.json:7:3",
        "difficulty = 11",
        "1 to 10");
    row("one player",
        "\"player_colour\"",
        "\"players\":[\"human\"],\"player_colour\"",
        "config.json:7:3",
        "1 players",
        "two");
    row("pawn redefined",
        "\"player_colour\"",
        "\"pieces\":{\"p\":{\"name\":\"x\",\"value\":1,\"leaps\":[[1,1]]}},\"player_colour\"",
        "config.json:7:13",
        "the piece letter \"p\"",
        "a small letter but p and k");
    row("piece that cannot move",
        "\"player_colour\"",
        "\"pieces\":{\"d\":{\"name\":\"x\",\"value\":1}},\"player_colour\"",
        "config.json:7:13",
        "a piece that cannot move",
        "leaps or slides");
    row("leap of one number",
        "\"player_colour\"",
        "\"pieces\":{\"d\":{\"name\":\"x\",\"value\":1,\"leaps\":[[3]]}},\"player_colour\"",
        "config.json:7:48",
        "a leap of 1 numbers",
        "two");
    row("goal",
        "\"player_colour\"",
        "\"levels\":[{\"layout\":\"level1.txt\",\"goal\":\"mate in 0\"}],\"player_colour\"",
        "config.json:7:36",
        "levels/0/goal = \"mate in 0\"",
        "mate in N");
    row("goal beyond all games",
        "\"player_colour\"",
        R"json("levels": [{"layout": "level1.txt", "goal": "mate in 1000"}], "player_colour")json",
        "config.json:7:39",
        R"json(levels/0/goal = "mate in 1000")json",
        R"json(N from 1 to 999)json");
    row("nameless piece",
        "\"player_colour\"",
        R"json("pieces": {"d": {"name": "", "betza": "W"}}, "player_colour")json",
        "config.json:7:20",
        R"json(a name of 0 characters)json",
        R"json(1 to 40)json");
    row("movement twice",
        "\"player_colour\"",
        R"json("pieces": {"d": {"name": "x", "movement": {"leaps": [[1, 2]]}, "leaps": [[2, 2]]}}, "player_colour")json",
        "config.json:7:66",
        R"json("leaps" beside "movement")json",
        R"json(inside it)json");
    row("number without measure",
        "\"player_colour\"",
        R"json("difficulty": 1e400, "player_colour")json",
        "config.json:7:17",
        R"json(a number that is too large: 1e400)json",
        R"json(numbers that a computer can hold)json");
}

void XxlChessConfigFaultsTest::errors()
{
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    QFETCH(const QString, place);
    QFETCH(const QString, found);
    QFETCH(const QString, wanted);
    const auto read = readFrom(
        {{"game/config.json", changed(from, to)}, {"game/level1.txt", "K\nk"}});
    QVERIFY(!read.hasValue());
    const QString sentence = QString::fromStdString(read.error().sentence());
    QVERIFY2(QString::fromStdString(read.error().found).contains(found), qPrintable(sentence));
    QVERIFY2(QString::fromStdString(read.error().wanted).contains(wanted), qPrintable(sentence));
    QVERIFY2(sentence.startsWith(place + QLatin1Char(':')), qPrintable(sentence));
}

void XxlChessConfigFaultsTest::unknownKeysAreWarnedOf()
{
    const Configuration read = goodWith(
        QStringLiteral("\"increment\": 2 }"), QStringLiteral("\"increment\": 2, \"x\": 1 }"));
    QCOMPARE(read.warnings.size(), std::size_t(1));
    QCOMPARE(
        read.warnings[0].sentence(),
        std::string("config.json:4:49: found the unknown key \"x\", wanted one of seconds, "
                    "increment; it is ignored"));
}

/// An increment is of no use to whoever has lost before it comes; no time at all means that there is no limit.
void XxlChessConfigFaultsTest::clocksWithoutTime()
{
    const auto with = [](const char *player) {
        const QRegularExpression usual(QStringLiteral("\"player\": \\{[^}]*\\}"));
        QString text = QString::fromUtf8(kGood);
        text.replace(usual, QStringLiteral("\"player\": ") + QString::fromUtf8(player));
        return readFrom({{"game/config.json", text.toStdString()}, {"game/level1.txt", "K\n\nk"}});
    };
    const auto free = with(R"({ "seconds": 0, "increment": 0 })");
    QVERIFY(free && free->times[0].isUnlimited());
    // It is what the program itself writes for games without a limit.
    QVERIFY(free->warnings.empty());
    const auto lost = with(R"({ "seconds": 0, "increment": 5 })");
    QVERIFY(!lost);
    QVERIFY(lost.error().sentence().find("0 seconds with an increment") != std::string::npos);
    QVERIFY(with(R"({ "seconds": 1, "increment": 5 })"));
}

void XxlChessConfigFaultsTest::repeatedKeysAreWarnedOf()
{
    const Configuration read = goodWith(
        QStringLiteral("\"player_colour\": \"black\""),
        QStringLiteral("\"player_colour\": \"white\", \"player_colour\": \"black\""));
    QCOMPARE(read.warnings.size(), std::size_t(1));
    QCOMPARE(read.warnings[0].line, 7);
    QCOMPARE(read.playerColour, Player::Second);
}

void XxlChessConfigFaultsTest::waitingSideInCheckIsWarnedOf()
{
    const Configuration read
        = goodWith(QStringLiteral("black"), QStringLiteral("white"), "K\n\nr\n\nk");
    QCOMPARE(read.warnings.size(), std::size_t(1));
    QVERIFY(read.warnings[0].found.find("Black stands in check") != std::string::npos);
    QVERIFY(!read.start().isOver());
}

void XxlChessConfigFaultsTest::idleKeysAreWarnedOf_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("found");
    row("difficulty of nobody",
        R"("players": ["human", "human"], "difficulty": 3)",
        "a difficulty for two human players");
    row("repetition in the fog",
        R"("fog_of_war": true, "draw_rules": true)",
        "a draw by repetition in the fog");
    row("promotion without a choice",
        R"("pieces": { "z": { "name": "zebra", "leaps": [[3, 2]], "promotes": true } })",
        "\"promotes\" where every pawn becomes a queen");
    row("no level", R"("levels": [])", "no level in the list");
    row("nothing to capture",
        R"("levels": [{ "layout": "level1.txt", "side": "white", "goal": "capture q" }])",
        "nothing to capture with the letter q");
    row("level without a move",
        R"("levels": [{ "layout": "over.txt", "side": "white" }])",
        "a game that is over before the first move");
    row("range of a leap",
        R"("pieces": { "z": { "name": "zebra", "leaps": [[3, 2]], "range": 4 } })",
        "piece z: \"range\" that changes nothing");
    row("only of nothing",
        R"("pieces": { "z": { "name": "zebra", "only": "move", "parts": [{ "leaps": [[3, 2]] }] } })",
        "piece z: \"only\" that changes nothing");
}

/// What a configuration says in vain is told, and the game begins all the same.
void XxlChessConfigFaultsTest::idleKeysAreWarnedOf()
{
    QFETCH(const QString, keys);
    QFETCH(const QString, found);
    const auto read = readFrom(
        {{"game/config.json",
          changed(QStringLiteral("\"player_colour\""), keys + QStringLiteral(", \"player_colour\""))},
         {"game/level1.txt", "K\n\nk"},
         {"game/over.txt", "K"}});
    QVERIFY2(read, read ? "" : read.error().sentence().c_str());
    QCOMPARE(read->warnings.size(), std::size_t(1));
    const Error &warning = read->warnings.front();
    QCOMPARE(QString::fromStdString(warning.found).left(found.size()), found);
    QCOMPARE(warning.line, 7);
    QVERIFY(!warning.wanted.empty());
}

void XxlChessConfigFaultsTest::unusualTextsAreNamed()
{
    const std::string wide("\xFF\xFE{\0", 4);
    const auto read = readFrom({{"game/config.json", wide}});
    QVERIFY(!read.hasValue());
    QCOMPARE(
        read.error().sentence(),
        std::string("config.json:1:1: found a text in UTF-16, wanted a text in UTF-8"));
}

void XxlChessConfigFaultsTest::missingFileIsNamed()
{
    const auto read = readConfiguration("/no/such/config.json");
    QVERIFY(!read.hasValue());
    QCOMPARE(read.error().where, std::string("/no/such/config.json"));
    const auto folder = readConfiguration(TESSERA_TEST_DATA);
    QVERIFY(!folder.hasValue());
}

/// Real files with what goes wrong in real life, and the sentences that a person reads.
void XxlChessConfigFaultsTest::damagedFilesAreRefused_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *file, const char *sentence) {
        QTest::newRow(file) << QString::fromUtf8(file) << QString::fromUtf8(sentence);
    };
    row("comma-missing",
        "comma-missing.json:5:3: found invalid JSON (unexpected string literal), wanted '}'");
    row("key-missing",
        "key-missing.json:1:1: found no key \"piece_movement_speed\", wanted "
        "\"piece_movement_speed\": pixels that a piece moves in 1/60 of a second");
    row("text-for-number",
        "text-for-number.json:3:34: found time_controls/cpu/seconds = \"three minutes\", wanted a "
        "number from 0 to 1000000");
    row("negative-time",
        "negative-time.json:2:34: found time_controls/player/seconds = -5, wanted a number from 0 "
        "to 1000000");
    row("layout-missing", "layout-missing.json:1:3: found no file ");
    row("unknown-letter",
        "unknown-letter.txt:4:4: found \"x\", wanted a blank, or one of p, r, n, b, h, c, g, a, k, "
        "e, q in lower case for White, in upper case for Black");
    row("two-kings",
        "two-kings.txt:14:8: found a second king of White, wanted at most one king of a colour");
    row("beyond-the-board",
        "beyond-the-board.txt:1:15: found \"R\" beyond the board, wanted at most 14 squares in a "
        "line");
}

void XxlChessConfigFaultsTest::damagedFilesAreRefused()
{
    QFETCH(const QString, file);
    QFETCH(const QString, sentence);
    const QString folder = QStringLiteral(TESSERA_TEST_DATA "/xxlchess/damaged/");
    const auto read = readConfiguration((folder + file + ".json").toStdString());
    QVERIFY(!read.hasValue());
    const QString found = QString::fromStdString(read.error().sentence());
    QVERIFY2(found.startsWith(sentence), qPrintable(found));
}

QTEST_GUILESS_MAIN(XxlChessConfigFaultsTest)
#include "xxlchessconfigfaultstest.moc"
