#include "model/core/erasure/erased.h"
#include "model/games/xxlchess/files/configsetup.h"
#include "model/games/xxlchess/files/positiontext.h"
#include "model/games/xxlchess/rules/facts.h"
#include "model/games/xxlchess/xxlchess.h"

#include <QtTest>

#include <cstdlib>
#include <fstream>
#include <set>
#include <utility>

using namespace tessera;
using namespace tessera::xxlchess;

namespace {

const Options kStrict = Options::strict(Rules::info().options);

ErasedPosition<Rules> positionOf(const char *text, const Options &options = kStrict)
{
    auto position = Rules::parsePosition(text, options);
    if (!position)
        qFatal("%s", position.error().sentence().c_str());
    return ErasedPosition<Rules>(std::move(*position));
}

QString namesOf(const AnyPosition &position, const std::vector<Cell> &cells)
{
    QStringList names;
    for (const Cell cell : cells)
        names.append(QString::fromStdString(position.cellText(cell)));
    return names.join(QLatin1Char(' '));
}

/// The cells that the rays of `piece`'s card reach from the middle of an empty board: how a view
/// draws its diagram.
std::set<std::pair<int, int>> diagramOf(const AnyPosition &position, tessera::Piece piece)
{
    std::set<std::pair<int, int>> cells;
    const PieceCard card = position.cards()->card(piece);
    for (const PieceReach &reach : card.reach) {
        for (int i = 1; i <= reach.most; ++i)
            cells.emplace(i * reach.columns, i * reach.rows);
    }
    return cells;
}

GameConfiguration personAgainstComputer()
{
    GameConfiguration game;
    game.options = kStrict;
    game.seats[Player::First] = {false, 7, *TimeControl::parse("60")};
    game.seats[Player::Second] = {true, std::nullopt, *TimeControl::parse("180+2")};
    return game;
}

} // namespace

/// What a window asks of XXLChess: cards of pieces, facts to show, set-ups to open and to save.
class XxlChessWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void cardsTellValueAndMovement_data();
    void cardsTellValueAndMovement();
    void diagramsAreTheMovesOnAnEmptyBoard();
    void pawnsPointWhereTheirSideGoes();
    void kingsAreNamedWhetherInCheckOrNot();
    void everySquareOfAMateIsNamedWithItsAttackers();

    void newGamesBeginByTheBriefsRules();
    void blackMayStandBelow();
    void furtherPiecesTravelAsAnOption();
    void badPiecesAreToldOf();
    void sampleConfigurationIsAGame();
    void humanBlackPlaysUp();
    void gamesAreSavedAndRead_data();
    void gamesAreSavedAndRead();
    void badFileLeavesTheGameAlone();
};

void XxlChessWindowTest::cardsTellValueAndMovement_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("rays");
    QTest::addRow("pawn") << kPawn << "pawn"
                          << "1" << 4;
    QTest::addRow("bishop") << kBishop << "bishop"
                            << "3.625" << 4;
    QTest::addRow("archbishop") << kArchbishop << "archbishop"
                                << "7.5" << 12;
    QTest::addRow("amazon") << kAmazon << "amazon"
                            << "12" << 16;
    QTest::addRow("general") << kGeneral << "general"
                             << "5" << 16;
    QTest::addRow("king") << kKing << "king"
                          << "" << 8;
}

void XxlChessWindowTest::cardsTellValueAndMovement()
{
    QFETCH(const int, kind);
    QFETCH(const QString, name);
    QFETCH(const QString, value);
    QFETCH(const int, rays);
    const ErasedPosition<Rules> start(Rules::start(kStrict));
    const auto card = start.cards()->card({Player::First, static_cast<std::uint8_t>(kind)});
    QCOMPARE(card.name, name.toStdString());
    QCOMPARE(card.value ? QString::number(*card.value) : QString(), value);
    QCOMPARE(int(card.reach.size()), rays);
    QVERIFY(!card.movement.english().empty());
}

