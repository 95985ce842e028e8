#include "model/games/chexers/chexers.h"
#include "model/core/erasure/erased.h"
#include "model/games/chexers/engine/race.h"
#include "model/games/chexers/rules/facts.h"

#include <QtTest>

#include <set>

using namespace tessera;
using namespace tessera::chexers;

namespace {

std::unique_ptr<AnyPosition> at(const char *text)
{
    auto position = ErasedGame<Rules>().parsePosition(text, {});
    if (!position)
        qFatal("%s", position.error().sentence().c_str());
    return std::move(*position);
}

Position positionAt(const char *text)
{
    return as<Rules>(*at(text));
}

void play(AnyPosition &position, const QString &moves)
{
    for (const QString &move : moves.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const auto code = position.parseMove(move.toStdString());
        if (!code)
            qFatal("%s", code.error().sentence().c_str());
        position.play(*code);
    }
}

Move moveIn(const Position &position, const char *text)
{
    const auto move = Rules::parseMove(position, text);
    if (!move)
        qFatal("%s", move.error().sentence().c_str());
    return *move;
}

/// Plays `moves` on `position`; what `Position::undo` needs comes back, last move last.
std::vector<std::pair<Move, Undo>> playOn(Position &position, const QString &moves)
{
    std::vector<std::pair<Move, Undo>> played;
    for (const QString &text : moves.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const Move move = moveIn(position, text.toLatin1().constData());
        played.emplace_back(move, position.play(move));
    }
    return played;
}

/// The cell `q,r`, or `exit1` to `exit3` for the exit place of a player.
Cell cellFrom(const QString &text)
{
    if (text.startsWith(QLatin1String("exit")))
        return exitPlace(playerAt(text.right(1).toInt() - 1));
    const QStringList numbers = text.split(QLatin1Char(','));
    return cellOf(hexAt({numbers.at(0).toInt(), numbers.at(1).toInt()}));
}

std::vector<Cell> cellsFrom(const QString &hexes)
{
    std::vector<Cell> cells;
    for (const QString &hex : hexes.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        cells.push_back(cellFrom(hex));
    return cells;
}

Bits setFrom(const QString &hexes)
{
    Bits set = 0;
    for (const Cell cell : cellsFrom(hexes))
        set |= bit(hexOf(cell));
    return set;
}

constexpr auto kStart = "GGGG/5/6/R5B/R4B/R3B/R2B r 0,0,0 0";
/// Six turns after which the start position stands again.
constexpr auto kThereAndBack = "-3,0>-2,0 3,-3>2,-2 0,3>-1,3 -2,0>-3,0 2,-2>3,-3 -1,3>0,3 ";

QString thereAndBack(int times)
{
    return QString::fromLatin1(kThereAndBack).repeated(times);
}

/// A number of a table's row; -1 for none.
int factNamed(const QString &name, const Facts &facts, Player player)
{
    if (name == QLatin1String("repetition"))
        return facts.occurrences;
    if (name == QLatin1String("turn"))
        return facts.round;
    const Standing &standing = facts.standings[player];
    if (name == QLatin1String("exits"))
        return standing.exits;
    if (name == QLatin1String("pieces"))
        return static_cast<int>(standing.pieces.size());
    if (name == QLatin1String("turnsToWin"))
        return standing.turnsToWin.value_or(-1);
    if (name == QLatin1String("race"))
        return standing.race.value_or(-1);
    return standing.winning.empty() ? -1 : 1;
}

} // namespace

/// Rule by rule what rules/chexers.md says, in the order of its sections.
class ChexersTest : public QObject
{
    Q_OBJECT

private slots:
    void start();
    void boardShape();
    void legalMoves_data();
    void legalMoves();
    void oneMove_data();
    void oneMove();
    void transitions_data();
    void transitions();
    void result_data();
    void result();
    void repetitionCountsFromTheGivenPosition();
    void undoKeepsRepetitionHonest();
    void symmetryTurnsTheHistory();
    void hashTellsPositionsApart();
    void refusals_data();
    void refusals();
    void badPositions_data();
    void badPositions();
    void looseMoves_data();
    void looseMoves();
    void badMoves_data();
    void badMoves();
    void facts_data();
    void facts();
    void factsOfTheGame();
    void remarks();
    void soloRace_data();
    void soloRace();
};

void ChexersTest::start()
{
    const auto position = ErasedGame<Rules>().start({});
    QCOMPARE(position->text(), std::string(kStart));
    QCOMPARE(position->toMove(), Player::First);
    QCOMPARE(position->legalMoves().size(), std::size_t(8));
    const auto owners = [&](const char *hexes) {
        std::set<int> found;
        for (const Cell cell : cellsFrom(QString::fromLatin1(hexes)))
            found.insert(index(position->piece(cell).owner));
        return found;
    };
    QCOMPARE(owners("-3,0 -3,1 -3,2 -3,3"), std::set<int>{0});
    QCOMPARE(owners("0,-3 1,-3 2,-3 3,-3"), std::set<int>{1});
    QCOMPARE(owners("3,0 2,1 1,2 0,3"), std::set<int>{2});
}

void ChexersTest::boardShape()
{
    const auto position = ErasedGame<Rules>().start({});
    QCOMPARE(position->board().cellCount(), kCells);
    QCOMPARE(position->board().besideCount, 3);
    QCOMPARE(position->cellText(cellAt(0)), std::string("0,-3"));
    QCOMPARE(position->cellText(cellAt(36)), std::string("0,3"));
    QCOMPARE(position->cellText(exitPlace(Player::Third)), std::string("exit"));
    QCOMPARE(boardLines(*position).at(3), std::string("R . . . . . B"));
}

void ChexersTest::legalMoves_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("moves");

