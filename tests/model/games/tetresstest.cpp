#include "model/games/tetress/tetress.h"
#include "model/core/erasure/erased.h"
#include "model/games/tetress/rules/facts.h"
#include "tests/support/goldendata.h"
#include "tests/support/tetresstexts.h"
#include "tests/support/textrow.h"

#include <QtTest>

#include <numeric>
#include <random>
#include <set>

using namespace tessera;
using namespace tessera::tetress;
using namespace tessera::tetress::test;
using tessera::test::row;

namespace {

void play(AnyPosition &position, const std::string &move)
{
    const auto code = position.parseMove(move);
    if (!code)
        qFatal("%s", code.error().sentence().c_str());
    position.play(*code);
}

/// Half of the boards are filled evenly at random, half are played games.
std::vector<Position> manyPositions()
{
    constexpr int kCount = 400;
    std::mt19937_64 random(20260101);
    std::vector<Position> positions;
    for (int i = 0; i < kCount; ++i) {
        std::array<Board, 2> tokens;
        const std::uint64_t emptiness = 2 + random() % 8;
        for (int cell = 0; cell < kCellCount; ++cell) {
            if (const std::uint64_t value = random() % emptiness; value < tokens.size())
                tokens[value].add(cellAt(cell));
        }
        positions.emplace_back(tokens[0], tokens[1], 2 + i % 100);
    }
    for (Position position; positions.size() < 2 * kCount;) {
        positions.push_back(position);
        const auto move = position.randomMove(random());
        if (move)
            position.play(*move);
        else
            position = {};
    }
    return positions;
}

/// T3 word by word: the slow truth about where `player` may place.
std::vector<Move> placementsByDefinition(const Position &position, Player player)
{
    std::vector<Move> moves;
    const bool isFirst = position.turnsTaken() <= index(player);
    const Board reach = adjacentTo(position.tokens(player));
    for (int number = 0; number < Move::kCount; ++number) {
        const Move move = Move::fromNumber(number);
        const bool touches = !(move.cells() & reach).isEmpty();
        if ((move.cells() & position.occupied()).isEmpty() && (isFirst || touches))
            moves.push_back(move);
    }
    return moves;
}

/// The cells that `player` could cover with a placement.
Board reachByDefinition(const Position &position, Player player)
{
    Board reach;
    for (const Move move : placementsByDefinition(position, player))
        reach = reach | move.cells();
    return reach;
}

} // namespace

/// Rule by rule what rules/tetress.md says, in the order of its sections.
class TetressTest : public QObject
{
    Q_OBJECT

private slots:
    void boardIsATorus();
    void firstActionHas2299Placements();
    void rotationsFollowClockwise();
    void placementsAreFoundByTheirCells();
    void placing_data();
    void placing();
    void oneAction_data();
    void oneAction();
    void linesAreFoundTogether();
    void results_data();
    void results();
    void figures_data();
    void figures();
    void kernelsAgree_data();
    void kernelsAgree();
    void kernelsForesee_data() { kernelsAgree_data(); }
    void kernelsForesee();
    void randomMovesAreEven();
    void hashTellsActionsApart();
    void mirrorsExchangeShapes_data();
    void mirrorsExchangeShapes();
    void transitionHasTwoStages();
    void facts();
    void remarks_data();
    void remarks();
};

void TetressTest::boardIsATorus()
{
    for (int cell = 0; cell < kCellCount; ++cell) {
        Board alone;
        alone.add(cellAt(cell));
        Board neighbours;
        for (const auto &[row, column] : {std::pair(-1, 0), {1, 0}, {0, -1}, {0, 1}})
            neighbours.add(
                cellAtRowColumn(rowOf(cellAt(cell)) + row, columnOf(cellAt(cell)) + column));
        QCOMPARE(neighbours.count(), 4);
        QVERIFY(adjacentTo(alone) == neighbours);
    }
}

void TetressTest::firstActionHas2299Placements()
{
    const auto position = ErasedGame<Rules>().start({});
    QCOMPARE(position->legalMoves().size(), std::size_t(2299));
    QCOMPARE(position->text(), std::string("11/11/11/11/11/11/11/11/11/11/11 r 0"));
    const std::array rotations{2, 1, 4, 4, 4, 2, 2};
    for (int shape = 0; shape < kShapeCount; ++shape) {
        QCOMPARE(
            placementsOf(factsOf(*position), kShapeLetters[shape]),
            rotations[static_cast<std::size_t>(shape)] * kCellCount);
    }
}

