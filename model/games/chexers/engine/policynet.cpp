#include "model/games/chexers/engine/policynet.h"

#include "model/games/chexers/engine/chances.h"
#include "model/search/learning/smallnet.h"

#include <algorithm>
#include <numeric>

namespace tessera::chexers {

namespace {

#include "model/games/chexers/policy.inc"

static_assert(kRowBias.size() == policyview::kRows);

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
    std::array sums = kInputBias;
    netview::forEachInput(features, features.toMove(), [&sums](std::size_t input) {
        const std::int16_t *weight = kInputWeights.data() + input * kHidden;
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
        m_hidden.begin(), m_hidden.end(), kRowWeights.begin() + row * kHidden, kRowBias[row]);
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