    const auto row = [](const char *name, const char *position, const char *moves) {
        QTest::newRow(name) << QString::fromLatin1(position) << QString::fromLatin1(moves);
    };
    row("C1 the six neighbours",
        "4/5/6/3R3/6/5/4 r 0,0,0 0",
        "0,0>-1,0 0,0>-1,1 0,0>0,-1 0,0>0,1 0,0>1,-1 0,0>1,0");
    row("C1 a corner has three neighbours",
        "R3/5/6/7/6/5/4 r 0,0,0 0",
        "0,-3>-1,-2 0,-3>0,-2 0,-3>1,-3");
    row("C4 a jump goes over any colour, straight on",
        "R3/1B3/6/7/6/5/4 r 0,0,0 0",
        "0,-3>-1,-2 0,-3>0,-1 0,-3>1,-3");
    row("C4 no jump onto a piece", "R3/1B3/2G3/7/6/5/4 r 0,0,0 0", "0,-3>-1,-2 0,-3>1,-3");
    row("C4 no jump off the board", "4/R4/1G4/7/6/5/4 b 0,0,0 2", "pass");
    row("C4 a piece at the edge does not jump over it",
        "RG2/5/6/7/6/5/4 g 0,0,0 1",
        "1,-3>0,-2 1,-3>1,-2 1,-3>2,-3");
    row("C4 Red exits from q = 3",
        "3R/5/6/7/6/5/4 r 0,0,0 0",
        "3,-3>2,-2 3,-3>2,-3 3,-3>3,-2 3,-3>exit");
    row("C4 Green exits from r = 3",
        "4/5/6/7/6/5/G3 g 0,0,0 1",
        "-3,3>-2,2 -3,3>-2,3 -3,3>-3,2 -3,3>exit");
    row("C4 Blue exits from q + r = -3",
        "B3/5/6/7/6/5/4 b 0,0,0 2",
        "0,-3>-1,-2 0,-3>0,-2 0,-3>1,-3 0,-3>exit");
    row("C4 nobody exits from the edge of another",
        "3G/5/6/7/6/5/4 g 0,0,0 1",
        "3,-3>2,-2 3,-3>2,-3 3,-3>3,-2");
    row("C3 a player without pieces passes", "4/5/6/3R3/6/5/4 g 0,0,0 1", "pass");
    row("C3 a blocked player passes", "4/G1G2/2G3/5B1/B1G3/BBG2/RBB1 r 0,0,0 114", "pass");
    row("C3 a blocked player on the exit edge exits",
        "BGG1/GG3/G1G3/7/6/5/4 b 0,0,0 2",
        "0,-3>exit");
    row("C5 no moves after the end", "4/5/6/3R3/6/5/4 g 4,0,0 1", "");
}

void ChexersTest::legalMoves()
{
    QFETCH(QString, position);
    QFETCH(QString, moves);
    const auto current = at(position.toLatin1().constData());
    QStringList found;
    for (const MoveCode move : current->legalMoves())
        found << QString::fromStdString(current->moveText(move));
    found.sort();
    QStringList wanted = moves.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    wanted.sort();
    QCOMPARE(found, wanted);
}

