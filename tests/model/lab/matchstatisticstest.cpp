#include "model/core/randomness.h"
#include "model/lab/match/matchtimecontrol.h"
#include "model/lab/match/playerspec.h"
#include "model/lab/match/results.h"
#include "model/lab/match/schedule.h"
#include "model/lab/openings/openings.h"
#include "model/lab/statistics/elo.h"
#include "model/lab/statistics/plackettluce.h"
#include "model/lab/statistics/sprt.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <map>
#include <set>

using namespace tessera;
using namespace tessera::lab;

namespace {

/// Samples in which each score stands as often as `counts` says: 0, ½, … of the pair's two points.
std::vector<double> pairs(const std::array<int, 5> &counts)
{
    std::vector<double> samples;
    for (std::size_t i = 0; i < counts.size(); ++i)
        samples.insert(samples.end(), static_cast<std::size_t>(counts[i]), 0.25 * double(i));
    return samples;
}

bool isNear(double found, double wanted, double tolerance)
{
    return std::abs(found - wanted) <= tolerance;
}

} // namespace

/// The figures of a match: Elo, tests, models, and the order of its games.
class MatchStatisticsTest : public QObject
{
    Q_OBJECT

private slots:
    void eloAndShare();
    void boundsOfPairs();
    void boundsNearTheEdge();
    void testOfPairs();
    void testOfFewEqualPairs();
    void strengthsOfTwoAreTheirScore();
    void strengthsComeBack();
    void resultsOfPairs();
    void resultsOfThreeSeats();
    void scheduleOfPairs();
    void formats_data();
    void formats();
    void scheduleOfThreeSeats_data();
    void scheduleOfThreeSeats();
    void playersAreRead_data();
    void playersAreRead();
    void pacesAreRead_data();
    void pacesAreRead();
    void testsAreRead_data();
    void testsAreRead();
};

void MatchStatisticsTest::eloAndShare()
{
    QCOMPARE(eloOf(0.5), 0.0);
    QVERIFY(isNear(eloOf(0.75), 190.8485, 1e-4));
    QVERIFY(isNear(shareOf(400), 10.0 / 11, 1e-12));
    QCOMPARE(eloOf(1.0), std::numeric_limits<double>::infinity());
    QCOMPARE(eloOf(0.0), -std::numeric_limits<double>::infinity());
    for (const double elo : {-300.0, -10.0, 0.5, 200.0})
        QVERIFY(isNear(eloOf(shareOf(elo)), elo, 1e-9));
}

void MatchStatisticsTest::boundsOfPairs()
{
    // Mean 0.55 and variance 0.06625 of 100 pairs, by hand: ± 1.96 · √(0.06625 / 99).
    const Interval share = meanOf(pairs({5, 20, 35, 30, 10}));
    QVERIFY(isNear(share.value, 0.55, 1e-12));
    QVERIFY(isNear(share.high - share.value, 1.959964 * std::sqrt(0.06625 / 99), 1e-6));
    QVERIFY(isNear(share.value - share.low, share.high - share.value, 1e-12));
}

void MatchStatisticsTest::boundsNearTheEdge()
{
    // Wilson's interval of 10 of 10, as in his tables: 72.2 % to 100 %.
    const Interval all = wilsonShare(10, 10);
    QVERIFY(isNear(all.low, 0.7225, 1e-4));
    QCOMPARE(all.high, 1.0);
    // Ten pairs won are no certainty.
    QVERIFY(isNear(meanOf(pairs({0, 0, 0, 0, 10})).low, 0.7225, 1e-4));
    const Interval nothing = meanOf({});
    QCOMPARE(nothing.low, 0.0);
    QCOMPARE(nothing.high, 1.0);
}

