#include "model/core/erasure/erased.h"
#include "model/core/json.h"
#include "model/core/randomness.h"
#include "model/games/catalogue.h"
#include "model/record/commenttext.h"
#include "model/record/jsonlines.h"
#include "model/record/reader.h"
#include "model/record/resulttoken.h"
#include "model/record/writer.h"
#include "tests/support/nullgame.h"
#include "tests/support/tictactoe.h"

#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Two games small enough to write by hand, one of them for three, and those of the catalogue.
const ReadSettings &settings()
{
    static const ErasedGame<tictactoe::Rules> two;
    static const ErasedGame<nullgame::Rules> three;
    static const ReadSettings all = [] {
        ReadSettings made;
        made.games = {&two, &three};
        for (const GameEntry &entry : catalogue())
            made.games.push_back(entry.game.get());
        return made;
    }();
    return all;
}

const AnyGame &gameNamed(const std::string &id)
{
    for (const AnyGame *game : settings().games) {
        if (game->info().id == id)
            return *game;
    }
    qFatal("no game %s", id.c_str());
}

std::vector<ReadGame> read(const std::string &text)
{
    return readGames(text, "test.tgn", settings());
}

/// A game of three in a row whose moves are these.
std::string withMoves(const std::string &moves)
{
    return "[Event \"Test\"]\n[Variant \"tictactoe\"]\n\n" + moves + "\n";
}

std::string textOf(const ReadGame &game)
{
    return writtenGame(game.record, *game.game);
}

std::uint32_t chance(std::uint32_t bound, std::uint64_t &seed)
{
    seed = mixedBits(seed);
    return chosenBelow(bound, seed);
}

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

/// Game records and their files: what is written is read back equal, and what is damaged is read as
/// far as it goes with a sentence that names the place.
class RecordTest : public QObject
{
    Q_OBJECT

private slots:
    void treeKeepsItsIds();
    void promotionMakesTheMainLine();
    void linesAreOrderedAndPutBack();
    void resultTokens_data();
    void resultTokens();
    void noResultTokens_data();
    void noResultTokens();
    void clocks_data();
    void clocks();
    void badClocks_data();
    void badClocks();
    void comments_data();
    void comments();
    void drawnMarks_data();
    void drawnMarks();
    void tracesAreBounded();
    void badDrawnMarks_data();
    void badDrawnMarks();
    void readsWhatPgnAllows();
    void writesNumbersAndVariations();
    void writesThreePlayers();
    void startsFromAPosition();
    void optionsTagDecides();
    void reasons_data();
    void reasons();
    void severalGames();
    void damagedFiles_data();
    void damagedFiles();
    void damagedGamesLoseWhatTheyClaim_data();
    void damagedGamesLoseWhatTheyClaim();
    void goesOnAfterADamagedGame();
    void writtenAndReadAgain_data();
    void writtenAndReadAgain();
    void jsonLinesRoundTrip();
    void damagedJsonLines_data();
    void damagedJsonLines();
    void gamesAfterDamagedOnesAreRead();
    void ordinaryChessIsReadByOthers_data();
    void ordinaryChessIsReadByOthers();
    void garbageNeverCrashes();
};

void RecordTest::treeKeepsItsIds()
{
    GameRecord record;
    const NodeId a = record.add(GameRecord::kRoot, MoveCode{1});
    const NodeId b = record.add(a, MoveCode{2});
    const NodeId c = record.add(a, MoveCode{3});
    QCOMPARE(record.add(a, MoveCode{3}), c);
    record.remove(b);
    QCOMPARE(record.node(c).move, MoveCode{3});
    QCOMPARE(record.mainLine(), (std::vector<NodeId>{a, c}));
    QVERIFY(record.add(a, MoveCode{2}) > c);
    QCOMPARE(record.ply(c), 2);
}

