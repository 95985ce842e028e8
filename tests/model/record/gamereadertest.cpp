#include "model/record/commenttext.h"
#include "model/record/jsonlines.h"
#include "tests/support/smallgames.h"

#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using test::read;
using test::settings;
using test::textOf;
using test::withMoves;

/// What is read from whole game files.
class GameReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatPgnAllows();
    void readsWhatOtherProgramsWrite_data();
    void readsWhatOtherProgramsWrite();
    void readsTagsOfOtherPrograms();
    void chessOfOtherProgramsIsRead();
    void startsFromAPosition();
    void optionsTagDecides();
    void reasons_data();
    void reasons();
    void severalGames();
    void damagedGamesTakeNoOthersAlong_data();
    void damagedGamesTakeNoOthersAlong();
    void gamesStandWhereTheyAreSaidTo_data();
    void gamesStandWhereTheyAreSaidTo();
    void otherEncodingsAreNamed();
};

/// Everything that PGN allows in one game: a byte-order mark, CR LF, escaped lines, both kinds of
/// comment, marks and glyphs, numbers glued and loose, variations within variations.
void GameReaderTest::readsWhatPgnAllows()
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

void GameReaderTest::readsWhatOtherProgramsWrite_data()
{
    QTest::addColumn<std::string>("moves");
    QTest::addColumn<std::string>("same");
    QTest::addColumn<QString>("warning");
    const auto row = [](const char *name, const char *moves, const char *same, const char *warning) {
        QTest::newRow(name) << std::string(moves) << std::string(same)
                            << QString::fromUtf8(warning);
    };
    row("assessments", "e +/- a \u00b1 i = *", "e $16 a $16 i $10 *", "");
    row("assessments of the other side", "e -+ a =+ i \u2a71 *", "e $19 a $15 i $15 *", "");
    row("novelty and only move", "e N a \u25a1 *", "e $146 a $7 *", "");
    row("unknown sign", "e \u263a a *", "e a *", "4:3: found \"\u263a\"");
    row("remarks", "e e.p. a ch *", "e a *", "4:3: found \"e.p.\"");
    row("no-break blanks", "1.\u00a0e\u202fa\u2009i *", "e a i *", "");
    row("no-break blank of Latin-1", "1. e\xa0\x61 *", "e a *", "");
    row("ellipsis", "1. e 1\u2026 a *", "e a *", "");
    row("typographic result", "e a b i 1\u20130", "e a b i 1-0", "");
    row("half", "e a \u00bd-\u00bd", "e a 1/2-1/2", "");
    row("empty variation", "e () a *", "e a *", "");
    row("variation with a comment alone", "e ({what else}) a *", "e a *", "");
    row("glyph before the first move", "$1 e a *", "e $1 a *", "");
    row("marks before a variation's first move", "e ($5 d a) a *", "e (d $5 a) a *", "");
    row("variation before a move", "(e) e a *", "e a *", "4:1: found a variation");
    row("illegal move in a variation", "e (d d i) a *", "e (d) a *", "4:6: found \"d\"");
    row("nonsense in a variation",
        "e (d b (c f) see below (g) h) a *",
        "e (d b (c f)) a *",
        "4:14: found \"see\"");
    row("null move in a variation",
        "e (d -- i) a *",
        "e (d) a *",
        "4:6: found \"--\", a turn without a move");
    row("Z0 in a variation", "e (Z0 i) a *", "e a *", "4:4: found \"Z0\", a turn without a move");
    row("end without a variation", "e ) a *", "e a *", "4:3: found \")\"");
    row("variation without an end", "e (d a *", "e (d a) *", "4:8: found \"*\"");
    row("result in a variation", "e (d a 1-0) a *", "e (d a) a *", "4:8: found \"1-0\"");
    row("stray brackets", "e ] a } i *", "e a i *", "4:3: found \"]\"");
}

