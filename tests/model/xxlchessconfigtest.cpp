#include "model/games/xxlchess/files/config.h"
#include "model/games/xxlchess/files/configsetup.h"
#include "model/games/xxlchess/files/positiontext.h"
#include "tests/support/goldendata.h"

#include <QRegularExpression>
#include <QtTest>

#include <map>

using namespace tessera;
using namespace tessera::xxlchess;
using nlohmann::json;
using tessera::test::goldenLines;

namespace {

constexpr const char *kGood = R"({
  "layout": "level1.txt",
  "time_controls": {
    "player": { "seconds": 180, "increment": 2 },
    "cpu": { "seconds": 90.5, "increment": 0.25 }
  },
  "player_colour": "black",
  "piece_movement_speed": 6,
  "max_movement_time": 1.5
})";

/// Files that exist only here.
using Files = std::map<std::string, std::string>;

Result<Configuration> readFrom(const Files &files)
{
    const FileReader reader = [&files](const std::filesystem::path &path) -> Result<std::string> {
        const auto found = files.find(path.string());
        if (found == files.end())
            return Error{"", "no file \"" + path.string() + "\"", "a file that can be read"};
        return found->second;
    };
    return readConfiguration("game/config.json", reader);
}

/// The good configuration with one text in it replaced.
std::string changed(const QString &from, const QString &to)
{
    QString text = QString::fromUtf8(kGood);
    if (!text.contains(from))
        qFatal("nothing to replace");
    return text.replace(from, to).toStdString();
}

Configuration goodWith(const QString &from, const QString &to, const char *layout = "K\n\nk")
{
    auto read = readFrom({{"game/config.json", changed(from, to)}, {"game/level1.txt", layout}});
    if (!read)
        qFatal("%s", read.error().sentence().c_str());
    return std::move(*read);
}

} // namespace

/// Layout files and `config.json` (X2, X7).
class XxlChessConfigTest : public QObject
{
    Q_OBJECT

private slots:
    void layouts_data();
    void layouts();
    void layoutForms_data();
    void layoutForms();
    void layoutErrors_data();
    void layoutErrors();
    void layoutIsWrittenAndReadBack();
    void turnedLayoutPutsBlackAtTheBottom();

    void theTextsOwnExample();
    void numbersAndPaths();
    void errors_data();
    void errors();
    void unknownKeysAreWarnedOf();
    void clocksWithoutTime();
    void everyKeyIsWrittenBack();
    void unplayableLayoutIsOfferedTurned();
    void unknownKeysAreWrittenBack();
    void changedPiecesAreWritten();
    void picturesAreFiles();
    void repeatedKeysAreWarnedOf();
    void waitingSideInCheckIsWarnedOf();
    void idleKeysAreWarnedOf_data();
    void idleKeysAreWarnedOf();
    void unusualTextsAreNamed();
    void humanPawnsGoUp_data();
    void humanPawnsGoUp();
    void extendedKeys();
    void settingsReachTheGame();
    void furtherPieces();
    void levels();
    void configurationIsWrittenAndReadBack();
    void sampleFilesLoad();
    void filesOnDiskAreSavedAndRead();
    void missingFileIsNamed();
    void damagedFilesAreRefused_data();
    void damagedFilesAreRefused();

private:
    std::vector<json> m_rows;
};

void XxlChessConfigTest::layouts_data()
{
    QTest::addColumn<int>("number");
    m_rows = goldenLines("xxlchess", "layouts.jsonl");
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        QTest::newRow(m_rows[i].at("name").get<std::string>().c_str()) << static_cast<int>(i);
    QVERIFY(!m_rows.empty());
}

void XxlChessConfigTest::layouts()
{
    QFETCH(const int, number);
    const json &row = m_rows[static_cast<std::size_t>(number)];
    std::optional<BoardSize> size;
    if (!row.at("width").is_null())
        size = BoardSize{row["width"].get<int>(), row["height"].get<int>()};
    RuleChoices choices;
    choices.up = row.at("human") == "black" ? Player::Second : Player::First;
    const auto layout
        = readLayout(row.at("text").get<std::string>(), choices.pieces, size, "level.txt");
    QCOMPARE(layout.hasValue(), !row.contains("error"));
    if (layout)
        QCOMPARE(writePosition(positionFrom(*layout, choices)), row.at("xfen").get<std::string>());
}