void ChexersTest::oneMove_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("after");

    const auto row = [](const char *name, const char *start, const char *move, const char *after) {
        QTest::newRow(name) << QString::fromLatin1(start) << QString::fromLatin1(move)
                            << QString::fromLatin1(after);
    };
    row("C4 move", "4/5/6/3R3/6/5/4 r 0,0,0 0", "0,0>1,-1", "4/5/3R2/7/6/5/4 g 0,0,0 1");
    row("C4 a jump over an own piece converts nothing",
        "4/5/6/2RR3/6/5/4 r 0,0,0 0",
        "-1,0>1,0",
        "4/5/6/3RR2/6/5/4 g 0,0,0 1");
    row("C4 Red converts Green",
        "4/5/6/2RG3/6/5/4 r 0,0,0 0",
        "-1,0>1,0",
        "4/5/6/3RR2/6/5/4 g 0,0,0 1");
    row("C4 Red converts Blue",
        "4/5/6/2RB3/6/5/4 r 0,0,0 0",
        "-1,0>1,0",
        "4/5/6/3RR2/6/5/4 g 0,0,0 1");
    row("C4 Green converts Red",
        "4/5/6/2RG3/6/5/4 g 0,0,0 1",
        "0,0>-2,0",
        "4/5/6/1GG4/6/5/4 b 0,0,0 2");
    row("C4 Blue converts Green",
        "4/5/6/2GB3/6/5/4 b 0,0,0 2",
        "0,0>-2,0",
        "4/5/6/1BB4/6/5/4 r 0,0,0 3");
    row("C4 a jump in a slanted direction",
        "4/5/1G4/2R4/6/5/4 r 0,0,0 0",
        "-1,0>-1,-2",
        "4/R4/1R4/7/6/5/4 g 0,0,0 1");
    row("C4 one jump only",
        "4/5/6/RG1G3/6/5/4 r 0,0,0 0",
        "-3,0>-1,0",
        "4/5/6/1RRG3/6/5/4 g 0,0,0 1");
    row("C4 an exit frees the hex and counts",
        "3R/5/6/7/6/5/4 r 1,2,3 6",
        "3,-3>exit",
        "4/5/6/7/6/5/4 g 2,2,3 7");
    row("C4 a converted piece exits for its present owner",
        "2RG/5/6/7/6/5/B3 b 0,0,0 2",
        "-3,3>-2,2",
        "2RG/5/6/7/6/1B3/4 r 0,0,0 3");
    row("C3 a pass counts as a turn",
        "4/5/6/3R3/6/5/4 g 0,0,0 1",
        "pass",
        "4/5/6/3R3/6/5/4 b 0,0,0 2");
    row("C3 Red follows Blue", "4/5/6/3R3/6/5/4 b 0,0,0 2", "pass", "4/5/6/3R3/6/5/4 r 0,0,0 3");
    row("C4 a piece converted on an exit edge exits for its new owner",
        "1RG1/5/6/7/6/5/4 r 0,0,0 0",
        "1,-3>3,-3",
        "2RR/5/6/7/6/5/4 g 0,0,0 1");
}

void ChexersTest::oneMove()
{
    QFETCH(QString, start);
    QFETCH(QString, move);
    QFETCH(QString, after);
    const auto position = at(start.toLatin1().constData());
    play(*position, move);
    QCOMPARE(QString::fromStdString(position->text()), after);
}

void ChexersTest::transitions_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("move");
    QTest::addColumn<int>("steps");
    QTest::addColumn<bool>("isJump");
    QTest::addColumn<QString>("recoloured");

    const auto row = [](const char *name,
                        const char *position,
                        const char *move,
                        int steps,
                        bool isJump,
                        const char *recoloured) {
        QTest::newRow(name) << QString::fromLatin1(position) << QString::fromLatin1(move) << steps
                            << isJump << QString::fromLatin1(recoloured);
    };
    row("a move glides", "4/5/6/2RG3/6/5/4 r 0,0,0 0", "-1,0>-2,0", 1, false, "");
    row("a jump recolours what it passes over",
        "4/5/6/2RG3/6/5/4 r 0,0,0 0",
        "-1,0>1,0",
        2,
        true,
        "0,0");
    row("a jump over an own piece recolours nothing",
        "4/5/6/2RR3/6/5/4 r 0,0,0 0",
        "-1,0>1,0",
        1,
        true,
        "");
    row("an exit leads to the player's place", "B3/5/6/7/6/5/4 b 0,0,0 2", "0,-3>exit", 1, false, "");
    row("a pass changes nothing", "4/5/6/3R3/6/5/4 g 0,0,0 1", "pass", 0, false, "");
}

void ChexersTest::transitions()
{
    QFETCH(QString, position);
    QFETCH(QString, move);
    QFETCH(int, steps);
    QFETCH(bool, isJump);
    QFETCH(QString, recoloured);
    const Position current = positionAt(position.toLatin1().constData());
    const Move played = moveIn(current, move.toLatin1().constData());
    const Transition transition = Rules::transition(current, played);
    QCOMPARE(static_cast<int>(transition.steps.size()), steps);
    if (steps > 0)
        QCOMPARE(transition.steps[0].isJump, isJump);
    if (played.isExit()) {
        QVERIFY(transition.steps[0].kind == Step::Kind::Remove);
        QVERIFY(transition.steps[0].to == exitPlace(Player::Third));
    }
    if (!recoloured.isEmpty()) {
        const Step &step = transition.steps[1];
        QVERIFY(step.kind == Step::Kind::Recolour && step.to == cellFrom(recoloured));
        QVERIFY(step.before.owner == Player::Second && step.piece.owner == Player::First);
        QCOMPARE(transition.stageCount(), 1);
    }
    QCOMPARE(Rules::shape(current, played).cells.isEmpty(), played.isPass());
}

