#pragma once

#include "model/games/chexers/rules/position.h"
#include "model/games/chexers/rules/race.h"

#include <algorithm>

namespace tessera::chexers {

/// The four pieces nearest to the exit of `player`, or all when there are no more.
[[nodiscard]] Bits nearestFour(Bits pieces, Player player);

/// Adds to `over` the hexes over which the pieces `jumpers` could jump to a hex of `empty`, whoever stands there: for one
/// player, or for several by a vector of sets.
template<typename Set>
constexpr void addJumpedOver(const Set &jumpers, const Set &empty, Set &over)
{
    // Each direction and its opposite.
    for (const Bits step : {Bits{1}, Bits{7}, Bits{8}})
        over |= ((jumpers << step) & (empty >> step)) | ((jumpers >> step) & (empty << step));
}

/// The features of a position for the net. The features one move later are computed from those before at less than half
/// the cost, since a move changes at most two players' races.
class PositionFeatures
{
public:
    static constexpr int kMostRace = 31;
    static constexpr int kMostMaterial = 9;
    static constexpr int kMostJumpable = 3;

    explicit PositionFeatures(const Position &position)
        : m_toMove(position.toMove())
    {
        for (const Player player : kAllPlayers)
            updatePlayer(position, player);
        updateJumps();
    }
    /// Incremental: `position` is one move after that of `before`; `undone` is what `play` returned for the move.
    PositionFeatures(const PositionFeatures &before, const Position &position, Undo undone)
        : PositionFeatures(before)
    {
        m_toMove = position.toMove();
        updatePlayer(position, chexers::before(m_toMove));
        if (undone.convertedFrom != Player::None)
            updatePlayer(position, undone.convertedFrom);
        updateJumps();
    }

    [[nodiscard]] Player toMove() const { return m_toMove; }
    [[nodiscard]] Bits pieces(Player player) const { return m_pieces[slot(player)]; }
    [[nodiscard]] int exits(Player player) const { return m_exits[slot(player)]; }
    /// The own turns of the solo race with the nearest four pieces on the board, up to `kMostRace`.
    [[nodiscard]] int race(Player player) const { return m_race[slot(player)]; }
    /// The number of pieces and exits, up to `kMostMaterial`.
    [[nodiscard]] int material(Player player) const { return m_material[slot(player)]; }
    /// The number of `player`'s pieces over which `by` could jump if it were their turn, up to `kMostJumpable`.
    [[nodiscard]] int jumpable(Player player, Player by) const
    {
        constexpr int kCounts = kMostJumpable + 1;
        return by == after(player) ? jumps(player) / kCounts : jumps(player) % kCounts;
    }
    /// Both numbers of `jumpable` as one, that of the player after first.
    [[nodiscard]] int jumps(Player player) const { return m_jumps[slot(player)]; }
    /// What `race` is of a player who has these pieces and exits.
    [[nodiscard]] int raceOf(Bits own, int exits, Player player) const
    {
        const int left = std::min(kExitsToWin - exits, std::popcount(own));
        return std::min(m_races.turns(player, nearestFour(own, player), left), kMostRace);
    }

private:
    /// The sets of all players, for which g++ and clang make vector instructions; the last is not used.
    using Sets [[gnu::vector_size(4 * sizeof(Bits))]] = Bits;

    void updatePlayer(const Position &position, Player player)
    {
        const Bits own = position.board().pieces(player);
        const int count = std::popcount(own);
        const int exits = position.exits(player);
        m_pieces[slot(player)] = own;
        m_exits[slot(player)] = static_cast<std::uint8_t>(exits);
        m_race[slot(player)] = static_cast<std::uint8_t>(raceOf(own, exits, player));
        m_material[slot(player)] = static_cast<std::uint8_t>(std::min(count + exits, kMostMaterial));
    }
    void updateJumps()
    {
        const Sets own{m_pieces[0], m_pieces[1], m_pieces[2]};
        const Sets others = __builtin_shufflevector(own, own, 1, 2, 0, 3)
                            | __builtin_shufflevector(own, own, 2, 0, 1, 3);
        Sets over{};
        addJumpedOver(own, kBoard & ~(own | others), over);
        for (const Player player : kAllPlayers) {
            const auto jumpableBy = [&](Player by) {
                return std::min(std::popcount(pieces(player) & over[slot(by)]), kMostJumpable);
            };
            m_jumps[slot(player)] = static_cast<std::uint8_t>(
                jumpableBy(after(player)) * (kMostJumpable + 1)
                + jumpableBy(chexers::before(player)));
        }
    }

    const RaceTable &m_races = RaceTable::instance();
    std::array<Bits, kPlayers> m_pieces{};
    std::array<std::uint8_t, kPlayers> m_exits{};
    std::array<std::uint8_t, kPlayers> m_race{};
    std::array<std::uint8_t, kPlayers> m_material{};
    std::array<std::uint8_t, kPlayers> m_jumps{};
    Player m_toMove;
};

} // namespace tessera::chexers
