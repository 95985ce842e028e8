#include "model/games/xxlchess/engine/learning.h"

#include "model/core/erasure/erased.h"
#include "model/core/randomness.h"
#include "model/games/xxlchess/engine/evaluation.h"
#include "model/games/xxlchess/xxlchess.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <string_view>

namespace tessera::xxlchess {

namespace {

/// Fitted to the results of games: so many hundredths of a pawn make the odds e times better.
constexpr double kScale = 590;
/// Amounts of weights are learnt in such fractions.
constexpr float kUnit = 64;

/// What kinds are taken to be worth before anything is learnt: the text's values, with a little more
/// for leapers.
constexpr std::array<int, kFamilies> kWorth{100, 525, 300, 363, 750, 250, 500, 1250, 0, 850, 950};

struct Army
{
    int width;
    int height;
    /// Of all the shares so many boards are of this size.
    int share;
    std::string_view usual;
};
constexpr std::array<Army, 5> kArmies{
    {{8, 8, 3, "rnbqkbnr"},
     {10, 8, 2, "rnhbqkbenr"},
     {10, 10, 1, "rnhbqkbenr"},
     {12, 10, 2, "rnbhgaqkebnr"},
     {14, 14, 3, "rnbhcgakgcebnr"}}};

/// The back rows of both sides: four of ten times the usual one, else one by chance with the king in
/// the middle and mostly rooks in the corners.
std::string backRow(const Army &army, std::uint64_t bits)
{
    constexpr std::string_view kOfficers = "nnbbqnbrqhegac";
    std::string row(army.usual);
    if (chosenBelow(10, mixedBits(bits)) < 4)
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
    return text.append(" - w ").append(std::to_string(usualPromotionRank(army.height)));
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
        // Apart from the game's number, on which hangs what is kept for validation.
        int share = static_cast<int>(chosenBelow(kShares, mixedBits(~number)));
        auto army = kArmies.begin();
        for (; share >= army->share; ++army)
            share -= army->share;
        texts.push_back(startText(*army, backRow(*army, mixedBits(number))));
    }
    return texts;
}

/// The weights that make up the judgement; what the pieces are worth by themselves is known before.
bool look(const AnyPosition &any, Player player, training::View &view)
{
    constexpr float kMostLead = 2000;
    const auto &position = as<Rules>(any);
    if (position.isInCheck(player))
        return false;
    Evaluation evaluation;
    if (static_cast<float>(std::abs(evaluation(position))) > kMostLead)
        return false;
    const Evaluation::Trace trace = evaluation.trace(position);
    const float sign = player == Player::First ? 1 : -1;
    const auto note = [&](std::size_t number, float amount) {
        const auto value = static_cast<std::int16_t>(std::lround(kUnit * sign * amount));
        if (value != 0)
            view.features.push_back({static_cast<std::uint16_t>(number), value});
    };
    for (std::size_t i = 0; i < trace.middle.size(); ++i) {
        note(2 * i, trace.middle[i]);
        note(2 * i + 1, trace.end[i]);
    }
    for (std::size_t family = 0; family < kWorth.size(); ++family) {
        const std::size_t weight = static_cast<std::size_t>(kMaterialWeights.first) + family;
        view.base += sign * static_cast<float>(kWorth[family])
                     * (trace.middle[weight] + trace.end[weight]);
    }
    return true;
}

std::string written(const training::Network &network)
{
    using Part = training::Network::Part;
    const auto learnt = network.part(Part::First);
    const float bias = network.part(Part::SecondBias).front();
    std::string text;
    for (int weight = 0; weight < kWeightCount; ++weight) {
        for (const std::size_t phase : {std::size_t(0), std::size_t(1)}) {
            double odds = kUnit * learnt[2 * static_cast<std::size_t>(weight) + phase];
            if (weight == kTempoWeights.first)
                odds += bias;
            double hundredths = kScale * odds;
            const int material = weight - kMaterialWeights.first;
            if (material < kMaterialWeights.count)
                hundredths += kWorth[static_cast<std::size_t>(material)];
            text.append(phase == 0 ? "{" : ", ")
                .append(std::to_string(std::lround(Weight::kOne * hundredths)));
        }
        text.append("},\n");
    }
    return text;
}

} // namespace

training::TrainingSetup trainingSetup()
{
    training::TrainingSetup trainingSetup;
    trainingSetup.shape = {2 * kWeightCount, 0, 1};
    trainingSetup.scale = kScale;
    trainingSetup.scoreShare = 0.55;
    trainingSetup.rate = 8e-5;
    trainingSetup.decay = 1;
    trainingSetup.nodes = 1000;
    trainingSetup.mostRandomPlies = 12;
    trainingSetup.randomPerMille = 17;
    trainingSetup.winningLead = 1500;
    trainingSetup.onlyQuiet = true;
    trainingSetup.starts = starts();
    trainingSetup.look = look;
    trainingSetup.written = written;
    return trainingSetup;
}

} // namespace tessera::xxlchess
