#pragma once

#include "model/games/watchyourback/rules/position.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace tessera::watchyourback {

/// The solution of the game on the 12 squares that the second shrink leaves (W5): who wins and in how
/// many turns, for every position that is not over, by retrograde analysis. The board does not change
/// any more, so the turn number does not matter, and as the rules treat both colours alike, neither does the colour of
/// the player to move: 474,254 positions. It is computed once, in a fraction of a second, and not stored.
class Tablebase
{
public:
    /// For the player to move: `turns` > 0 won in so many turns of both players, < 0 lost in so many,
    /// 0 when neither can force it (a draw, or a game without end).
    struct Verdict
    {
        int turns = 0;

        friend bool operator==(const Verdict &, const Verdict &) = default;
    };

    /// The table, made at the first call; safe to call from any thread.
    [[nodiscard]] static const Tablebase &instance();
    /// Begins to make the table on a thread of its own, for the first search that needs it.
    static void prepare();

    /// The position's entry; empty before the second shrink, where the game is over, and where a turn limit might cut
    /// off the table's line.
    [[nodiscard]] std::optional<Verdict> verdict(const Position &position) const;

    /// How many positions are won, lost and neither, for White and for Black to move together.
    struct EndTableCounts
    {
        int wins = 0;
        int losses = 0;
        int draws = 0;
        /// Turns of the longest forced win, whoever begins.
        int longestWin = 0;
    };
    [[nodiscard]] EndTableCounts counts() const;

private:
    Tablebase();

    [[nodiscard]] static std::size_t indexOf(Bitboard mover, Bitboard other);

    /// Turns as in `Verdict`, or `kOver`. The index is the set of the mover's pieces in base 3, and twice the
    /// opponent's.
    std::vector<std::int8_t> m_turns;
};

} // namespace tessera::watchyourback
