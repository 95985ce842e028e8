#include "model/games/catalogue.h"
#include "model/rating/levelratings.h"
#include "tests/support/gamerows.h"

#include <QtTest>

#include <cmath>

using namespace tessera;

/// Ratings by the published formulas, and our levels on their scale.
class RatingTest : public QObject
{
    Q_OBJECT

private slots:
    void publishedExample();
    void withoutGamesOnlyTheDeviationGrows();
    void manyGamesFindTheStrength_data();
    void manyGamesFindTheStrength();
    void levelsAreSpacedAsMeasured_data() { test::addGameRows(); }
    void levelsAreSpacedAsMeasured();
    void adaptiveLevels_data();
    void adaptiveLevels();
    void resultsAgainstEachOther();
};

/// M. Glickman, "Example of the Glicko-2 system": the player of its pages 2 to 4.
void RatingTest::publishedExample()
{
    const Rating before{1500, 200, 0.06};
    const RatedResult
        results[]{{{1400, 30, 0.06}, 1}, {{1550, 100, 0.06}, 0}, {{1700, 300, 0.06}, 0}};
    const Rating after = ratedBy(before, results);
    QVERIFY2(std::abs(after.value - 1464.06) < 0.01, qPrintable(QString::number(after.value)));
    QVERIFY2(std::abs(after.deviation - 151.52) < 0.01, qPrintable(QString::number(after.deviation)));
    QVERIFY2(
        std::abs(after.volatility - 0.05999) < 0.00001,
        qPrintable(QString::number(after.volatility)));
}

void RatingTest::withoutGamesOnlyTheDeviationGrows()
{
    const Rating before{1720, 60, 0.06};
    const Rating after = ratedBy(before, {});
    QCOMPARE(after.value, before.value);
    QCOMPARE(after.volatility, before.volatility);
    QVERIFY(after.deviation > before.deviation);
    QCOMPARE(ratedBy({1720, 349.99, 0.06}, {}).deviation, 350.0);
}

void RatingTest::manyGamesFindTheStrength_data()
{
    QTest::addColumn<double>("strength");
    for (const double strength : {900.0, 1500.0, 2100.0})
        QTest::addRow("%.0f", strength) << strength;
}

/// Whoever scores as a strength would is rated so, and known ever better.
void RatingTest::manyGamesFindTheStrength()
{
    QFETCH(const double, strength);
    const Rating opponent{strength + 100, 50, 0.06};
    Rating rating;
    double owed = 0;
    for (int game = 0; game < 300; ++game) {
        owed += expectedScore({strength, 0, 0}, opponent);
        const double score = owed >= 0.5 ? 1 : 0;
        owed -= score;
        const RatedResult result{opponent, score};
        rating = ratedBy(rating, {&result, 1});
    }
    QVERIFY2(std::abs(rating.value - strength) < 60, qPrintable(QString::number(rating.value)));
    QVERIFY(rating.deviation < 80);
}

void RatingTest::levelsAreSpacedAsMeasured()
{
    QFETCH(const QString, game);
    const LevelSteps &steps = levelSteps(game.toStdString());
    const auto levels = levelRatings(steps);
    QCOMPARE(levels.size(), std::size_t(10));
    QCOMPARE(levels[4].value, 1500.0);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Rating above{levels[i + 1].value, 0, 0};
        const Rating below{levels[i].value, 0, 0};
        QVERIFY(std::abs(expectedScore(above, below) - steps[i] / 100.0) < 0.001);
    }
}

void RatingTest::adaptiveLevels_data()
{
    QTest::addColumn<double>("rating");
    QTest::addColumn<double>("share");
    QTest::addColumn<int>("level");
    // Steps of 75 % are 191 points.
    QTest::newRow("even") << 1500.0 << 0.5 << 5;
    QTest::newRow("wins more") << 1500.0 << 0.75 << 4;
    QTest::newRow("loses more") << 1500.0 << 0.25 << 6;
    QTest::newRow("weaker than all") << 100.0 << 0.5 << 1;
    QTest::newRow("stronger than all") << 4000.0 << 0.5 << 10;
}

void RatingTest::adaptiveLevels()
{
    QFETCH(const double, rating);
    QFETCH(const double, share);
    QFETCH(const int, level);
    const LevelSteps steps{75, 75, 75, 75, 75, 75, 75, 75, 75};
    QCOMPARE(levelFor({rating, 30, 0.06}, steps, share), level);
}

void RatingTest::resultsAgainstEachOther()
{
    const LevelSteps steps{75, 75, 75, 75, 75, 75, 75, 75, 75};
    PerPlayer<int> levels{};
    levels[Player::Second] = 5;
    levels[Player::Third] = 7;
    const auto lost = resultsOf(
        Outcome::win(Player::Third, EndReason::Resignation), Player::First, levels, 3, steps);
    QCOMPARE(lost.size(), std::size_t(2));
    QCOMPARE(lost[0].score, 0.5);
    QCOMPARE(lost[1].score, 0.0);
    QCOMPARE(lost[0].opponent.value, 1500.0);
    const auto won
        = resultsOf(Outcome::win(Player::First, EndReason::NoMove), Player::First, levels, 3, steps);
    QCOMPARE(won[0].score + won[1].score, 2.0);
}

QTEST_APPLESS_MAIN(RatingTest)
#include "ratingtest.moc"
