#include "model/core/files/crc32.h"
#include "model/core/randomness.h"
#include "model/games/catalogue.h"
#include "model/games/recipes.h"
#include "model/search/engine/smallnet.h"
#include "model/search/learning/checkpoint.h"
#include "model/search/learning/fit.h"
#include "model/search/learning/lossfunction.h"
#include "model/search/learning/quantisation.h"
#include "model/search/learning/selfplay.h"
#include "model/search/learning/trainingsetreader.h"

#include <QCryptographicHash>
#include <QFile>
#include <QtTest>

#include <cmath>
#include <numeric>
#include <set>

using namespace tessera;
using namespace tessera::training;

namespace {

/// A game of the catalogue with something to learn, for tests that need a real one.
const GameEntry &learner()
{
    for (const GameEntry &entry : catalogue()) {
        if (!recipesOf(entry).nets.empty())
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
    trainingSetup.extractFeatures = [](const AnyPosition &position, Player, View &view) {
        const int turn = position.turnsTaken();
        view.features.push_back({static_cast<std::uint16_t>(turn % 4)});
        view.bucket = turn / 4 % 2;
        return turn != 13;
    };
    return trainingSetup;
}

/// The same with a policy, which tells moves apart by their place in the list.
TrainingSetup policyOfTurns()
{
    TrainingSetup policy = trainingSetupOfTurns(8);
    policy.shape.buckets = 11;
    policy.extractFeatures = [](const AnyPosition &position, Player, View &view) {
        const auto turn = static_cast<std::uint16_t>(position.turnsTaken());
        view.features.push_back({static_cast<std::uint16_t>(turn % 4)});
        view.bucket = 9;
        return true;
    };
    policy.extractMoves =
        [](const AnyPosition &, std::span<const MoveCode> moves, std::vector<std::uint16_t> &rows) {
            for (std::size_t place = 0; place < moves.size(); ++place) {
                rows.push_back(static_cast<std::uint16_t>(std::min<std::size_t>(place, 6)));
                rows.push_back(static_cast<std::uint16_t>(7 + place % 2));
            }
        };
    return policy;
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
            played.score.emplace().value = score(turn);
            played.move = position->legalMoves().front();
            samples.add(*position, played, trainingSetup);
            position->play(played.move);
        }
    }
    return samples;
}

/// The width of each array's numbers, and how many there are.
QList<std::pair<int, std::size_t>> sizesOf(const std::vector<WeightsArray> &arrays)
{
    QList<std::pair<int, std::size_t>> sizes;
    for (const WeightsArray &array : arrays)
        sizes.append({array.width, array.numbers.size()});
    return sizes;
}

const auto kAlways = [](const FitState &) { return true; };

/// A game of first moves, of which those at `learnt` are to learn from.
SelfPlayedGame gameOfFirstMoves(std::uint32_t number, const std::set<int> &learnt)
{
    SelfPlayedGame game;
    game.number = number;
    auto begun = startOf(game, *learner().game);
    const auto position = std::move(*begun);
    for (int turn = 0; turn <= *learnt.rbegin(); ++turn) {
        const MoveCode move = position->legalMoves().front();
        game.plies.push_back(
            {move, learnt.contains(turn) ? std::optional<Score>(Score()) : std::nullopt});
        position->play(move);
    }
    return game;
}

} // namespace

/// Self-play, samples and the fitting of weights (model/search/training).
class TrainingTest : public QObject
{
    Q_OBJECT

private slots:
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
        std::vector<float> units(5);
        const float said = network.output(features, 1, units);
        QVERIFY(said != 0);
        std::vector<float> gradient(weights.size());
        network.addGradient(features, units, std::array{OutputGradient{1, 1}}, gradient);
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

