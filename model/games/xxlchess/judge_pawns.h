#pragma once

// The member functions of Judge that look at pawns; included by judge.h alone.

#include "model/games/xxlchess/judge.h"

namespace tessera::xxlchess {

template<typename Sink>
void Judge<Sink>::pawns(Player player)
{
    const SideView &own = side(player);
    const SideView &other = side(opponentOf(player));
    const int promotionRank = m_rules.choices().promotionRank;
    own.men[0].forEach([&](Square square) {
        add(player, Terms::onSquare(kPawn, seen(player, square)));
        const int rank = m_rules.ownRank(player, square);
        const int steps = std::clamp(promotionRank - rank, 1, kPawnStepCount);
        const auto file = static_cast<std::size_t>(fileOf(square));
        const bool isFree = other.lastGuard[file] <= rank && other.lastGuard[file + 1] <= rank
                            && other.lastGuard[file + 2] <= rank;
        if (isFree)
            add(player, Terms::plain(kFreePawnWeights, steps - 1));
        if (steps <= kNearSteps)
            way(player, square, steps);
        const std::uint32_t beside = 5U << file >> 1;
        if ((own.pawnFiles & beside) == 0)
            add(player, Terms::plain(kPawnShapeWeights, 3));
    });
}

/// The way of a pawn to the square where it is promoted.
template<typename Sink>
void Judge<Sink>::way(Player player, Square square, int steps)
{
    constexpr int kBlocked = 0;
    constexpr int kWatched = 1;
    constexpr int kOpen = 2;
    const int forward = m_rules.forward(player);
    const Square goal = square + steps * forward;
    if (goal < 0 || goal >= kSquareCount)
        return;
    int state = side(opponentOf(player)).attacked.contains(goal) ? kWatched : kOpen;
    for (Square next = square + forward;; next += forward) {
        if (m_position.man(next).isPresent())
            state = kBlocked;
        if (next == goal || state == kBlocked)
            break;
    }
    const int number = (turn(player) * kNearSteps + steps - 1) * kWayCount + state;
    add(player, Terms::plain(kWayWeights, number));
}

/// What pawns are to each other, and bishops.
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

    std::array<bool, 2> hasBishop{};
    own.men[1].forEach([&](Square square) {
        if (m_position.man(square).kind() == kBishop)
            hasBishop[static_cast<std::size_t>((fileOf(square) + rankOf(square)) % 2)] = true;
    });
    if (hasBishop[0] && hasBishop[1])
        add(player, Terms::plain(kBishopPairWeights));
}

} // namespace tessera::xxlchess