void ChexersTest::result_data()
{
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("reason");

    const auto row = [](const char *name,
                        const char *start,
                        const QString &moves,
                        const char *result,
                        const char *reason) {
        QTest::newRow(name) << QString::fromLatin1(start) << moves << QString::fromLatin1(result)
                            << QString::fromLatin1(reason);
    };
    const auto text = [](const char *moves) { return QString::fromLatin1(moves); };
    row("C5 the fourth exit wins", "3R/5/6/7/6/5/4 r 3,3,3 0", text("3,-3>exit"), "p1win", "exits");
    row("C5 the third exit does not", "3R/5/6/7/6/5/4 r 2,3,3 0", text("3,-3>exit"), "none", "none");
    row("C5 Green's fourth exit", "4/5/6/7/6/5/G3 g 3,3,3 1", text("-3,3>exit"), "p2win", "exits");
    row("C5 Blue's fourth exit", "B3/5/6/7/6/5/4 b 3,3,3 2", text("0,-3>exit"), "p3win", "exits");
    row("C5 standing ready does not count",
        "3R/4R/5R/6R/6/5/4 r 0,0,0 0",
        text("3,-3>2,-3"),
        "none",
        "none");
    row("C5 the start counts: its third return is the fourth occurrence",
        kStart,
        thereAndBack(3),
        "draw",
        "repetition");
    row("C5 a third occurrence draws nothing", kStart, thereAndBack(2), "none", "none");
    row("C5 the same board with another player to move is another position",
        kStart,
        thereAndBack(2) + text("-3,0>-2,0 3,-3>2,-2 0,3>-1,3 -2,0>-3,0 2,-2>3,-3"),
        "none",
        "none");
    row("C5 768 turns", "4/5/6/3R3/6/5/4 b 0,0,0 767", text("pass"), "draw", "turn-limit");
    row("C5 767 turns draw nothing", "4/5/6/3R3/6/5/4 g 0,0,0 766", text("pass"), "none", "none");
    row("C5 a win with the last turn counts",
        "B3/5/6/7/6/5/4 b 0,0,3 767",
        text("0,-3>exit"),
        "p3win",
        "exits");
    row("C5 an exit with the last turn that does not win",
        "B3/5/6/7/6/5/4 b 0,0,2 767",
        text("0,-3>exit"),
        "draw",
        "turn-limit");
    row("C5 the others play on when a player is without pieces",
        "4/5/6/2RG3/6/5/3B r 0,0,0 0",
        text("-1,0>1,0 pass 0,3>-1,3"),
        "none",
        "none");
}

void ChexersTest::result()
{
    QFETCH(QString, start);
    QFETCH(QString, moves);
    QFETCH(QString, result);
    QFETCH(QString, reason);
    const auto position = at(start.toLatin1().constData());
    play(*position, moves);
    const Outcome outcome = position->outcome();
    QCOMPARE(QString::fromLatin1(outcome.resultText().data()), result);
    QCOMPARE(QString::fromLatin1(text(outcome.reason).data()), reason);
    if (result == QLatin1String("draw")) {
        for (const double score : outcome.scores)
            QCOMPARE(score, 1.0 / 3);
    }
    QCOMPARE(position->legalMoves().empty(), outcome.isOver());
}

void ChexersTest::repetitionCountsFromTheGivenPosition()
{
    Position game;
    playOn(game, thereAndBack(2));
    QCOMPARE(game.occurrences(), 3);
    const auto text = Rules::positionText(game);
    const Position read = positionAt(text.c_str());
    QCOMPARE(read.occurrences(), 1);
    QCOMPARE(read.hash(), game.hash());
}

void ChexersTest::undoKeepsRepetitionHonest()
{
    Position game;
    playOn(game, thereAndBack(2));
    const auto last = playOn(game, thereAndBack(1));
    QVERIFY(game.outcome().reason == EndReason::Repetition);
    for (int times = 0; times < 3; ++times) {
        game.undo(last.back().first, last.back().second);
        QVERIFY(!game.isOver());
        // Another way, to a board that is new, and back.
        const auto other = playOn(game, QStringLiteral("-1,3>-2,3"));
        QCOMPARE(game.occurrences(), 1);
        game.undo(other.back().first, other.back().second);
        game.play(last.back().first);
        QVERIFY(game.outcome().reason == EndReason::Repetition);
        QCOMPARE(game.occurrences(), 4);
    }
    for (std::size_t i = last.size(); i-- > 0;)
        game.undo(last[i].first, last[i].second);
    QCOMPARE(game.occurrences(), 3);
    QCOMPARE(Rules::positionText(game), std::string("GGGG/5/6/R5B/R4B/R3B/R2B r 0,0,0 12"));
}

