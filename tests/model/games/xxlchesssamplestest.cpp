#include "model/core/erasure/erased.h"
#include "model/core/json/jsontext.h"
#include "model/games/xxlchess/files/config.h"
#include "model/games/xxlchess/files/configsetup.h"
#include "model/games/xxlchess/xxlchess.h"
#include "model/search/engine/gameentry.h"
#include "tests/support/samples.h"

#include <QtTest>

#include <algorithm>
#include <filesystem>
#include <random>
#include <set>

using namespace tessera;
using namespace tessera::xxlchess;

namespace {

const std::filesystem::path kSamples = std::filesystem::path(TESSERA_TEST_DATA)
                                       / "../../resources/layouts";

/// A plain configuration with further keys.
Result<Configuration> configurationWith(const std::string &keys)
{
    const FileReader reader = [&keys](const std::filesystem::path &path) -> Result<std::string> {
        if (path.extension() == ".txt")
            return std::string("K\n\n\nk");
        if (path.extension() == ".svg")
            return std::string("<svg xmlns='http://www.w3.org/2000/svg'/>");
        return R"({"layout": "a.txt", "time_controls": {"player": {"seconds": 1, "increment": 0},
            "cpu": {"seconds": 1, "increment": 0}}, "player_colour": "white",
            "piece_movement_speed": 6, "max_movement_time": 1)"
               + keys + "}";
    };
    return readConfiguration("config.json", reader);
}

MoveCode engineMove(Engine &engine, const Position &position)
{
    SearchLimits limits;
    limits.nodes = 250;
    const std::stop_source source;
    const SearchResult result
        = engine.think(ErasedPosition<Rules>(position), limits, source.get_token(), {});
    return result.line.empty() ? MoveCode{} : result.line.front();
}

/// Whether the player to move mates with at most so many moves, whatever the other one does.
bool forcesMate(const Position &position, int moves)
{
    Position::MoveList own;
    position.legalMoves(own);
    return moves > 0 && std::any_of(own.begin(), own.end(), [&](xxlchess::Move move) {
               Position after = position;
               after.play(move);
               if (after.isOver())
                   return after.outcome().winner() == position.toMove();
               Position::MoveList replies;
               after.legalMoves(replies);
               return moves > 1
                      && std::all_of(replies.begin(), replies.end(), [&](xxlchess::Move reply) {
                             Position next = after;
                             next.play(reply);
                             return !next.isOver() && forcesMate(next, moves - 1);
                         });
           });
}

} // namespace

/// The sample configurations of `resources/layouts`: each loads as it is, and is played to its end.
class XxlChessSamplesTest : public QObject
{
    Q_OBJECT

private slots:
    void sampleLoads_data() { rows(); }
    void sampleLoads();
    void sampleIsPlayed_data() { rows(); }
    void sampleIsPlayed();
    void everyExtensionHasASample();
    void levelsOfTheSampleCanBeReached_data();
    void levelsOfTheSampleCanBeReached();
    void helpsExamplesLoad();
    void dialogOffersTheSamples();

private:
    static void rows();
    [[nodiscard]] static Configuration sample();
};

void XxlChessSamplesTest::rows()
{
    QTest::addColumn<QString>("file");
    int count = 0;
    for (const auto &entry : std::filesystem::directory_iterator(kSamples)) {
        const QString file = QString::fromStdString(entry.path().filename().string());
        if (!file.endsWith(QStringLiteral(".json")))
            continue;
        QTest::newRow(qPrintable(file)) << file;
        ++count;
    }
    QVERIFY(count >= 10);
}

Configuration XxlChessSamplesTest::sample()
{
    QFETCH(const QString, file);
    auto read = readConfiguration(kSamples / file.toStdString());
    if (!read)
        qFatal("%s", read.error().sentence().c_str());
    return std::move(*read);
}

