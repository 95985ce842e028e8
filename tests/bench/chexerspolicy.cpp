// Fits the policy and value net of Chexers to games of self-play (see model/search/learning), and writes its weights.
// Not a test: it takes minutes. One game of ten is kept apart; after each epoch it tells the loss of the odds and that of
// the moves on those games (cross entropy, in nats), and how often the move played was the most probable.
//
//   bench_chexerspolicy policy.inc EPOCHS GAMES…

#include "model/core/files/wholefile.h"
#include "model/core/randomness.h"
#include "model/games/chexers/chexers.h"
#include "model/games/chexers/engine/policynet.h"
#include "model/search/learning/dataset.h"
#include "model/search/learning/smallnet.h"

#include <cmath>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <string>
#include <unordered_set>
#include <vector>

using namespace tessera;
using namespace tessera::chexers;

namespace {

constexpr std::size_t kHidden = PolicyNet::kHidden;
constexpr std::size_t kInputs = netview::kInputsOfTurn;
constexpr std::size_t kRows = policyview::kRows;
using Layer = std::array<float, kHidden>;

/// A position with the move that was played there, and each seat's share of the game: six parts of ten by the search's
/// score and four by the result.
struct Sample
{
    Setup setup;
    Move played;
    std::array<float, kPlayers> shares;
};

struct Samples
{
    std::vector<Sample> training;
    std::vector<Sample> validation;
};

/// Adds the positions of a file of games; none is used twice.
std::optional<Error> readSamples(
    const std::string &path, std::unordered_set<std::uint64_t> &known, Samples &samples)
{
    auto reader = training::DatasetReader::open(path, training::Damage::IsAnError);
    if (!reader)
        return reader.error();
    return reader->readAll([&](const training::SelfPlayedGame &game) -> std::optional<Error> {
        constexpr std::uint32_t kOneInSo = 10;
        auto &part = game.number % kOneInSo == kOneInSo - 1 ? samples.validation : samples.training;
        Position position;
        for (const auto &ply : game.plies) {
            const Move move = Rules::decode(ply.move);
            const bool isChoice = position.countLegalMoves() > 1;
            if (ply.score && isChoice && known.insert(position.hash()).second) {
                Sample sample{position.setup(), move, {}};
                Player player = position.toMove();
                for (float &share : sample.shares) {
                    const int sum = 6 * ply.score->shares[player] + 4 * game.result[player];
                    share = static_cast<float>(sum) / 10'000;
                    player = after(player);
                }
                part.push_back(sample);
            }
            position.play(move);
        }
        return std::nullopt;
    });
}

/// The weights in floating point, all in one for Adam.
struct Parameters
{
    std::array<Layer, kInputs> inputs{};
    Layer inputBias{};
    std::array<Layer, kRows> rows{};
    std::array<float, kRows> rowBias{};

    static constexpr std::size_t kCount = kHidden * (kInputs + 1 + kRows) + kRows;
    float *begin() { return inputs.front().data(); }
};
static_assert(sizeof(Parameters) == Parameters::kCount * sizeof(float));

/// The first layer is random as in `training::Network`, all else zero.
void begin(Parameters &net)
{
    std::uint64_t bits = 1;
    const double deviation = 0.5 * std::sqrt(2.0 / 26);
    for (Layer &layer : net.inputs) {
        for (float &weight : layer) {
            double sum = 0; // of twelve uniform numbers, nearly normal
            for (int i = 0; i < 12; ++i)
                sum += static_cast<double>((bits = mixedBits(bits)) >> 11) * 0x1p-53;
            weight = static_cast<float>((sum - 6) * deviation);
        }
    }
    net.inputBias.fill(0.5F);
}

float product(const Layer &one, const Layer &other)
{
    std::array<float, 16> lanes{};
    for (std::size_t i = 0; i < kHidden; ++i)
        lanes[i % lanes.size()] += one[i] * other[i];
    return std::accumulate(lanes.begin(), lanes.end(), 0.F);
}

void addTo(Layer &layer, float factor, const Layer &other)
{
    for (std::size_t i = 0; i < kHidden; ++i)
        layer[i] += factor * other[i];
}

struct Losses
{
    double odds = 0;
    double moves = 0;
    double hits = 0;
};

/// Forward pass and backpropagation of one sample.
class Pass
{
public:
    Pass(const Parameters &net, const Sample &sample)
        : m_net(net)
        , m_sample(sample)
        , m_sums(net.inputBias)
    {
        const Position position(sample.setup);
        const PositionFeatures features(position);
        netview::forEachInput(features, position.toMove(), [this](std::size_t input) {
            m_inputs.push_back(input);
            addTo(m_sums, 1, m_net.inputs[input]);
        });
        for (std::size_t i = 0; i < kHidden; ++i)
            m_hidden[i] = std::clamp(m_sums[i], 0.F, 1.F);
        MoveList moves;
        position.legalMoves(moves);
        m_outputs.fill(0);
        for (const Move move : moves) {
            m_moves.push_back(policyview::rowsOf(features, move));
            float logit = 0;
            for (const std::uint16_t row : m_moves.back())
                logit += output(row);
            m_logits.push_back(logit);
            if (move == sample.played)
                m_played = m_logits.size() - 1;
        }
        m_most = *std::max_element(m_logits.begin(), m_logits.end());
        for (const float logit : m_logits)
            m_sum += std::exp(logit - m_most);
    }