void ChexersTest::symmetryTurnsTheHistory()
{
    Position game;
    auto moves = thereAndBack(3).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const QString last = moves.takeLast();
    playOn(game, moves.join(QLatin1Char(' ')));
    for (int symmetry = 0; symmetry < Rules::symmetryCount(game); ++symmetry) {
        Position image = Rules::transformed(game, symmetry);
        const Move move = moveIn(game, last.toLatin1().constData());
        image.play(Rules::transformedMove(game, move, symmetry));
        QVERIFY(image.outcome().reason == EndReason::Repetition);
    }
}

void ChexersTest::hashTellsPositionsApart()
{
    std::set<std::uint64_t> hashes;
    const auto texts
        = {kStart,
           "GGGG/5/6/R5B/R4B/R3B/R2B r 0,0,0 3",
           "GGGG/5/6/R5B/R4B/R3B/R2B g 0,0,0 1",
           "4/5/6/3R3/6/5/4 r 0,0,0 0",
           "4/5/6/3R3/6/5/4 r 1,0,0 0",
           "4/5/6/3R3/6/5/4 r 0,1,0 0",
           "4/5/6/3R3/6/5/4 r 0,0,1 0",
           "4/5/6/3G3/6/5/4 r 0,0,0 0",
           "4/5/6/3B3/6/5/4 r 0,0,0 0"};
    for (const char *text : texts)
        hashes.insert(positionAt(text).hash());
    QCOMPARE(hashes.size(), texts.size());
}

void ChexersTest::refusals_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("cells");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("section");
    QTest::addColumn<QString>("causes");

    const auto row = [](const char *name,
                        const char *position,
                        const char *cells,
                        const char *code,
                        const char *section,
                        const char *causes) {
        QTest::newRow(name) << QString::fromLatin1(position) << QString::fromLatin1(cells)
                            << QString::fromLatin1(code) << QString::fromLatin1(section)
                            << QString::fromLatin1(causes);
    };
    row("an empty hex", kStart, "0,0", "empty-hex", "C3", "0,0");
    row("a piece of another", kStart, "0,-3", "not-your-piece", "C3", "0,-3");
    row("an exit place first", kStart, "exit1", "no-piece", "C4", "-3,0 -3,1 -3,2 -3,3");
    row("too far", kStart, "-3,0 0,0", "out-of-reach", "C4", "-3,0");
    row("nothing to jump over, slanted", kStart, "-3,1 -1,-1", "nothing-to-jump", "C4", "-2,0");
    row("a bent way of two hexes", kStart, "-3,1 -1,0", "out-of-reach", "C4", "-3,1");
    row("the same hex", kStart, "-3,1 -3,1", "same-hex", "C4", "-3,1");
    row("nothing to jump over", kStart, "-3,0 -1,0", "nothing-to-jump", "C4", "-2,0");
    row("landing occupied", kStart, "-3,0 -3,2", "landing-occupied", "C4", "-3,2");
    row("occupied, and the landing too", kStart, "-3,0 -3,1", "landing-occupied", "C4", "-3,1 -3,2");
    row("occupied, and the landing off the board",
        kStart,
        "-3,2 -3,3",
        "landing-off-board",
        "C4",
        "-3,3");
    row("occupied, and a jump would do",
        "4/5/6/2RG3/6/5/4 r 0,0,0 0",
        "-1,0 0,0",
        "occupied",
        "C4",
        "0,0");
    row("not on the exit edge", kStart, "-3,0 exit1", "not-on-exit-edge", "C4", "3,-3 3,-2 3,-1 3,0");
    row("the exit of another", kStart, "-3,0 exit2", "not-your-exit", "C4", "3,-3 3,-2 3,-1 3,0");
    row("no pass while an action is possible",
        "3R/5/6/3R3/6/5/4 r 0,0,0 0",
        "",
        "action-possible",
        "C3",
        "3,-3 0,0");
    row("a blocked piece among others",
        "RGB1/GG3/B1B3/6R/6/5/4 r 0,0,0 0",
        "0,-3",
        "blocked",
        "C4",
        "1,-3 -1,-2 0,-2");
    row("all blocked",
        "RGB1/GG3/B1B3/7/6/5/4 r 0,0,0 0",
        "0,-3",
        "must-pass",
        "C3",
        "1,-3 -1,-2 0,-2");
    row("no pieces left", "4/5/6/3R3/6/5/4 g 0,0,0 1", "0,0", "must-pass", "C3", "");
    row("the game is over", "4/5/6/3R3/6/5/4 g 4,0,0 1", "0,0", "game-over", "C5", "");
    row("the game is over, no pass", "4/5/6/3R3/6/5/4 g 4,0,0 1", "", "game-over", "C5", "");
}

