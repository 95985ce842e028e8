#pragma once

#include "model/games/xxlchess/rules/piece.h"
#include "model/games/xxlchess/rules/squares.h"

#include <vector>

namespace tessera::xxlchess {

/// A sink of `MoveGenerator` that adds moves one by one to a list: anything with `add(Move)`.
template<typename List>
class MoveLister
{
public:
    explicit MoveLister(List &list)
        : m_list(list)
    {}
    void add(Square from, Square to) { m_list.add(Move::of(from, to)); }
    void addTargets(Square from, const SquareSet &targets)
    {
        if (targets.isEmpty())
            return;
        targets.forEach([&](Square to) { add(from, to); });
    }
    /// Slides from `place` to the places strictly between two others of its line; `step` leads from place to place.
    void addRun(Square from, int place, int below, int above, int step)
    {
        for (int i = below + 1; i < above; ++i) {
            if (i != place)
                add(from, from + (i - place) * step);
        }
    }
    /// Pawn moves to `targets`, each from the square `distance` below it.
    void addPawns(const SquareSet &targets, int distance)
    {
        targets.forEach([&](Square to) { add(to - distance, to); });
    }
    /// The same with promotion to each of `kinds`.
    void addPromotions(const SquareSet &targets, int distance, const std::vector<Kind> &kinds)
    {
        targets.forEach([&](Square to) {
            for (const Kind kind : kinds)
                m_list.add(Move::of(to - distance, to, kind));
        });
    }

private:
    List &m_list;
};

/// A sink of `MoveGenerator` that counts moves (bulk counting).
class MoveCounter
{
public:
    void add(Square, Square) { ++m_count; }
    void addTargets(Square, const SquareSet &targets) { m_count += targets.count(); }
    void addRun(Square, int, int below, int above, int) { m_count += above - below - 2; }
    void addPawns(const SquareSet &targets, int) { m_count += targets.count(); }
    void addPromotions(const SquareSet &targets, int, const std::vector<Kind> &kinds)
    {
        m_count += targets.count() * static_cast<int>(kinds.size());
    }
    [[nodiscard]] int count() const { return m_count; }

private:
    int m_count = 0;
};

} // namespace tessera::xxlchess