void TetressTest::rotationsFollowClockwise()
{
    for (int i = 0; i < kTetrominoCount; ++i) {
        const auto &[shape, cells] = kTetrominoes[static_cast<std::size_t>(i)];
        int lowest = 0;
        for (const Offset cell : cells)
            lowest = std::max(lowest, int(cell.row));
        Board turned;
        for (const Offset cell : cells)
            turned.add(cellAtRowColumn(cell.column, lowest - cell.row));
        const auto found = placementOn(turned);
        QVERIFY(found);
        const bool isLast = i + 1 == kTetrominoCount
                            || kTetrominoes[static_cast<std::size_t>(i) + 1].shape != shape;
        QCOMPARE(int(found->shape()), int(shape));
        QVERIFY(isLast ? found->tetromino() <= i : found->tetromino() == i + 1);
    }
}

void TetressTest::placementsAreFoundByTheirCells()
{
    std::set<std::array<std::uint64_t, 4>> boards;
    for (int number = 0; number < Move::kCount; ++number) {
        const Move move = Move::fromNumber(number);
        QCOMPARE(move.cells().count(), 4);
        QVERIFY(boards.insert(move.cells().words).second);
        QVERIFY(placementOn(move.cells()) == move);
    }
    QVERIFY(!placementOn(Board()));
    QVERIFY(!placementOn(Board::full()));
}

void TetressTest::placing_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("move");
    QTest::addColumn<bool>("isLegal");

    const QString empty = rows({});
    row("T3.1 over the right edge", empty + " r 0", "4,9+4,10+4,0+4,1", true);
    row("T3.1 over the bottom edge", empty + " r 0", "9,3+10,3+0,3+0,4", true);
    row("T3.1 over the corner", empty + " r 0", "0,0+0,10+10,0+10,10", true);
    row("T3.1 cells in one column that do not hang together",
        empty + " r 0",
        "0,0+1,0+2,0+4,0",
        false);
    row("T3.1 diagonal contact does not hold a tetromino together",
        empty + " r 0",
        "0,0+0,1+1,2+1,3",
        false);
    row("T3.1 two pairs", empty + " r 0", "0,0+0,1+5,5+5,6", false);
    row("T3.2 a cell occupied by oneself", rows({{5, "5R5"}}) + " r 2", "5,5+5,6+5,7+5,8", false);
    row("T3.2 a cell occupied by the opponent",
        rows({{5, "5R5"}, {6, "6B4"}}) + " r 2",
        "5,6+6,6+7,6+8,6",
        false);
    row("T3.3 Red's first action touches nothing", rows({}) + " r 0", "5,5+5,6+6,5+6,6", true);
    row("T3.3 Blue's first action touches nothing",
        rows({{0, "RRRR7"}}) + " b 1",
        "5,5+5,6+6,5+6,6",
        true);
    row("T3.3 Red's second action must touch",
        rows({{0, "RRRR7"}, {5, "BBBB7"}}) + " r 2",
        "8,5+8,6+9,5+9,6",
        false);
    row("T3.3 Blue's second action must touch",
        rows({{0, "RRRR7"}, {5, "BBBB7"}}) + " b 3",
        "8,5+8,6+9,5+9,6",
        false);
    row("T3.3 touching one's own token",
        rows({{0, "RRRR7"}, {5, "BBBB7"}}) + " r 2",
        "1,3+1,4+2,3+2,4",
        true);
    row("T3.3 touching over the edge",
        rows({{0, "RRRR7"}, {5, "BBBB7"}}) + " r 2",
        "10,3+10,4+9,3+9,4",
        true);
    row("T3.3 touching only the opponent",
        rows({{0, "RRRR7"}, {5, "BBBB7"}}) + " r 2",
        "6,0+6,1+7,0+7,1",
        false);
    row("T3.3 touching only at a corner",
        rows({{0, "RRRR7"}, {5, "BBBB7"}}) + " r 2",
        "1,4+1,5+2,4+2,5",
        false);
}

void TetressTest::placing()
{
    QFETCH(const QString, start);
    QFETCH(const QString, move);
    QFETCH(const bool, isLegal);
    const auto position = at(start.toStdString());
    QCOMPARE(position->parseMove(move.toStdString()).hasValue(), isLegal);
}

