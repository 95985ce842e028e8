#include "model/record/commenttext.h"
#include "tests/support/smallgames.h"

#include <QtTest>

using namespace tessera;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// The tree of a game: moves, lines, and what is taken away and put back.
class RecordTreeTest : public QObject
{
    Q_OBJECT

private slots:
    void treeKeepsItsIds();
    void promotionMakesTheMainLine();
    void linesAreOrderedAndPutBack();
};

void RecordTreeTest::treeKeepsItsIds()
{
    GameRecord record;
    const NodeId a = record.add(GameRecord::kRoot, MoveCode{1});
    const NodeId b = record.add(a, MoveCode{2});
    const NodeId c = record.add(a, MoveCode{3});
    QCOMPARE(record.add(a, MoveCode{3}), c);
    record.remove(b);
    QCOMPARE(record.node(c).move, MoveCode{3});
    QCOMPARE(record.mainLine(), (std::vector<NodeId>{a, c}));
    QVERIFY(record.add(a, MoveCode{2}) > c);
    QCOMPARE(record.ply(c), 2);
}

void RecordTreeTest::promotionMakesTheMainLine()
{
    GameRecord record;
    const NodeId a = record.add(GameRecord::kRoot, MoveCode{1});
    (void) record.add(a, MoveCode{2});
    const NodeId other = record.add(GameRecord::kRoot, MoveCode{5});
    const NodeId deep = record.add(other, MoveCode{6});
    record.promote(deep);
    QCOMPARE(record.mainLine(), (std::vector<NodeId>{other, deep}));
    GameRecord same;
    (void) same.add(same.add(GameRecord::kRoot, MoveCode{5}), MoveCode{6});
    (void) same.add(same.add(GameRecord::kRoot, MoveCode{1}), MoveCode{2});
    QVERIFY(record == same);
    same.node(same.mainLine().front()).comment = "!";
    QVERIFY(!(record == same));
}

void RecordTreeTest::linesAreOrderedAndPutBack()
{
    GameRecord record;
    const NodeId a = record.add(GameRecord::kRoot, MoveCode{1});
    const NodeId b = record.add(GameRecord::kRoot, MoveCode{2});
    const NodeId c = record.add(GameRecord::kRoot, MoveCode{3});
    const NodeId d = record.add(c, MoveCode{4});
    using Nodes = std::vector<NodeId>;
    const Nodes &lines = record.node(GameRecord::kRoot).children;
    QCOMPARE(record.lineStart(d), c);
    QCOMPARE(record.lineStart(a), GameRecord::kRoot);
    record.promoteOnce(d);
    QCOMPARE(lines, (Nodes{a, c, b}));
    record.promoteOnce(a);
    QCOMPARE(lines, (Nodes{a, c, b}));
    QVERIFY(record.leadsTo(c, d));
    QVERIFY(!record.leadsTo(a, d));
    const std::size_t place = record.place(c);
    record.remove(c);
    QVERIFY(!record.contains(d));
    QCOMPARE(record.restore(c, place), c);
    QCOMPARE(lines, (Nodes{a, c, b}));
    QVERIFY(record.contains(d));
    // The same move was played again meanwhile, with another reply.
    record.remove(c);
    const NodeId again = record.add(GameRecord::kRoot, MoveCode{3});
    const NodeId other = record.add(again, MoveCode{5});
    record.node(c).comment = "then";
    record.node(c).marks = {{'G', "a1", ""}};
    record.node(again).comment = "now";
    QCOMPARE(record.restore(c, place), again);
    QCOMPARE(record.node(again).comment, "now");
    QCOMPARE(record.node(again).marks.size(), std::size_t(1));
    QCOMPARE(lines, (Nodes{a, b, again}));
    QCOMPARE(record.node(again).children, (Nodes{other, d}));
    QCOMPARE(record.pathTo(d), (Nodes{again, d}));
}

QTEST_GUILESS_MAIN(RecordTreeTest)
#include "recordtreetest.moc"