void RecordTest::promotionMakesTheMainLine()
{
    GameRecord record;
    const NodeId a = record.add(GameRecord::kRoot, MoveCode{1});
    (void) record.add(a, MoveCode{2});
    const NodeId other = record.add(GameRecord::kRoot, MoveCode{5});
    const NodeId deep = record.add(other, MoveCode{6});
    record.promote(deep);
    QCOMPARE(record.mainLine(), (std::vector<NodeId>{other, deep}));
    GameRecord same;
    (void) same.add(same.add(GameRecord::kRoot, MoveCode{5}), MoveCode{6});
    (void) same.add(same.add(GameRecord::kRoot, MoveCode{1}), MoveCode{2});
    QVERIFY(record == same);
    same.node(same.mainLine().front()).comment = "!";
    QVERIFY(!(record == same));
}

void RecordTest::linesAreOrderedAndPutBack()
{
    GameRecord record;
    const NodeId a = record.add(GameRecord::kRoot, MoveCode{1});
    const NodeId b = record.add(GameRecord::kRoot, MoveCode{2});
    const NodeId c = record.add(GameRecord::kRoot, MoveCode{3});
    const NodeId d = record.add(c, MoveCode{4});
    using Nodes = std::vector<NodeId>;
    const Nodes &lines = record.node(GameRecord::kRoot).children;
    QCOMPARE(record.lineStart(d), c);
    QCOMPARE(record.lineStart(a), GameRecord::kRoot);
    record.promoteOnce(d);
    QCOMPARE(lines, (Nodes{a, c, b}));
    record.promoteOnce(a);
    QCOMPARE(lines, (Nodes{a, c, b}));
    QVERIFY(record.leadsTo(c, d));
    QVERIFY(!record.leadsTo(a, d));
    const std::size_t place = record.place(c);
    record.remove(c);
    QVERIFY(!record.contains(d));
    QCOMPARE(record.restore(c, place), c);
    QCOMPARE(lines, (Nodes{a, c, b}));
    QVERIFY(record.contains(d));
    // The same move was played again meanwhile, with another reply.
    record.remove(c);
    const NodeId again = record.add(GameRecord::kRoot, MoveCode{3});
    const NodeId other = record.add(again, MoveCode{5});
    QCOMPARE(record.restore(c, place), again);
    QCOMPARE(lines, (Nodes{a, b, again}));
    QCOMPARE(record.node(again).children, (Nodes{other, d}));
    QCOMPARE(record.pathTo(d), (Nodes{again, d}));
}

void RecordTest::resultTokens_data()
{
    QTest::addColumn<QString>("token");
    QTest::addColumn<int>("players");
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("last");
    QTest::newRow("going on") << "*" << 0 << 0.0 << 0.0;
    QTest::newRow("first of two") << "1-0" << 2 << 1.0 << 0.0;
    QTest::newRow("second of two") << "0-1" << 2 << 0.0 << 1.0;
    QTest::newRow("draw of two") << "1/2-1/2" << 2 << 0.5 << 0.5;
    QTest::newRow("first of three") << "1-0-0" << 3 << 1.0 << 0.0;
    QTest::newRow("third of three") << "0-0-1" << 3 << 0.0 << 1.0;
    QTest::newRow("draw of three") << "1/3-1/3-1/3" << 3 << 1.0 / 3 << 1.0 / 3;
    QTest::newRow("first of three lost on time") << "0-1/2-1/2" << 3 << 0.0 << 0.5;
}

void RecordTest::resultTokens()
{
    QFETCH(QString, token);
    QFETCH(int, players);
    QFETCH(double, first);
    QFETCH(double, last);
    const auto result = parseResultToken(token.toStdString());
    QVERIFY(result.has_value());
    QCOMPARE(result->playerCount, players);
    if (players == 0)
        return;
    QCOMPARE(result->scores[Player::First], first);
    QCOMPARE(result->scores[playerAt(players - 1)], last);
    const Outcome outcome{EndReason::Time, result->scores};
    QCOMPARE(QString::fromStdString(resultToken(outcome, players)), token);
}