void XxlChessConfigTest::layoutForms_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("CR alone") << QByteArray("K\r p\r\r\r\r\r\r\r\r\r\r\r\rk");
    QTest::newRow("mixed line ends") << QByteArray("K\r\n p\n\n\r\n\n\n\n\n\n\n\n\n\nk\r\n");
    QTest::newRow("blanks beyond board and below")
        << QByteArray("K                    \n p\n\n\n\n\n\n\n\n\n\n\n\nk\n\n   \n\n");
    QTest::newRow("byte-order mark") << QByteArray("\xEF\xBB\xBFK\n p\n\n\n\n\n\n\n\n\n\n\n\nk");
}

void XxlChessConfigTest::layoutForms()
{
    QFETCH(const QByteArray, text);
    const auto layout = readLayout(text.toStdString(), PieceTypes(), BoardSize(), "level.txt");
    QVERIFY2(layout, layout ? "" : layout.error().sentence().c_str());
    QCOMPARE(
        writePosition(positionFrom(*layout, RuleChoices())),
        std::string("k13/1P12/14/14/14/14/14/14/14/14/14/14/14/K13 w a1,a14 - w 8"));
}

void XxlChessConfigTest::layoutErrors_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isAuto");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *name,
                        const QByteArray &text,
                        bool isAuto,
                        int line,
                        int column,
                        const char *found) {
        QTest::newRow(name) << text << isAuto << line << column << QString::fromUtf8(found);
    };
    row("unknown letter", "K\n  x\nk", false, 2, 3, "\"x\"");
    row("dot", "K.\nk", false, 1, 2, "\".\"");
    row("digit", "K1\nk", false, 1, 2, "\"1\"");
    row("tab", "K\tk", false, 1, 2, "a tab");
    row("not ASCII", "K\n\xC3\xA9", false, 2, 1, "\"é\"");
    row("two kings of Black", "K\r\n K\r\nk", false, 2, 2, "a second king of Black");
    row("two kings of White", "kk", false, 1, 2, "a second king of White");
    row("piece beyond the board", "              P\nK\nk", false, 1, 15, "\"P\" beyond the board");
    row("piece below the board", QByteArray(14, '\n') + "k", false, 15, 1, "\"k\" beyond the board");
    row("UTF-16", QByteArray("\xFF\xFEK\0", 4), false, 1, 1, "UTF-16");
    row("too wide by itself", QByteArray(16, ' ') + "k", true, 1, 17, "17 characters");
    row("too high by itself", QByteArray(16, '\n') + "k", true, 17, 1, "line 17");
}

void XxlChessConfigTest::layoutErrors()
{
    QFETCH(const QByteArray, text);
    QFETCH(const bool, isAuto);
    QFETCH(const int, line);
    QFETCH(const int, column);
    QFETCH(const QString, found);
    const auto layout = readLayout(
        text.toStdString(),
        PieceTypes(),
        isAuto ? std::nullopt : std::optional(BoardSize()),
        "level.txt");
    QVERIFY(!layout.hasValue());
    const Error &error = layout.error();
    QVERIFY2(QString::fromStdString(error.found).contains(found), error.sentence().c_str());
    QCOMPARE(error.where, std::string("level.txt"));
    QCOMPARE(error.line, line);
    QCOMPARE(error.column, column);
    QVERIFY(!error.wanted.empty());
}

void XxlChessConfigTest::layoutIsWrittenAndReadBack()
{
    const PieceTypes pieces;
    const Layout layout = standardLayout();
    const auto read = readLayout(writeLayout(layout, pieces), pieces, BoardSize(), "");
    QVERIFY(read.hasValue());
    QCOMPARE(*read, layout);
    QCOMPARE(layoutOf(positionFrom(layout, RuleChoices())), layout);
}

void XxlChessConfigTest::turnedLayoutPutsBlackAtTheBottom()
{
    const Layout layout = turned(standardLayout());
    QCOMPARE(writeLayout(layout, PieceTypes()).substr(0, 14), std::string("rnbecgkagchbnr"));
    QCOMPARE(turned(layout), standardLayout());
}

