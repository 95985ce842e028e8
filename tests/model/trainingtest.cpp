#include "model/core/randomness.h"
#include "model/games/catalogue.h"
#include "model/search/learning/fit.h"
#include "model/search/learning/selfplay.h"
#include "model/search/learning/smallnet.h"
#include "model/search/learning/trainingsetreader.h"
#include "model/search/learning/weightstext.h"

#include <QCryptographicHash>
#include <QFile>
#include <QtTest>

#include <numeric>
#include <set>

using namespace tessera;
using namespace tessera::training;

namespace {

/// A game of the catalogue with something to learn, for tests that need a real one.
const GameEntry &learner()
{
    for (const GameEntry &entry : catalogue()) {
        if (entry.trainingSetup)
            return entry;
    }
    qFatal("no game of the catalogue learns");
}

/// What a training setup makes of the turn number alone, so that what it should learn is known.
TrainingSetup trainingSetupOfTurns(int hidden)
{
    TrainingSetup trainingSetup;
    trainingSetup.shape = {4, hidden, 2};
    trainingSetup.scoreShare = 1;
    trainingSetup.look = [](const AnyPosition &position, Player, View &view) {
        const int turn = position.turnsTaken();
        view.features.push_back({static_cast<std::uint16_t>(turn % 4)});
        view.bucket = turn / 4 % 2;
        return turn != 13;
    };
    return trainingSetup;
}

/// Positions of a random game, in which the player to move stands by `score(turn)`.
template<typename ScoreOf>
TrainingSet samplesOfTurns(const TrainingSetup &trainingSetup, const ScoreOf &score)
{
    TrainingSet samples;
    const GameEntry &game = learner();
    for (std::uint32_t number = 0; number < 200; ++number) {
        const auto position = game.game->start(Options::defaults(game.info().options));
        for (int turn = 0; turn < 16; ++turn) {
            PlayedPosition played;
            played.game = number;
            played.mover = position->toMove();
            played.score.value = score(turn);
            samples.add(*position, played, trainingSetup);
            position->play(position->legalMoves().front());
        }
    }
    return samples;
}

} // namespace

