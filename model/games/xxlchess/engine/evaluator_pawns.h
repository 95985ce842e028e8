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

/// Adds the paths of the pawns that are near promotion to their promotion squares: rank by rank backward from there, all
/// pawns of a rank at once, with a bit for each file. For a pawn at or beyond the promotion rank, the path is one step.
template<typename Sink>
template<Player Own>
void Evaluator<Sink>::pawnPaths()
{
    enum State { Blocked, Obstructed, Watched, Contested, Open };
    const SideView &own = side<Own>();
    const SideView &other = side<opponentOf(Own)>();
    const SquareSet near = own.pawns & m_tables.nearPromotion[Own];
    if (near.isEmpty())
        return;
    const bool goesUp = m_rules.goesUp(Own);
    const int height = m_rules.height();
    const int promotionRank = m_rules.choices().promotionRank;
    // The files on which the next piece ahead is an enemy or an own one, and those whose goals are attacked.
    std::uint32_t blocked = 0;
    std::uint32_t obstructed = 0;
    std::uint32_t watched = 0;
    std::uint32_t guarded = 0;
    int ahead = near.intersects(m_rules.promotionZone(Own)) ? height : promotionRank;
    for (; ahead > 1 && ahead + kNearSteps > promotionRank; --ahead) {
        const auto rankAhead = static_cast<unsigned>(goesUp ? ahead - 1 : height - ahead);
        if (ahead >= promotionRank) {
            blocked = obstructed = 0;
            watched = other.attacked.filesOn(rankAhead);
            guarded = own.attacked.filesOn(rankAhead);
        }
        const std::uint32_t enemies = m_position.pieces(opponentOf(Own)).filesOn(rankAhead);
        const std::uint32_t friends = m_position.pieces(Own).filesOn(rankAhead);
        blocked = enemies | (blocked & ~friends);
        obstructed = friends | (obstructed & ~enemies);
        const std::uint32_t pawns = near.filesOn(goesUp ? rankAhead - 1 : rankAhead + 1);
        if (pawns == 0)
            continue;
        const std::uint32_t free = pawns & ~(blocked | obstructed);
        const int steps = std::max(promotionRank - ahead + 1, 1);
        const int number = (turn(Own) * kNearSteps + steps - 1) * kPawnPathStates;
        const auto addState = [&](State state, std::uint32_t files) {
            if (files != 0)
                add(Own, Terms::plain(kPawnPathWeights, number + state), std::popcount(files));
        };
        addState(Blocked, pawns & blocked);
        addState(Obstructed, pawns & obstructed);
        addState(Watched, free & watched & ~guarded);
        addState(Contested, free & watched & guarded);
        addState(Open, free & ~watched);
    }
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