void XxlChessConfigTest::theTextsOwnExample()
{
    const auto read = readFrom(
        {{"game/config.json", R"({ "layout": "level1.txt",
      "time_controls": { "player": { "seconds": 180, "increment": 2 },
                         "cpu":    { "seconds": 180, "increment": 2 } },
      "player_colour": "white",
      "piece_movement_speed": 6.0,
      "max_movement_time": 1 })"},
         {"game/level1.txt", writeLayout(standardLayout(), PieceTypes())}});
    QVERIFY2(read, read ? "" : read.error().sentence().c_str());
    Configuration wanted;
    wanted.times = {*TimeControl::parse("180+2"), *TimeControl::parse("180+2")};
    QCOMPARE(read->times, wanted.times);
    QCOMPARE(read->layout, wanted.layout);
    QCOMPARE(read->pieceSpeed, 6.0);
    QCOMPARE(read->mostMovementTime, 1.0);
    QCOMPARE(read->playerColour, Player::First);
    QVERIFY(read->warnings.empty());
    QVERIFY(!read->drawsByRepetition && !read->drawsByHundredTurns);
    QCOMPARE(
        writePosition(read->start()),
        std::string("rnbhcgakgcebnr/pppppppppppppp/14/14/14/14/14/14/14/14/14/14/PPPPPPPPPPPPPP/"
                    "RNBHCGAKGCEBNR w a1,h1,n1,a14,h14,n14 - w 8"));
}

void XxlChessConfigTest::numbersAndPaths()
{
    const auto read = readFrom(
        {{"game/config.json", changed(QStringLiteral("level1.txt"), QStringLiteral("a\\\\b.txt"))},
         {"game/a/b.txt", "K\nk"}});
    QVERIFY2(read, read ? "" : read.error().sentence().c_str());
    QCOMPARE(read->times[1].text(), std::string("90.5+0.25"));
    QCOMPARE(read->pieceSpeed, 6.0);
    QCOMPARE(read->mostMovementTime, 1.5);
}

void XxlChessConfigTest::errors_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("wanted");
    const auto row = [](const char *name,
                        const char *from,
                        const char *to,
                        const char *place,
                        const char *found,
                        const char *wanted) {
        QTest::newRow(name) << QString::fromUtf8(from) << QString::fromUtf8(to)
                            << QString::fromUtf8(place) << QString::fromUtf8(found)
                            << QString::fromUtf8(wanted);
    };
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

void XxlChessConfigTest::errors()
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

void XxlChessConfigTest::unknownKeysAreWarnedOf()
{
    const Configuration read = goodWith(
        QStringLiteral("\"increment\": 2 }"), QStringLiteral("\"increment\": 2, \"x\": 1 }"));
    QCOMPARE(read.warnings.size(), std::size_t(1));
    QCOMPARE(
        read.warnings[0].sentence(),
        std::string("config.json:4:49: found the unknown key \"x\", wanted one of seconds, "
                    "increment; it is ignored"));
}