void RecordTest::noResultTokens_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"",
          "-",
          "1",
          "1-",
          "1-1",
          "0-0",
          "0-0-0",
          "1-0-0-0",
          "1/2",
          "2-0",
          "1/2-1/2-0-0",
          "O-O",
          "1-0 ",
          "-3,0>-2,0",
          "1/3-1/3"})
        QTest::newRow(text) << text;
}

void RecordTest::noResultTokens()
{
    QFETCH(QString, text);
    QVERIFY(!parseResultToken(text.toStdString()));
}

void RecordTest::clocks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("milliseconds");
    QTest::addColumn<QString>("written");
    QTest::newRow("minutes") << "3:00.0" << 180000 << "3:00.0";
    QTest::newRow("short") << "2:58" << 178000 << "2:58.0";
    QTest::newRow("hours") << "1:02:03" << 3723000 << "62:03.0";
    QTest::newRow("milliseconds") << "0:01.234" << 1234 << "0:01.234";
    QTest::newRow("more decimals") << "0:01.23456" << 1234 << "0:01.234";
    QTest::newRow("seconds alone") << "17.5" << 17500 << "0:17.5";
    QTest::newRow("nothing left") << "0:00.0" << 0 << "0:00.0";
}

void RecordTest::clocks()
{
    QFETCH(QString, text);
    QFETCH(int, milliseconds);
    QFETCH(QString, written);
    const auto time = parseClock(text.toStdString());
    QVERIFY(time.has_value());
    QCOMPARE(time->count(), milliseconds);
    QCOMPARE(QString::fromStdString(clockText(*time)), written);
}

void RecordTest::badClocks_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"",
          ":",
          "1:",
          ":1",
          "-1:00",
          "1:-1",
          "a",
          "1:2:3:4",
          "1.5:00",
          "1:0.",
          "1: 00",
          "99999999999999999999"})
        QTest::newRow(text) << text;
}

void RecordTest::badClocks()
{
    QFETCH(QString, text);
    QVERIFY(!parseClock(text.toStdString()));
}

void RecordTest::drawnMarks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("marks");
    QTest::addColumn<QString>("written");
    QTest::newRow("squares") << "[%csl Ga4,Rn14]"
                             << "Ga4. Rn14."
                             << "[%csl Ga4,Rn14]";
    QTest::newRow("arrows") << "[%cal Ye2e4,Ba10n14]"
                            << "Ye2.e4 Ba10.n14"
                            << "[%cal Ye2e4,Ba10n14]";
    QTest::newRow("both lists") << "[%csl Rd4] [%cal Gd4e5] why"
                                << "Rd4. Gd4.e5"
                                << "[%csl Rd4] [%cal Gd4e5] why";
    QTest::newRow("cells of two numbers") << "[%csl G3,4,R0,7] [%cal B3,4>5,4,Y-3,0>-2,-1]"
                                          << "G3,4. R0,7. B3,4.5,4 Y-3,0.-2,-1"
                                          << "[%csl G3,4,R0,7] [%cal B3,4>5,4,Y-3,0>-2,-1]";
    QTest::newRow("blanks and doubles") << "[%csl Ga4, Ra5,Ga4]"
                                        << "Ga4. Ra5."
                                        << "[%csl Ga4,Ra5]";
}

void RecordTest::drawnMarks()
{
    QFETCH(QString, text);
    QFETCH(QString, marks);
    QFETCH(QString, written);
    RecordNode node;
    addCommentText(node, text.toStdString());
    QStringList found;
    for (const DrawnMark &mark : node.marks)
        found << QString::fromStdString(mark.colour + mark.from + '.' + mark.to);
    QCOMPARE(found.join(u' '), marks);
    QCOMPARE(QString::fromStdString(commentText(node)), written);
}