void MatchStatisticsTest::testOfPairs()
{
    const Sprt sprt{0, 10, 0.05, 0.05};
    QVERIFY(isNear(sprt.upperBound(), std::log(19.0), 1e-12));
    QVERIFY(isNear(sprt.lowerBound(), -std::log(19.0), 1e-12));
    // m = 0.51, v = 0.0474: n (s1 − s0)(2m − s0 − s1) / 2v by hand.
    const auto samples = pairs({400, 2000, 4800, 2400, 400});
    const double s1 = 1 / (1 + std::pow(10.0, -10.0 / 400));
    const double byHand = 10000 * (s1 - 0.5) * (2 * 0.51 - 0.5 - s1) / (2 * 0.0474);
    QVERIFY(isNear(logLikelihoodRatio(sprt, samples), byHand, 0.01));
    QCOMPARE(verdictOf(sprt, byHand), SprtVerdict::Accepted);
    // Half way between the hypotheses nothing is known, whatever the number.
    const Sprt around{-5, 5, 0.05, 0.05};
    QVERIFY(isNear(logLikelihoodRatio(around, pairs({100, 200, 500, 200, 100})), 0, 1e-9));
    // Turned round, the ratio changes its sign.
    const double up = logLikelihoodRatio(around, pairs({10, 20, 50, 30, 20}));
    const double down = logLikelihoodRatio(around, pairs({20, 30, 50, 20, 10}));
    QVERIFY(up > 0 && isNear(up, -down, 1e-9));
}

void MatchStatisticsTest::testOfFewEqualPairs()
{
    const Sprt sprt{0, 10, 0.05, 0.05};
    QCOMPARE(logLikelihoodRatio(sprt, {}), 0.0);
    // Without variance the formula would be infinite after the first pair.
    QCOMPARE(verdictOf(sprt, logLikelihoodRatio(sprt, pairs({0, 0, 0, 0, 3}))), SprtVerdict::Open);
    QCOMPARE(
        verdictOf(sprt, logLikelihoodRatio(sprt, pairs({0, 0, 0, 0, 30}))), SprtVerdict::Accepted);
    QCOMPARE(
        verdictOf(sprt, logLikelihoodRatio(sprt, pairs({30, 0, 0, 0, 0}))), SprtVerdict::Rejected);
}

/// For two players without draws the model is that of Bradley and Terry: Elo from the score.
void MatchStatisticsTest::strengthsOfTwoAreTheirScore()
{
    std::vector<RatedGame> contests;
    for (int game = 0; game < 4000; ++game) {
        const bool firstWins = game % 4 != 0; // three of four
        const bool isTurned = game / 4 % 2 == 1;
        const bool seatWins = firstWins != isTurned;
        contests.push_back(
            {isTurned ? std::vector<int>{1, 0} : std::vector<int>{0, 1},
             seatWins ? std::vector<double>{1, 0} : std::vector<double>{0, 1},
             game / 2});
    }
    const Strengths fitted = fittedStrengths(contests, 2, 2);
    const double elo = 400 * std::log10(fitted.players[0] / fitted.players[1]);
    QVERIFY(isNear(elo, eloOf(0.75), 1.0));
    QVERIFY(isNear(fitted.seats[0], 1, 0.01));
    const auto rated = ratings(contests, 2, 2, 1);
    QVERIFY(rated[0].low < rated[0].value && rated[0].value < rated[0].high);
    QVERIFY(isNear(rated[0].value, -rated[1].value, 1e-6));
    QCOMPARE(ratings(contests, 2, 2, 1)[0].low, rated[0].low);
}

/// Games drawn from known strengths give them back.
void MatchStatisticsTest::strengthsComeBack()
{
    const std::vector<double> players{2.0, 1.0, 1.0, 0.5};
    const std::vector<double> seats{1.25, 1.0, 0.8};
    const double draw = 0.5;
    std::vector<RatedGame> contests;
    std::uint64_t bits = 5;
    const Schedule schedule(4, 3, 1, 0);
    for (int game = 0; game < 24000; ++game) {
        const Pairing pairing = schedule.pairing(game);
        RatedGame contest{pairing.seats, {0, 0, 0}, pairing.block};
        double sum = draw;
        for (std::size_t seat = 0; seat < 3; ++seat)
            sum += players[std::size_t(pairing.seats[seat])] * seats[seat];
        bits = mixedBits(bits);
        double left = double(bits >> 11) / 9007199254740992.0 * sum;
        std::size_t winner = 0;
        while (winner < 3 && left >= 0)
            left -= players[std::size_t(pairing.seats[winner])] * seats[winner], ++winner;
        if (left >= 0)
            contest.points = {1.0 / 3, 1.0 / 3, 1.0 / 3};
        else
            contest.points[winner - 1] = 1;
        contests.push_back(contest);
    }
    const Strengths fitted = fittedStrengths(contests, 4, 3);
    for (std::size_t i = 0; i < players.size(); ++i)
        QVERIFY2(
            isNear(fitted.players[i], players[i], 0.08),
            qPrintable(QString::number(fitted.players[i])));
    for (std::size_t i = 0; i < seats.size(); ++i)
        QVERIFY(isNear(fitted.seats[i], seats[i], 0.06));
    QVERIFY(isNear(fitted.draw, draw, 0.06));
}