void XxlChessWindowTest::diagramsAreTheMovesOnAnEmptyBoard()
{
    for (Kind kind = kRook; kind <= kQueen; ++kind) {
        const std::string letter(1, PieceTypes().moveLetter(kind));
        const std::string text = "15/15/15/15/15/15/15/7" + letter
                                 + "7/15/15/15/15/15/15/15 w - - w 9";
        const auto position = positionOf(text.c_str());
        std::set<std::pair<int, int>> wanted;
        for (const MoveCode move : position.legalMoves()) {
            const int to = index(position.pointing().shape(move).cells[1]);
            wanted.emplace(to % 15 - 7, to / 15 - 7);
        }
        auto found = diagramOf(position, {Player::First, static_cast<std::uint8_t>(kind)});
        std::erase_if(found, [](const auto &cell) {
            return std::abs(cell.first) > 7 || std::abs(cell.second) > 7;
        });
        QVERIFY2(found == wanted, letter.c_str());
    }
}

void XxlChessWindowTest::pawnsPointWhereTheirSideGoes()
{
    const ErasedPosition<Rules> start(Rules::start(kStrict));
    using Cells = std::set<std::pair<int, int>>;
    const Cells up{{0, -1}, {0, -2}, {-1, -1}, {1, -1}};
    const Cells down{{0, 1}, {0, 2}, {-1, 1}, {1, 1}};
    QVERIFY(diagramOf(start, {Player::First, kPawn}) == up);
    QVERIFY(diagramOf(start, {Player::Second, kPawn}) == down);
}

void XxlChessWindowTest::kingsAreNamedWhetherInCheckOrNot()
{
    const auto position = positionOf("7k6/14/14/14/14/14/14/14/14/14/14/14/14/5R8 b - - w 8");
    QCOMPARE(namesOf(position, {factsOf(position).sides[Player::Second].king}), QString("h14"));
    QCOMPARE(factsOf(position).sides[Player::First].king, Cell::None);
}

void XxlChessWindowTest::everySquareOfAMateIsNamedWithItsAttackers()
{
    const auto mated = positionOf("7k6/14/14/14/14/14/14/14/14/14/14/7a6/14/7K6 w - - w 8");
    QStringList squares;
    const auto mate = factsOf(mated).mate;
    QVERIFY(mate.has_value());
    for (const AttackedSquare &square : mate->squares)
        squares.append(namesOf(mated, {square.square}) + u' ' + namesOf(mated, square.attackers));
    const QStringList wanted{"h1 h3", "g1 h3", "g2 h3", "h2 h3", "i1 h3", "i2 h3"};
    QCOMPARE(squares, wanted);
}

/// Our own draw rules are offered, and on in matches of engines, but off in a new game (X5).
void XxlChessWindowTest::newGamesBeginByTheBriefsRules()
{
    const auto &specs = Rules::info().options;
    QCOMPARE(Options::proposed(specs), kStrict);
    QVERIFY(Options::defaults(specs).isOn("repetition", false));
    QVERIFY(Options::defaults(specs).isOn("hundred-turns", false));
}

/// "Play Black" (X2): the standard layout turned by 180 degrees.
void XxlChessWindowTest::blackMayStandBelow()
{
    Options options = kStrict;
    options.set("black-below", true);
    QCOMPARE(
        Rules::positionText(Rules::start(options)),
        std::string("RNBECGKAGCHBNR/PPPPPPPPPPPPPP/14/14/14/14/14/14/14/14/14/14/pppppppppppppp/"
                    "rnbecgkagchbnr w a1,g1,n1,a14,g14,n14 - b 8"));
}

void XxlChessWindowTest::furtherPiecesTravelAsAnOption()
{
    Options options = kStrict;
    options.set("pieces", std::string(R"({"z":{"name":"zebra","value":2.5,"leaps":[[3,2]]}})"));
    const auto read = Options::parseJson(options.json(), Rules::info().options);
    QVERIFY(read.hasValue());
    const auto position = positionOf("8/8/8/8/3Z4/8/8/8 w - - w 5", *read);
    QCOMPARE(position.legalMoves().size(), std::size_t(8));
    QCOMPARE(position.moveLabel(position.legalMoves()[0]), std::string("Zb1"));
    const auto card = position.cards()->card(position.piece(cellAt(8 * 4 + 3)));
    QCOMPARE(card.name, std::string("zebra"));
    QCOMPARE(card.value.value_or(0), 2.5);
    QCOMPARE(optionsFrom(position.position().rules().choices()), *read);
}

