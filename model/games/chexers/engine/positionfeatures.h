#pragma once

#include "model/games/chexers/engine/race.h"
#include "model/games/chexers/rules/position.h"

#include <algorithm>

namespace tessera::chexers {

/// The four pieces nearest to the exit of `player`, or all when there are no more.
[[nodiscard]] Bits nearestFour(Bits pieces, Player player);

/// The pieces `own` over which a piece of `others` could jump to a hex of `empty`.
template<int... directions>
[[nodiscard]] constexpr Bits jumpedOver(
    Bits own, Bits others, Bits empty, std::integer_sequence<int, directions...>)
{
    return own & (... | (shifted<directions>(others) & shifted<-directions>(empty)));
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
    {
        for (const Player player : kAllPlayers)
            updatePlayer(position, player);
        updateJumps(position);
    }
    /// Incremental: `position` is one move after that of `before`; `undone` is what `play` returned for the move.
    PositionFeatures(const PositionFeatures &before, const Position &position, Undo undone)
        : PositionFeatures(before)
    {
        updatePlayer(position, chexers::before(position.toMove()));
        if (undone.convertedFrom != Player::None)
            updatePlayer(position, undone.convertedFrom);
        updateJumps(position);
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
        return m_jumpable[slot(player)][slot(by)];
    }

private:
    void updatePlayer(const Position &position, Player player)
    {
        const Bits own = position.board().pieces(player);
        const int count = std::popcount(own);
        const int needed = kExitsToWin - position.exits(player);
        const int turns = m_races.turns(player, nearestFour(own, player), std::min(needed, count));
        m_pieces[slot(player)] = own;
        m_exits[slot(player)] = position.exits(player);
        m_race[slot(player)] = std::min(turns, kMostRace);
        m_material[slot(player)] = std::min(count + position.exits(player), kMostMaterial);
    }
    void updateJumps(const Position &position)
    {
        const Bits empty = kBoard & ~position.board().occupied();
        for (const Player player : kAllPlayers) {
            for (const Player by : {after(player), chexers::before(player)})
                m_jumpable[slot(player)][slot(by)] = std::min(
                    std::popcount(jumpedOver(pieces(player), pieces(by), empty, Directions())),
                    kMostJumpable);
        }
        m_toMove = position.toMove();
    }

    const RaceTable &m_races = RaceTable::instance();
    Player m_toMove = Player::First;
    std::array<Bits, kPlayers> m_pieces{};
    std::array<int, kPlayers> m_exits{};
    std::array<int, kPlayers> m_race{};
    std::array<int, kPlayers> m_material{};
    std::array<std::array<int, kPlayers>, kPlayers> m_jumpable{};
};

} // namespace tessera::chexers