/// What stands beside PGN's own words takes nothing of a game with it, and what is left out is said.
void GameReaderTest::readsWhatOtherProgramsWrite()
{
    QFETCH(std::string, moves);
    QFETCH(std::string, same);
    QFETCH(QString, warning);
    const ReadGame game = read(withMoves(moves)).front();
    QVERIFY2(!game.error, game.error ? game.error->sentence().c_str() : "");
    const ReadGame plain = read(withMoves(same)).front();
    QVERIFY(!plain.error && plain.warnings.empty());
    QVERIFY2(game.record == plain.record, textOf(game).c_str());
    QCOMPARE(game.warnings.empty(), warning.isEmpty());
    if (!warning.isEmpty()) {
        const QString said = QString::fromStdString(game.warnings.front().sentence());
        QVERIFY2(said.startsWith(u"test.tgn:"_s + warning), qPrintable(said));
    }
}

void GameReaderTest::readsTagsOfOtherPrograms()
{
    const auto games = read(
        "[Event Club evening]\n[Variant \"tictactoe\"]\n[White \"Anna \"the rook\" Berg\"]\n"
        "[Black \"a\\\"b\"] [Round 3 ]\n[Result \"*\"]\n\ne *\n\n[Event x]\n[Variant "
        "tictactoe]\n\na *\n");
    QCOMPARE(games.size(), std::size_t(2));
    for (const ReadGame &game : games)
        QVERIFY2(!game.error, game.error ? game.error->sentence().c_str() : "");
    const GameRecord &record = games[0].record;
    QCOMPARE(record.tag("Event"), std::string("Club evening"));
    QCOMPARE(record.tag("White"), std::string("Anna \"the rook\" Berg"));
    QCOMPARE(record.tag("Black"), std::string("a\"b"));
    QCOMPARE(record.tag("Round"), std::string("3"));
    QCOMPARE(games[1].record.tag("Event"), std::string("x"));
}

/// Figurines, dashes and remarks that are glued to moves.
void GameReaderTest::chessOfOtherProgramsIsRead()
{
    const std::string tags = "[Variant \"XXLChess\"]\n[SetUp \"1\"]\n[FEN "
                             "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n\n";
    const auto foreign = read(
        tags
        + "1.\u00a0e4 d6 2. \u2658f3= \u265e\ufe0ec6\u00b1 3. \u2657b5 \u265dd7 4. 0\u20130 a6 5. "
          "\u2657\u00d7c6+/- "
          "\u265d\u00d7c6 6. d3 e5e.p. 7. Nxe5 dxe5 8. Qh5 Qd7 9. Qxf7+ch *");
    const auto plain = read(
        tags
        + "1. e4 d6 2. Nf3 $10 Nc6 $16 3. Bb5 Bd7 4. O-O a6 5. Bxc6 $16 Bxc6 6. d3 e5 7. Nxe5 dxe5 "
          "8. Qh5 Qd7 9. Qxf7+ *");
    QVERIFY2(
        !foreign.front().error,
        foreign.front().error ? foreign.front().error->sentence().c_str() : "");
    QVERIFY2(!plain.front().error, plain.front().error ? plain.front().error->sentence().c_str() : "");
    QCOMPARE(plain.front().record.mainLine().size(), std::size_t(17));
    QVERIFY(foreign.front().record == plain.front().record);
}

void GameReaderTest::startsFromAPosition()
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
void GameReaderTest::optionsTagDecides()
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

void GameReaderTest::reasons_data()
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

void GameReaderTest::reasons()
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

void GameReaderTest::severalGames()
{
    const auto games = read(withMoves("a e *") + withMoves("b *") + "[Variant \"null\"] *");
    QCOMPARE(games.size(), std::size_t(3));
    QCOMPARE(games[0].record.mainLine().size(), std::size_t(2));
    QCOMPARE(games[1].line, 5);
    QCOMPARE(games[2].record.game, std::string("null"));
    QVERIFY(read("").empty());
    QVERIFY(read("\n\n% nothing\n").empty());
}