/// `levels` and `fog_of_war`, and keys inside of others, were dropped when a game that was set up from
/// a file was saved.
void XxlChessConfigTest::everyKeyIsWrittenBack()
{
    const QString keys = QStringLiteral(R"("fog_of_war": true, "sound": true, "promotion": "queen",
        "levels": [{ "layout": "two.txt", "title": "Two", "side": "black", "goal": "mate in 2",
                     "author": "me" }],
        "draw_rules": { "repetition": false, "fifty": 1 }, "players": ["human", "human"],
        "difficulty": 6, "board": { "width": 14, "height": 14 }, "promotion_rank": 8,
        "pieces": { "z": { "name": "zebra", "value": 2.5, "leaps": [[3, 2]], "mine": 1 } },
        "player_colour")");
    const auto read = readFrom(
        {{"game/config.json", changed(QStringLiteral("\"player_colour\""), keys)},
         {"game/level1.txt", "K\n\nk"},
         {"game/two.txt", "K\n\n\nk"}});
    QVERIFY2(read, read ? "" : read.error().sentence().c_str());
    const GameConfiguration game = gameFrom(*read);
    const auto again = configurationFrom(game, "level1.txt");
    QVERIFY(again.hasValue());
    const json before = json::parse(changed(QStringLiteral("\"player_colour\""), keys));
    const json after = json::parse(writeConfiguration(*again));
    const json flatBefore = before.flatten();
    const json flatAfter = after.flatten();
    for (const auto &[key, value] : flatBefore.items())
        QVERIFY2(flatAfter.contains(key), key.c_str());
    QCOMPARE(after.at("levels").dump(), before.at("levels").dump());
    QCOMPARE(after.at("fog_of_war").get<bool>(), true);
    QCOMPARE(after.at("difficulty").get<int>(), 6);
    // The layout of a level goes along, wherever it is saved.
    const auto files = gameFiles(game, "elsewhere/config.json");
    QVERIFY(files.hasValue());
    QCOMPARE(files->size(), std::size_t(3));
    QCOMPARE(files->back().path.string(), std::string("elsewhere/two.txt"));
    QVERIFY(files->back().content.starts_with("K\n\n\nk\n"));
    // What was changed in the dialog is not as in the file.
    GameConfiguration changedGame = game;
    changedGame.options.set("promotion-choice", true);
    const auto chosen = configurationFrom(changedGame, "level1.txt");
    QCOMPARE(json::parse(writeConfiguration(*chosen)).at("promotion").get<std::string>(), "choose");
}

/// With the sample and Black for the person, the pawns stood before the upper edge (X2).
void XxlChessConfigTest::unplayableLayoutIsOfferedTurned()
{
    const auto standard = writeLayout(standardLayout(), PieceTypes());
    const auto with = [&](const char *colour, const char *more, const char *layout) {
        const QString keys = QString::fromUtf8(more) + QStringLiteral("\"player_colour\": \"")
                             + QString::fromUtf8(colour) + QStringLiteral("\"");
        QString text = QString::fromUtf8(kGood);
        text.replace(QRegularExpression(QStringLiteral("\"player_colour\": \"[a-z]*\"")), keys);
        const auto read = readFrom(
            {{"game/config.json", text.toStdString()}, {"game/level1.txt", layout}});
        if (!read)
            qFatal("%s", read.error().sentence().c_str());
        return gameFrom(*read);
    };
    const GameConfiguration black = with("black", "", standard.c_str());
    QVERIFY(black.turnedStart);
    QCOMPARE(*black.start, writePosition(positionFrom(standardLayout(), [&] {
        RuleChoices choices;
        choices.up = Player::Second;
        return choices;
    }())));
    QVERIFY(black.turnedStart->starts_with(black.start->substr(0, 4)) == false);
    QVERIFY(!with("white", "", standard.c_str()).turnedStart);
    QVERIFY(!with("black", R"("players": ["human", "human"], )", standard.c_str()).turnedStart);
    // One pawn that has its way before it is enough; without pawns there is nothing to mend.
    QVERIFY(!with("black", "", "P\n\n\n\n\n\n\n\n\n P").turnedStart);
    QVERIFY(!with("black", "", "K\n\nk").turnedStart);
    // Rank 8 of 14 is the first on which pawns are promoted.
    QVERIFY(with("black", "", "\n\n\n\n\n\nP\n").turnedStart);
    QVERIFY(!with("black", "", "\n\n\n\n\n\n\nP\n").turnedStart);
}

/// An increment is of no use to whoever has lost before it comes; no time at all means that there is no limit.
void XxlChessConfigTest::clocksWithoutTime()
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