void ChexersTest::refusals()
{
    QFETCH(QString, position);
    QFETCH(QString, cells);
    QFETCH(QString, code);
    QFETCH(QString, section);
    QFETCH(QString, causes);
    const Refusal refusal
        = Rules::refusal(positionAt(position.toLatin1().constData()), cellsFrom(cells));
    QCOMPARE(QString::fromStdString(refusal.code), code);
    QCOMPARE(QString::fromStdString(refusal.section), section);
    QVERIFY(refusal.cells == cellsFrom(causes));
    QVERIFY(!refusal.sentence.english().empty());
    QCOMPARE(refusal.sentence.context, std::string("chexers"));
}

void ChexersTest::badPositions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("wanted");

    const auto row =
        [](const char *name, const char *text, int column, const char *found, const char *wanted) {
            QTest::newRow(name) << QString::fromLatin1(text) << column << QString::fromLatin1(found)
                                << QString::fromLatin1(wanted);
        };
    row("nothing", "", 1, "the end", "R, G, B or a number of empty hexes, 4 more in this row");
    row("a strange letter",
        "GGXG/5/6/7/6/5/4 r 0,0,0 0",
        3,
        "\"X\"",
        "R, G, B or a number of empty hexes, 2 more in this row");
    row("a small letter",
        "4/5/6/r6/6/5/4 r 0,0,0 0",
        7,
        "\"r\"",
        "R, G, B or a number of empty hexes, 7 more in this row");
    row("a row too short",
        "GGG/5/6/7/6/5/4 r 0,0,0 0",
        4,
        "\"/\"",
        "R, G, B or a number of empty hexes, 1 more in this row");
    row("a row too long", "GGGGG/5/6/7/6/5/4 r 0,0,0 0", 5, "\"G\"", "/ and the next row");
    row("a run too long",
        "GG3/5/6/7/6/5/4 r 0,0,0 0",
        3,
        "\"3\"",
        "at most 2 more hexes in this row");
    row("a run of none", "0GGGG/5/6/7/6/5/4 r 0,0,0 0", 1, "\"0\"", "a number of empty hexes");
    row("a run with a leading zero",
        "04/5/6/7/6/5/4 r 0,0,0 0",
        1,
        "\"04\"",
        "a number of empty hexes");
    row("an immense run",
        "99999999999999999999/5/6/7/6/5/4 r 0,0,0 0",
        1,
        "\"99999999999999999999\"",
        "a number of empty hexes");
    row("a row too few", "4/5/6/7/6/5 r 0,0,0 0", 12, "\" \"", "/ and the next row");
    row("a row too many", "4/5/6/7/6/5/4/3 r 0,0,0 0", 14, "\"/\"", "a blank and the side to move");
    row("rows only", "4/5/6/7/6/5/4", 14, "the end", "a blank and the side to move");
    row("no side", "4/5/6/7/6/5/4 ", 15, "the end", "the side to move: r, g or b");
    row("a strange side", "4/5/6/7/6/5/4 w 0,0,0 0", 15, "\"w\"", "the side to move: r, g or b");
    row("two blanks", "4/5/6/7/6/5/4  r 0,0,0 0", 15, "\" \"", "the side to move: r, g or b");
    row("no exits", "4/5/6/7/6/5/4 r", 16, "the end", "a blank and the exits");
    row("exits of two",
        "4/5/6/7/6/5/4 r 0,0 0",
        20,
        "\" \"",
        "a comma and the exits of the next player");
    row("five exits", "4/5/6/7/6/5/4 r 0,5,0 0", 19, "\"5\"", "a number of exits from 0 to 4");
    row("negative exits", "4/5/6/7/6/5/4 r -1,0,0 0", 17, "\"-\"", "a number of exits from 0 to 4");
    row("no turns", "4/5/6/7/6/5/4 r 0,0,0", 22, "the end", "a blank and the turns taken");
    row("turns missing", "4/5/6/7/6/5/4 r 0,0,0 ", 23, "the end", "a number of turns from 0 to 768");
    row("too many turns",
        "4/5/6/7/6/5/4 g 0,0,0 769",
        23,
        "\"769\"",
        "a number of turns from 0 to 768");
    row("something after", "4/5/6/7/6/5/4 r 0,0,0 0 x", 24, "\" \"", "the end");
    row("side and turns disagree",
        "4/5/6/7/6/5/4 r 0,0,0 1",
        23,
        "\"1\"",
        "a number of turns after which the side named is to move");
    row("too many pieces",
        "RRRR/RRRRR/RRRR2/7/6/5/4 r 0,0,0 0",
        1,
        "13 pieces and exits",
        "at most 12 pieces and exits in all");
    row("pieces beyond the exits",
        "RRRR/RRRR1/6/7/6/5/4 r 1,2,2 0",
        1,
        "13 pieces and exits",
        "at most 12 pieces and exits in all");
    row("two winners",
        "4/5/6/7/6/5/4 r 4,0,4 0",
        17,
        "more than one player with 4 exits",
        "one winner at most");
}

