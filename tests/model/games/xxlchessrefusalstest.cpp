#include "model/core/erasure/erased.h"
#include "model/games/xxlchess/files/positiontext.h"
#include "model/games/xxlchess/rules/facts.h"
#include "model/games/xxlchess/xxlchess.h"
#include "tests/support/filerows.h"
#include "tests/support/xxlchesstexts.h"

#include <QtTest>

using namespace tessera;
using namespace tessera::xxlchess;
using namespace tessera::xxlchess::test;
using tessera::test::addFileRows;

namespace {

Square squareNamed(std::string_view name)
{
    const auto square = takeSquare(name);
    if (!square)
        qFatal("no square");
    return *square;
}

Refusal refusalOf(const Position &position, const char *squares)
{
    std::vector<Cell> cells;
    for (const QString &name : QString::fromUtf8(squares).split(' ', Qt::SkipEmptyParts))
        cells.push_back(cellOf(position, squareNamed(name.toStdString())));
    return Rules::refusal(position, cells);
}

} // namespace

/// The words for what the rules of XXLChess refuse.
class XxlChessRefusalsTest : public QObject
{
    Q_OBJECT

private slots:
    void refusals_data();
    void refusals();
};

void XxlChessRefusalsTest::refusals_data()
{
    addFileRows(
        "xxlchess", "refusedacts.jsonl", {"position", "squares", "code", "causes", "sentence"});
}

void XxlChessRefusalsTest::refusals()
{
    QFETCH(const QString, position);
    QFETCH(const QString, squares);
    QFETCH(const QString, code);
    QFETCH(const QString, causes);
    QFETCH(const QString, sentence);
    const Position start = positionOf(position.toStdString());
    const Refusal refusal = refusalOf(start, squares.toUtf8().constData());
    QCOMPARE(QString::fromStdString(refusal.sentence.english()), sentence);
    QCOMPARE(QString::fromStdString(refusal.code), code);
    QCOMPARE(namesOf(start, refusal.cells), causes);
    QVERIFY(!refusal.section.empty());
    const bool exposes = code == QLatin1String("pinned") || code == QLatin1String("defend-king")
                         || code == QLatin1String("king-attacked");
    QCOMPARE(exposesKing(refusal), exposes);
}

QTEST_GUILESS_MAIN(XxlChessRefusalsTest)
#include "xxlchessrefusalstest.moc"