/// And what the game is played by in the window goes back to the file as it came.
void XxlChessConfigTest::unknownKeysAreWrittenBack()
{
    const Configuration read = goodWith(
        QStringLiteral("\"player_colour\""),
        QStringLiteral(R"("theme": { "board": [1, "wood"] }, "sound": false, "difficulty": 4,
            "player_colour")"));
    QCOMPARE(read.warnings.size(), std::size_t(1));
    QVERIFY(read.warnings[0].sentence().find("unknown key \"theme\"") != std::string::npos);
    const auto again = configurationFrom(gameFrom(read), "level1.txt");
    QVERIFY(again.hasValue());
    const json written = json::parse(writeConfiguration(*again));
    QCOMPARE(written.at("theme").dump(), std::string(R"({"board":[1,"wood"]})"));
    QCOMPARE(written.at("sound").get<bool>(), false);
    QCOMPARE(written.at("difficulty").get<int>(), 4);
}

void XxlChessConfigTest::repeatedKeysAreWarnedOf()
{
    const Configuration read = goodWith(
        QStringLiteral("\"player_colour\": \"black\""),
        QStringLiteral("\"player_colour\": \"white\", \"player_colour\": \"black\""));
    QCOMPARE(read.warnings.size(), std::size_t(1));
    QCOMPARE(read.warnings[0].line, 7);
    QCOMPARE(read.playerColour, Player::Second);
}

void XxlChessConfigTest::waitingSideInCheckIsWarnedOf()
{
    const Configuration read
        = goodWith(QStringLiteral("black"), QStringLiteral("white"), "K\n\nr\n\nk");
    QCOMPARE(read.warnings.size(), std::size_t(1));
    QVERIFY(read.warnings[0].found.find("Black stands in check") != std::string::npos);
    QVERIFY(!read.start().isOver());
}

void XxlChessConfigTest::idleKeysAreWarnedOf_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *name, const char *keys, const char *found) {
        QTest::newRow(name) << QString::fromUtf8(keys) << QString::fromUtf8(found);
    };
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
void XxlChessConfigTest::idleKeysAreWarnedOf()
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

void XxlChessConfigTest::unusualTextsAreNamed()
{
    const std::string wide("\xFF\xFE{\0", 4);
    const auto read = readFrom({{"game/config.json", wide}});
    QVERIFY(!read.hasValue());
    QCOMPARE(
        read.error().sentence(),
        std::string("config.json:1:1: found a text in UTF-16, wanted a text in UTF-8"));
}

void XxlChessConfigTest::humanPawnsGoUp_data()
{
    QTest::addColumn<QString>("players");
    QTest::addColumn<QString>("colour");
    QTest::addColumn<bool>("whiteUp");
    const auto row = [](const char *players, const char *colour, bool whiteUp) {
        QTest::addRow("%s, %s", players, colour)
            << QString::fromUtf8(players) << QString::fromUtf8(colour) << whiteUp;
    };
    row(R"(["human", "cpu"])", "white", true);
    row(R"(["human", "cpu"])", "black", false);
    row(R"(["cpu", "human"])", "white", false);
    row(R"(["cpu", "human"])", "black", true);
    row(R"(["human", "human"])", "black", true);
    row(R"(["cpu", "cpu"])", "black", true);
}

void XxlChessConfigTest::humanPawnsGoUp()
{
    QFETCH(const QString, players);
    QFETCH(const QString, colour);
    QFETCH(const bool, whiteUp);
    const Configuration read = goodWith(
        QStringLiteral("\"player_colour\": \"black\""),
        QStringLiteral("\"players\": %1, \"player_colour\": \"%2\"").arg(players, colour));
    QCOMPARE(read.up() == Player::First, whiteUp);
    QCOMPARE(read.start().rules().goesUp(Player::First), whiteUp);
    // Whoever is white moves first.
    QCOMPARE(read.start().toMove(), Player::First);
}

void XxlChessConfigTest::extendedKeys()
{
    const Configuration read = goodWith(
        QStringLiteral("\"player_colour\""),
        QStringLiteral(R"("difficulty": 7, "fog_of_war": true, "promotion": "choose", "sound": false,
            "board": "auto", "promotion_rank": 3, "draw_rules": { "repetition": true },
            "player_colour")"),
        "K\n\n\n\nk  R");
    QCOMPARE(read.difficulty.value_or(0), 7);
    QVERIFY(read.hasFogOfWar && read.choosesPromotion && !read.hasSound && read.isBoardAuto);
    QVERIFY(read.drawsByRepetition && !read.drawsByHundredTurns);
    QCOMPARE(writePosition(read.start()), std::string("k3/4/4/4/K2r w a1,d1,a5 - b 3"));
    // There is no repetition in the fog.
    QCOMPARE(read.warnings.size(), std::size_t(1));
    QVERIFY(read.start().rules().hasFog());
    const Configuration both = goodWith(
        QStringLiteral("\"player_colour\""),
        QStringLiteral("\"draw_rules\": true, \"player_colour\""));
    QVERIFY(both.drawsByRepetition && both.drawsByHundredTurns);
    QCOMPARE(
        both.options().json(),
        std::string(
            R"({"black-below":true,"fog-of-war":false,"hundred-turns":true,"pieces":"","promotion-choice":false,)"
            R"("repetition":true})"));
}

