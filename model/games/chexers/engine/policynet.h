#pragma once

#include "model/games/chexers/engine/policyview.h"

namespace tessera::chexers {

/// The policy and value net: from the perspective of the player to move, it tells every player's odds and the
/// probability of each move at once (Silver et al. 2017). Both share one hidden layer of clipped ReLU, whose inputs are
/// those of netview.h; the rows of weights on it are those of policyview.h.
class PolicyNet
{
public:
    /// In blocks of six seatings with 3,200 to 4,000 nodes a move, of nets fitted to the same 7,400 games, 64 units scored
    /// 42 of 72 against the policy before, and 128 with four fifths of the nodes 49 of 72; 256, fitted to 9,000 games,
    /// with nine tenths of the nodes scored 48 of 72 (56 to 77 %) against those 128.
    static constexpr std::size_t kHidden = 256;
    /// The integer that stands for 1 in the weights of rows.
    static constexpr int kRowUnit = 1024;
    /// The unit of logits: so many multiply a move's probability by e^0.6. With that, and in a softmax of temperature
    /// 1/3 as `ChanceTable::weight` is, the search explores best.
    static constexpr int kLogitScale = 62;

    using Logits = std::array<std::int16_t, MoveList::kCapacity>;

    /// `features` must outlive it; the game must not be over.
    explicit PolicyNet(const PositionFeatures &features);

    /// The log-odds that the player in this seat wins, in units of 1 / `kOddsScale`; the player to move has seat 0.
    [[nodiscard]] int odds(std::size_t seat) const;
    /// The logits of the legal moves: the unnormalised logarithms of their probabilities.
    void judge(const MoveList &moves, Logits &logits) const;

private:
    [[nodiscard]] int output(std::size_t row) const;

    const PositionFeatures &m_features;
    alignas(64) std::array<std::int16_t, kHidden> m_hidden;
};

} // namespace tessera::chexers