void MatchStatisticsTest::resultsOfPairs()
{
    MatchResults results(2, 2, 2);
    const auto add = [&](int number, Outcome outcome) {
        const bool isTurned = number % 2 == 1;
        results.add(
            {number,
             number / 2,
             isTurned ? std::vector<int>{1, 0} : std::vector<int>{0, 1},
             outcome,
             10});
    };
    add(3, Outcome::loss(Player::First, 2, EndReason::IllegalMove));
    add(0, Outcome::win(Player::First, EndReason::NoMove));
    add(1, Outcome::draw(2, EndReason::Repetition));
    add(2, Outcome::win(Player::Second, EndReason::Time));
    add(4, Outcome::loss(Player::Second, 2, EndReason::Disconnected)); // its pair is not whole
    const auto totals = results.totals();
    QCOMPARE(totals[0].all.games, 5);
    QCOMPARE(totals[0].all.points, 3.5);
    QCOMPARE(totals[0].wins, 3);
    QCOMPARE(totals[0].draws, 1);
    QCOMPARE(totals[0].overtimes, 1);
    QCOMPARE(totals[1].illegalMoves, 1);
    QCOMPARE(totals[1].crashes, 1);
    QCOMPARE(totals[0].bySeat[1].points, 1.5);
    QCOMPARE(results.crosstable()[1][0].points, 1.5);
    QCOMPARE(results.pairCounts(), (std::array<int, 5>{0, 0, 1, 1, 0}));
    QCOMPARE(results.blockShares(0), (std::vector<double>{0.75, 0.5}));
}

void MatchStatisticsTest::resultsOfThreeSeats()
{
    const Schedule schedule(2, 3, 1, 0);
    MatchResults results(2, 3, schedule.blockSize());
    // The player 0 wins wherever it sits; a game is drawn when it sits alone on the first seat.
    for (int number = 0; number < 6; ++number) {
        const Pairing pairing = schedule.pairing(number);
        const bool isDrawn = pairing.seats == std::vector<int>{0, 1, 1};
        Outcome outcome = Outcome::draw(3, EndReason::TurnLimit);
        for (int seat = 0; seat < 3 && !isDrawn; ++seat) {
            if (pairing.seats[std::size_t(seat)] == 0)
                outcome = Outcome::win(playerAt(seat), EndReason::NoMove);
        }
        results.add({number, pairing.block, pairing.seats, outcome, 10});
    }
    const auto totals = results.totals();
    QCOMPARE(totals[0].all.games, 9);
    QCOMPARE(totals[1].all.games, 9);
    QCOMPARE(totals[0].alone.games, 3);
    QVERIFY(isNear(totals[0].alone.points, 2 + 1.0 / 3, 1e-12));
    QVERIFY(isNear(results.blockShares(0).front(), (5 + 1.0 / 3) / 6, 1e-12));
    QVERIFY(isNear(results.blockShares(0).front() + results.blockShares(1).front(), 1, 1e-12));
}

void MatchStatisticsTest::scheduleOfPairs()
{
    const Schedule schedule(2, 2, 5, 7);
    QCOMPARE(schedule.blockSize(), 2);
    std::set<std::size_t> openings;
    for (int block = 0; block < 5; ++block) {
        const Pairing one = schedule.pairing(2 * block);
        const Pairing other = schedule.pairing(2 * block + 1);
        QCOMPARE(one.opening, other.opening);
        QCOMPARE(one.seats, (std::vector<int>{0, 1}));
        QCOMPARE(other.seats, (std::vector<int>{1, 0}));
        openings.insert(one.opening);
    }
    QCOMPARE(openings.size(), std::size_t(5));
    QCOMPARE(schedule.pairing(10).opening, schedule.pairing(0).opening);
    QCOMPARE(schedule.gamesUntilRepetition(), std::size_t(10));
}