/// Each of these keys by itself changes the game that the window plays.
void XxlChessConfigTest::settingsReachTheGame()
{
    const auto gameWith = [](const char *keys) {
        return gameFrom(goodWith(
            QStringLiteral("\"player_colour\""),
            QString::fromUtf8(keys) + QStringLiteral(", \"player_colour\"")));
    };
    const GameConfiguration usual = gameWith(R"("sound": true)");
    QVERIFY(usual.hasSound && !usual.seats[Player::First].isHuman);
    QVERIFY(usual.seats[Player::Second].isHuman && !usual.seats[Player::First].level);
    QCOMPARE(gameWith(R"("difficulty": 7)").seats[Player::First].level.value_or(0), 7);
    const GameConfiguration watched = gameWith(R"("players": ["cpu", "cpu"], "difficulty": 2)");
    for (const Player player : {Player::First, Player::Second}) {
        QVERIFY(!watched.seats[player].isHuman);
        QCOMPARE(watched.seats[player].level.value_or(0), 2);
    }
    const GameConfiguration people = gameWith(R"("players": ["human", "human"])");
    QVERIFY(people.seats[Player::First].isHuman && people.seats[Player::Second].isHuman);
    QVERIFY(gameWith(R"("promotion": "choose")").options.isOn("promotion-choice", false));
    const GameConfiguration draws = gameWith(R"("draw_rules": { "hundred-turns": true })");
    QVERIFY(draws.options.isOn("hundred-turns", false));
    QVERIFY(!draws.options.isOn("repetition", true));
    QVERIFY(gameWith(R"("board": { "width": 5, "height": 6 })").start->starts_with("k4/5/K4/"));
    QVERIFY(gameWith(R"("promotion_rank": 4)").start->ends_with(" 4"));
    QVERIFY(!gameWith(R"("sound": false)").hasSound);
}

void XxlChessConfigTest::furtherPieces()
{
    const Configuration read = goodWith(
        QStringLiteral("\"player_colour\""),
        QStringLiteral(R"("pieces": { "z": { "name": "zebra", "value": 2.5, "leaps": [[3, 2]] },
            "d": { "name": "dwarf", "value": 3, "slides": ["orthogonal", "diagonal"], "range": 2 } },
            "player_colour")"),
        "K z\n\n\n\n   d\nk");
    const auto zebra = read.pieces.withLetter('z');
    QVERIFY(zebra.has_value());
    QCOMPARE(read.pieces[*zebra].value, 20);
    QCOMPARE(read.pieces[*read.pieces.withLetter('d')].range, 2);
    QVERIFY(writePosition(read.start()).starts_with("k1Z11/14/14/14/3D10/K13/"));
}