void RecordTest::badDrawnMarks_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"[%csl ]",
          "[%csl G]",
          "[%csl Ga4,]",
          "[%csl ga4]",
          "[%csl Ga4;Rb4]",
          "[%cal G3,4>]",
          "[%cal G>3,4]",
          "[%cal Ga]"})
        QTest::newRow(text) << text;
}

/// What is not understood stays in the comment, all of it.
void RecordTest::badDrawnMarks()
{
    QFETCH(QString, text);
    RecordNode node;
    addCommentText(node, text.toStdString());
    QVERIFY(node.marks.empty());
    QCOMPARE(QString::fromStdString(node.comment), text);
    RecordNode again;
    addCommentText(again, commentText(node));
    QVERIFY(again.marks.empty());
    QCOMPARE(again.comment, node.comment);
}

void RecordTest::comments_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("comment");
    QTest::addColumn<int>("clock");
    QTest::addColumn<QString>("evaluation");
    QTest::newRow("plain") << " a plan "
                           << "a plan" << -1 << "";
    QTest::newRow("clock") << "[%clk 0:02:58.5]"
                           << "" << 178500 << "";
    QTest::newRow("all") << "[%clk 1:00] [%emt 0:02.5] [%eval 0.31] why not"
                         << "why not" << 60000 << "0.31";
    QTest::newRow("broken lines") << "why\nnot [%clk\n0:02:58.5] [%eval\r\n0.31]"
                                  << "why\nnot" << 178500 << "0.31";
    QTest::newRow("in the middle") << "before [%clk 1:00] after"
                                   << "before after" << 60000 << "";
    QTest::newRow("foreign") << "[%tqu Ra4] arrows"
                             << "[%tqu Ra4] arrows" << -1 << "";
    QTest::newRow("marks") << "[%csl Ra4] [%cal Ga4b5] drawn"
                           << "drawn" << -1 << "";
    QTest::newRow("bad marks") << "[%csl Xa4] [%cal Ga4] drawn"
                               << "[%csl Xa4] [%cal Ga4] drawn" << -1 << "";
    QTest::newRow("no time") << "[%clk soon]"
                             << "[%clk soon]" << -1 << "";
    QTest::newRow("open") << "[%clk 1:00"
                          << "[%clk 1:00" << -1 << "";
    QTest::newRow("escaped") << "a &#125; b &#999; &#x41;"
                             << "a } b &#999; &#x41;" << -1 << "";
}

void RecordTest::comments()
{
    QFETCH(QString, text);
    QFETCH(QString, comment);
    QFETCH(int, clock);
    QFETCH(QString, evaluation);
    RecordNode node;
    addCommentText(node, text.toStdString());
    QCOMPARE(QString::fromStdString(node.comment), comment);
    QCOMPARE(node.clock ? node.clock->count() : -1, clock);
    QCOMPARE(QString::fromStdString(node.evaluation.value_or("")), evaluation);
    RecordNode again;
    addCommentText(again, commentText(node));
    QCOMPARE(again.comment, node.comment);
    QCOMPARE(again.clock, node.clock);
    QCOMPARE(again.evaluation, node.evaluation);
}