    void addLosses(Losses &losses)
    {
        for (std::size_t seat = 0; seat < kPlayers; ++seat) {
            const double chance = static_cast<double>(chanceOf(seat));
            const double share = static_cast<double>(m_sample.shares[seat]);
            losses.odds -= (share * std::log(chance) + (1 - share) * std::log(1 - chance))
                           / kPlayers;
        }
        losses.moves += static_cast<double>(m_most - m_logits[m_played] + std::log(m_sum));
        losses.hits += m_logits[m_played] == m_most ? 1 : 0;
    }

    void addGradient(Parameters &gradient)
    {
        std::array<float, kRows> byRow{};
        for (std::size_t i = 0; i < m_moves.size(); ++i) {
            const float target = i == m_played ? 1.F : 0.F;
            for (const std::uint16_t row : m_moves[i])
                byRow[row] += std::exp(m_logits[i] - m_most) / m_sum - target;
        }
        for (std::size_t seat = 0; seat < kPlayers; ++seat)
            byRow[policyview::kFirstOdds + seat] = chanceOf(seat) - m_sample.shares[seat];
        Layer back{};
        for (std::size_t row = 0; row < kRows; ++row) {
            if (byRow[row] == 0)
                continue;
            gradient.rowBias[row] += byRow[row];
            addTo(gradient.rows[row], byRow[row], m_hidden);
            addTo(back, byRow[row], m_net.rows[row]);
        }
        for (std::size_t i = 0; i < kHidden; ++i)
            back[i] = m_sums[i] > 0 && m_sums[i] < 1 ? back[i] : 0;
        addTo(gradient.inputBias, 1, back);
        for (const std::size_t input : m_inputs)
            addTo(gradient.inputs[input], 1, back);
    }

private:
    /// The output of a row, which is computed once.
    float output(std::size_t row)
    {
        if (!m_isKnown[row]) {
            m_isKnown[row] = true;
            m_outputs[row] = m_net.rowBias[row] + product(m_net.rows[row], m_hidden);
        }
        return m_outputs[row];
    }
    float chanceOf(std::size_t seat)
    {
        return 1 / (1 + std::exp(-output(policyview::kFirstOdds + seat)));
    }

    const Parameters &m_net;
    const Sample &m_sample;
    std::vector<std::size_t> m_inputs;
    std::vector<policyview::MoveRows> m_moves;
    std::vector<float> m_logits;
    std::size_t m_played = 0;
    float m_most = 0;
    float m_sum = 0;
    Layer m_sums;
    Layer m_hidden{};
    std::array<float, kRows> m_outputs;
    std::array<bool, kRows> m_isKnown{};
};

/// Adam (Kingma and Ba 2015), with a learning rate that falls linearly to a twentieth.
class Fit
{
public:
    Fit(Parameters &net, std::size_t steps)
        : m_net(net)
        , m_steps(static_cast<float>(steps))
    {}

