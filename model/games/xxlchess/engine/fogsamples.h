#pragma once

#include "model/games/xxlchess/rules/position.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace tessera::xxlchess {

/// A particle filter over the glimpses of a player in the fog (X7): positions of the game without fog that fit all that
/// the player has seen. Each position continues by a move of the other side that leads to what was seen next; positions
/// without such a move are replaced by copies of others (resampling). When none is left, pieces are put where they must
/// stand (see fogrepair.h), which fits only the last glimpse. The same glimpses and seed give the same positions.
class FogSamples
{
public:
    /// Forgets the previous game.
    void clear();
    /// Updates the positions by what the viewer of `view`, which must be a view, has seen since the last call.
    void follow(const Position &view, std::uint64_t seed);

    [[nodiscard]] const std::vector<Position> &positions() const { return m_positions; }
    /// The number of glimpses after which no position fitted all of them.
    [[nodiscard]] int rebuilt() const { return m_rebuilt; }

private:
    void begin(const Position &view);
    void advance(const Glimpse &before, const Glimpse &glimpse, std::uint64_t seed);
    [[nodiscard]] std::vector<Position> successors(const Glimpse &glimpse, std::uint64_t seed) const;

    std::vector<Position> m_positions;
    /// The last glimpse taken in.
    std::shared_ptr<const Memory> m_last;
    Player m_viewer = Player::None;
    int m_rebuilt = 0;
};

/// Whether the viewer would see exactly `glimpse` in `position`.
[[nodiscard]] bool fits(const Position &position, Player viewer, const Glimpse &glimpse);

} // namespace tessera::xxlchess
