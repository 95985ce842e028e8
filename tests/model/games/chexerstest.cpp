#include "model/games/chexers/chexers.h"
#include "model/core/erasure/erased.h"
#include "model/games/chexers/rules/race.h"
#include "tests/support/chexerstexts.h"
#include "tests/support/textrow.h"

#include <QtTest>

#include <set>

using namespace tessera;
using namespace tessera::chexers;
using namespace tessera::chexers::test;
using tessera::test::row;

namespace {

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

QTEST_APPLESS_MAIN(ChexersTest)
#include "chexerstest.moc"