    void step(std::span<const Sample> batch)
    {
        *m_gradient = {};
        for (const Sample &sample : batch)
            Pass(m_net, sample).addGradient(*m_gradient);
        constexpr float kRate = 0.004F;
        constexpr float kBeta1 = 0.9F;
        constexpr float kBeta2 = 0.999F;
        m_power1 *= kBeta1;
        m_power2 *= kBeta2;
        const float rate = kRate * (1 - 0.95F * m_done++ / m_steps) * std::sqrt(1 - m_power2)
                           / (1 - m_power1);
        const float share = 1 / static_cast<float>(batch.size());
        for (std::size_t i = 0; i < Parameters::kCount; ++i) {
            const float slope = share * m_gradient->begin()[i];
            float &mean = m_means->begin()[i];
            float &square = m_squares->begin()[i];
            mean = kBeta1 * mean + (1 - kBeta1) * slope;
            square = kBeta2 * square + (1 - kBeta2) * slope * slope;
            m_net.begin()[i] -= rate * mean / (std::sqrt(square) + 1e-8F);
        }
    }

private:
    Parameters &m_net;
    float m_steps;
    float m_done = 0;
    float m_power1 = 1;
    float m_power2 = 1;
    std::unique_ptr<Parameters> m_gradient = std::make_unique<Parameters>();
    std::unique_ptr<Parameters> m_means = std::make_unique<Parameters>();
    std::unique_ptr<Parameters> m_squares = std::make_unique<Parameters>();
};

template<typename Number>
std::string arrayText(const std::string &name, std::span<const float> weights, double unit)
{
    const bool isShort = sizeof(Number) == 2;
    std::string text = "alignas(64) inline constexpr std::array<std::int"
                       + std::string(isShort ? "16" : "32") + "_t, "
                       + std::to_string(weights.size()) + "> " + name + "{\n";
    std::size_t lineBegins = text.size();
    for (const float weight : weights) {
        constexpr double kMost = std::numeric_limits<Number>::max();
        const double rounded = std::round(static_cast<double>(weight) * unit);
        const std::string number = std::to_string(std::lround(std::clamp(rounded, -kMost, kMost)));
        if (text.size() - lineBegins + number.size() > 99) {
            text += '\n';
            lineBegins = text.size();
        }
        text += number + ',';
    }
    text.back() = '}';
    return text + ";\n";
}

std::string textOf(const Parameters &net)
{
    constexpr double kRowUnit = 1024;
    const auto layers = [](const auto &list) {
        return std::span(list.front().data(), list.size() * kHidden);
    };
    return arrayText<std::int16_t>("kInputWeights", layers(net.inputs), kNetUnit)
           + arrayText<std::int16_t>("kInputBias", net.inputBias, kNetUnit)
           + arrayText<std::int16_t>("kRowWeights", layers(net.rows), kRowUnit)
           + arrayText<std::int32_t>("kRowBias", net.rowBias, kRowUnit * kNetUnit);
}

int complain(const Error &error)
{
    std::cerr << error.sentence() << '\n';
    return EXIT_FAILURE;
}

} // namespace

int main(int argc, char **argv)
{
    const long epochs = argc > 3 ? std::atol(argv[2]) : 0;
    if (epochs < 1)
        return complain({"bench_chexerspolicy", "other arguments", "policy.inc EPOCHS GAMES…"});
    const std::string path = argv[1];
    Samples samples;
    std::unordered_set<std::uint64_t> known;
    for (int i = 3; i < argc; ++i) {
        if (const auto error = readSamples(argv[i], known, samples))
            return complain(*error);
    }
    std::cout << samples.training.size() + samples.validation.size() << " positions" << std::endl;
    constexpr std::size_t kBatch = 1024;
    const auto net = std::make_unique<Parameters>();
    begin(*net);
    auto &training = samples.training;
    Fit fit(*net, static_cast<std::size_t>(epochs) * ((training.size() + kBatch - 1) / kBatch));
    std::uint64_t bits = 1;
    for (long epoch = 1; epoch <= epochs; ++epoch) {
        for (std::size_t i = training.size(); i > 1; --i)
            std::swap(
                training[i - 1],
                training[chosenBelow(static_cast<std::uint32_t>(i), bits = mixedBits(bits))]);
        for (std::size_t i = 0; i < training.size(); i += kBatch)
            fit.step(std::span(training).subspan(i, std::min(kBatch, training.size() - i)));
        Losses losses;
        for (const Sample &sample : samples.validation)
            Pass(*net, sample).addLosses(losses);
        const auto count = static_cast<double>(samples.validation.size());
        std::cout << "epoch " << epoch << ": odds " << losses.odds / count << ", moves "
                  << losses.moves / count << ", first " << losses.hits / count << std::endl;
    }
    const auto failure = writeWhole(path, textOf(*net));
    return failure ? complain(*failure) : EXIT_SUCCESS;
}
