// Trains the evaluation of Chexers from games of the engine with itself, and prints the weights as
// model/games/chexers/trained.h has them: the winner of each position is predicted by the softmax of
// what the features of each player add up to (multinomial logit, by stochastic gradient descent).
// Every eighth game is kept back, to see what the weights are worth.
//
//     chexerstrain [games = 3000] [nodes a move = 1000] [seed = 1]

#include "model/core/erased.h"
#include "model/games/chexers/chexers.h"
#include "model/games/chexers/engine.h"
#include "model/games/chexers/features.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

using namespace tessera;
using namespace tessera::chexers;

namespace {

/// Hundredths of a turn for odds that are e times better.
constexpr double kScale = 310;

struct Amount
{
    std::uint16_t feature;
    std::int16_t amount;
};

struct Sample
{
    std::array<std::vector<Amount>, kPlayers> players;
    int winner = 0;
};

using Weights = std::array<double, FeatureLayout::kCount>;

Sample sampleOf(const Position &position)
{
    Sample sample;
    for (const Player player : kAllPlayers) {
        auto &amounts = sample.players[slot(player)];
        forEachFeature(position, player, RaceTable::instance(), [&](std::size_t feature, int amount) {
            if (amount != 0)
                amounts.push_back(
                    {static_cast<std::uint16_t>(feature), static_cast<std::int16_t>(amount)});
        });
    }
    return sample;
}

/// A game from a random opening, with a random turn now and then; nothing when it is drawn.
std::vector<Sample> playGame(Engine &engine, std::uint64_t nodes, std::mt19937_64 &random)
{
    constexpr int kOpeningTurns = 6;
    constexpr int kTurnsPerChance = 15;
    engine.newGame();
    SearchLimits limits;
    limits.nodes = nodes;
    Position position;
    std::vector<Sample> samples;
    while (!position.isOver()) {
        const bool isChance = position.turnsTaken() < kOpeningTurns
                              || random() % kTurnsPerChance == 0;
        if (isChance) {
            position.play(*position.randomMove(random()));
            continue;
        }
        samples.push_back(sampleOf(position));
        const auto result = engine.think(ErasedPosition<Rules>(position), limits, {}, {});
        position.play(Rules::decode(result.line.front()));
    }
    const Player winner = position.outcome().winner();
    if (winner == Player::None)
        return {};
    for (Sample &sample : samples)
        sample.winner = static_cast<int>(slot(winner));
    return samples;
}

std::array<double, kPlayers> sharesOf(const Sample &sample, const Weights &weights)
{
    std::array<double, kPlayers> shares{};
    double sum = 0;
    for (std::size_t i = 0; i < kPlayers; ++i) {
        double value = 0;
        for (const Amount &one : sample.players[i])
            value += weights[one.feature] * one.amount;
        shares[i] = std::exp(value);
        sum += shares[i];
    }
    for (double &share : shares)
        share /= sum;
    return shares;
}

double lossOf(const std::vector<Sample> &samples, const Weights &weights)
{
    double loss = 0;
    for (const Sample &sample : samples)
        loss -= std::log(sharesOf(sample, weights)[static_cast<std::size_t>(sample.winner)]);
    return loss / static_cast<double>(std::max<std::size_t>(samples.size(), 1));
}

Weights trained(std::vector<Sample> samples, std::mt19937_64 &random)
{
    constexpr int kEpochs = 30;
    constexpr double kDecay = 1e-6;
    Weights weights{};
    for (int epoch = 0; epoch < kEpochs; ++epoch) {
        std::shuffle(samples.begin(), samples.end(), random);
        const double rate = 0.004 * (1 - epoch / static_cast<double>(kEpochs));
        for (const Sample &sample : samples) {
            const auto shares = sharesOf(sample, weights);
            for (std::size_t i = 0; i < kPlayers; ++i) {
                const double error = (static_cast<int>(i) == sample.winner ? 1 : 0) - shares[i];
                for (const Amount &one : sample.players[i]) {
                    double &weight = weights[one.feature];
                    weight += rate * (error * one.amount - kDecay * weight);
                }
            }
        }
    }
    return weights;
}

} // namespace

int main(int argc, char **argv)
{
    const auto argument = [argc, argv](int i, int fallback) {
        return argc > i ? std::atoi(argv[i]) : fallback;
    };
    const int games = argument(1, 3000);
    const auto nodes = static_cast<std::uint64_t>(argument(2, 1000));
    std::mt19937_64 random(static_cast<std::uint64_t>(argument(3, 1)));
    EngineSettings settings;
    settings.hashMebibytes = 1;
    const auto engine = makeEngine();
    engine->configure(settings);
    std::vector<Sample> samples;
    std::vector<Sample> keptBack;
    for (int game = 0; game < games; ++game) {
        constexpr int kKeptBackOf = 8;
        auto &target = game % kKeptBackOf == 0 ? keptBack : samples;
        for (Sample &sample : playGame(*engine, nodes, random))
            target.push_back(std::move(sample));
        if (game % 100 == 0)
            std::fprintf(stderr, "\r%d games", game);
    }
    const Weights weights = trained(samples, random);
    std::printf(
        "// %d games, %d nodes a move, seed %d: %zu positions; loss %.4f, kept back %.4f\n",
        games,
        argument(2, 1000),
        argument(3, 1),
        samples.size(),
        lossOf(samples, weights),
        lossOf(keptBack, weights));
    for (std::size_t i = 0; i < weights.size(); ++i)
        std::printf("%ld,%s", std::lround(weights[i] * kScale), i % 12 == 11 ? "\n" : " ");
    std::printf("\n");
    return EXIT_SUCCESS;
}