void XxlChessWindowTest::badPiecesAreToldOf()
{
    Options options = kStrict;
    options.set("pieces", std::string("{\"z\":{}}"));
    const auto position = Rules::parsePosition("8/8/8/8/8/8/8/8 w - - w 5", options);
    QVERIFY(!position.hasValue());
    QVERIFY(position.error().sentence().starts_with("pieces:1:2: found no key \"name\""));
    QCOMPARE(Rules::positionText(Rules::start(options)), Rules::positionText(Rules::start(kStrict)));
}

void XxlChessWindowTest::sampleConfigurationIsAGame()
{
    const GameEntry entry = makeGame();
    const auto game = entry.readConfiguration(
        std::filesystem::path(TESSERA_TEST_DATA) / "../../resources/layouts/config.json");
    QVERIFY2(game, game ? "" : game.error().sentence().c_str());
    QCOMPARE(*game->start, Rules::positionText(Rules::start(kStrict)));
    QCOMPARE(game->options, kStrict);
    QVERIFY(game->seats[Player::First].isHuman && !game->seats[Player::Second].isHuman);
    for (const Player player : {Player::First, Player::Second})
        QCOMPARE(game->seats[player].time.text(), std::string("180+2"));
    const PieceSpeed speed{6.0, std::chrono::seconds(1)};
    QCOMPARE(*game->pieceSpeed, speed);
    QVERIFY(game->hasSound && game->warnings.empty());
}

void XxlChessWindowTest::humanBlackPlaysUp()
{
    Configuration configuration;
    configuration.playerColour = Player::Second;
    configuration.times = {*TimeControl::parse("180+2"), *TimeControl::parse("60")};
    configuration.difficulty = 7;
    const GameConfiguration game = gameFrom(configuration);
    QVERIFY(game.start->ends_with(" b 8"));
    QVERIFY(!game.seats[Player::First].isHuman && game.seats[Player::Second].isHuman);
    QCOMPARE(game.seats[Player::First].level.value_or(0), 7);
    QVERIFY(!game.seats[Player::Second].level);
    QCOMPARE(game.seats[Player::First].time.text(), std::string("60"));
    QCOMPARE(game.seats[Player::Second].time.text(), std::string("180+2"));
}

void XxlChessWindowTest::gamesAreSavedAndRead_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("layoutFile");
    QTest::newRow("standard") << ""
                              << "config.json"
                              << "level1.txt";
    QTest::newRow("small board") << "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR "
                                    "w a1,e1,h1,a8,e8,h8 - b 4"
                                 << "small.json"
                                 << "small.txt";
}

void XxlChessWindowTest::gamesAreSavedAndRead()
{
    QFETCH(const QString, start);
    QFETCH(const QString, file);
    QFETCH(const QString, layoutFile);
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath(file).toStdString();
    GameConfiguration game = personAgainstComputer();
    game.options.set("promotion-choice", true);
    game.options.set("black-below", true);
    if (!start.isEmpty())
        game.start = start.toStdString();
    const GameEntry entry = makeGame();
    const auto files = entry.configurationFiles(game, path);
    QVERIFY2(files, files ? "" : files.error().sentence().c_str());
    QCOMPARE(files->size(), std::size_t(2));
    QCOMPARE(files->back().path.filename().string(), layoutFile.toStdString());
    for (const ConfigurationFile &one : *files)
        std::ofstream(one.path, std::ios::binary) << one.content;
    const auto read = entry.readConfiguration(path);
    QVERIFY2(read, read ? "" : read.error().sentence().c_str());
    QCOMPARE(
        *read->start,
        start.isEmpty() ? Rules::positionText(Rules::start(game.options)) : start.toStdString());
    QCOMPARE(read->options, game.options);
    QVERIFY(read->seats == game.seats);
    QVERIFY(read->warnings.empty());
}

void XxlChessWindowTest::badFileLeavesTheGameAlone()
{
    const GameEntry entry = makeGame();
    const auto read = entry.readConfiguration("/no/such/config.json");
    QVERIFY(!read.hasValue());
    QCOMPARE(read.error().where.english(), std::string("/no/such/config.json"));
    GameConfiguration game = personAgainstComputer();
    game.start = "nonsense";
    const QTemporaryDir folder;
    QVERIFY(!entry.configurationFiles(game, folder.filePath("x.json").toStdString()).hasValue());
}

QTEST_GUILESS_MAIN(XxlChessWindowTest)
#include "xxlchesswindowtest.moc"