void TetressTest::oneAction_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("after");

    row("T2 four tokens of the player's colour",
        rows({{0, "RRRR7"}, {5, "BBBB7"}}) + " b 3",
        "6,0+6,1+6,2+7,1",
        rows({{0, "RRRR7"}, {5, "BBBB7"}, {6, "BBB8"}, {7, "1B9"}}) + " r 4");
    row("T4 ten of a row are no line",
        rows({{0, "RRRRBB5"}, {5, "R9B"}}) + " r 6",
        "0,10+0,9+0,8+0,7",
        rows({{0, "RRRRBB1RRRR"}, {5, "R9B"}}) + " b 7");
    row("T4 a full row, whoever owns its tokens",
        rows({{0, "RRRBBBB4"}, {5, "R9B"}}) + " r 6",
        "0,7+0,8+0,9+0,10",
        rows({{5, "R9B"}}) + " b 7");
    row("T4 a full column across the seam",
        "11/11/3R7/3B7/3B7/3R7/3R7/3B7/3B7/R9B/11 r 6",
        "9,3+10,3+0,3+1,3",
        rows({{9, "R9B"}}) + " b 7");
    row("T4 of the placed tokens only those in the line go",
        rows({{0, "RRRBBBBBB2"}, {5, "R9B"}}) + " r 6",
        "0,9+0,10+1,9+1,10",
        rows({{1, "9RR"}, {5, "R9B"}}) + " b 7");
    row("T4 two rows at once",
        rows({{3, "2RRRBBBBBB"}, {4, "1BBRRRRRRR1"}, {7, "R9B"}}) + " r 8",
        "3,0+3,1+4,0+4,10",
        rows({{7, "R9B"}}) + " b 9");
    row("T4 a row and a column are found before either is emptied",
        "5B5/5B5/R4B4B/5B5/11/RRRRR1BBBBB/11/11/5B5/5B5/5B5 r 8",
        "4,5+5,5+6,5+7,5",
        rows({{2, "R9B"}}) + " b 9");
    row("T4 two rows and two columns at once",
        "R3BB4B/4BB5/4BB5/4BB5/RRRR2BBBBB/RRRR2BBBBB/4BB5/4BB5/4BB5/4BB5/4BB5 r 16",
        "4,4+4,5+5,4+5,5",
        rows({{0, "R9B"}}) + " b 17");
    row("T4 four rows at once by one I across the seam",
        "1RRRRRRBBBB/1RRRRRRBBBB/11/11/R9B/11/11/11/11/1RRRRRRBBBB/1RRRRRRBBBB r 20",
        "9,0+10,0+0,0+1,0",
        rows({{4, "R9B"}}) + " b 21");
    row("T4 freed cells are used again",
        rows({{5, "R9B"}}) + " r 8",
        "5,1+5,2+5,3+5,4",
        rows({{5, "RRRRR5B"}}) + " b 9");
}

void TetressTest::oneAction()
{
    QFETCH(const QString, start);
    QFETCH(const QString, move);
    QFETCH(const QString, after);
    const auto position = at(start.toStdString());
    play(*position, move.toStdString());
    QCOMPARE(string(position->text()), after);
}

void TetressTest::linesAreFoundTogether()
{
    for (const Position &position : manyPositions()) {
        const Board occupied = position.occupied();
        const Lines lines = fullLines(occupied);
        Board cells;
        for (int cell = 0; cell < kCellCount; ++cell) {
            const bool isInRow = ((lines.rows >> rowOf(cellAt(cell))) & 1) != 0;
            if (isInRow || ((lines.columns >> columnOf(cellAt(cell))) & 1) != 0)
                cells.add(cellAt(cell));
        }
        QVERIFY(cellsOfFullLines(occupied) == cells);
    }
    QVERIFY(cellsOfFullLines(Board::full()) == Board::full());
    QCOMPARE(fullLines(Board::full()).count(), 2 * kSide);
}

