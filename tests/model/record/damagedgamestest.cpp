#include "model/core/randomness.h"
#include "model/record/commenttext.h"
#include "model/record/jsonlines.h"
#include "model/record/resulttoken.h"
#include "tests/support/goldendata.h"
#include "tests/support/smallgames.h"

#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using test::chance;
using test::read;
using test::settings;
using test::textOf;
using test::withMoves;

/// Files that are damaged: they are read as far as they go, and what is wrong is said with its place.
class DamagedGamesTest : public QObject
{
    Q_OBJECT

private slots:
    void damagedFiles_data();
    void damagedFiles();
    void damagedGamesLoseWhatTheyClaim_data();
    void damagedGamesLoseWhatTheyClaim();
    void goesOnAfterADamagedGame();
    void damagedJsonLines_data();
    void damagedJsonLines();
    void gamesAfterDamagedOnesAreRead();
    void garbageNeverCrashes();
};

void DamagedGamesTest::damagedFiles_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("sentence");
    QTest::addColumn<int>("plies");
    const auto rows = test::goldenLines("record", "damaged.jsonl");
    QVERIFY(!rows.empty());
    for (const auto &row : rows)
        QTest::newRow(test::textIn(row, "name").c_str())
            << test::textIn(row, "text") << test::textIn(row, "sentence")
            << row["plies"].asInt().value();
}

void DamagedGamesTest::damagedFiles()
{
    QFETCH(std::string, text);
    QFETCH(std::string, sentence);
    QFETCH(int, plies);
    const auto games = read(text);
    QVERIFY(!games.empty());
    QVERIFY(games.front().error.has_value());
    const std::string found = games.front().error->sentence();
    QVERIFY2(found.starts_with(sentence), found.c_str());
    QCOMPARE(static_cast<int>(games.front().record.mainLine().size()), plies);
}

void DamagedGamesTest::damagedGamesLoseWhatTheyClaim_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("comment");
    QTest::addColumn<QString>("result");
    const auto row = [](const char *name,
                        const char *tags,
                        const char *moves,
                        const char *comment,
                        const char *result) {
        QTest::newRow(name) << u"[Variant \"tictactoe\"]\n"_s + QString::fromUtf8(tags) + u"\n\n"_s
                                   + QString::fromUtf8(moves)
                            << comment << result;
    };
    const char *const won = "[Result \"1-0\"]";
    const char *const note = "The file is damaged after this; it claims the result 1-0.";
    row("cut", won, "e a", note, "none");
    row("cut before the first move", won, "", note, "none");
    row("cut in a variation", won, "e a (b", note, "none");
    row("illegal move", won, "e a e b 1-0", note, "none");
    row("after a comment",
        won,
        "e a {so far}",
        "so far The file is damaged after this; it claims the result 1-0.",
        "none");
    row("with the reason",
        "[Result \"1/2-1/2\"]\n[Termination \"agreement\"]",
        "e a",
        "The file is damaged after this; it claims the result 1/2-1/2 (agreement).",
        "none");
    row("nothing claimed", "[Result \"*\"]", "e a", "", "none");
    row("cut after its end by the rules", won, "a e b f c", "", "p1win");
    row("another end by the rules", "[Result \"0-1\"]", "a e b f c", "", "p1win");
    row("whole", won, "e a 1-0", "", "p1win");
}

/// A result belongs to the moves that led to it; cut off, they took it with them.
void DamagedGamesTest::damagedGamesLoseWhatTheyClaim()
{
    QFETCH(QString, text);
    QFETCH(QString, comment);
    QFETCH(QString, result);
    const auto games = read(text.toStdString());
    QCOMPARE(games.size(), std::size_t{1});
    const GameRecord &record = games.front().record;
    const std::vector<NodeId> line = record.mainLine();
    const NodeId last = line.empty() ? GameRecord::kRoot : line.back();
    QCOMPARE(QString::fromStdString(record.node(last).comment), comment);
    QCOMPARE(QString::fromStdString(std::string(record.outcome.resultText())), result);
    // What is written of it is a game without fault.
    const auto again = read(writtenGame(record, *games.front().game));
    QCOMPARE(again.size(), std::size_t{1});
    QVERIFY(!again.front().error);
    QVERIFY(again.front().record == record);
}

void DamagedGamesTest::goesOnAfterADamagedGame()
{
    const auto games = read(withMoves("e a a c d 1-0") + withMoves("a *"));
    QCOMPARE(games.size(), std::size_t(2));
    QVERIFY(games[0].error.has_value());
    QVERIFY(!games[1].error.has_value());
    QCOMPARE(games[1].record.mainLine().size(), std::size_t(1));
}

