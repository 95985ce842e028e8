#include "model/games/chexers/engine/policynet.h"

#include "model/games/chexers/engine/chances.h"
#include "model/games/chexers/engine/netview.h"
#include "model/search/engine/smallnet.h"

#include <algorithm>
#include <numeric>

namespace tessera::chexers {

namespace {

/// The weights of the two layers.
struct PolicyWeights
{
    static constexpr std::size_t kHidden = PolicyNet::kHidden;

    PolicyWeights() { fillWithWeights("chexers", "policy", input, inputBias, rows, rowBias); }

    alignas(64) std::array<std::int16_t, netview::kInputsOfTurn * kHidden> input{};
    alignas(64) std::array<std::int16_t, kHidden> inputBias{};
    alignas(64) std::array<std::int16_t, policyview::kRows * kHidden> rows{};
    std::array<std::int32_t, policyview::kRows> rowBias{};
};

const PolicyWeights kPolicyWeights;

/// The product of a weight of 1 and a hidden unit of 1.
constexpr int kOutputUnit = kNetUnit * PolicyNet::kRowUnit;

/// An output in units of 1 / `scale`, without overflow.
int scaled(int output, int scale)
{
    constexpr int kPart = 512;
    return output / kPart * scale / (kOutputUnit / kPart);
}

} // namespace

PolicyNet::PolicyNet(const PositionFeatures &features)
    : m_features(features)
{
    std::array sums = kPolicyWeights.inputBias;
    netview::forEachInput(features, features.toMove(), [&sums](std::size_t input) {
        const std::int16_t *weight = kPolicyWeights.input.data() + input * kHidden;
        for (std::int16_t &sum : sums)
            sum = static_cast<std::int16_t>(sum + *weight++);
    });
    std::transform(sums.begin(), sums.end(), m_hidden.begin(), [](std::int16_t sum) {
        return std::clamp<std::int16_t>(sum, 0, kNetUnit);
    });
}

int PolicyNet::output(std::size_t row) const
{
    return std::inner_product(
        m_hidden.begin(),
        m_hidden.end(),
        kPolicyWeights.rows.begin() + row * kHidden,
        kPolicyWeights.rowBias[row]);
}

int PolicyNet::odds(std::size_t seat) const
{
    return scaled(output(policyview::kFirstOdds + seat), kOddsScale);
}

void PolicyNet::judge(const MoveList &moves, Logits &logits) const
{
    std::array<int, policyview::kShared> shared;
    for (std::size_t i = 0; i < shared.size(); ++i)
        shared[i] = output(policyview::kFirstShared + i);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const policyview::MoveRows rows = policyview::rowsOf(m_features, moves[i]);
        int sum = output(rows.front());
        for (std::size_t feature = 1; feature < rows.size(); ++feature)
            sum += shared[rows[feature] - policyview::kFirstShared];
        constexpr int kMost = 15'000;
        logits[i] = static_cast<std::int16_t>(std::clamp(scaled(sum, kLogitScale), -kMost, kMost));
    }
}

} // namespace tessera::chexers