void TetressTest::results_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("reason");

    row("T5 going on",
        rows({{0, "RRRR7"}, {5, "BBBB7"}}) + " r 2",
        "1,0+1,1+1,2+1,3",
        "none",
        "none");
    row("T5 no placement for the next player",
        rows({{0, "RRRR7"}, {5, "R9R"}}) + " r 4",
        "1,0+1,1+1,2+1,3",
        "p1win",
        "no-move");
    row("T5 a wiped player loses after the clearing",
        rows({{0, "RRRRBBBB3"}}) + " r 2",
        "0,8+0,9+0,10+1,10",
        "p1win",
        "no-move");
    row("T5 who wipes oneself does not lose before the other has no placement",
        rows({{0, "BBBRRRR4"}, {5, "B9B"}}) + " r 4",
        "0,7+0,8+0,9+0,10",
        "none",
        "none");
    row("T5 both wiped: the player to move loses",
        rows({{0, "RRRBBBB4"}}) + " r 2",
        "0,7+0,8+0,9+0,10",
        "p1win",
        "no-move");
    row("T5 turn limit, more tokens",
        rows({{0, "RRRR7"}, {5, "BBBB7"}}) + " b 149",
        "6,0+6,1+6,2+6,3",
        "p2win",
        "turn-limit");
    row("T5 turn limit, fewer tokens after a line",
        rows({{0, "RRRBBBB4"}, {5, "RR9"}, {7, "BBBBBB5"}}) + " b 149",
        "0,7+0,8+0,9+0,10",
        "p2win",
        "turn-limit");
    row("T5 turn limit, equal",
        rows({{0, "RRRRRRRR3"}, {5, "BBBB7"}}) + " b 149",
        "6,0+6,1+6,2+6,3",
        "draw",
        "turn-limit");
    row("T5 at the turn limit only the tokens count, even if the next player could not place",
        rows({{5, "BBBB7"}}) + " b 149",
        "6,0+6,1+6,2+6,3",
        "p2win",
        "turn-limit");
    row("T5 at the turn limit a wiped board is a draw",
        rows({{0, "RRRBBBB4"}}) + " b 149",
        "0,7+0,8+0,9+0,10",
        "draw",
        "turn-limit");
    row("T5 one action before the turn limit the loss counts",
        rows({{0, "RRRRRRRR3"}}) + " r 148",
        "1,0+1,1+1,2+1,3",
        "p1win",
        "no-move");
}

void TetressTest::results()
{
    QFETCH(const QString, start);
    QFETCH(const QString, move);
    const auto position = at(start.toStdString());
    QVERIFY(!position->outcome().isOver());
    play(*position, move.toStdString());
    QTEST(string(position->outcome().resultText()), "result");
    QTEST(string(text(position->outcome().reason)), "reason");
    QCOMPARE(position->legalMoves().empty(), position->outcome().isOver());
}

void TetressTest::figures_data()
{
    QTest::addColumn<int>("line");
    const auto lines = tessera::test::goldenLines("tetress", "figures.jsonl");
    for (std::size_t i = 0; i < lines.size(); ++i)
        QTest::addRow("figure %s", tessera::test::textIn(lines[i], "figure").c_str()) << int(i);
}

void TetressTest::figures()
{
    QFETCH(const int, line);
    const auto figure
        = tessera::test::goldenLines("tetress", "figures.jsonl")[static_cast<std::size_t>(line)];
    const auto board = tessera::test::textIn(figure, "board");
    const auto position = at(board + (figure["side"] == "r" ? " r 50" : " b 51"));
    play(*position, tessera::test::textIn(figure, "move"));
    const auto after = tessera::test::textIn(figure, "after");
    QCOMPARE(position->text().substr(0, after.size() + 1), after + " ");
    QCOMPARE(position->legalMoves().size(), figure["next_legal"].asUint64().value());
    const auto result = figure["result"].isNull() ? std::string("none")
                                                  : tessera::test::textIn(figure, "result");
    QCOMPARE(std::string(position->outcome().resultText()), result);
}

void TetressTest::kernelsAgree_data()
{
    QTest::addColumn<std::size_t>("number");
    for (std::size_t i = 0; i < kernels().size(); ++i)
        QTest::newRow(std::string(kernels()[i]->name).c_str()) << i;
}

void TetressTest::kernelsAgree()
{
    QFETCH(const std::size_t, number);
    const Kernel &tested = *kernels()[number];
    for (const Position &position : manyPositions()) {
        const Board occupied = position.occupied();
        const auto both = tested.countBoth(position.support(kRed), position.support(kBlue), occupied);
        for (const Player player : {kRed, kBlue}) {
            const auto wanted = placementsByDefinition(position, player);
            const auto count = static_cast<int>(wanted.size());
            QCOMPARE(tested.count(position.support(player), occupied), count);
            QCOMPARE(both[static_cast<std::size_t>(player)], count);
            PlacementSets sets;
            tested.find(position.support(player), occupied, sets);
            for (const Move move : wanted)
                QVERIFY(sets[static_cast<std::size_t>(move.tetromino())].contains(move.anchor()));
            const int found
                = std::accumulate(sets.begin(), sets.end(), 0, [](int sum, const Board &set) {
                      return sum + set.count();
                  });
            QCOMPARE(found, count);
        }
    }
}