void ChexersTest::badPositions()
{
    QFETCH(QString, text);
    QFETCH(int, column);
    QFETCH(QString, found);
    QFETCH(QString, wanted);
    const auto position = Rules::parsePosition(text.toStdString(), {});
    QVERIFY(!position);
    QCOMPARE(position.error().column, column);
    QCOMPARE(QString::fromStdString(position.error().found), found);
    QCOMPARE(QString::fromStdString(position.error().wanted), wanted);
}

void ChexersTest::looseMoves_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("loose");
    QTest::addColumn<QString>("exact");

    const auto row =
        [](const char *name, const char *position, const char *loose, const char *exact) {
            QTest::newRow(name) << QString::fromLatin1(position) << QString::fromLatin1(loose)
                                << QString::fromLatin1(exact);
        };
    row("brackets and blanks", kStart, "(-3, 0) > (-2, 0)", "-3,0>-2,0");
    row("capitals", "3R/5/6/7/6/5/4 r 0,0,0 0", "3,-3>EXIT", "3,-3>exit");
    row("a loud pass", "4/5/6/3R3/6/5/4 g 0,0,0 1", "Pass", "pass");
}

void ChexersTest::looseMoves()
{
    QFETCH(QString, position);
    QFETCH(QString, loose);
    QFETCH(QString, exact);
    const auto current = at(position.toLatin1().constData());
    const auto move = current->parseMove(loose.toStdString());
    QVERIFY(move.hasValue());
    QCOMPARE(QString::fromStdString(current->moveText(*move)), exact);
    QCOMPARE(QString::fromStdString(current->moveLabel(*move)), exact);
}

void ChexersTest::badMoves_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("wanted");

    const auto row = [](const char *text, const char *found, const char *wanted) {
        QTest::newRow(text[0] != '\0' ? text : "nothing")
            << QString::fromLatin1(text) << QString::fromLatin1(found)
            << QString::fromLatin1(wanted);
    };
    const auto form = "q,r>q,r or q,r>exit or pass";
    row("", "nothing", form);
    row("-3,0", "\"-3,0\"", form);
    row("-3,0-2,0", "\"-3,0-2,0\"", form);
    row("-3,0>-2,0x", "\"-3,0>-2,0x\"", form);
    row("e2e4", "\"e2e4\"", form);
    row("-3,0>-4,0", "\"-3,0>-4,0\"", "hexes on the board: q, r and q + r between -3 and 3");
    row("99999999999,0>1,1",
        "\"99999999999,0>1,1\"",
        "hexes on the board: q, r and q + r between -3 and 3");
    row("pass", "\"pass\"", "a legal move: You may pass only when no action is left");
    row("0,0>0,1", "\"0,0>0,1\"", "a legal move: No piece stands on 0,0");
    row("-3,0>exit",
        "\"-3,0>exit\"",
        "a legal move: The piece on -3,0 is not on the edge where your pieces exit");
    row("-3,0>-1,0",
        "\"-3,0>-1,0\"",
        "a legal move: There is nothing to jump over on -2,0");
}

void ChexersTest::badMoves()
{
    QFETCH(QString, text);
    QFETCH(QString, found);
    QFETCH(QString, wanted);
    const auto move = Rules::parseMove(Position(), text.toStdString());
    QVERIFY(!move);
    QCOMPARE(QString::fromStdString(move.error().found), found);
    QCOMPARE(QString::fromStdString(move.error().wanted), wanted);
}

