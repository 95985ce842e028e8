#pragma once

#include "model/games/xxlchess/rules/position.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace tessera::xxlchess {

/// Positions that fit all that a player in the fog has seen, for an engine to think about: a particle
/// filter over the player's glimpses. Each of the positions goes on by a move of the other side that
/// leads to what was seen next; those that have none are replaced by others that have. When none is
/// left, pieces are put where they must stand, which fits the last glimpse alone. The positions are ones of the game without fog.
/// The same glimpses and seed give the same positions.
class FogSamples
{
public:
    /// Forgets the game before.
    void clear();
    /// Takes in what the viewer of `view` has seen since the last call. `view` must be a view.
    void follow(const Position &view, std::uint64_t seed);

    [[nodiscard]] const std::vector<Position> &positions() const { return m_positions; }
    /// After how many glimpses no position was left that fitted all of them.
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

/// Whether the player to whom `glimpse` belongs could see nothing else in `position`.
[[nodiscard]] bool fits(const Position &position, Player viewer, const Glimpse &glimpse);

} // namespace tessera::xxlchess
