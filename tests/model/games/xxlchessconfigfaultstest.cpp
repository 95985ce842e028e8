#include "model/games/xxlchess/files/config.h"
#include "tests/support/filerows.h"
#include "tests/support/textrow.h"
#include "tests/support/xxlchessconfigs.h"

#include <QRegularExpression>
#include <QtTest>

using namespace tessera;
using namespace tessera::xxlchess;
using namespace tessera::xxlchess::test;
using tessera::test::addFileRows;
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
    addFileRows("xxlchess", "configfaults.jsonl", {"from", "to", "place", "found", "wanted"});
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
    QVERIFY2(
        QString::fromStdString(read.error().found.english()).contains(found), qPrintable(sentence));
    QVERIFY2(
        QString::fromStdString(read.error().wanted.english()).contains(wanted),
        qPrintable(sentence));
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
    QVERIFY(read.warnings[0].found.english().find("Black stands in check") != std::string::npos);
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
    row("piece of which nothing is said",
        R"("pieces": { "n": {} })",
        "piece n: an empty object that changes nothing");
    row("empty movement",
        R"("pieces": { "n": { "movement": {} } })",
        "piece n: an empty movement that changes nothing");
    row("empty part",
        R"("pieces": { "z": { "name": "zebra", "leaps": [[3, 2]], "parts": [{}] } })",
        "piece z: an empty part that changes nothing");
    row("leaps off the board",
        R"("pieces": { "z": { "name": "zebra", "leaps": [[15, 2], [14, 0]] } })",
        "piece z: leaps that all lead off the board");
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
    QCOMPARE(QString::fromStdString(warning.found.english()).left(found.size()), found);
    QCOMPARE(warning.line, 7);
    QVERIFY(!warning.wanted.isEmpty());
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
    QCOMPARE(read.error().where.english(), std::string("/no/such/config.json"));
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