void GameReaderTest::damagedGamesTakeNoOthersAlong_data()
{
    QTest::addColumn<QString>("damaged");
    QTest::newRow("a move") << u"[Event \"?\"]\n[Variant \"tictactoe\"]\n\na a *\n\n"_s;
    QTest::newRow("no result") << u"[Variant \"tictactoe\"]\n\na\n"_s;
    QTest::newRow("a comment") << u"[Variant \"tictactoe\"]\n\na {no end\n\n"_s;
    QTest::newRow("the first tag") << u"[Event \"?]\n[Variant \"tictactoe\"]\n\na *\n"_s;
    QTest::newRow("the last tag") << u"[Event \"?\"]\n[Variant \"none\"]\na *\n\n"_s;
    QTest::newRow("words in brackets") << u"[Variant \"tictactoe\"]\n\na\n[INFO] a\n\n"_s;
}

/// The game after a damaged one is read, whatever its first tag is.
void GameReaderTest::damagedGamesTakeNoOthersAlong()
{
    QFETCH(const QString, damaged);
    for (const QString &next :
         {u"[Variant \"tictactoe\"]\n[Event \"next\"]"_s, u"[Event \"next\"]"_s}) {
        const QString whole = next + u"\n[Variant \"tictactoe\"]\n\ne *\n"_s;
        const auto games = read((damaged + whole).toStdString());
        QCOMPARE(games.size(), std::size_t(2));
        QVERIFY(games[0].error);
        QVERIFY(!games[1].error);
        QCOMPARE(games[1].line, static_cast<int>(damaged.count(u'\n')) + 1);
        QCOMPARE(games[1].record.tag("Event"), std::string("next"));
    }
}

void GameReaderTest::gamesStandWhereTheyAreSaidTo_data()
{
    QTest::addColumn<QString>("mark");
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    const QString one = QString::fromStdString(withMoves("a e *"));
    const QString other = QString::fromStdString(withMoves("b *"));
    const QString first = u"{\"game\":\"null\",\"moves\":[]}\n"_s;
    const QString second = u"{\"game\":\"tictactoe\",\"moves\":[\"a\"]}\n"_s;
    QTest::newRow("a game file") << QString() << one << other;
    QTest::newRow("a game file of an editor") << u"\xFEFF"_s << one << other;
    QTest::newRow("JSON lines") << QString() << first << second;
    QTest::newRow("JSON lines of an editor") << u"\xFEFF"_s << first << second;
}

/// The bytes that each game has in a file, also behind a byte-order mark, are those that it is read from.
void GameReaderTest::gamesStandWhereTheyAreSaidTo()
{
    QFETCH(const QString, mark);
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    const std::string text = (mark + one + other).toStdString();
    std::vector<GameRecord> records;
    readEachGame(text, "test.tgn", settings(), [&](const ReadGame &game, TextSpan span) {
        const auto alone = read(text.substr(span.begin, span.end - span.begin));
        const bool isEqual = !game.error && alone.size() == 1 && !alone.front().error
                             && alone.front().record == game.record;
        if (isEqual)
            records.push_back(game.record);
        return isEqual;
    });
    QCOMPARE(records.size(), std::size_t(2));
    QVERIFY(records[0] == read(one.toStdString()).front().record);
    QVERIFY(records[1] == read(other.toStdString()).front().record);
}

void GameReaderTest::otherEncodingsAreNamed()
{
    using namespace std::string_literals;
    for (const std::string &text : {"\xff\xfe(\0"s, "\xfe\xff\0["s}) {
        const auto games = read(text);
        QCOMPARE(games.size(), std::size_t(1));
        QVERIFY(games.front().game == nullptr);
        const std::string sentence = "test.tgn:1:1: found a text in UTF-16, wanted a text in UTF-8";
        QCOMPARE(games.front().error->sentence(), sentence);
        QCOMPARE(readJsonLines(text, "test.tgn", settings()).front().read.error->sentence(), sentence);
    }
}

QTEST_GUILESS_MAIN(GameReaderTest)
#include "gamereadertest.moc"
