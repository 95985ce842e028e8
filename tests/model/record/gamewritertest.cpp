#include "model/core/randomness.h"
#include "model/record/commenttext.h"
#include "model/record/jsonlines.h"
#include "model/record/resulttoken.h"
#include "tests/support/smallgames.h"

#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using test::chance;
using test::gameNamed;
using test::read;
using test::settings;
using test::textOf;
using test::withMoves;

namespace {

std::string randomComment(std::uint64_t &seed)
{
    static const std::vector<std::string> parts{"good",    " ",           "\n",     "}",
                                                "{",       "[%clk 1:00]", "&#125;", "ünïcode",
                                                "(not 3)", "%",           "[%csl",  "$1",
                                                "\"",      "\\",          "1-0",    "; no end",
                                                "\t",      "]",           "&",      "#"};
    std::string comment;
    for (std::uint32_t i = chance(6, seed); i > 0; --i)
        comment += parts[chance(static_cast<std::uint32_t>(parts.size()), seed)];
    return comment;
}

void annotate(RecordNode &node, std::uint64_t &seed)
{
    if (chance(3, seed) == 0)
        node.comment = randomComment(seed);
    if (chance(4, seed) == 0)
        node.glyphs.push_back(static_cast<int>(chance(256, seed)));
    if (chance(3, seed) == 0)
        node.clock = std::chrono::milliseconds(chance(9000000, seed));
    if (chance(5, seed) == 0)
        node.elapsed = std::chrono::milliseconds(chance(100000, seed));
    if (chance(6, seed) == 0)
        node.evaluation = chance(2, seed) == 0 ? "cp -31" : "shares 500 250 250";
    if (chance(6, seed) == 0)
        node.bestLine = "b1c3 ]{ b8c6";
    if (chance(4, seed) == 0) {
        node.trace.time = std::chrono::milliseconds(chance(100000, seed));
        node.trace.kilobytes = static_cast<int>(1 + chance(1000000, seed));
        node.trace.isPeak = chance(2, seed) == 0;
        node.trace.addLine(randomComment(seed));
        node.trace.addLine("]} \tlast");
    }
    if (chance(4, seed) == 0)
        node.marks = {{'R', "3,4", ""}, {'B', "-3,0", ""}, {'G', "a10", "n14"}, {'Y', "3,4", "5,4"}};
}

/// A record of random moves with variations, comments, clocks and an end.
GameRecord randomRecord(const AnyGame &game, std::uint64_t seed)
{
    GameRecord record;
    record.game = game.info().id;
    record.options = Options::defaults(game.info().options);
    record.setTag("White", "A \"quoted\" \\ name");
    record.setTag("Event", "Élan");
    record.setTag("Player3", "Third");
    record.node(GameRecord::kRoot).comment = randomComment(seed);
    std::vector<NodeId> ends{GameRecord::kRoot};
    for (int i = 0; i < 40; ++i) {
        const NodeId parent = ends[chance(static_cast<std::uint32_t>(ends.size()), seed)];
        const auto position = game.start(record.options);
        for (const MoveCode move : record.movesTo(parent))
            position->play(move);
        const auto moves = position->legalMoves();
        if (moves.empty())
            continue;
        const auto move = moves[chance(static_cast<std::uint32_t>(moves.size()), seed)];
        const bool isNew = record.childWith(parent, move) < 0;
        const NodeId node = record.add(parent, move);
        if (isNew)
            annotate(record.node(node), seed);
        ends.push_back(node);
    }
    const int players = game.info().playerCount();
    if (chance(2, seed) == 0)
        record.outcome
            = Outcome::loss(playerAt(static_cast<int>(chance(2, seed))), players, EndReason::Time);
    else if (chance(2, seed) == 0)
        record.outcome = Outcome::draw(players, EndReason::Agreement);
    return record;
}

} // namespace

/// How games are written, and that they are read again as they were.
class GameWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void writesNumbersAndVariations();
    void writesThreePlayers();
    void writtenAndReadAgain_data();
    void writtenAndReadAgain();
    void jsonLinesRoundTrip();
    void jsonLinesKeepTheRules();
    void unknownResultsOfJsonLinesAreNone();
    void ordinaryChessIsReadByOthers_data();
    void ordinaryChessIsReadByOthers();
};

void GameWriterTest::writesNumbersAndVariations()
{
    const auto games = read(withMoves("e (a e (b c) i) a {note} i *"));
    QVERIFY(!games.front().error);
    const QString text = QString::fromStdString(textOf(games.front()));
    QVERIFY2(
        text.endsWith("\n\n1. e (1. a e (1... b 2. c) 2. i) 1... a {note} 2. i *\n\n"),
        qPrintable(text));
}

void GameWriterTest::writesThreePlayers()
{
    const auto games = read("[Variant \"null\"]\n\n1. a c (1... d f) e 2. b 1-0-0\n");
    QVERIFY2(!games.front().error, games.front().error ? games.front().error->sentence().c_str() : "");
    QVERIFY(games.front().record.outcome.winner() == Player::First);
    QVERIFY(games.front().record.outcome.reason == nullgame::kPair);
    const QString text = QString::fromStdString(textOf(games.front()));
    QVERIFY2(text.endsWith("\n\n1. a c (1... d f) 1... e 2. b 1-0-0\n\n"), qPrintable(text));
    QVERIFY(text.contains("[Result \"1-0-0\"]"));
}