void MatchStatisticsTest::formats_data()
{
    QTest::addColumn<MatchFormat>("format");
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QStringList>("meetings");
    QTest::newRow("round robin") << MatchFormat::RoundRobin << 3 << 2
                                 << QStringList{"01", "02", "12"};
    QTest::newRow("gauntlet") << MatchFormat::Gauntlet << 4 << 2 << QStringList{"01", "02", "03"};
    QTest::newRow("ladder") << MatchFormat::Ladder << 4 << 2 << QStringList{"01", "12", "23"};
    QTest::newRow("gauntlet of three")
        << MatchFormat::Gauntlet << 4 << 3 << QStringList{"012", "013", "023"};
    QTest::newRow("ladder of three") << MatchFormat::Ladder << 3 << 3 << QStringList{"01", "12"};
    QTest::newRow("two on three seats") << MatchFormat::Gauntlet << 2 << 3 << QStringList{"01"};
}

/// Who meets whom, and that everybody sits everywhere.
void MatchStatisticsTest::formats()
{
    QFETCH(const MatchFormat, format);
    QFETCH(const int, players);
    QFETCH(const int, seats);
    QFETCH(const QStringList, meetings);
    QCOMPARE(parseMatchFormat(text(format)), std::optional(format));
    const Schedule schedule(players, seats, 1, 0, format);
    QCOMPARE(schedule.roundSize(), int(meetings.size()));
    for (int block = 0; block < schedule.roundSize(); ++block) {
        std::set<std::vector<int>> orders;
        std::map<int, int> places;
        for (int game = 0; game < schedule.blockSize(); ++game) {
            const Pairing pairing = schedule.pairing(block * schedule.blockSize() + game);
            orders.insert(pairing.seats);
            for (const int player : pairing.seats)
                ++places[player];
        }
        QCOMPARE(int(orders.size()), schedule.blockSize());
        QString met;
        for (const auto &[player, count] : places) {
            met += QString::number(player);
            QCOMPARE(count, places.begin()->second);
        }
        QCOMPARE(met, meetings[block]);
    }
}

void MatchStatisticsTest::scheduleOfThreeSeats_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("blocksOfARound");
    QTest::newRow("two") << 2 << 1;
    QTest::newRow("three") << 3 << 1;
    QTest::newRow("five") << 5 << 10;
}

/// Over a round every player has every seat equally often, and with everyone else.
void MatchStatisticsTest::scheduleOfThreeSeats()
{
    QFETCH(int, players);
    QFETCH(int, blocksOfARound);
    const Schedule schedule(players, 3, 3, 0);
    QCOMPARE(schedule.blockSize(), 6);
    std::map<std::pair<int, int>, int> sat;
    std::set<std::vector<int>> patterns;
    for (int number = 0; number < 6 * blocksOfARound; ++number) {
        const Pairing pairing = schedule.pairing(number);
        QCOMPARE(pairing.opening, schedule.pairing(0).opening);
        QVERIFY(patterns.insert(pairing.seats).second);
        for (int seat = 0; seat < 3; ++seat)
            ++sat[{pairing.seats[std::size_t(seat)], seat}];
    }
    QCOMPARE(sat.size(), std::size_t(3 * players));
    for (const auto &[place, times] : sat)
        QCOMPARE(times, sat.begin()->second);
    QVERIFY(schedule.pairing(6 * blocksOfARound).opening != schedule.pairing(0).opening);
}

