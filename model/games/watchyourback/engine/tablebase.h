#pragma once

#include "model/games/watchyourback/rules/position.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace tessera::watchyourback {

/// The endgame tablebase: the solution of the game on the 12 squares that the second shrink leaves (W5), by retrograde
/// analysis. For every position that is not over it has the winner and the turns to the end. The board does not change
/// any more, so the turn number does not matter, and as the rules treat both colours alike, neither does the colour of
/// the player to move: 474,254 positions. The table is computed once, in a fraction of a second, and not stored.
class Tablebase
{
public:
    /// For the player to move: `turns` > 0 where they win in so many turns of both players, < 0 where they lose in so
    /// many, 0 where neither can force a win (a draw, or a game without end).
    struct Entry
    {
        int turns = 0;

        friend bool operator==(const Entry &, const Entry &) = default;
    };

    /// The table, which the first call makes. Thread-safe.
    [[nodiscard]] static const Tablebase &instance();
    /// Begins to make the table on a thread of its own, so that it is ready for the first search that needs it.
    static void prepare();

    /// The position's entry; empty before the second shrink, where the game is over, and where the turn limit (W7)
    /// would come before the end. Thread-safe.
    [[nodiscard]] std::optional<Entry> probe(const Position &position) const;

    /// The numbers of positions that are won, lost and neither, with White and with Black to move.
    struct Counts
    {
        int wins = 0;
        int losses = 0;
        int draws = 0;
        /// The turns of the longest forced win.
        int longestWin = 0;
    };
    [[nodiscard]] Counts counts() const;

private:
    Tablebase();

    /// The turns of each position as in `Entry`, or a mark where the game is over. The index is the set of the mover's
    /// pieces read in base 3, and twice the opponent's.
    std::vector<std::int8_t> m_turns;
};

} // namespace tessera::watchyourback
