#pragma once

// The member functions of Judge that look at pawns; included by judge.h alone.

#include "model/games/xxlchess/judge.h"

namespace tessera::xxlchess {

/// All that hangs on pawns alone.
template<typename Sink>
void Judge<Sink>::pawns()
{
    const std::array<LastGuards, 2> guards{lastGuards(Player::First), lastGuards(Player::Second)};
    for (const Player player : {Player::First, Player::Second}) {
        const LastGuards &enemies = guards[static_cast<std::size_t>(opponentOf(player))];
        side(player).men[0].forEach([&](Square square) { pawn(player, square, enemies); });
        shapes(player);
    }
}

/// Pawns far behind the enemy's promotion rank do not count.
template<typename Sink>
auto Judge<Sink>::lastGuards(Player player) const -> LastGuards
{
    // Ranks behind the promotion rank from which a pawn still guards it in time.
    constexpr int kGuardsBehindGoal = 2;
    const Player enemy = opponentOf(player);
    const int farthest = m_rules.choices().promotionRank + kGuardsBehindGoal;
    LastGuards guards{};
    side(player).men[0].forEach([&](Square square) {
        int &guard = guards[static_cast<std::size_t>(fileOf(square) + 1)];
        const int rank = m_rules.ownRank(enemy, square);
        if (rank <= farthest)
            guard = std::max(guard, rank);
    });
    return guards;
}

template<typename Sink>
void Judge<Sink>::pawn(Player player, Square square, const LastGuards &enemies)
{
    add(player, Terms::onSquare(kPawn, m_rules.seen(player, square)));
    const int rank = m_rules.ownRank(player, square);
    const int steps = std::clamp(m_rules.choices().promotionRank - rank, 1, kPawnStepCount);
    const auto file = static_cast<std::size_t>(fileOf(square));
    if (enemies[file] <= rank && enemies[file + 1] <= rank && enemies[file + 2] <= rank)
        add(player, Terms::plain(kFreePawnWeights, steps - 1));
    const std::uint32_t beside = 5U << file >> 1;
    if ((side(player).pawnFiles & beside) == 0)
        add(player, Terms::plain(kPawnShapeWeights, 3));
}

/// The pawns that are not far from promotion.
template<typename Sink>
void Judge<Sink>::ways(Player player)
{
    const SquareSet near = side(player).men[0] & m_tables.nearPromotion[player];
    near.forEach([&](Square square) {
        const int rank = m_rules.ownRank(player, square);
        way(player, square, std::max(m_rules.choices().promotionRank - rank, 1));
    });
}

/// The way of a pawn to the square where it is promoted.
template<typename Sink>
void Judge<Sink>::way(Player player, Square square, int steps)
{
    enum State { Blocked, Obstructed, Watched, Contested, Open };
    const int forward = m_rules.forward(player);
    const Square goal = square + steps * forward;
    if (goal < 0 || goal >= kSquareCount)
        return;
    State state = Open;
    if (side(opponentOf(player)).attacked.contains(goal))
        state = side(player).attacked.contains(goal) ? Contested : Watched;
    const int place = placeOn(Orientation::Column, square);
    const auto [below, above]
        = neighboursOf(m_position.blockersOnLine(Orientation::Column, square), place);
    const int free = (forward > 0 ? above - place : place - below) - 1;
    if (free < steps) {
        const Man man = m_position.man(square + (free + 1) * forward);
        state = man.isPresent() && man.owner() == player ? Obstructed : Blocked;
    }
    const int number = (turn(player) * kNearSteps + steps - 1) * kWayCount + state;
    add(player, Terms::plain(kWayWeights, number));
}

/// What pawns are to each other.
template<typename Sink>
void Judge<Sink>::shapes(Player player)
{
    const SideView &own = side(player);
    const SquareSet &pawns = own.men[0];
    add(player, Terms::plain(kPawnShapeWeights, 0), (pawns & own.pawnAttacks).count());
    // A file's step does not lead around the board's side: pawns stand on 16 files at most.
    static constexpr auto kAllButFirst = [] {
        SquareSet set;
        for (Square square = 0; square < kSquareCount; ++square) {
            if (fileOf(square) != 0)
                set.add(square);
        }
        return set;
    }();
    add(player,
        Terms::plain(kPawnShapeWeights, 1),
        (pawns & pawns.shiftedUp(1) & kAllButFirst).count());
    add(player, Terms::plain(kPawnShapeWeights, 2), (pawns & pawns.shiftedUp(kStride)).count());
}

} // namespace tessera::xxlchess