/// What is left after a placement is what the position behind it has.
void TetressTest::kernelsForesee()
{
    QFETCH(const std::size_t, number);
    const Kernel &tested = *kernels()[number];
    for (Position position : manyPositions()) {
        if (position.isOver() || position.turnsTaken() < 2)
            continue;
        const Player mover = position.toMove();
        const std::array<Player, 2> players{mover, opponent(mover)};
        Position::MoveList moves;
        position.legalMoves(moves);
        std::vector<MobilityCounts> results(moves.size());
        tested.countAfter(
            position.tokens(players[0]),
            position.tokens(players[1]),
            {moves.begin(), moves.size()},
            results);
        for (std::size_t i = 0; i < moves.size(); i += 1 + moves.size() / 20) {
            const auto before = position.play(moves[i]);
            const MobilityCounts measured = tested.measure(
                position.tokens(players[0]), position.tokens(players[1]), position.occupied());
            for (std::size_t p = 0; p < players.size(); ++p) {
                QCOMPARE(results[i].placements[p], position.placementsOf(players[p]));
                QCOMPARE(results[i].tokens[p], position.tokens(players[p]).count());
                QCOMPARE(results[i].reach[p], reachByDefinition(position, players[p]).count());
                QCOMPARE(measured.reach[p], results[i].reach[p]);
                QCOMPARE(measured.placements[p], results[i].placements[p]);
            }
            position.undo(moves[i], before);
        }
    }
}

void TetressTest::randomMovesAreEven()
{
    for (const Position &position : manyPositions()) {
        Position::MoveList moves;
        position.legalMoves(moves);
        QCOMPARE(position.randomMove(0).has_value(), !moves.isEmpty());
        // The middle of each of equal parts of the range of random words.
        std::set<int> picked;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const double part = (static_cast<double>(i) + 0.5) / static_cast<double>(moves.size());
            const auto move = position.randomMove(static_cast<std::uint64_t>(part * 0x1p64));
            QVERIFY(position.isLegal(*move));
            picked.insert(move->number());
        }
        QCOMPARE(picked.size(), moves.size());
    }
}

void TetressTest::hashTellsActionsApart()
{
    const std::string board = rows({{0, "RRRR7"}, {5, "BBBB7"}}).toStdString();
    QVERIFY(at(board + " r 2")->hash() != at(board + " r 4")->hash());
    const std::string other = rows({{0, "BBBB7"}, {5, "RRRR7"}}).toStdString();
    QVERIFY(at(board + " r 2")->hash() != at(other + " r 2")->hash());
    std::set<std::uint64_t> hashes;
    for (int number = 0; number < Move::kCount; ++number) {
        Position position;
        position.play(Move::fromNumber(number));
        QVERIFY(hashes.insert(position.hash()).second);
    }
}

void TetressTest::mirrorsExchangeShapes_data()
{
    QTest::addColumn<int>("symmetry");
    QTest::addColumn<QString>("shapes");
    const auto translation = [](int row, int column) { return 8 * (row * kSide + column); };
    QTest::newRow("identity") << 0 << "IOTJLSZ";
    QTest::newRow("translation") << translation(3, 10) << "IOTJLSZ";
    QTest::newRow("mirror") << 1 << "IOTLJZS";
    QTest::newRow("mirror and translation") << translation(10, 10) + 2 << "IOTLJZS";
    QTest::newRow("half turn") << 3 << "IOTJLSZ";
    QTest::newRow("transposition") << 4 << "IOTLJZS";
    QTest::newRow("quarter turn") << 5 << "IOTJLSZ";
}

void TetressTest::mirrorsExchangeShapes()
{
    QFETCH(const int, symmetry);
    QFETCH(const QString, shapes);
    const Position start;
    std::set<int> images;
    for (int number = 0; number < Move::kCount; ++number) {
        const Move move = Move::fromNumber(number);
        const Move image = Rules::transformedMove(start, move, symmetry);
        QCOMPARE(QLatin1Char(kShapeLetters[int(image.shape())]), shapes[int(move.shape())]);
        images.insert(image.number());
        if (symmetry == 0)
            QVERIFY(image == move);
    }
    QCOMPARE(int(images.size()), Move::kCount);
    QCOMPARE(Rules::symmetryCount(start), 968);
}