void DamagedGamesTest::damagedJsonLines_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no JSON") << "{\"game\""
                             << "test.jsonl:1:8: found no JSON, wanted a JSON object";
    QTest::newRow("no object") << "[1]"
                               << "test.jsonl:1: found \"[1]\", wanted a JSON object";
    QTest::newRow("no game") << "{}"
                             << "test.jsonl:1: found no \"game\", wanted \"game\": one of tictac";
    QTest::newRow("unknown game")
        << "{\"game\":\"go\"}"
        << "test.jsonl:1: found \"go\", wanted \"game\": one of tictactoe, null";
    QTest::newRow("bad start")
        << "{\"game\":\"null\",\"start\":7}"
        << "test.jsonl:1: found \"start\": 7, wanted a position in quotes, or null";
    QTest::newRow("bad position") << "{\"game\":\"null\",\"start\":\"x\"}"
                                  << "test.jsonl:1: found \"x\", wanted six of R, G, B and .";
    QTest::newRow("bad moves")
        << "{\"game\":\"null\",\"moves\":\"a\"}"
        << "test.jsonl:1: found \"moves\": \"a\", wanted a list of moves in quotes";
    QTest::newRow("number as a move") << "\n{\"game\":\"null\",\"moves\":[0]}"
                                      << "test.jsonl:2: found move 1: 0, wanted a move in quotes";
    QTest::newRow("illegal move")
        << "{\"game\":\"null\",\"moves\":[\"a\",\"a\"]}"
        << "test.jsonl:1: found move 2: \"a\", wanted the letter of an empty cell";
}

void DamagedGamesTest::damagedJsonLines()
{
    QFETCH(QString, text);
    QFETCH(QString, sentence);
    const auto games = readJsonLines(text.toStdString(), "test.jsonl", settings());
    QVERIFY(games.front().read.error.has_value());
    const QString found = QString::fromStdString(games.front().read.error->sentence());
    QVERIFY2(found.startsWith(sentence), qPrintable(found));
}

/// A game that ends without a result takes nothing of the next one along.
void DamagedGamesTest::gamesAfterDamagedOnesAreRead()
{
    const std::string game = "[Event \"?\"]\n[Variant \"tictactoe\"]\n\n1. ";
    const auto games = read(game + "a b\n\n" + game + "b *\n\n" + game + "c\n" + game + "a *\n");
    QCOMPARE(games.size(), std::size_t(4));
    QVERIFY(games[0].error && !games[1].error && games[2].error && !games[3].error);
    QCOMPARE(games[0].record.mainLine().size(), std::size_t(2));
    QCOMPARE(games[3].record.mainLine().size(), std::size_t(1));
}

/// Damaged and invented files: never a crash, and what is wrong is always said with its place.
void DamagedGamesTest::garbageNeverCrashes()
{
    static const std::vector<std::string> parts{
        "[",
        "]",
        "(",
        ")",
        "{",
        "}",
        "\"",
        "\\",
        ";",
        "$",
        "$7",
        "!",
        "?",
        "1",
        ".",
        "a",
        "e",
        "*",
        "1-0",
        "\n",
        " ",
        "%",
        "[Event \"x\"]\n",
        "i",
        "[Variant \"tictactoe\"]",
        "[%clk 1:00]",
        "\xff",
        "\xc3\xbc",
        "&#",
        std::string(1, '\0'),
        "c"};
    std::uint64_t seed = 2024;
    const std::string whole = withMoves("e (a e {x [%clk 1:00]} (b c) i) a $4 {note} i *");
    for (int i = 0; i < 20000; ++i) {
        std::string text = i % 2 == 0 ? whole : "";
        for (std::uint32_t change = 0; change < 1 + chance(12, seed); ++change) {
            const auto at = chance(static_cast<std::uint32_t>(text.size()) + 1, seed);
            const auto &part = parts[chance(static_cast<std::uint32_t>(parts.size()), seed)];
            if (chance(3, seed) == 0)
                text.erase(at, chance(4, seed));
            else
                text.insert(at, part);
        }
        for (const ReadGame &game : read(text)) {
            if (game.error) {
                QVERIFY(game.error->line > 0);
                QVERIFY(game.error->column > 0);
                QVERIFY(!game.error->found.isEmpty());
                QVERIFY(!game.error->wanted.isEmpty());
            }
            if (game.game != nullptr) {
                const auto again = read(textOf(game));
                QVERIFY(!again.front().error);
                QVERIFY2(
                    again.front().record == game.record,
                    (inQuotes(text).english() + text + textOf(game) + textOf(again.front())).c_str());
            }
        }
        (void) readJsonLines(text, "test.jsonl", settings());
    }
}

QTEST_GUILESS_MAIN(DamagedGamesTest)
#include "damagedgamestest.moc"
