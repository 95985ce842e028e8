#include "model/games/xxlchess/recipes/learning.h"

#include "model/core/erasure/erased.h"
#include "model/core/randomness.h"
#include "model/games/xxlchess/engine/evaluation.h"
#include "model/games/xxlchess/rules/rules.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <string_view>

namespace tessera::xxlchess {

namespace {

/// How many hundredths of a pawn multiply the odds by e, fitted to the results of games.
constexpr double kTrainingScale = 590;
/// The unit in which amounts of weights are trained.
constexpr float kUnit = 64;

struct Army
{
    int width;
    int height;
    int promotionRank;
    /// How many of all the shares of boards have this size.
    int share;
    std::string_view usual;
};
constexpr std::array<Army, 8> kArmies{
    {{8, 8, 8, 8, "rnbqkbnr"},
     {8, 8, 7, 1, "rnbqkbnr"},
     {10, 8, 8, 3, "rnhbqkbenr"},
     {10, 8, 7, 1, "rnhbqkbenr"},
     {10, 10, 10, 1, "rnhbqkbenr"},
     {12, 10, 10, 1, "rnbhgaqkebnr"},
     {14, 14, 11, 1, "rnbhcgakgcebnr"},
     {14, 14, 14, 1, "rnbhcgakgcebnr"}}};

/// The back row of both sides: in six of ten games the usual one, otherwise a random one with the king in the middle
/// and mostly rooks in the corners.
std::string backRow(const Army &army, std::uint64_t bits)
{
    constexpr std::string_view kOfficers = "nnbbqnbrqhegac";
    std::string row(army.usual);
    if (chosenBelow(10, mixedBits(bits)) < 6)
        return row;
    for (char &letter : row) {
        bits = mixedBits(bits);
        letter = kOfficers[chosenBelow(kOfficers.size(), bits)];
    }
    row[row.size() / 2 - (bits >> 40 & 1)] = 'k';
    if ((bits >> 41 & 3) != 0)
        row.front() = row.back() = 'r';
    return row;
}

std::string startText(const Army &army, const std::string &row)
{
    std::string upper = row;
    std::transform(row.begin(), row.end(), upper.begin(), [](unsigned char letter) {
        return static_cast<char>(std::toupper(letter));
    });
    const auto width = static_cast<std::size_t>(army.width);
    std::string text = row + "/" + std::string(width, 'p');
    for (int rank = 4; rank < army.height; ++rank)
        text.append("/").append(std::to_string(army.width));
    text.append("/").append(width, 'P').append("/").append(upper).append(" w ");
    for (const int rank : {1, army.height}) {
        for (std::size_t file = 0; file < width; ++file) {
            if (row[file] != 'r' && row[file] != 'k')
                continue;
            if (text.back() != ' ')
                text.append(",");
            text.append(1, static_cast<char>('a' + file)).append(std::to_string(rank));
        }
    }
    return text.append(" - w ").append(std::to_string(army.promotionRank));
}

std::vector<std::string> starts()
{
    constexpr int kBoards = 400;
    constexpr std::uint32_t kShares = [] {
        std::uint32_t sum = 0;
        for (const Army &army : kArmies)
            sum += static_cast<std::uint32_t>(army.share);
        return sum;
    }();
    std::vector<std::string> texts;
    for (std::uint64_t number = 0; number < kBoards; ++number) {
        // The bits are independent of the game's number, which decides what is kept for validation.
        int share = static_cast<int>(chosenBelow(kShares, mixedBits(~number)));
        auto army = kArmies.begin();
        for (; share >= army->share; ++army)
            share -= army->share;
        texts.push_back(startText(*army, backRow(*army, mixedBits(number))));
    }
    return texts;
}

/// Sees the weights that are added for late promotion; the value by the usual weights is the base.
bool extractFeatures(const AnyPosition &any, Player player, training::View &view)
{
    constexpr float kMostLead = 2000;
    const auto &position = as<Rules>(any);
    if (position.isInCheck(player))
        return false;
    Evaluation evaluation;
    if (static_cast<float>(std::abs(evaluation(position))) > kMostLead)
        return false;
    if (evaluation.tables(position).terms.lateness() == 0)
        return false;
    const Evaluation::Trace trace = evaluation.trace(position);
    const float sign = player == Player::First ? 1 : -1;
    const auto note = [&](std::size_t number, float amount) {
        const auto value = static_cast<std::int16_t>(std::lround(kUnit * sign * amount));
        if (value != 0)
            view.features.push_back({static_cast<std::uint16_t>(number), value});
    };
    for (std::size_t i = 0; i < std::size_t{kFirstLateWeight}; ++i) {
        view.base += sign
                     * (trace.middle[i] * static_cast<float>(kWeights[i].middle)
                        + trace.end[i] * static_cast<float>(kWeights[i].end))
                     / Weight::kOne;
    }
    for (std::size_t i = 0; i < kTermCount; ++i) {
        note(2 * i, trace.middle[kFirstLateWeight + i]);
        note(2 * i + 1, trace.end[kFirstLateWeight + i]);
    }
    return true;
}

std::vector<WeightsArray> weightArrays(const training::Network &network)
{
    using Part = training::Network::Part;
    const auto trained = network.part(Part::First);
    const float bias = network.part(Part::SecondBias).front();
    WeightsArray all;
    for (std::size_t weight = 0; weight < kFirstLateWeight; ++weight) {
        all.numbers.push_back(kWeights[weight].middle);
        all.numbers.push_back(kWeights[weight].end);
    }
    for (std::size_t weight = 0; weight < kTermCount; ++weight) {
        const auto inWeights = [&](float odds) {
            if (weight == kTempoWeights.first)
                odds += bias / kUnit;
            return static_cast<std::int32_t>(
                std::lround(Weight::kOne * kTrainingScale * double{kUnit} * double{odds}));
        };
        all.numbers.push_back(inWeights(trained[2 * weight]));
        all.numbers.push_back(inWeights(trained[2 * weight + 1]));
    }
    return {all};
}

} // namespace

training::TrainingSetup trainingSetup()
{
    training::TrainingSetup trainingSetup;
    trainingSetup.shape = {2 * kTermCount, 0, 1};
    trainingSetup.scale = kTrainingScale;
    trainingSetup.scoreShare = 0.55;
    trainingSetup.learningRate = 8e-5;
    trainingSetup.weightDecay = 1;
    trainingSetup.nodes = 1000;
    trainingSetup.maxRandomPlies = 12;
    trainingSetup.randomPerMille = 17;
    trainingSetup.adjudicationLead = 1500;
    trainingSetup.onlyQuiet = true;
    trainingSetup.starts = starts();
    trainingSetup.extractFeatures = extractFeatures;
    trainingSetup.weights = weightArrays;
    return trainingSetup;
}

} // namespace tessera::xxlchess