    /// The same of the loss of a policy: of all players' odds and of the moves together.
    void policyGradientIsTheSlope()
    {
        const TrainingSetup policy = policyOfTurns();
        const TrainingSet samples = samplesOfTurns(policy, [](int turn) { return 40 * turn; });
        const TrainingSet::TrainingSample &sample = samples.samples()[3];
        QCOMPARE(sample.targetCount, 2);
        QVERIFY(sample.moveCount > 7 && sample.rowsPerMove == 2 && sample.played == 0);
        QVERIFY(std::abs(sample.target[0] + sample.target[1] - 1) < 1e-6F);
        Network network(policy.shape, 3);
        std::span<float> weights = network.weights();
        for (std::size_t i = 0; i < weights.size(); ++i)
            weights[i] += static_cast<float>(gaussian(100, mixedBits(i))) / 400;
        LossFunction function(network);
        const auto loss = [&] { return function.forward(samples, sample).sum(); };
        std::vector<float> gradient(weights.size());
        QVERIFY(loss() > 0);
        function.addGradient(sample, gradient);
        constexpr float kStep = 1e-2F;
        int slopes = 0;
        for (std::size_t i = 0; i < weights.size(); ++i) {
            const float before = weights[i];
            weights[i] = before + kStep;
            const double above = loss();
            weights[i] = before - kStep;
            const double below = loss();
            weights[i] = before;
            const double slope = (above - below) / (2 * double{kStep});
            QVERIFY(std::abs(slope - double{gradient[i]}) < 0.002);
            slopes += std::abs(slope) > 0.02 ? 1 : 0;
        }
        QVERIFY(slopes > 30);
    }

    /// What is always played becomes the most probable move, and the odds become those of the scores.
    void policyLearnsMovesAndOdds()
    {
        const TrainingSetup policy = policyOfTurns();
        const TrainingSet samples = samplesOfTurns(policy, [](int turn) {
            return 100 * (turn % 4) - 150;
        });
        FitPlan plan;
        plan.epochs = 60;
        plan.batchSize = policy.batchSize / 8;
        plan.learningRate = 0.01;
        FitState state(policy.shape, 1);
        fit(state, samples, plan, kAlways);
        const Losses after = state.curve.back();
        QVERIFY(after.validation.moves < 0.1);
        QCOMPARE(after.validation.firstChoices, 1.0);
        std::vector<float> units(8);
        for (std::uint16_t i = 0; i < 4; ++i) {
            const std::vector<Feature> feature{{i}};
            const float wanted = static_cast<float>(i) - 1.5F;
            QVERIFY(std::abs(state.network.output(feature, 9, units) - wanted) < 0.15F);
            QVERIFY(std::abs(state.network.output(feature, 10, units) + wanted) < 0.15F);
        }
    }

    /// The policies of real games: they learn from positions with a choice, and a fit that was interrupted goes on to
    /// the same bytes.
    void policiesOfGamesLearn_data()
    {
        QTest::addColumn<const GameEntry *>("game");
        QTest::addColumn<const TrainableNet *>("net");
        for (const GameEntry &entry : catalogue()) {
            for (const TrainableNet &net : recipesOf(entry).nets) {
                if (net.trainingSetup().extractMoves)
                    QTest::addRow("%s %s", entry.info().id.c_str(), net.name.c_str())
                        << &entry << &net;
            }
        }
    }
    void policiesOfGamesLearn()
    {
        QFETCH(const GameEntry *, game);
        QFETCH(const TrainableNet *, net);
        TrainingSetup policy = net->trainingSetup();
        policy.nodes = 30;
        TrainingSetReader reader(policy);
        const std::vector<std::uint32_t> numbers{0, 1, 2, 3, 4, 5, 6, 7};
        playTrainingGames({*game, policy, numbers, 1, 1}, [&](const SelfPlayedGame &played) {
            return !reader.take(played, *game->game);
        });
        const TrainingSet samples = std::move(reader).samples();
        const auto isRivals = [](const TrainingSet::TrainingSample &sample) {
            return sample.moveCount == 0;
        };
        const auto rivals = std::ranges::count_if(samples.samples(), isRivals);
        QVERIFY(samples.samples().size() > 100 + static_cast<std::size_t>(rivals));
        QCOMPARE(rivals > 0, !policy.rivalKinds.empty());
        for (const TrainingSet::TrainingSample &sample : samples.samples()) {
            QCOMPARE(int(sample.targetCount), game->info().playerCount());
            if (isRivals(sample))
                continue;
            QVERIFY(sample.moveCount > 1 && sample.played < sample.moveCount);
            const auto rows = samples.rows(sample);
            const int bucket = samples.view(sample.firstView).bucket;
            QVERIFY(*std::max_element(rows.begin(), rows.end()) < bucket);
            QVERIFY(bucket + sample.targetCount <= policy.shape.buckets);
        }
        FitPlan plan;
        plan.epochs = 3;
        plan.batchSize = 64;
        plan.learningRate = policy.learningRate;
        const std::string identity = identityOf(plan, policy.shape, samples);
        FitState whole(policy.shape, 1);
        std::string between;
        fit(whole, samples, plan, [&](const FitState &now) {
            if (now.epochs() == 1)
                between = checkpointOf(now, identity);
            return true;
        });
        const auto &[first, last] = std::pair(whole.curve.front(), whole.curve.back());
        QVERIFY(last.training.odds < first.training.odds - 0.05);
        QVERIFY(last.training.moves < first.training.moves - 0.3);
        QVERIFY(last.validation.sum() < first.validation.sum() - 0.1);
        FitState interrupted(policy.shape, 1);
        QVERIFY(!readCheckpoint(between, "here", identity, interrupted));
        QVERIFY(interrupted.curve == std::vector(whole.curve.begin(), whole.curve.begin() + 2));
        fit(interrupted, samples, plan, kAlways);
        QCOMPARE(checkpointOf(interrupted, identity), checkpointOf(whole, identity));
        QCOMPARE(policy.weights(interrupted.network), policy.weights(whole.network));
    }