void GameWriterTest::writtenAndReadAgain_data()
{
    QTest::addColumn<QString>("id");
    for (const AnyGame *game : settings().games)
        QTest::newRow(game->info().id.c_str()) << QString::fromStdString(game->info().id);
}

void GameWriterTest::writtenAndReadAgain()
{
    QFETCH(QString, id);
    const AnyGame &game = gameNamed(id.toStdString());
    std::string file;
    std::vector<GameRecord> records;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        records.push_back(randomRecord(game, seed));
        file += writtenGame(records.back(), game);
    }
    const auto games = read(file);
    QCOMPARE(games.size(), records.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
        const bool isEqual = !games[i].error && games[i].record == records[i];
        QVERIFY2(
            isEqual,
            (writtenGame(records[i], game) + (games[i].error ? games[i].error->sentence() : ""))
                .c_str());
    }
}

void GameWriterTest::jsonLinesRoundTrip()
{
    for (const AnyGame *game : settings().games) {
        const GameRecord record = randomRecord(*game, 3);
        const std::string line = jsonLine(record, *game);
        const auto games = readJsonLines(line + "\r\n\n" + line, "test.jsonl", settings());
        QCOMPARE(games.size(), std::size_t(2));
        QVERIFY(!games[1].read.error);
        QCOMPARE(games[1].read.line, 3);
        QCOMPARE(
            games[1].read.record.movesTo(games[1].read.record.mainLine().back()),
            record.movesTo(record.mainLine().back()));
        QCOMPARE(games[0].legalCounts.size(), record.mainLine().size() + 1);
        QCOMPARE(games[0].result, std::string(record.outcome.resultText()));
        QVERIFY(games[0].read.record.options == record.options);
    }
}

/// The rules stand in a line where they are not the strict ones, with which such lines are read.
void GameWriterTest::jsonLinesKeepTheRules()
{
    for (const AnyGame *game : settings().games) {
        const auto &specs = game->info().options;
        for (const Options &options : {Options::strict(specs), Options::defaults(specs)}) {
            GameRecord record;
            record.game = game->info().id;
            record.options = options;
            const std::string line = jsonLine(record, *game);
            const bool isStrict = options == Options::strict(specs);
            QCOMPARE(line.find("options") == std::string::npos, isStrict);
            QVERIFY(readJsonLines(line, "", settings()).front().read.record.options == options);
        }
    }
    const std::string word = "[\"" + std::string(1000, 'x') + "\"]";
    const auto strange
        = readJsonLines(R"({"game":"tictactoe","moves":[)" + word + "]}", "", settings());
    QVERIFY(strange.front().read.error->found.english().size() < 80);
    const auto wrong = readJsonLines(
        R"({"game":"tictactoe","options":{"x":1},"moves":[]})", "test.jsonl", settings());
    QVERIFY(
        wrong.front().read.error->sentence().starts_with("test.jsonl:1: found \"options\": \"x\""));
}

/// A result that no game has says nothing, least of all that nobody won.
void GameWriterTest::unknownResultsOfJsonLinesAreNone()
{
    const auto endWith = [](const std::string &result) {
        const std::string line = R"({"game":"tictactoe","moves":[],"reason":"time","result":")";
        return endOf(readJsonLines(line + result + "\"}", "", settings()).front());
    };
    QVERIFY(endWith("p2win") == Outcome::win(Player::Second, EndReason::Time));
    QVERIFY(endWith("draw") == Outcome::draw(2, EndReason::Time));
    QVERIFY(!endWith("p3win").isOver());
    QVERIFY(!endWith("").isOver());
}

void GameWriterTest::ordinaryChessIsReadByOthers_data()
{
    QTest::addColumn<std::string>("start");
    QTest::addColumn<std::string>("fen");
    QTest::newRow("usual") << std::string("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w "
                                          "a1,e1,h1,a8,e8,h8 - w 8")
                           << std::string(
                                  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    QTest::newRow("some rights") << std::string("r3k3/8/8/8/8/8/8/4K2R b e1,h1,a8,e8 - w 8")
                                 << std::string("r3k3/8/8/8/8/8/8/4K2R b Kq - 0 1");
    QTest::newRow("other pieces") << std::string("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w "
                                                 "a1,e1,h1,a8,e8,h8 - w 8")
                                  << std::string();
    QTest::newRow("another board") << std::string("4k/5/5/5/4K w - - w 4") << std::string();
}

/// What programs of chess can know of a game they are told as they know it; nothing of ours is lost by that.
void GameWriterTest::ordinaryChessIsReadByOthers()
{
    QFETCH(const std::string, start);
    QFETCH(const std::string, fen);
    for (const GameEntry &entry : catalogue()) {
        if (!entry.info().speaksUci)
            continue;
        GameRecord record;
        record.game = entry.info().id;
        record.options = Options::defaults(entry.info().options);
        const auto position = entry.game->parsePosition(start, record.options);
        QVERIFY2(position, position ? "" : position.error().sentence().c_str());
        record.start = (*position)->text();
        record.add(GameRecord::kRoot, (*position)->legalMoves().front());
        const std::string text = writtenGame(record, *entry.game);
        const std::string tag = "[FEN \"" + (fen.empty() ? *record.start : fen) + "\"]";
        QVERIFY2(text.find(tag) != std::string::npos, text.c_str());
        const auto back = read(text);
        QCOMPARE(back.size(), std::size_t(1));
        QVERIFY(!back.front().error);
        QVERIFY(back.front().record == record);
    }
}

QTEST_GUILESS_MAIN(GameWriterTest)
#include "gamewritertest.moc"
