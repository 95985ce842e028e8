#pragma once

// The member functions of Evaluator for pawns; included by evaluator.h alone.

#include "model/games/xxlchess/engine/evaluator.h"

namespace tessera::xxlchess {

/// Adds all terms that depend on pawns alone.
template<typename Sink>
void Evaluator<Sink>::pawns()
{
    const LastGuards first = lastGuards<Player::First>();
    const LastGuards second = lastGuards<Player::Second>();
    pawns<Player::First>(second);
    pawns<Player::Second>(first);
}

template<typename Sink>
template<Player Own>
void Evaluator<Sink>::pawns(const LastGuards &enemies)
{
    side<Own>().pawns.forEach([&](Square square) { pawn<Own>(square, enemies); });
    pawnStructure<Own>();
}

/// The last own pawn on each file that an enemy pawn has to pass. Pawns far behind the enemy's promotion rank do not
/// count.
template<typename Sink>
template<Player Own>
auto Evaluator<Sink>::lastGuards() const -> LastGuards
{
    // The ranks behind the promotion rank from which a pawn still guards it in time.
    constexpr int kGuardsBehindGoal = 2;
    const Player enemy = opponentOf(Own);
    const int farthest = m_rules.choices().promotionRank + kGuardsBehindGoal;
    LastGuards guards{};
    side<Own>().pawns.forEach([&](Square square) {
        int &guard = guards[static_cast<std::size_t>(fileOf(square) + 1)];
        const int rank = m_rules.ownRank(enemy, square);
        if (rank <= farthest)
            guard = std::max(guard, rank);
    });
    return guards;
}

/// Adds the terms of a pawn: its square, and whether it is passed or isolated.
template<typename Sink>
template<Player Own>
void Evaluator<Sink>::pawn(Square square, const LastGuards &enemies)
{
    add(Own, Terms::onSquare(kPawn, m_rules.seen(Own, square)));
    const int rank = m_rules.ownRank(Own, square);
    const int steps = std::clamp(m_rules.choices().promotionRank - rank, 1, kPawnStepCount);
    const auto file = static_cast<std::size_t>(fileOf(square));
    if (enemies[file] <= rank && enemies[file + 1] <= rank && enemies[file + 2] <= rank)
        add(Own, Terms::plain(kPassedPawnWeights, steps - 1));
    const std::uint32_t beside = 5U << file >> 1;
    if ((side<Own>().pawnFiles & beside) == 0)
        add(Own, Terms::plain(kPawnStructureWeights, 3));
}

/// Adds the paths of the pawns that are near promotion.
template<typename Sink>
template<Player Own>
void Evaluator<Sink>::pawnPaths()
{
    const SquareSet near = side<Own>().pawns & m_tables.nearPromotion[Own];
    near.forEach([&](Square square) {
        const int rank = m_rules.ownRank(Own, square);
        pawnPath<Own>(square, std::max(m_rules.choices().promotionRank - rank, 1));
    });
}

/// Adds the state of a pawn's path to its promotion square, `steps` away.
template<typename Sink>
template<Player Own>
void Evaluator<Sink>::pawnPath(Square square, int steps)
{
    enum State { Blocked, Obstructed, Watched, Contested, Open };
    const int forward = m_rules.forward(Own);
    const Square goal = square + steps * forward;
    if (goal < 0 || goal >= kSquareCount)
        return;
    State state = Open;
    if (side<opponentOf(Own)>().attacked.contains(goal))
        state = side<Own>().attacked.contains(goal) ? Contested : Watched;
    const int place = placeOn(Orientation::Column, square);
    const auto [below, above]
        = neighboursOf(m_position.blockersOnLine(Orientation::Column, square), place);
    const int free = (forward > 0 ? above - place : place - below) - 1;
    if (free < steps) {
        const Piece piece = m_position.piece(square + (free + 1) * forward);
        state = piece.isPresent() && piece.owner() == Own ? Obstructed : Blocked;
    }
    const int number = (turn(Own) * kNearSteps + steps - 1) * kPawnPathStates + state;
    add(Own, Terms::plain(kPawnPathWeights, number));
}

/// Adds space: squares up to three ranks behind own pawns that the enemy does not attack.
template<typename Sink>
template<Player Own>
void Evaluator<Sink>::space()
{
    const SideView &own = side<Own>();
    const auto behind = [up = m_rules.goesUp(Own)](const SquareSet &set) {
        return up ? set.shiftedDown(kStride) : set.shiftedUp(kStride);
    };
    const SquareSet first = behind(own.pawns);
    const SquareSet second = behind(first);
    const SquareSet all = first | second | behind(second);
    const int safe = (all & m_rules.board()).without(side<opponentOf(Own)>().attacked).count();
    add(Own, Terms::plain(kSpaceWeights, 0), safe);
    add(Own, Terms::plain(kSpaceWeights, 1), safe * own.officers.count() / m_rules.width());
}

/// Adds pawn structure: guarded pawns, phalanxes and doubled pawns.
template<typename Sink>
template<Player Own>
void Evaluator<Sink>::pawnStructure()
{
    const SideView &own = side<Own>();
    const SquareSet &pawns = own.pawns;
    add(Own, Terms::plain(kPawnStructureWeights, 0), (pawns & own.pawnAttacks).count());
    // The mask keeps a shift to the next file from wrapping to the next rank, as there are up to 16 files.
    static constexpr auto kAllButFirst = [] {
        SquareSet set;
        for (Square square = 0; square < kSquareCount; ++square) {
            if (fileOf(square) != 0)
                set.add(square);
        }
        return set;
    }();
    add(Own,
        Terms::plain(kPawnStructureWeights, 1),
        (pawns & pawns.shiftedUp(1) & kAllButFirst).count());
    add(Own, Terms::plain(kPawnStructureWeights, 2), (pawns & pawns.shiftedUp(kStride)).count());
}

} // namespace tessera::xxlchess
