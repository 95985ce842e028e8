#pragma once

#include "model/core/types.h"
#include "model/search/alphabeta/ordering.h"

#include <vector>

namespace tessera {

/// Correction history: how far searches have found the static evaluation to be off, by player to move and pawn key, in
/// hundredths of a piece. An evaluation's errors last as long as the pawn structure that it misjudges.
class CorrectionHistory
{
public:
    /// An unused history takes no memory.
    explicit CorrectionHistory(bool isUsed = true)
        : m_values(isUsed ? kMaxPlayers * kSize : 0)
    {}

    /// The correction that is to be added to an evaluation.
    [[nodiscard]] int operator()(Player player, std::uint64_t key) const
    {
        return m_values[place(player, key)] / kGrain;
    }
    /// Prefetches the correction, which will soon be asked for.
    void prefetch(Player player, std::uint64_t key) const
    {
        __builtin_prefetch(&m_values[place(player, key)]);
    }
    /// Learns that the score of a search to this depth exceeds the corrected evaluation by `difference`.
    void add(Player player, std::uint64_t key, int difference, int depth)
    {
        constexpr int kMostBonus = kLimit / 4;
        const int bonus = std::clamp(difference * depth * kGrain / 64, -kMostBonus, kMostBonus);
        applyGravity(m_values[place(player, key)], bonus, kLimit);
    }

private:
    static constexpr std::size_t kSize = 16384;
    /// Values are kept in parts of a hundredth of a piece.
    static constexpr int kGrain = 32;
    /// The greatest correction: 96 hundredths of a piece.
    static constexpr int kLimit = 96 * kGrain;

    [[nodiscard]] static std::size_t place(Player player, std::uint64_t key)
    {
        return static_cast<std::size_t>(index(player)) * kSize + key % kSize;
    }

    std::vector<std::int16_t> m_values;
};

} // namespace tessera