/// The last whole lines are kept; of one that is longer than all the room, its last characters.
void RecordTest::tracesAreBounded()
{
    ProgramTrace trace;
    for (int i = 0; i < 1000; ++i)
        trace.addLine("line " + std::to_string(i));
    QVERIFY(trace.text().size() <= ProgramTrace::kMostText);
    QVERIFY(trace.text().starts_with("…\nline "));
    QVERIFY(trace.text().ends_with("line 998\nline 999"));
    std::string umlauts;
    for (int i = 0; i < 3000; ++i)
        umlauts += "ü";
    trace.addLine("x" + umlauts);
    QVERIFY(trace.text().size() <= ProgramTrace::kMostText);
    QVERIFY(isUtf8(trace.text()));
    RecordNode node;
    addCommentText(node, "[%took 0:01.25] [%mem 24180] [%said one&#10;two&#93;] and this");
    QCOMPARE(node.trace.time.count(), 1250);
    QCOMPARE(node.trace.kilobytes, 24180);
    QVERIFY(!node.trace.isPeak);
    QCOMPARE(node.trace.text(), std::string("one\ntwo]"));
    QCOMPARE(node.comment, std::string("and this"));
    addCommentText(node, "[%peak 25000]");
    QCOMPARE(node.trace.kilobytes, 25000);
    QVERIFY(node.trace.isPeak);
    ProgramTrace broken;
    broken.addLine("x\377y\303");
    QCOMPARE(broken.text(), std::string("x\uFFFDy\uFFFD"));
    RecordNode strange;
    addCommentText(strange, "[%mem much] [%mem -3] [%took long] [%said]");
    QVERIFY(strange.trace.isEmpty());
    QCOMPARE(strange.comment, std::string("[%mem much] [%mem -3] [%took long] [%said]"));
}

/// Everything that PGN allows in one game: a byte-order mark, CR LF, escaped lines, both kinds of
/// comment, marks and glyphs, numbers glued and loose, variations within variations.
void RecordTest::readsWhatPgnAllows()
{
    const auto games = read(
        "\xef\xbb\xbf[Event \"A \\\"quoted\\\" \\\\ name\"]\r\n"
        "% an escaped line\r\n"
        "[Site \"?\"] [Variant \"tictactoe\"]\r\n[Result \"1-0\"]\r\n\r\n"
        "{before} 1.e! {middle} ( 1. {corner} a i (1... c $3 {[%clk 1:00]}) 2. g ) "
        "1... a ; to the end\r\n2 b?? h\r\n3. c\r\ng!? 4... 1-0\r\n");
    QCOMPARE(games.size(), std::size_t(1));
    // 4... is a number without a move; the game has three moves and a result.
    const ReadGame &game = games.front();
    QVERIFY2(!game.error, game.error ? game.error->sentence().c_str() : "");
    const GameRecord &record = game.record;
    QCOMPARE(record.tag("Event"), std::string("A \"quoted\" \\ name"));
    QVERIFY(record.tag("Site").empty());
    QCOMPARE(record.node(GameRecord::kRoot).comment, std::string("before"));
    const auto line = record.mainLine();
    QCOMPARE(line.size(), std::size_t(6));
    QCOMPARE(record.node(line[0]).glyphs, (std::vector<int>{1}));
    QCOMPARE(record.node(line[0]).comment, std::string("middle"));
    QCOMPARE(record.node(line[1]).comment, std::string("to the end"));
    QCOMPARE(record.node(line[2]).glyphs, (std::vector<int>{4}));
    QCOMPARE(record.node(line[5]).glyphs, (std::vector<int>{5}));
    const auto &first = record.node(GameRecord::kRoot).children;
    QCOMPARE(first.size(), std::size_t(2));
    QCOMPARE(record.node(first[1]).comment, std::string("corner"));
    const auto &second = record.node(first[1]).children;
    QCOMPARE(second.size(), std::size_t(2));
    QVERIFY(record.node(second[1]).clock == 60s);
    QVERIFY(record.outcome.winner() == Player::First);
    const auto again = read(textOf(game));
    QVERIFY(again.front().record == record);
}

void RecordTest::writesNumbersAndVariations()
{
    const auto games = read(withMoves("e (a e (b c) i) a {note} i *"));
    QVERIFY(!games.front().error);
    const QString text = QString::fromStdString(textOf(games.front()));
    QVERIFY2(
        text.endsWith("\n\n1. e (1. a e (1... b 2. c) 2. i) 1... a {note} 2. i *\n\n"),
        qPrintable(text));
}

