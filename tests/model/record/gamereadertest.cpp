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
