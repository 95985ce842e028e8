#include "app/cli/input/gamechoice.h"
#include "model/games/recipes.h"
#include "model/lab/openings/openings.h"
#include "model/lab/openings/openingtexts.h"
#include "tests/support/gamerows.h"
#include "tests/support/matchrun.h"

#include <QtTest>

#include <set>

using namespace tessera;
using namespace tessera::cli;
using namespace tessera::lab;
using namespace tessera::test;

namespace {

bool writeFile(const QString &path, const QByteArray &content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

/// A configuration for the layout `small.txt`, with further keys.
QByteArray smallConfiguration(const QByteArray &keys)
{
    return R"({ "layout": "small.txt", "board": "auto",
        "time_controls": { "player": { "seconds": 9, "increment": 0 },
                           "cpu": { "seconds": 9, "increment": 0 } },
        "player_colour": "white", "piece_movement_speed": 6, "max_movement_time": 1)"
           + keys + " }";
}

} // namespace

/// How the games of matches begin.
class MatchOpeningsTest : public QObject
{
    Q_OBJECT

private slots:
    void openingsAreUsed();
    void openingsBeginOnTheConfiguredBoard();
    void silentConfigurationsLeaveDrawsToTheRuleSet();
    void everyGameHasOpenings_data() { addGameRows(); }
    void everyGameHasOpenings();
    void openingsAreMadeByTheRecipe_data() { addGameRows(); }
    void openingsAreMadeByTheRecipe();
};

void MatchOpeningsTest::openingsAreUsed()
{
    const QTemporaryDir dir;
    const QString id = gameWith(2);
    const GameEntry &game = *findGame(id.toStdString());
    auto position = game.game->start(Options::defaults(game.info().options));
    std::string line;
    for (int ply = 0; ply < 3; ++ply) {
        line.append(position->moveText(position->legalMoves().front())).append(" ");
        position->play(position->legalMoves().front());
    }
    QFile openings(dir.filePath("openings.txt"));
    QVERIFY(openings.open(QIODevice::WriteOnly));
    openings.write(("# two of them\n\n" + line + "\nfen " + position->text() + "\n").c_str());
    openings.close();
    const QString file = dir.filePath("games.tgn");
    const QStringList players{"level=1", "level=2"};
    const Run played = run(matchOf(
        id,
        players,
        {"--games=4", "--time=nodes=50", "--openings", openings.fileName(), "--out", file}));
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    QCOMPARE(contentOf(file).count("[FEN "), 2);
    QVERIFY(openings.open(QIODevice::WriteOnly | QIODevice::Append));
    openings.write("nonsense\n");
    openings.close();
    const Run refused = run(matchOf(id, players, {"--games=4", "--openings", openings.fileName()}));
    QCOMPARE(refused.status, 2);
    QVERIFY2(refused.talk.contains("openings.txt:5 move 1: found"), qPrintable(refused.talk));
}

/// On the board of a configuration openings are moves from its start, not from the game's own.
void MatchOpeningsTest::openingsBeginOnTheConfiguredBoard()
{
    const QTemporaryDir dir;
    QVERIFY(writeFile(dir.filePath("small.txt"), "RNBQK\nPPPPP\n\n\nppppp\nrnbqk\n"));
    QVERIFY(writeFile(dir.filePath("small.json"), smallConfiguration(R"(, "draw_rules": true)")));
    QVERIFY(writeFile(dir.filePath("openings.txt"), "a2a3 b5b4\nstartpos moves b1c3\n"));
    const QString file = dir.filePath("games.tgn");
    const Run played = run(matchOf(
        "xxlchess",
        {"level=1", "level=2"},
        {"--games=4",
         "--time=nodes=50",
         "--config",
         dir.filePath("small.json"),
         "--openings",
         dir.filePath("openings.txt"),
         "--out",
         file}));
    QVERIFY2(played.status == 0, qPrintable(played.talk));
    QCOMPARE(contentOf(file).count("[FEN "), 4);
}

/// Two kings would go about for ever.
void MatchOpeningsTest::silentConfigurationsLeaveDrawsToTheRuleSet()
{
    const QTemporaryDir dir;
    QVERIFY(writeFile(dir.filePath("small.txt"), "   K\n\n\n   k\n"));
    QVERIFY(writeFile(dir.filePath("silent.json"), smallConfiguration("")));
    QVERIFY(writeFile(dir.filePath("off.json"), smallConfiguration(R"(, "draw_rules": false)")));
    const GameEntry &entry = *findGame("xxlchess");
    const auto options = [&](const char *file, RuleSet rules) {
        return optionsOf(
            entry.info(), rules, entry.readConfiguration(dir.filePath(file).toStdString()).value());
    };
    QVERIFY(options("silent.json", RuleSet::Default).isOn("repetition", false));
    QVERIFY(options("silent.json", RuleSet::Default).isOn("hundred-turns", false));
    QVERIFY(!options("silent.json", RuleSet::Strict).isOn("repetition", true));
    QVERIFY(!options("off.json", RuleSet::Default).isOn("repetition", true));
    const Run played = run(matchOf(
        "xxlchess",
        {"level=10", "level=9"},
        {"--games=2", "--time=nodes=20", "--config", dir.filePath("silent.json")}));
    QVERIFY2(played.status == 0, qPrintable(played.talk));
}

/// Five hundred different ones, all legal and open, with their recipe on top.
void MatchOpeningsTest::everyGameHasOpenings()
{
    QFETCH(QString, game);
    const GameEntry &entry = *findGame(game.toStdString());
    const auto text = openingText(entry.info().id);
    QVERIFY(text.has_value());
    QVERIFY(text->starts_with("# "));
    QVERIFY(text->find("tessera-tools openings --game " + entry.info().id) != std::string::npos);
    const auto openings = readOpenings(
        std::string(*text), "openings", entry, Options::defaults(entry.info().options));
    QVERIFY2(openings.hasValue(), openings ? "" : openings.error().sentence().c_str());
    QCOMPARE(openings->size(), std::size_t(500));
    std::set<std::vector<std::string>> different;
    for (const Opening &opening : *openings) {
        QCOMPARE(std::ssize(opening.moves), std::ptrdiff_t(recipesOf(entry).openings.plies));
        different.insert(opening.moves);
    }
    QCOMPARE(different.size(), std::size_t(500));
}

void MatchOpeningsTest::openingsAreMadeByTheRecipe()
{
    QFETCH(QString, game);
    const QStringList words{
        "openings",
        "--game",
        game,
        "--count=5",
        "--depth=2",
        "--nodes=300",
        "--window=900",
        "--seed=9"};
    const Run made = runTools(words);
    QVERIFY2(made.status == 0, qPrintable(made.talk));
    QCOMPARE(runTools(words).out, made.out);
    const GameEntry &entry = *findGame(game.toStdString());
    const auto openings = readOpenings(
        made.out.toStdString(), "made", entry, Options::defaults(entry.info().options));
    QVERIFY2(openings.hasValue(), openings ? "" : openings.error().sentence().c_str());
    QCOMPARE(openings->size(), std::size_t(5));
    QVERIFY(runTools(words.mid(0, 7) + QStringList{"--seed=8"}).out != made.out);

    const QTemporaryDir dir;
    QFile file(dir.filePath("made.txt"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(made.out.toUtf8());
    file.close();
    const Run judged = runTools(
        {"openings", "--game", game, "--nodes=300", "--judge", file.fileName()});
    QVERIFY2(judged.out.startsWith("of 5 openings half are within "), qPrintable(judged.out));
}

QTEST_GUILESS_MAIN(MatchOpeningsTest)
#include "matchopeningstest.moc"