void TetressTest::transitionHasTwoStages()
{
    const auto position = at(rows({{0, "RRRBBBBBB2"}, {5, "R9B"}}).toStdString() + " r 6");
    const auto move = position->parseMove("0,9+0,10+1,9+1,10");
    QVERIFY(move);
    const Transition transition = position->transition(*move);
    QCOMPARE(transition.stageCount(), 2);
    QCOMPARE(transition.steps.size(), std::size_t(4 + kSide));
    for (std::size_t i = 0; i < transition.steps.size(); ++i) {
        const Step &step = transition.steps[i];
        QVERIFY(step.kind == (i < 4 ? Step::Kind::Place : Step::Kind::Remove));
        QCOMPARE(int(step.stage), i < 4 ? 0 : 1);
    }
}

void TetressTest::facts()
{
    const auto position = at(rows({{0, "RRRR7"}, {5, "BBBBBB5"}}).toStdString() + " b 3");
    const Facts facts = factsOf(*position);
    QCOMPARE(facts.actions, 3);
    QCOMPARE(facts.mostActions, 150);
    QCOMPARE(facts.tokens[kRed], 4);
    QCOMPARE(facts.tokens[kBlue], 6);
    QCOMPARE(facts.placements[kBlue], int(position->legalMoves().size()));
    const auto red
        = Rules::parsePosition(rows({{0, "RRRR7"}, {5, "BBBBBB5"}}).toStdString() + " r 4", {});
    QCOMPARE(facts.placements[kRed], int(red->countLegalMoves()));
    int sum = 0;
    for (const char letter : {'I', 'O', 'T', 'J', 'L', 'S', 'Z'})
        sum += placementsOf(facts, letter);
    QCOMPARE(sum, int(position->legalMoves().size()));

    const Facts start = factsOf(*ErasedGame<Rules>().start({}));
    QCOMPARE(start.placements[kRed], 2299);
    QCOMPARE(start.placements[kBlue], 2299);
    const Facts end = factsOf(*at(rows({{0, "RRRR7"}, {5, "BBBB7"}}).toStdString() + " r 150"));
    QCOMPARE(end.placements[kRed], 0);
    QCOMPARE(placementsOf(end, 'T'), 0);
}

void TetressTest::remarks_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QStringList>("remarks");

    QTest::newRow("no line") << rows({{0, "RRRR7"}, {5, "BBBB7"}}) + " r 2"
                             << "1,0+1,1+1,2+1,3" << QStringList();
    QTest::newRow("one line") << rows({{0, "RRRBBBB4"}, {5, "R9B"}}) + " r 6"
                              << "0,7+0,8+0,9+0,10"
                              << QStringList{"1 line cleared (−7 Red, −4 Blue)"};
    QTest::newRow("two lines that cross")
        << "5B5/5B5/R4B4B/5B5/11/RRRRR1BBBBB/11/11/5B5/5B5/5B5 r 8"
        << "4,5+5,5+6,5+7,5" << QStringList{"2 lines cleared (−9 Red, −12 Blue)"};
    QTest::newRow("a player is wiped off the board")
        << rows({{0, "RRRRBBBB3"}}) + " r 2"
        << "0,8+0,9+0,10+1,10"
        << QStringList{"1 line cleared (−7 Red, −4 Blue)", "Blue has no tokens left"};
    QTest::newRow("both are wiped off the board") << rows({{0, "RRRBBBB4"}}) + " r 2"
                                                  << "0,7+0,8+0,9+0,10"
                                                  << QStringList{
                                                         "1 line cleared (−7 Red, −4 Blue)",
                                                         "Red has no tokens left",
                                                         "Blue has no tokens left"};
}

void TetressTest::remarks()
{
    QFETCH(const QString, start);
    QFETCH(const QString, move);
    const auto position = at(start.toStdString());
    const auto code = position->parseMove(move.toStdString());
    QVERIFY(code);
    QStringList said;
    for (const Sentence &sentence : position->remarks()->of(*code))
        said << string(sentence.english());
    QTEST(said, "remarks");
}

QTEST_GUILESS_MAIN(TetressTest)
#include "tetresstest.moc"