void XxlChessConfigTest::levels()
{
    const auto read = readFrom(
        {{"game/config.json",
          changed(QStringLiteral("\"player_colour\""), QStringLiteral(R"("levels": [
                { "layout": "one.txt", "title": "Corner", "side": "white", "goal": "mate in 2" },
                { "layout": "two.txt" } ], "player_colour")"))},
         {"game/level1.txt", "K\nk"},
         {"game/one.txt", "K\n\nkq"},
         {"game/two.txt", "K\n\n\nkr"}});
    QVERIFY2(read, read ? "" : read.error().sentence().c_str());
    QCOMPARE(read->levels.size(), std::size_t(2));
    QCOMPARE(read->levels[0].title, std::string("Corner"));
    QVERIFY(read->levels[0].goal == Level::Goal::Mate);
    QCOMPARE(read->levels[0].moves, 2);
    QCOMPARE(read->levels[1].title, std::string("two.txt"));
    QCOMPARE(read->levels[1].side, Player::Second);
    for (const Error &warning : read->warnings)
        QVERIFY2(!warning.sentence().starts_with("levels"), warning.sentence().c_str());
    QCOMPARE(read->start(read->levels[1]).toMove(), Player::Second);
    QVERIFY(read->start(read->levels[0]).rules().goesUp(Player::First));
    const auto broken = readFrom(
        {{"game/config.json",
          changed(
              QStringLiteral("\"player_colour\""),
              QStringLiteral(R"("levels": [ { "layout": "one.txt" } ], "player_colour")"))},
         {"game/level1.txt", "K\nk"},
         {"game/one.txt", "K\n ?"}});
    QVERIFY(!broken.hasValue());
    QVERIFY(broken.error().sentence().starts_with("one.txt:2:2: found \"?\""));
}

/// Pieces that were not changed stay as the file has them; of the others what the program does not know.
void XxlChessConfigTest::changedPiecesAreWritten()
{
    Configuration read
        = goodWith(QStringLiteral("\"player_colour\""), QStringLiteral(R"json("pieces": {
            "o": { "name": "nightrider", "betza": "NN" },
            "z": { "name": "zebra", "betza": "(2,2)", "colour": "striped" },
            "x": { "name": "old", "leaps": [[1, 1]] },
            "q": { "promotes": false } }, "player_colour")json"));
    const auto zebra = read.pieces.withLetter('z');
    PieceKind kind = read.pieces[*zebra];
    kind.leaps = {{2, 2}, {1, 0}};
    read.pieces.define(kind);
    read.pieces.forget('x');
    read.pieces.forget('q');
    read.pieces.define({"new", 'y', 9, {{1, 1}}});
    const std::string written = writeConfiguration(read);
    const json pieces = json::parse(written)["pieces"];
    QCOMPARE(pieces.size(), std::size_t(3));
    QCOMPARE(pieces["o"], json::parse(R"({"name": "nightrider", "betza": "NN"})"));
    QVERIFY(!pieces["z"].contains("betza"));
    QCOMPARE(pieces["z"]["leaps"], json::parse("[[2, 2], [1, 0]]"));
    QCOMPARE(pieces["z"]["colour"], json("striped"));
    QVERIFY(pieces.contains("y"));
    const auto again = readFrom(
        {{"game/config.json", written}, {"game/level1.txt", writeLayout(read.layout, read.pieces)}});
    QVERIFY2(again, again ? "" : again.error().sentence().c_str());
    QCOMPARE(again->pieces, read.pieces);
}

/// A picture that is a file is read with the configuration, goes with its games, and is saved beside it.
void XxlChessConfigTest::picturesAreFiles()
{
    const std::string drawing
        = "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0h9v9z'/></svg>";
    const std::string config = changed(
        QStringLiteral("\"player_colour\""),
        QStringLiteral(R"("pieces": { "z": { "name": "zebra", "leaps": [[3, 2]],
            "picture": "pictures/zebra.svg" } }, "player_colour")"));
    const auto read = readFrom(
        {{"game/config.json", config},
         {"game/level1.txt", "K z\n\nk"},
         {"game/pictures/zebra.svg", drawing}});
    QVERIFY2(read, read ? "" : read.error().sentence().c_str());
    QVERIFY(read->warnings.empty());
    const PiecePicture &picture = read->pieces[*read->pieces.withLetter('z')].picture;
    QCOMPARE(picture.drawing, drawing);
    QCOMPARE(
        json::parse(writeConfiguration(*read))["pieces"]["z"]["picture"],
        json("pictures/zebra.svg"));
    // Through the options, as games have it, and back into a configuration.
    const auto game = configurationFrom(gameFrom(*read), "level1.txt");
    QVERIFY(game.hasValue());
    QCOMPARE(game->pieces, read->pieces);
    const auto files = filesOf(*game, "game/config.json");
    QCOMPARE(files.size(), std::size_t(3));
    QCOMPARE(files[2].path.generic_string(), std::string("game/pictures/zebra.svg"));
    QCOMPARE(files[2].content, drawing);
    const auto missing = readFrom({{"game/config.json", config}, {"game/level1.txt", "K z\n\nk"}});
    QVERIFY(!missing.hasValue());
    QVERIFY2(
        missing.error().sentence().find("piece z: picture: no file") != std::string::npos,
        missing.error().sentence().c_str());
}