void ChexersTest::facts_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("key");
    QTest::addColumn<int>("player");
    QTest::addColumn<int>("value");

    constexpr int kAbsent = -1;
    const auto row =
        [](const char *name, const char *position, const char *key, int player, int value) {
            QTest::newRow(name) << QString::fromLatin1(position) << QString::fromLatin1(key)
                                << player << value;
        };
    row("exits", "4/5/6/3R3/6/5/4 r 1,2,3 0", "exits", 1, 2);
    row("pieces", kStart, "pieces", 2, 4);
    row("no pieces", "4/5/6/3R3/6/5/4 r 0,0,0 0", "pieces", 2, 0);
    row("bound: four pieces ready", "3R/4R/5R/6R/6/5/4 r 0,0,0 0", "turnsToWin", 0, 4);
    row("bound: a jump brings a piece two hexes nearer",
        "4/5/6/4R2/6/5/4 r 3,0,0 0",
        "turnsToWin",
        0,
        2);
    row("bound: pieces to be converted first", "4/5/6/6R/6/5/4 r 2,0,0 0", "turnsToWin", 0, 3);
    row("bound: converting beats walking", kStart, "turnsToWin", 0, 7);
    row("bound: none without pieces", "4/5/6/3R3/6/5/4 r 0,0,0 0", "turnsToWin", 1, kAbsent);
    row("race: a piece alone walks", "4/5/6/R6/6/5/4 r 3,0,0 0", "race", 0, 7);
    row("race: too few pieces", "4/5/6/R6/6/5/4 r 2,0,0 0", "race", 0, kAbsent);
    row("race: the best of five", "3R/4R/5R/6R/R5/5/4 r 0,0,0 0", "race", 0, 4);
    row("alarm", "3R/5/6/7/6/5/4 r 3,0,0 0", "winsNext", 0, 1);
    row("alarm for a player who is not to move", "4/5/6/7/6/5/G3 r 0,3,0 0", "winsNext", 1, 1);
    row("no alarm with two exits", "3R/5/6/7/6/5/4 r 2,0,0 0", "winsNext", 0, kAbsent);
    row("no alarm off the edge", "2R1/5/6/7/6/5/4 r 3,0,0 0", "winsNext", 0, kAbsent);
    row("no alarm after the end", "3R/5/6/7/6/5/4 g 3,4,0 1", "winsNext", 0, kAbsent);
    row("repetition", kStart, "repetition", -1, 1);
    row("the first turn", kStart, "turn", -1, 1);
    row("still the first turn", "4/5/6/3R3/6/5/4 b 0,0,0 2", "turn", -1, 1);
    row("the second turn", "4/5/6/3R3/6/5/4 r 0,0,0 3", "turn", -1, 2);
    row("the last turn", "4/5/6/3R3/6/5/4 b 0,0,0 767", "turn", -1, 256);
    row("after the last turn", "4/5/6/3R3/6/5/4 r 0,0,0 768", "turn", -1, 256);
}

void ChexersTest::facts()
{
    QFETCH(QString, position);
    QFETCH(QString, key);
    QFETCH(int, player);
    QFETCH(int, value);
    QCOMPARE(factNamed(key, factsOf(*at(position.toLatin1().constData())), playerAt(player)), value);
}

void ChexersTest::factsOfTheGame()
{
    const auto position = ErasedGame<Rules>().start({});
    play(*position, thereAndBack(2));
    const Facts facts = factsOf(*position);
    QCOMPARE(facts.occurrences, 3);
    QCOMPARE(facts.mostOccurrences, 4);
    QCOMPARE(facts.rounds, 256);
    const Facts alarm = factsOf(*at("3R/4R/6/3R3/6/5/4 r 3,0,0 0"));
    QVERIFY(alarm.standings[Player::First].winning == cellsFrom(QStringLiteral("3,-3 3,-2")));
}

void ChexersTest::remarks()
{
    const auto remark = [](const char *text, const char *move) {
        const Position position = positionAt(text);
        const auto found = Rules::remarks(position, moveIn(position, move));
        return found.empty() ? std::string() : found.front().english();
    };
    QCOMPARE(remark("4/5/6/3R3/6/5/4 g 0,0,0 1", "pass"), std::string("Forced pass: no pieces left"));
    QCOMPARE(
        remark("RGB1/GG3/B1B3/7/6/5/4 r 0,0,0 0", "pass"),
        std::string("Forced pass: every piece is blocked"));
    QCOMPARE(remark("4/5/6/2RG3/6/5/4 r 0,0,0 0", "-1,0>1,0"), std::string());
}

void ChexersTest::soloRace_data()
{
    QTest::addColumn<int>("player");
    QTest::addColumn<QString>("pieces");
    QTest::addColumn<int>("exits");
    QTest::addColumn<int>("turns");

    const auto row = [](const char *name, int player, const char *pieces, int exits, int turns) {
        QTest::newRow(name) << player << QString::fromLatin1(pieces) << exits << turns;
    };
    row("no exits needed", 0, "0,0", 0, 0);
    row("ready", 0, "3,0", 1, 1);
    row("a walk", 0, "-3,2", 1, 7);
    row("a walk of Green", 1, "0,-3", 1, 7);
    row("a walk of Blue", 2, "0,3", 1, 7);
    row("one jump", 0, "0,0 1,0", 1, 3);
    row("the nearer of two", 0, "-3,2 2,0", 1, 2);
    row("two next to each other leapfrog", 0, "0,0 1,0", 2, 5);
    row("all ready", 0, "3,-3 3,-2 3,-1 3,0", 4, 4);
    row("three of four", 0, "-3,0 3,-2 3,-1 3,0", 3, 3);
}

void ChexersTest::soloRace()
{
    QFETCH(int, player);
    QFETCH(QString, pieces);
    QFETCH(int, exits);
    QFETCH(int, turns);
    const auto &table = RaceTable::instance();
    const Bits set = setFrom(pieces);
    QCOMPARE(table.turns(playerAt(player), set, exits), turns);
    QCOMPARE(table.turns(after(playerAt(player)), turnedSet(set), exits), turns);
}

QTEST_APPLESS_MAIN(ChexersTest)
#include "chexerstest.moc"
