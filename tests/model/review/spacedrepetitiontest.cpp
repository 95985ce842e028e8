#include "model/review/spacedrepetition.h"

#include <QtTest>

using namespace tessera;

/// SM-2 against its published formula, worked out by hand.
class SpacedRepetitionTest : public QObject
{
    Q_OBJECT

private slots:
    void answersChangeTheInterval_data();
    void answersChangeTheInterval();
    void easinessHasABottom();
    void intervalsGrow();
};

void SpacedRepetitionTest::answersChangeTheInterval_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<double>("easiness");
    QTest::addColumn<int>("interval");
    QTest::addColumn<int>("quality");
    QTest::addColumn<int>("nextCount");
    QTest::addColumn<double>("nextEasiness");
    QTest::addColumn<int>("nextInterval");
    QTest::newRow("first, perfect") << 0 << 2.5 << 0 << 5 << 1 << 2.6 << 1;
    QTest::newRow("first, good") << 0 << 2.5 << 0 << 4 << 1 << 2.5 << 1;
    QTest::newRow("first, hard") << 0 << 2.5 << 0 << 3 << 1 << 2.36 << 1;
    QTest::newRow("first, forgotten") << 0 << 2.5 << 0 << 2 << 0 << 2.5 << 1;
    QTest::newRow("second") << 1 << 2.6 << 1 << 5 << 2 << 2.7 << 6;
    QTest::newRow("third, 6 · 2.5") << 2 << 2.5 << 6 << 4 << 3 << 2.5 << 15;
    QTest::newRow("a fraction is rounded up, 6 · 2.36 = 14.16")
        << 2 << 2.36 << 6 << 4 << 3 << 2.36 << 15;
    QTest::newRow("the old factor counts") << 3 << 2.0 << 15 << 3 << 4 << 1.86 << 30;
    QTest::newRow("forgotten after long") << 7 << 1.9 << 200 << 0 << 0 << 1.9 << 1;
    QTest::newRow("beyond the scale") << 0 << 2.5 << 0 << 9 << 1 << 2.6 << 1;
    QTest::newRow("below the scale") << 4 << 2.5 << 40 << -3 << 0 << 2.5 << 1;
}

void SpacedRepetitionTest::answersChangeTheInterval()
{
    QFETCH(const int, count);
    QFETCH(const double, easiness);
    QFETCH(const int, interval);
    QFETCH(const int, quality);
    const Repetition after = repeated({count, easiness, interval}, quality);
    QTEST(after.count, "nextCount");
    QTEST(after.easiness, "nextEasiness");
    QTEST(after.intervalDays, "nextInterval");
}

void SpacedRepetitionTest::easinessHasABottom()
{
    Repetition item;
    for (int i = 0; i < 20; ++i)
        item = repeated(item, 3);
    QCOMPARE(item.easiness, 1.3);
}

void SpacedRepetitionTest::intervalsGrow()
{
    Repetition item;
    int before = 0;
    for (int i = 0; i < 30; ++i) {
        item = repeated(item, 5);
        QVERIFY(item.intervalDays > before || item.intervalDays == 36500);
        before = item.intervalDays;
    }
    QCOMPARE(before, 36500);
}

QTEST_GUILESS_MAIN(SpacedRepetitionTest)
#include "spacedrepetitiontest.moc"
