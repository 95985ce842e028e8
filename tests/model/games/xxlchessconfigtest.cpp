#include "model/core/json/jsontext.h"
#include "model/games/xxlchess/files/config.h"
#include "model/games/xxlchess/files/configsetup.h"
#include "model/games/xxlchess/files/positiontext.h"
#include "tests/support/xxlchessconfigs.h"

#include <QRegularExpression>
#include <QtTest>

using namespace tessera;
using namespace tessera::xxlchess;
using namespace tessera::xxlchess::test;

namespace {

/// The value of a text; null for what is no JSON, of which a comparison then tells.
Json jsonOf(const std::string &text)
{
    return readJson(text).value;
}

/// The keys of `before`, at whatever depth, that `after` has not.
std::string keysMissing(const Json &before, const Json &after)
{
    std::string missing;
    for (const auto &[key, value] : before.members())
        missing += after.contains(key) ? keysMissing(value, after[key]) : key + " ";
    return missing;
}

} // namespace

/// Layout files and `config.json` (X2, X7).
class XxlChessConfigTest : public QObject
{
    Q_OBJECT

private slots:
    void theTextsOwnExample();
    void numbersAndPaths();
    void everyKeyIsWrittenBack();
    void unplayableLayoutIsOfferedTurned();
    void unknownKeysAreWrittenBack();
    void changedPiecesAreWritten();
    void picturesAreFiles();
    void humanPawnsGoUp_data();
    void humanPawnsGoUp();
    void extendedKeys();
    void settingsReachTheGame();
    void furtherPieces();
    void levels();
    void configurationIsWrittenAndReadBack();
    void sampleFilesLoad();
    void filesOnDiskAreSavedAndRead();
};

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
    const Json before = jsonOf(changed(QStringLiteral("\"player_colour\""), keys));
    const Json after = jsonOf(writeConfiguration(*again));
    QVERIFY(!before.members().empty());
    QCOMPARE(keysMissing(before, after), std::string());
    QCOMPARE(writtenJson(after["levels"]), writtenJson(before["levels"]));
    QCOMPARE(after["fog_of_war"], Json(true));
    QCOMPARE(after["difficulty"], Json(6));
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
    QCOMPARE(jsonOf(writeConfiguration(*chosen))["promotion"], Json("choose"));
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
    const Json written = jsonOf(writeConfiguration(*again));
    QCOMPARE(writtenJson(written["theme"]), std::string(R"({"board":[1,"wood"]})"));
    QCOMPARE(written["sound"], Json(false));
    QCOMPARE(written["difficulty"], Json(4));
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
    const Json pieces = jsonOf(written)["pieces"];
    QCOMPARE(pieces.size(), std::size_t(3));
    QCOMPARE(pieces["o"], jsonOf(R"({"name": "nightrider", "betza": "NN"})"));
    QVERIFY(!pieces["z"].contains("betza"));
    QCOMPARE(pieces["z"]["leaps"], jsonOf("[[2, 2], [1, 0]]"));
    QCOMPARE(pieces["z"]["colour"], Json("striped"));
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
    QCOMPARE(jsonOf(writeConfiguration(*read))["pieces"]["z"]["picture"], Json("pictures/zebra.svg"));
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
    const Json keys = jsonOf(writeConfiguration(usual));
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

QTEST_GUILESS_MAIN(XxlChessConfigTest)
#include "xxlchessconfigtest.moc"