void RecordTest::writesThreePlayers()
{
    const auto games = read("[Variant \"null\"]\n\n1. a c (1... d f) e 2. b 1-0-0\n");
    QVERIFY2(!games.front().error, games.front().error ? games.front().error->sentence().c_str() : "");
    QVERIFY(games.front().record.outcome.winner() == Player::First);
    QVERIFY(games.front().record.outcome.reason == nullgame::kPair);
    const QString text = QString::fromStdString(textOf(games.front()));
    QVERIFY2(text.endsWith("\n\n1. a c (1... d f) 1... e 2. b 1-0-0\n\n"), qPrintable(text));
    QVERIFY(text.contains("[Result \"1-0-0\"]"));
}

void RecordTest::startsFromAPosition()
{
    const auto games = read("[Variant \"tictactoe\"]\n[SetUp \"1\"]\n[FEN \"X........\"]\n\n"
                            "1... e 2. i *");
    QVERIFY(!games.front().error);
    QCOMPARE(games.front().record.start, std::optional<std::string>("X........"));
    const QString text = QString::fromStdString(textOf(games.front()));
    QVERIFY2(text.contains("1... e 2. i *"), qPrintable(text));
    QVERIFY(text.contains("[SetUp \"1\"]\n[FEN \"X........\"]"));
}

/// Without the tag a file is read by the strict rules, so that a game that ran past a draw of our
/// own can be read; with it, the tag's rules hold.
void RecordTest::optionsTagDecides()
{
    for (const GameEntry &entry : catalogue()) {
        const auto &specs = entry.info().options;
        const std::string variant = "[Variant \"" + entry.info().variant + "\"]\n";
        QVERIFY(read(variant + "*").front().record.options == Options::strict(specs));
        GameRecord record;
        record.game = entry.info().id;
        record.options = Options::defaults(specs);
        const auto again = read(writtenGame(record, *entry.game));
        QVERIFY(!again.front().error);
        QVERIFY(again.front().record == record);
    }
}

void RecordTest::reasons_data()
{
    QTest::addColumn<QString>("tag");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<bool>("isGiven");
    QTest::newRow("by the rules") << ""
                                  << "a e b f c 1-0"
                                  << "line" << true;
    QTest::newRow("named") << "time"
                           << "a e 1-0"
                           << "time" << true;
    QTest::newRow("in PGN's words") << "Time forfeit"
                                    << "a e 1-0"
                                    << "time" << true;
    QTest::newRow("win, unknown") << "normal"
                                  << "a e 1-0"
                                  << "resignation" << false;
    QTest::newRow("draw, unknown") << ""
                                   << "a e 1/2-1/2"
                                   << "agreement" << false;
    QTest::newRow("going on") << ""
                              << "a e *"
                              << "none" << false;
}

void RecordTest::reasons()
{
    QFETCH(QString, tag);
    QFETCH(QString, moves);
    QFETCH(QString, reason);
    QFETCH(bool, isGiven);
    const auto games = read(
        "[Variant \"tictactoe\"]\n[Termination \"" + tag.toStdString() + "\"]\n\n"
        + moves.toStdString());
    QVERIFY(!games.front().error);
    QCOMPARE(
        games.front().record.outcome.reason,
        *parseEndReason(reason.toStdString(), tictactoe::Rules::info().endReasons));
    QCOMPARE(games.front().isReasonGiven, isGiven);
}

void RecordTest::severalGames()
{
    const auto games = read(withMoves("a e *") + withMoves("b *") + "[Variant \"null\"] *");
    QCOMPARE(games.size(), std::size_t(3));
    QCOMPARE(games[0].record.mainLine().size(), std::size_t(2));
    QCOMPARE(games[1].line, 5);
    QCOMPARE(games[2].record.game, std::string("null"));
    QVERIFY(read("").empty());
    QVERIFY(read("\n\n% nothing\n").empty());
}