void MatchStatisticsTest::playersAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("error");
    const auto good = [](const char *text, const char *name, const char *command) {
        QTest::newRow(text) << text << name << command << "";
    };
    const auto bad = [](const char *text, const char *error) {
        QTest::newRow(text) << text << ""
                            << "" << error;
    };
    good("level=7", "level=7", "");
    good("level=10,nodes=20000", "level=10,nodes=20000", "");
    good("level=10 hash=64 seed=3 name=\"the old one\"", "the old one", "");
    good("cmd=\"./a engine --x=1, y\" proto=ugi", "a", "./a engine --x=1, y");
    good("cmd=./a engine --x=1, y proto=uci threads=2", "a", "./a engine --x=1, y");
    good(
        "cmd=/usr/games/stockfish proto=uci option.Skill Level=3",
        "stockfish",
        "/usr/games/stockfish");
    bad("", "--player: found nothing, wanted one of level=1");
    good("agent=path/to/package cpu=60s", "package", "");
    bad("agent=", "--player agent: found nothing, wanted a package or module");
    good("agent=.", ".", "");
    bad("level=2 name=??",
        "--player name: found \"??\", wanted a name that files of games can hold");
    bad("level=2 name=a\nb", "--player name: found ");
    bad("level=2 memory=9",
        "--player memory: found it beside level=, wanted it beside cmd= or agent=");
    bad("level=11", "--player level: found \"11\", wanted a whole number from 1 to 10");
    bad("level=5 cmd=./a", "--player: found \"level=5 cmd=./a\", wanted one of");
    bad("level=5 proto=ugi", "--player proto: found it without cmd=, wanted it beside cmd=");
    bad("cmd=./a proto=xboard", "--player proto: found \"xboard\", wanted ugi or uci");
    bad("level=5 level=6", "--player level: found it twice, wanted it once");
    bad("level=5 nodes=0", "--player nodes: found \"0\", wanted a whole number from 1");
}

void MatchStatisticsTest::playersAreRead()
{
    QFETCH(QString, text);
    QFETCH(QString, name);
    QFETCH(QString, command);
    QFETCH(QString, error);
    const auto player = PlayerSpec::parse(text.toStdString());
    if (!error.isEmpty()) {
        QVERIFY(!player);
        const QString sentence = QString::fromStdString(player.error().sentence());
        QVERIFY2(sentence.startsWith(error), qPrintable(sentence));
        return;
    }
    QVERIFY2(player.hasValue(), qPrintable(text));
    QCOMPARE(QString::fromStdString(player->name), name);
    QCOMPARE(QString::fromStdString(player->command), command);
}

void MatchStatisticsTest::pacesAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("read");
    const auto row = [](const char *text, const char *read) { QTest::newRow(text) << text << read; };
    row("10+0.1", "10+0.1");
    row("time=60", "60");
    row("movetime=100ms", "movetime=100ms");
    row("0.5s", "movetime=500ms");
    row("movetime=2s,nodes=1000", "movetime=2000ms,nodes=1000");
    row("depth=5", "depth=5");
    row("nodes=20000 depth=9", "nodes=20000,depth=9");
    for (const char *bad :
         {"", "fast", "nodes=1e6", "depth=0", "movetime=0", "0+0", "10+0.1,speed=3"})
        row(bad, "");
}

void MatchStatisticsTest::pacesAreRead()
{
    QFETCH(QString, text);
    QFETCH(QString, read);
    const auto pace = MatchTimeControl::parse(text.toStdString());
    QCOMPARE(pace.hasValue(), !read.isEmpty());
    if (pace)
        QCOMPARE(QString::fromStdString(pace->text()), read);
    else
        QVERIFY(QString::fromStdString(pace.error().sentence()).startsWith("--time"));
}

void MatchStatisticsTest::testsAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isGood");
    QTest::newRow("all") << "elo0=0 elo1=10 alpha=0.05 beta=0.05" << true;
    QTest::newRow("some") << "elo0=-4,elo1=0" << true;
    QTest::newRow("turned round") << "elo0=10 elo1=0" << false;
    QTest::newRow("no number") << "elo1=ten" << false;
    QTest::newRow("no chance") << "alpha=0" << false;
    QTest::newRow("unknown") << "model=normalized" << false;
}

void MatchStatisticsTest::testsAreRead()
{
    QFETCH(QString, text);
    QFETCH(bool, isGood);
    QCOMPARE(Sprt::parse(text.toStdString()).hasValue(), isGood);
}

QTEST_GUILESS_MAIN(MatchStatisticsTest)
#include "matchstatisticstest.moc"