/// Without a warning, and its game goes through text and options unchanged.
void XxlChessSamplesTest::sampleLoads()
{
    const Configuration configuration = sample();
    QVERIFY2(
        configuration.warnings.empty(),
        configuration.warnings.empty() ? "" : configuration.warnings.front().sentence().c_str());
    const GameConfiguration game = gameFrom(configuration);
    const auto position = Rules::parsePosition(*game.start, game.options);
    QVERIFY2(position, position ? "" : position.error().sentence().c_str());
    QCOMPARE(optionsFrom(position->rules().choices()), game.options);
    QCOMPARE(Rules::positionText(*position), *game.start);
    const std::string promotes = configuration.choosesPromotion ? "choose" : "queen";
    QVERIFY2(!position->rules().promotions().empty(), promotes.c_str());
    QVERIFY(!position->isOver());
}

/// The engine against itself and against chance: every move that it plays is legal, every game ends
/// or goes on for as long as it is watched.
void XxlChessSamplesTest::sampleIsPlayed()
{
    const Configuration configuration = sample();
    const auto engine = makeGame().makeEngine();
    EngineSettings settings;
    settings.hashMebibytes = 4;
    engine->configure(settings);
    std::mt19937 random(3);
    constexpr int kGames = test::kSanitized ? 1 : 3;
    constexpr int kMostPlies = 90;
    for (int game = 0; game < kGames; ++game) {
        Position position = configuration.start();
        for (int ply = 0; ply < kMostPlies && !position.isOver(); ++ply) {
            Position::MoveList moves;
            position.legalMoves(moves);
            const bool isByChance = game % 3 == ply % 2 || ply < 4;
            const xxlchess::Move move = isByChance ? moves[random() % moves.size()]
                                                   : Rules::decode(engineMove(*engine, position));
            const bool isLegal = std::find(moves.begin(), moves.end(), move) != moves.end();
            QVERIFY2(isLegal, Rules::positionText(position).c_str());
            const auto again = Rules::parseMove(position, Rules::moveLabel(position, move));
            QVERIFY2(again && *again == move, Rules::positionText(position).c_str());
            position.play(move);
        }
        QCOMPARE(position.isOver(), position.outcome().isOver());
    }
}

/// What the guide says is shown by a sample is there.
void XxlChessSamplesTest::everyExtensionHasASample()
{
    const auto read = [](const char *file) {
        auto configuration = readConfiguration(kSamples / file);
        if (!configuration)
            qFatal("%s", configuration.error().sentence().c_str());
        return std::move(*configuration);
    };
    QCOMPARE(read("orthodox.json").layout.size, (BoardSize{8, 8}));
    QCOMPARE(read("capablanca.json").layout.size, (BoardSize{10, 8}));
    QCOMPARE(read("gothic.json").layout.size, (BoardSize{10, 8}));
    QCOMPARE(read("twelve.json").layout.size, (BoardSize{12, 10}));
    QCOMPARE(read("courier.json").layout.size, (BoardSize{12, 8}));
    QCOMPARE(read("sixteen.json").layout.size, (BoardSize{16, 16}));
    QVERIFY(!read("leapers.json").start().rules().hasParts());
    for (const char *file : {"riders.json", "parts.json"})
        QVERIFY(read(file).start().rules().hasParts());
    QVERIFY(read("fog.json").start().rules().hasFog());
    // A picture of either kind, and a piece that is drawn as its letter.
    const PieceTypes drawn = read("pictures.json").pieces;
    const auto pictureOf = [&drawn](char letter) {
        return drawn[*drawn.withLetter(letter)].picture;
    };
    QCOMPARE(pictureOf('o').file, std::string("nightrider.svg"));
    QVERIFY(pictureOf('o').drawing.find("id=\"black\"") != std::string::npos);
    QVERIFY(pictureOf('d').file.empty() && pictureOf('d').drawing.starts_with("M50 8"));
    QVERIFY(pictureOf('u').drawing.empty());
    const Configuration courier = read("courier.json");
    QCOMPARE(courier.start().rules().promotions().size(), std::size_t(1));
    QVERIFY(courier.choosesPromotion && courier.drawsByRepetition);
    QCOMPARE(read("levels.json").levels.size(), std::size_t(6));
    const Configuration dark = read("fog-levels.json");
    QVERIFY(dark.hasFogOfWar && dark.levels.size() == 3);
}

