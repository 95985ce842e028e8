#include "model/games/chexers/engine/policynet.h"

#include "model/games/chexers/engine/chances.h"
#include "model/search/learning/smallnet.h"

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
    , m_hidden(kInputBias)
{
    netview::forEachInput(features, features.toMove(), [this](std::size_t input) {
        for (std::size_t i = 0; i < kHidden; ++i)
            m_hidden[i] = static_cast<std::int16_t>(
                m_hidden[i] + kInputWeights[input * kHidden + i]);
    });
    for (std::int16_t &unit : m_hidden)
        unit = std::clamp<std::int16_t>(unit, 0, kNetUnit);
}

int PolicyNet::output(std::size_t row) const
{
    int sum = 0;
    for (std::size_t i = 0; i < kHidden; ++i)
        sum += int{kRowWeights[row * kHidden + i]} * int{m_hidden[i]};
    return sum + kRowBias[row];
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
