#pragma once

#include "model/core/types.h"
#include "model/search/alphabeta/ordering.h"

#include <vector>

namespace tessera {

/// Correction history: by how much searches have found the evaluation of positions with the same structure to be wrong,
/// for the player to move. An evaluation's errors last as long as the structure that it misjudges.
class CorrectionHistory
{
public:
    /// Takes no memory where it is not used.
    explicit CorrectionHistory(bool isUsed = true)
        : m_values(isUsed ? kMaxPlayers * kSize : 0)
    {}

    /// The correction that is to be added to an evaluation.
    [[nodiscard]] int operator()(Player player, std::uint64_t key) const
    {
        return m_values[place(player, key)] / kGrain;
    }
    /// Learns that a search to this depth came to so much more than the (corrected) evaluation.
    void add(Player player, std::uint64_t key, int difference, int depth)
    {
        constexpr int kMostBonus = kLimit / 4;
        const int bonus = std::clamp(difference * depth * kGrain / 64, -kMostBonus, kMostBonus);
        pull(m_values[place(player, key)], bonus, kLimit);
    }

private:
    static constexpr std::size_t kSize = 16384;
    /// How many steps a hundredth of a piece is kept in.
    static constexpr int kGrain = 32;
    /// Nothing is corrected by more than this.
    static constexpr int kLimit = 96 * kGrain;

    [[nodiscard]] static std::size_t place(Player player, std::uint64_t key)
    {
        return static_cast<std::size_t>(index(player)) * kSize + key % kSize;
    }

    std::vector<std::int16_t> m_values;
};

} // namespace tessera