void XxlChessSamplesTest::levelsOfTheSampleCanBeReached_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("wanted");
    QTest::newRow("levels") << QStringLiteral("levels.json") << 3;
    QTest::newRow("in the fog") << QStringLiteral("fog-levels.json") << 1;
}

/// Each mate, or capture of a king in the fog, can be forced in so many moves, and in no fewer.
void XxlChessSamplesTest::levelsOfTheSampleCanBeReached()
{
    QFETCH(const int, wanted);
    const Configuration read = sample();
    int mates = 0;
    for (const Level &level : read.levels) {
        if (level.goal != Level::Goal::Mate)
            continue;
        ++mates;
        QVERIFY2(forcesMate(read.start(level), level.moves), level.title.c_str());
        QVERIFY2(!forcesMate(read.start(level), level.moves - 1), level.title.c_str());
    }
    QCOMPARE(mates, wanted);
}

/// Every key that the help shows, put into a configuration by itself, as it stands there.
void XxlChessSamplesTest::helpsExamplesLoad()
{
    QFile help(QStringLiteral(TESSERA_TEST_DATA "/../../resources/help/xxlchess.md"));
    QVERIFY(help.open(QIODevice::ReadOnly));
    const QRegularExpression example(QStringLiteral("^\\* `(\"[^`]*)`"));
    std::set<std::string> keys;
    for (const QString &line : QString::fromUtf8(help.readAll()).split(u'\n')) {
        const QRegularExpressionMatch match = example.match(line);
        if (!match.hasMatch())
            continue;
        const std::string shown = match.captured(1).toStdString();
        const auto read = configurationWith(", " + shown);
        QVERIFY2(read, read ? "" : read.error().sentence().c_str());
        QVERIFY2(read->warnings.empty(), shown.c_str());
        // It does something: the configuration is another one with it.
        QVERIFY2(
            writeConfiguration(*read) != writeConfiguration(*configurationWith("")), shown.c_str());
        keys.insert(shown.substr(1, shown.find('"', 1) - 1));
    }
    const std::set<std::string> wanted{
        "players",
        "difficulty",
        "promotion",
        "promotion_rank",
        "draw_rules",
        "sound",
        "board",
        "pieces",
        "fog_of_war",
        "levels"};
    QCOMPARE(keys, wanted);
}

/// The starts that the dialog for a new game shows are those of the files.
void XxlChessSamplesTest::dialogOffersTheSamples()
{
    QFile file(QStringLiteral(TESSERA_TEST_DATA "/../../resources/starts/xxlchess.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    std::set<std::string> offered;
    const auto starts = parseJson(file.readAll().toStdString());
    QVERIFY(starts);
    for (const Json &start : starts->elements()) {
        if (!start.contains("sample"))
            continue;
        const std::string name = start["sample"].asString().value();
        offered.insert(name);
        const auto configuration = readConfiguration(kSamples / name);
        QVERIFY(configuration.hasValue());
        const GameConfiguration game = gameFrom(*configuration);
        QCOMPARE(start["position"].asString().value(), *game.start);
        const Json &options = start["options"];
        QCOMPARE(options["pieces"].asString().value_or(""), game.options.textOf("pieces", ""));
        QCOMPARE(
            options["promotion-choice"].asBool().value_or(false),
            game.options.isOn("promotion-choice", false));
        QCOMPARE(
            options["fog-of-war"].asBool().value_or(false), game.options.isOn("fog-of-war", false));
    }
    for (const auto &entry : std::filesystem::directory_iterator(kSamples)) {
        const std::string name = entry.path().filename().string();
        if (entry.path().extension() == ".json" && name != "config.json")
            QVERIFY2(offered.contains(name), name.c_str());
    }
}

QTEST_GUILESS_MAIN(XxlChessSamplesTest)
#include "xxlchesssamplestest.moc"