    void learnsASum()
    {
        const TrainingSetup trainingSetup = trainingSetupOfTurns(0);
        const TrainingSet samples = samplesOfTurns(trainingSetup, [](int turn) {
            return 100 * (turn % 4) - 150;
        });
        FitPlan plan;
        plan.epochs = 300;
        plan.batchSize = 512;
        plan.learningRate = 0.02;
        FitState state(trainingSetup.shape, 1);
        const Network &network = state.network;
        const Losses before = losses(network, samples);
        fit(state, samples, plan, kAlways);
        const Losses after = state.curve.back();
        QCOMPARE(state.curve.front(), before);
        QCOMPARE(state.epochs(), 300);
        QVERIFY(after.validation.sum() < before.validation.sum() - 0.1);
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
        FitState state(trainingSetup.shape, 1);
        const Network &network = state.network;
        FitPlan plan;
        plan.epochs = 300;
        plan.batchSize = 512;
        plan.learningRate = 0.01;
        fit(state, samples, plan, kAlways);
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
        const auto count = [&](const std::vector<SelfPlayedGame> &games) {
            TrainingSetReader reader(trainingSetup);
            for (const SelfPlayedGame &game : games) {
                if (reader.take(game, *learner().game))
                    return std::size_t(1000);
            }
            return std::move(reader).samples().samples().size();
        };
        const std::vector gap{gameOfFirstMoves(1, {0, 1, 2, 4, 5})};
        QCOMPARE(count(gap), std::size_t(5));
        // No position is learnt from twice.
        const std::vector again{gap.front(), gameOfFirstMoves(2, {0, 1, 2, 3})};
        QCOMPARE(count(again), std::size_t(6));
        trainingSetup.onlyQuiet = true;
        QCOMPARE(count(gap), std::size_t(3));
        // Of the second game only the last position is new, and nothing follows it.
        QCOMPARE(count(again), std::size_t(3));
        QCOMPARE(count({}), std::size_t(0));
    }

    void refusesIllegalGames()
    {
        TrainingSetReader reader(trainingSetupOfTurns(0));
        SelfPlayedGame game = gameOfFirstMoves(7, {0, 1, 2});
        game.plies[1].move = game.plies[0].move;
        const auto illegal = reader.take(game, *learner().game);
        QVERIFY(illegal);
        QCOMPARE(illegal->where.english(), std::string("game 7"));
        QCOMPARE(illegal->found.english(), std::string("an illegal move as number 2"));
        game.start = "nowhere";
        const auto nowhere = reader.take(game, *learner().game);
        QVERIFY(nowhere);
        QCOMPARE(nowhere->where.english(), std::string("game 7"));
    }