void RecordTest::damagedFiles_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<int>("moves");
    const auto row = [](const char *name, const std::string &text, const char *sentence, int moves) {
        QTest::newRow(name) << QString::fromStdString(text) << sentence << moves;
    };
    row("no variant",
        "[Event \"x\"]\n\n1. e *",
        "test.tgn:3:4: found no tag Variant, wanted [Variant \"…\"] with one of tictactoe, null",
        0);
    row("unknown variant",
        "[Variant \"Go\"]\n\n*",
        "test.tgn:1:10: found \"Go\", wanted one of tictactoe, null",
        0);
    row("illegal move",
        withMoves("e a\n c c *"),
        "test.tgn:5:4: found \"c\", wanted the letter of an empty cell",
        3);
    row("illegal move after its number",
        withMoves("1.e 1...e *"),
        "test.tgn:4:9: found \"e\", wanted the letter of an empty cell",
        1);
    row("illegal move in a variation",
        withMoves("e (d d) a *"),
        "test.tgn:4:6: found \"d\", wanted the letter of an empty cell",
        1);
    row("after ünïcode",
        withMoves("{ünï} e e *"),
        "test.tgn:4:9: found \"e\", wanted the letter of an empty cell",
        1);
    row("no result",
        withMoves("e a"),
        "test.tgn:5:1: found the end of the file, wanted a move or a result such as 1-0 or *",
        2);
    row("next game without a result",
        withMoves("e") + withMoves("a *"),
        "test.tgn:5:1: found tag Event, wanted a move or a result such as 1-0 or *",
        1);
    row("result of other players",
        withMoves("e 1-0-0"),
        "test.tgn:4:3: found \"1-0-0\", wanted a result for 2 players",
        1);
    row("two results",
        "[Variant \"tictactoe\"]\n[Result \"0-1\"]\n\ne 1-0",
        "test.tgn:4:3: found \"1-0\", wanted \"0-1\", as the tag Result has it",
        1);
    row("comment without an end",
        withMoves("e {so it goes"),
        "test.tgn:4:3: found a comment without an end, wanted } at the end of the comment",
        1);
    row("tag without quotes",
        "[Event x]\n",
        "test.tgn:1:8: found \"x\", wanted a value in double quotes",
        0);
    row("tag without closing quotes",
        "[Event \"x]\n[Variant \"tictactoe\"]\n*",
        "test.tgn:1:11: found the end of the line, wanted the closing quotes of tag Event",
        0);
    row("tag without a bracket",
        "[Event \"x\"\n*",
        "test.tgn:1:11: found \"?\", wanted ] at the end of tag Event",
        0);
    row("tag without a name",
        "[\"x\"]",
        "test.tgn:1:1: found \"[\"\", wanted a tag such as [Event \"…\"]",
        0);
    row("variation before a move",
        withMoves("(e) *"),
        "test.tgn:4:1: found a variation, wanted a move before it",
        0);
    row("empty variation",
        withMoves("e () *"),
        "test.tgn:4:4: found \")\", wanted a move in the variation",
        1);
    row("variation without an end",
        withMoves("e (d *"),
        "test.tgn:4:6: found \"*\", wanted ) at the end of the variation",
        1);
    row("end without a variation",
        withMoves("e ) *"),
        "test.tgn:4:3: found \")\", wanted ( before it",
        1);
    row("glyph without a number",
        withMoves("e $ *"),
        "test.tgn:4:3: found \"$\", wanted $ and a number from 0 to 255",
        1);
    row("glyph too great",
        withMoves("e $99999999999 *"),
        "test.tgn:4:3: found \"$99999999999\", wanted $ and a number from 0 to 255",
        1);
    row("mark before a move",
        withMoves("!? e *"),
        "test.tgn:4:1: found a mark, wanted a move before it",
        0);
    row("stray character",
        withMoves("e ] *"),
        "test.tgn:4:3: found \"]\", wanted a move, a comment or a result",
        1);
    row("bad position",
        "[Variant \"tictactoe\"]\n[FEN \"what\"]\n\n*",
        "test.tgn:2:6: found \"what\", wanted nine of X, O and .",
        0);
    row("bad options",
        "[Variant \"tictactoe\"]\n[Options \"{]\"]\n\n*",
        "test.tgn:2:10: found \"{]\", wanted a JSON object such as {\"repetition\":true}",
        0);
    row("moves after the end",
        withMoves("a e b f c g 1-0"),
        "test.tgn:4:11: found \"g\", wanted the letter of an empty cell",
        5);
}