void XxlChessConfigTest::configurationIsWrittenAndReadBack()
{
    Configuration usual;
    usual.times = {*TimeControl::parse("180+2"), *TimeControl::parse("90.5")};
    const json keys = json::parse(writeConfiguration(usual));
    QCOMPARE(keys.size(), std::size_t(5));
    for (const char *key :
         {"layout", "time_controls", "player_colour", "piece_movement_speed", "max_movement_time"})
        QVERIFY2(keys.contains(key), key);

    Configuration rich = usual;
    rich.playerColour = Player::Second;
    rich.players = {Configuration::Seat::Computer, Configuration::Seat::Computer};
    rich.difficulty = 3;
    rich.hasFogOfWar = rich.choosesPromotion = rich.drawsByRepetition = true;
    rich.hasSound = false;
    rich.promotionRank = 10;
    rich.pieces.define({"zebra", 'z', 20, {{3, 2}}});
    using Goal = Level::Goal;
    rich.levels
        = {{"Corner", "one.txt", standardLayout(), Player::Second, Goal::Mate, 4},
           {"Long", "one.txt", standardLayout(), Player::First, Goal::Survive, 9},
           {"Hunt", "one.txt", standardLayout(), Player::First, Goal::Capture, 0, 'z'}};
    const std::string layout = writeLayout(rich.layout, rich.pieces);
    const auto read = readFrom(
        {{"game/config.json", writeConfiguration(rich)},
         {"game/level1.txt", layout},
         {"game/one.txt", layout}});
    QVERIFY2(read, read ? "" : read.error().sentence().c_str());
    QCOMPARE(writeConfiguration(*read), writeConfiguration(rich));
    QCOMPARE(read->pieces, rich.pieces);
    QCOMPARE(read->levels, rich.levels);
    QCOMPARE(writePosition(read->start()), writePosition(rich.start()));
}

void XxlChessConfigTest::sampleFilesLoad()
{
    const auto read = readConfiguration(
        std::filesystem::path(TESSERA_TEST_DATA) / "../../resources/layouts/config.json");
    QVERIFY2(read, read ? "" : read.error().sentence().c_str());
    QVERIFY(read->warnings.empty());
    QCOMPARE(read->layout, standardLayout());
}

void XxlChessConfigTest::filesOnDiskAreSavedAndRead()
{
    const QTemporaryDir folder;
    const std::filesystem::path path = std::filesystem::path(folder.path().toStdString())
                                       / "config.json";
    Configuration configuration;
    configuration.times = {*TimeControl::parse("60+1"), *TimeControl::parse("60+1")};
    configuration.layout = turned(standardLayout());
    const auto error = saveConfiguration(configuration, path);
    QVERIFY2(!error, error ? error->sentence().c_str() : "");
    const auto read = readConfiguration(path);
    QVERIFY2(read, read ? "" : read.error().sentence().c_str());
    QCOMPARE(read->layout, configuration.layout);
    QVERIFY(saveConfiguration(configuration, path / "no" / "folder").has_value());
}

void XxlChessConfigTest::missingFileIsNamed()
{
    const auto read = readConfiguration("/no/such/config.json");
    QVERIFY(!read.hasValue());
    QCOMPARE(read.error().where, std::string("/no/such/config.json"));
    const auto folder = readConfiguration(TESSERA_TEST_DATA);
    QVERIFY(!folder.hasValue());
}

/// Real files with what goes wrong in real life, and the sentences that a person reads.
void XxlChessConfigTest::damagedFilesAreRefused_data()
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

void XxlChessConfigTest::damagedFilesAreRefused()
{
    QFETCH(const QString, file);
    QFETCH(const QString, sentence);
    const QString folder = QStringLiteral(TESSERA_TEST_DATA "/xxlchess/damaged/");
    const auto read = readConfiguration((folder + file + ".json").toStdString());
    QVERIFY(!read.hasValue());
    const QString found = QString::fromStdString(read.error().sentence());
    QVERIFY2(found.startsWith(sentence), qPrintable(found));
}

QTEST_GUILESS_MAIN(XxlChessConfigTest)
#include "xxlchessconfigtest.moc"