    /// A fit that was interrupted after any epoch goes on to the same bytes.
    void fitGoesOn()
    {
        const TrainingSetup trainingSetup = trainingSetupOfTurns(8);
        const TrainingSet samples = samplesOfTurns(trainingSetup, [](int turn) {
            return 100 * (turn % 4) - 150;
        });
        FitPlan plan;
        plan.epochs = 4;
        plan.batchSize = 256;
        const std::string identity = identityOf(plan, trainingSetup.shape, samples);
        FitState whole(trainingSetup.shape, 1);
        std::vector<std::string> checkpoints;
        fit(whole, samples, plan, [&](const FitState &now) {
            checkpoints.push_back(checkpointOf(now, identity));
            return true;
        });
        QCOMPARE(checkpoints.size(), std::size_t(5));
        QCOMPARE(std::set(checkpoints.begin(), checkpoints.end()).size(), std::size_t(5));
        for (std::size_t i = 0; i < checkpoints.size(); ++i) {
            FitState state(trainingSetup.shape, 1);
            QVERIFY(!readCheckpoint(checkpoints[i], "here", identity, state));
            QCOMPARE(state.epochs(), int(i));
            std::size_t next = i + 1;
            fit(state, samples, plan, [&](const FitState &now) {
                return next < checkpoints.size()
                       && checkpointOf(now, identity) == checkpoints[next++];
            });
            QCOMPARE(checkpointOf(state, identity), checkpoints.back());
        }
    }

    void refusesOtherCheckpoints()
    {
        const TrainingSetup trainingSetup = trainingSetupOfTurns(0);
        const TrainingSet samples = samplesOfTurns(trainingSetup, [](int) { return 0; });
        const TrainingSet others = samplesOfTurns(trainingSetup, [](int turn) { return turn; });
        FitPlan plan;
        const std::string identity = identityOf(plan, trainingSetup.shape, samples);
        FitState state(trainingSetup.shape, 1);
        const std::string checkpoint = checkpointOf(state, identity);
        const auto otherSamples = readCheckpoint(
            checkpoint, "here", identityOf(plan, trainingSetup.shape, others), state);
        QVERIFY(otherSamples);
        QVERIFY(
            otherSamples->found.english().starts_with("the checkpoint of a fit with other games"));
        plan.epochs = 21;
        QVERIFY(
            readCheckpoint(checkpoint, "here", identityOf(plan, trainingSetup.shape, samples), state));
        for (std::size_t i = 0; i < checkpoint.size(); ++i) {
            std::string damaged = checkpoint;
            damaged[i] = static_cast<char>(damaged[i] ^ 1);
            const auto error = readCheckpoint(damaged, "here", identity, state);
            QVERIFY(error);
            QCOMPARE(error->found.english(), std::string("a damaged checkpoint"));
            QVERIFY(readCheckpoint(checkpoint.substr(0, i), "here", identity, state));
        }
    }