void RecordTest::damagedFiles()
{
    QFETCH(QString, text);
    QFETCH(QString, sentence);
    QFETCH(int, moves);
    const auto games = read(text.toStdString());
    QVERIFY(!games.empty());
    QVERIFY(games.front().error.has_value());
    const QString found = QString::fromStdString(games.front().error->sentence());
    QVERIFY2(found.startsWith(sentence), qPrintable(found));
    QCOMPARE(static_cast<int>(games.front().record.mainLine().size()), moves);
}

void RecordTest::damagedGamesLoseWhatTheyClaim_data()
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
void RecordTest::damagedGamesLoseWhatTheyClaim()
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

void RecordTest::goesOnAfterADamagedGame()
{
    const auto games = read(withMoves("e a a c d 1-0") + withMoves("a *"));
    QCOMPARE(games.size(), std::size_t(2));
    QVERIFY(games[0].error.has_value());
    QVERIFY(!games[1].error.has_value());
    QCOMPARE(games[1].record.mainLine().size(), std::size_t(1));
}

void RecordTest::writtenAndReadAgain_data()
{
    QTest::addColumn<QString>("id");
    for (const AnyGame *game : settings().games)
        QTest::newRow(game->info().id.c_str()) << QString::fromStdString(game->info().id);
}

void RecordTest::writtenAndReadAgain()
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

void RecordTest::jsonLinesRoundTrip()
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
    }
}

void RecordTest::damagedJsonLines_data()
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

void RecordTest::damagedJsonLines()
{
    QFETCH(QString, text);
    QFETCH(QString, sentence);
    const auto games = readJsonLines(text.toStdString(), "test.jsonl", settings());
    QVERIFY(games.front().read.error.has_value());
    const QString found = QString::fromStdString(games.front().read.error->sentence());
    QVERIFY2(found.startsWith(sentence), qPrintable(found));
}

/// Damaged and invented files: never a crash, and what is wrong is always said with its place.
void RecordTest::garbageNeverCrashes()
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
                QVERIFY(!game.error->found.empty());
                QVERIFY(!game.error->wanted.empty());
            }
            if (game.game != nullptr) {
                const auto again = read(textOf(game));
                QVERIFY(!again.front().error);
                QVERIFY2(
                    again.front().record == game.record,
                    (inQuotes(text) + text + textOf(game) + textOf(again.front())).c_str());
            }
        }
        (void) readJsonLines(text, "test.jsonl", settings());
    }
}

/// A game that ends without a result takes nothing of the next one along.
void RecordTest::gamesAfterDamagedOnesAreRead()
{
    const std::string game = "[Event \"?\"]\n[Variant \"tictactoe\"]\n\n1. ";
    const auto games = read(game + "a b\n\n" + game + "b *\n\n" + game + "c\n" + game + "a *\n");
    QCOMPARE(games.size(), std::size_t(4));
    QVERIFY(games[0].error && !games[1].error && games[2].error && !games[3].error);
    QCOMPARE(games[0].record.mainLine().size(), std::size_t(2));
    QCOMPARE(games[3].record.mainLine().size(), std::size_t(1));
}

void RecordTest::ordinaryChessIsReadByOthers_data()
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
void RecordTest::ordinaryChessIsReadByOthers()
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

QTEST_GUILESS_MAIN(RecordTest)
#include "recordtest.moc"