/// Self-play, samples and the fitting of weights (model/search/training).
class TrainingTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsPositionsAsLines()
    {
        PlayedPosition played{7, "X6X/8 w place 0", Player::Second, {}, {}};
        played.score.value = -31;
        played.result[Player::First] = 1000;
        QCOMPARE(played.line(2), std::string("7;X6X/8 w place 0;2;cp -31;1000 0"));
        const auto read = readPlayedPosition(played.line(2), 2);
        QVERIFY(read);
        QCOMPARE(read->game, 7U);
        QCOMPARE(read->mover, Player::Second);
        QVERIFY(read->score == played.score && read->result == played.result);

        const auto three = readPlayedPosition("1;x;3;shares 510 300 190;0 1000 0", 3);
        QVERIFY(three);
        QCOMPARE(three->score.shares[Player::Third], 190);
    }

    void refusesLinesThatAreNone_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("empty") << "";
        QTest::newRow("no game") << "x;text;1;cp 3;0 1000";
        QTest::newRow("no such player") << "1;text;3;cp 3;0 1000";
        QTest::newRow("no score") << "1;text;1;three;0 1000";
        QTest::newRow("one result") << "1;text;1;cp 3;0";
        QTest::newRow("three results") << "1;text;1;cp 3;0 0 1000";
    }
    void refusesLinesThatAreNone()
    {
        QFETCH(QString, line);
        const auto read = readPlayedPosition(line.toStdString(), 2);
        QVERIFY(!read);
        QCOMPARE(read.error().wanted, std::string("GAME;POSITION;PLAYER;SCORE;RESULT"));
    }

    void sharesFollowTheScore()
    {
        Score score;
        QCOMPARE(sharesOf(score, Player::Second, 2, 100)[Player::First], 500);
        score.value = 100;
        QCOMPARE(sharesOf(score, Player::Second, 2, 100)[Player::Second], 731);
        QCOMPARE(sharesOf(score, Player::Second, 2, 100)[Player::First], 269);
        score.kind = Score::Kind::Mate;
        score.value = -2;
        QCOMPARE(sharesOf(score, Player::First, 2, 100)[Player::First], 0);
    }

    /// The gradient is what small changes of each weight do to the output.
    void gradientIsTheSlope()
    {
        Network network({6, 5, 2}, 3);
        std::span<float> weights = network.weights();
        for (std::size_t i = 0; i < weights.size(); ++i)
            weights[i] += static_cast<float>(gaussian(100, mixedBits(i))) / 400;
        const std::vector<Feature> features{{0, 1}, {3, 2}, {5, -1}};
        std::vector<float> sums(5);
        const float said = network.output(features, 1, sums);
        QVERIFY(said != 0);
        std::vector<float> gradient(weights.size());
        network.addGradient(features, 1, sums, 1, gradient);
        std::vector<float> other(5);
        constexpr float kStep = 1e-3F;
        int slopes = 0;
        for (std::size_t i = 0; i < weights.size(); ++i) {
            const float before = weights[i];
            weights[i] = before + kStep;
            const float above = network.output(features, 1, other);
            weights[i] = before - kStep;
            const float below = network.output(features, 1, other);
            weights[i] = before;
            QVERIFY(std::abs((above - below) / (2 * kStep) - gradient[i]) < 0.01F);
            slopes += gradient[i] != 0 ? 1 : 0;
        }
        QVERIFY(slopes > 10);
    }

    void learnsASum()
    {
        const TrainingSetup trainingSetup = trainingSetupOfTurns(0);
        const TrainingSet samples = samplesOfTurns(trainingSetup, [](int turn) {
            return 100 * (turn % 4) - 150;
        });
        Network network(trainingSetup.shape, 1);
        const Losses before = losses(network, samples);
        FitPlan plan;
        plan.epochs = 300;
        plan.batch = 512;
        plan.rate = 0.02;
        Losses after;
        fit(network, samples, plan, [&](int, const Losses &now) { after = now; });
        QVERIFY(after.validation < before.validation - 0.1);
        std::vector<float> none;
        for (std::uint16_t i = 0; i < 4; ++i) {
            const std::vector<Feature> feature{{i}};
            const float wanted = static_cast<float>(i) - 1.5F;
            QVERIFY(std::abs(network.output(feature, 0, none) - wanted) < 0.1F);
        }
    }

    /// What no sum of features can say: the same feature means the opposite in the other bucket.
    void learnsWithHiddenUnits()
    {
        const TrainingSetup trainingSetup = trainingSetupOfTurns(8);
        const auto score = [](int turn) {
            return (turn % 4 < 2) == (turn / 4 % 2 == 0) ? 150 : -150;
        };
        const TrainingSet samples = samplesOfTurns(trainingSetup, score);
        Network network(trainingSetup.shape, 1);
        FitPlan plan;
        plan.epochs = 300;
        plan.batch = 512;
        plan.rate = 0.01;
        fit(network, samples, plan, [](int, const Losses &) {});
        std::vector<float> sums(8);
        for (int turn = 0; turn < 8; ++turn) {
            const std::vector<Feature> feature{{static_cast<std::uint16_t>(turn % 4)}};
            const float says = network.output(feature, turn / 4, sums);
            QVERIFY(std::abs(says - static_cast<float>(score(turn)) / 100) < 0.15F);
        }
    }

    /// Positions that a training setup does not want are no samples, and whole games are kept apart.
    void choosesSamples()
    {
        const TrainingSetup trainingSetup = trainingSetupOfTurns(0);
        const TrainingSet samples = samplesOfTurns(trainingSetup, [](int) { return 0; });
        QCOMPARE(samples.samples().size(), std::size_t(200 * 15));
        const auto kept = std::count_if(
            samples.samples().begin(),
            samples.samples().end(),
            [](const TrainingSet::TrainingSample &sample) { return sample.isForValidation; });
        QCOMPARE(kept, 20 * 15);
    }

    /// Who wants quiet positions gets none that a capture followed: its successor was not kept.
    void readsWhatStaysQuiet()
    {
        TrainingSetup trainingSetup = trainingSetupOfTurns(0);
        const auto count = [&](std::initializer_list<std::pair<std::uint32_t, int>> kept) {
            TrainingSetReader reader(trainingSetup);
            for (const auto &[game, turn] : kept) {
                auto position = learner().game->start(Options::defaults(learner().info().options));
                for (int i = 0; i < turn; ++i)
                    position->play(position->legalMoves().front());
                PlayedPosition played;
                played.game = game;
                played.mover = position->toMove();
                reader.take(std::move(played), std::move(position));
            }
            return std::move(reader).samples().samples().size();
        };
        const auto gap = {std::pair(1U, 0), {1, 1}, {1, 2}, {1, 4}, {1, 5}, {2, 0}, {2, 1}};
        QCOMPARE(count(gap), std::size_t(7));
        trainingSetup.onlyQuiet = true;
        QCOMPARE(count(gap), std::size_t(4));
        QCOMPARE(count({}), std::size_t(0));
    }

    /// The net on whole numbers says what the net in training says.
    void smallNetFollowsTheNetwork()
    {
        constexpr std::size_t kInputs = 10;
        constexpr std::size_t kHidden = 16;
        Network network({kInputs, kHidden, 2}, 5);
        for (float &weight : network.weights())
            weight += static_cast<float>(gaussian(100, mixedBits(&weight - &network.weights()[0])))
                      / 200;
        const auto whole =
            [&]<std::size_t n>(std::array<std::int16_t, n> &to, auto part, double factor) {
                const auto from = network.part(part);
                QCOMPARE(from.size(), n);
                for (std::size_t i = 0; i < n; ++i)
                    to[i] = static_cast<std::int16_t>(std::lround(from[i] * factor));
            };
        constexpr double kScale = 200;
        std::array<std::int16_t, kInputs * kHidden> first{};
        std::array<std::int16_t, kHidden> firstBias{};
        std::array<std::int16_t, 2 * kHidden> second{};
        std::array<std::int16_t, 2> secondBias{};
        whole(first, Network::Part::First, kNetUnit);
        whole(firstBias, Network::Part::FirstBias, kNetUnit);
        whole(second, Network::Part::Second, kScale * kNetOutputUnit);
        whole(secondBias, Network::Part::SecondBias, kScale * kNetOutputUnit);
        const SmallNet<kInputs, kHidden, 2> net(first, firstBias, second, secondBias);
        std::vector<float> units(kHidden);
        std::set<int> said;
        for (std::uint16_t i = 0; i < 100; ++i) {
            const std::size_t bucket = i % 2;
            SmallNet<kInputs, kHidden, 2>::Sums sums(net);
            std::vector<Feature> features;
            for (std::uint16_t input = 0; input < kInputs; ++input) {
                if ((mixedBits(i) >> input & 1) != 0) {
                    sums.add(input);
                    features.push_back({input});
                }
            }
            const double wanted = kScale
                                  * network.output(features, static_cast<int>(bucket), units);
            QVERIFY(std::abs(sums.output(bucket) - wanted) < 3);
            said.insert(sums.output(bucket));
        }
        QVERIFY(said.size() > 20);
    }

    void writesArrays()
    {
        const std::array<float, 3> weights{0.5F, -1, 1000};
        QCOMPARE(
            arrayText("kOnes", weights, 256),
            std::string("alignas(64) inline constexpr std::array<std::int16_t, 3> kOnes{\n"
                        "128,-256,32767,};\n"));
    }

    /// The same games come from the same seed with any number of threads, with results that belong to
    /// them.
    void playsToLearn()
    {
        TrainingSetup trainingSetup = learner().trainingSetup();
        trainingSetup.nodes = 30;
        std::vector<std::string> lines;
        const auto play = [&](std::uint64_t seed, int threads) {
            std::vector<std::string> all;
            playToLearn(
                {learner(), trainingSetup, 5, 9, seed, threads},
                [&](std::span<const PlayedPosition> positions) {
                    for (const PlayedPosition &one : positions) {
                        QVERIFY(one.game >= 5 && one.game < 9);
                        QCOMPARE(std::accumulate(one.result.begin(), one.result.end(), 0), 1000);
                        all.push_back(one.line(learner().info().playerCount()));
                    }
                });
            return all;
        };
        const auto once = play(1, 1);
        QVERIFY(once.size() > 20);
        QVERIFY(std::set<std::string>(once.begin(), once.end()).size() == once.size());
        QVERIFY(play(1, 3) == once);
        QVERIFY(play(2, 1) != once);
    }

    /// The weights of every game are those that its recipe tells of.
    void weightsAreTheRecipes_data()
    {
        QTest::addColumn<QString>("folder");
        for (const GameEntry &entry : catalogue()) {
            if (entry.trainingSetup)
                QTest::newRow(entry.info().id.c_str())
                    << QStringLiteral(TESSERA_GAMES "/%1").arg(entry.info().id.c_str());
        }
    }
    void weightsAreTheRecipes()
    {
        QFETCH(QString, folder);
        QFile weights(folder + "/weights.inc");
        QFile recipe(folder + "/weights.txt");
        QVERIFY2(weights.open(QIODevice::ReadOnly), qPrintable(weights.fileName()));
        QVERIFY2(recipe.open(QIODevice::ReadOnly), qPrintable(recipe.fileName()));
        const QByteArray hash
            = QCryptographicHash::hash(weights.readAll(), QCryptographicHash::Sha256).toHex();
        const QByteArray text = recipe.readAll();
        QVERIFY2(text.contains("\nsha256 " + hash + "\n"), text.constData());
        QVERIFY(text.startsWith("played tessera-cli train --game "));
        QVERIFY(text.contains("\nvalidation-loss 0."));
    }
};

QTEST_GUILESS_MAIN(TrainingTest)
#include "trainingtest.moc"
