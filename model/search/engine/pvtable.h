#pragma once

#include "model/core/fixedlist.h"
#include "model/search/engine/scores.h"

#include <array>

namespace tessera {

/// Triangular PV table: for each ply of a search the principal variation found from there on.
///
///     ply 0   m0 m1 m2 m3
///     ply 1      m1 m2 m3      `extend(0, m0)` makes line 0 of m0 and line 1
///     ply 2         m2 m3
template<typename Move>
class PvTable
{
public:
    using Line = FixedList<Move, kMostPlies + 1>;

    [[nodiscard]] const Line &lineAt(int ply) const { return m_lines[index(ply)]; }
    void clear(int ply) { m_lines[index(ply)].clear(); }

    /// Makes the line of `ply` from `move` and the line of the next ply.
    void extend(int ply, Move move)
    {
        Line &line = m_lines[index(ply)];
        line.clear();
        line.add(move);
        for (const Move next : m_lines[index(ply) + 1])
            line.add(next);
    }

private:
    static std::size_t index(int ply) { return static_cast<std::size_t>(ply); }

    std::array<Line, kMostPlies + 2> m_lines{};
};

} // namespace tessera