    /// The net on whole numbers says what the net in training says.
    void smallNetFollowsTheNetwork()
    {
        constexpr std::size_t kInputs = 10;
        constexpr std::size_t kHidden = 16;
        Network network({kInputs, kHidden, 2}, 5);
        std::uint64_t number = 0;
        for (float &weight : network.weights())
            weight += static_cast<float>(gaussian(100, mixedBits(number++))) / 200;
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
        const SmallNet<kInputs, kHidden, 2>::Weights weights{first, firstBias, second, secondBias};
        const SmallNet<kInputs, kHidden, 2> net(weights);
        std::vector<float> units(kHidden);
        std::set<int> said;
        for (std::uint16_t i = 0; i < 100; ++i) {
            const std::size_t bucket = i % 2;
            SmallNet<kInputs, kHidden, 2>::Accumulator sums(net);
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

    void quantises()
    {
        const std::array<float, 3> weights{0.5F, -1, 1000};
        QVERIFY((quantised(2, weights, 256) == WeightsArray{2, {128, -256, 32767}}));
        QVERIFY((quantised(4, weights, 256) == WeightsArray{4, {128, -256, 256000}}));
    }

    /// What is written is read again, and no change of a byte goes unnoticed.
    void filesOfWeightsAreWhole()
    {
        const std::vector<WeightsArray> arrays{{2, {1, -2, 32767, -32768}}, {4, {-70'000}}, {2, {}}};
        const std::string file = weightsFile(arrays);
        const auto read = readWeights(file);
        QVERIFY(read.hasValue());
        QVERIFY(*read == arrays);
        for (std::size_t i = 0; i < file.size(); ++i) {
            std::string damaged = file;
            damaged[i] = static_cast<char>(damaged[i] ^ 4);
            QVERIFY2(!readWeights(damaged), qPrintable(QString::number(i)));
            QVERIFY2(!readWeights(file.substr(0, i)), qPrintable(QString::number(i)));
        }
    }

    /// A checksum that is right does not make a file of the right version or with whole arrays.
    void filesOfWeightsOfOthersAreRefused_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, const QByteArray &content, const char *sentence) {
            QTest::newRow(name) << content << QString::fromUtf8(sentence);
        };
        const QByteArray one("\1\0", 2);
        row("version", "TSRNET" + QByteArray("\2\0", 2) + one, "version 2");
        row("cut off", "TSRNET" + one + one, "an array that is not whole");
        row("wide",
            "TSRNET" + one + one + QByteArray("\3\0\1\0\0\0abc", 9),
            "an array that is not whole");
        row("long",
            "TSRNET" + one + one + QByteArray("\2\0\377\377\377\377ab", 8),
            "an array that is not whole");
        row("more behind", "TSRNET" + one + QByteArray(2, '\0') + "more", "bytes behind");
    }
    void filesOfWeightsOfOthersAreRefused()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, sentence);
        const std::uint32_t sum = crc32(content.toStdString());
        for (int i = 0; i < 4; ++i)
            content.append(static_cast<char>(sum >> (8 * i)));
        const auto read = readWeights(content.toStdString());
        QVERIFY(!read);
        QVERIFY2(
            QString::fromStdString(read.error().sentence()).contains(sentence),
            read.error().sentence().c_str());
    }

    /// The same game comes from the same seed and number with any number of threads, with a result that belongs to it.
    void playsToLearn()
    {
        TrainingSetup trainingSetup = recipesOf(learner()).nets.front().trainingSetup();
        trainingSetup.nodes = 30;
        const auto play = [&](std::uint64_t seed, int threads, std::vector<std::uint32_t> numbers) {
            std::vector<SelfPlayedGame> all;
            playTrainingGames(
                {learner(), trainingSetup, numbers, seed, threads}, [&](const SelfPlayedGame &game) {
                    all.push_back(game);
                    return true;
                });
            return all;
        };
        const auto once = play(1, 1, {5, 6, 7, 9});
        QCOMPARE(once.size(), std::size_t(4));
        QCOMPARE(once.back().number, 9U);
        for (const SelfPlayedGame &game : once) {
            QVERIFY(game.plies.size() > 20);
            QCOMPARE(std::accumulate(game.result.begin(), game.result.end(), 0), 1000);
        }
        QVERIFY(play(1, 3, {5, 6, 7, 9}) == once);
        QVERIFY(play(1, 1, {7}).front() == once[2]);
        QVERIFY(play(2, 1, {7}).front() != once[2]);
    }

    /// In three of four games one seat after the other meets rivals, whose moves have no score.
    void rivalsSitInThreeOfFourGames()
    {
        const GameEntry &game = *findGame("chexers");
        TrainingSetup trainingSetup = recipesOf(game).nets.front().trainingSetup();
        trainingSetup.nodes = 20;
        const std::vector<std::uint32_t> numbers{0, 1, 2, 3, 4, 5};
        std::vector<SelfPlayedGame> games;
        playTrainingGames({game, trainingSetup, numbers, 1, 2}, [&](const SelfPlayedGame &played) {
            games.push_back(played);
            return true;
        });
        QCOMPARE(games.size(), numbers.size());
        for (const SelfPlayedGame &played : games) {
            const auto position = std::move(*startOf(played, *game.game));
            std::set<Player> rivals;
            std::set<Player> strongest;
            for (const SelfPlayedGame::Ply &ply : played.plies) {
                if (ply.isRivals)
                    rivals.insert(position->toMove());
                if (ply.score)
                    strongest.insert(position->toMove());
                position->play(ply.move);
            }
            const bool isMixed = played.number % 4 != 0;
            QCOMPARE(rivals.size(), std::size_t(isMixed ? 2 : 0));
            QCOMPARE(strongest.size(), std::size_t(isMixed ? 1 : 3));
            if (isMixed)
                QCOMPARE(*strongest.begin(), playerAt(static_cast<int>(played.number) % 3));
        }
    }

    /// Rivals that search further play other games; those without rivals stay as they are.
    void rivalsHaveNodesOfTheirOwn()
    {
        const GameEntry &game = *findGame("chexers");
        TrainingSetup trainingSetup = recipesOf(game).nets.front().trainingSetup();
        trainingSetup.nodes = 20;
        const std::vector<std::uint32_t> numbers{0, 1, 4};
        const auto gamesWith = [&](std::uint64_t factor) {
            trainingSetup.rivalNodesFactor = factor;
            std::vector<SelfPlayedGame> games;
            playTrainingGames({game, trainingSetup, numbers, 1, 1}, [&](const SelfPlayedGame &played) {
                games.push_back(played);
                return true;
            });
            return games;
        };
        const auto near = gamesWith(1);
        const auto far = gamesWith(16);
        QVERIFY(near[0] == far[0] && near[2] == far[2]);
        QVERIFY(near[1] != far[1]);
    }

    /// Once a game cannot be kept, no further one is passed on.
    void playingEndsWhenNoMoreIsWanted()
    {
        TrainingSetup trainingSetup = recipesOf(learner()).nets.front().trainingSetup();
        trainingSetup.nodes = 10;
        const std::vector<std::uint32_t> numbers{0, 1, 2, 3, 4, 5, 6, 7};
        int kept = 0;
        playTrainingGames({learner(), trainingSetup, numbers, 1, 2}, [&](const SelfPlayedGame &) {
            return ++kept < 2;
        });
        QCOMPARE(kept, 2);
    }

    /// The weights of every net are those that its recipe tells of, and as many as a fit makes.
    void weightsAreTheRecipes_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<const TrainableNet *>("net");
        for (const GameEntry &entry : catalogue()) {
            for (const TrainableNet &net : recipesOf(entry).nets)
                QTest::addRow("%s %s", entry.info().id.c_str(), net.name.c_str())
                    << QStringLiteral(TESSERA_WEIGHTS "/%1/%2")
                           .arg(entry.info().id.c_str(), net.name.c_str())
                    << &net;
        }
    }
    void weightsAreTheRecipes()
    {
        QFETCH(QString, path);
        QFETCH(const TrainableNet *, net);
        QFile weights(path + ".net");
        QFile recipe(path + ".txt");
        QVERIFY2(weights.open(QIODevice::ReadOnly), qPrintable(weights.fileName()));
        QVERIFY2(recipe.open(QIODevice::ReadOnly), qPrintable(recipe.fileName()));
        const QByteArray content = weights.readAll();
        const QByteArray hash = QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex();
        const QByteArray text = recipe.readAll();
        QVERIFY2(text.contains("\nsha256 " + hash + "\n"), text.constData());
        QVERIFY(text.startsWith("played tessera-cli train --game "));
        QVERIFY(text.contains("\nvalidation-loss "));
        const TrainingSetup trainingSetup = net->trainingSetup();
        const Network network(trainingSetup.shape, 1);
        const auto arrays = readWeights(content.toStdString());
        QVERIFY(arrays.hasValue());
        QCOMPARE(sizesOf(*arrays), sizesOf(trainingSetup.weights(network)));
        QCOMPARE(weightsFile(*arrays), content.toStdString());
    }
};

QTEST_GUILESS_MAIN(TrainingTest)
#include "trainingtest.moc"
