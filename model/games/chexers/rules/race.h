#pragma once

#include "model/games/chexers/rules/hexes.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace tessera::chexers {

/// The solo race, a single-agent distance database: the least number of own turns in which a set of at most four
/// pieces, alone on the board and jumping only over each other, takes 1, 2, 3 or 4 exits. There are 74,519 sets for
/// each player, 1 MB in all, found once by retrograde breadth-first search (0.1 s). The use of such a table as a
/// heuristic follows Roschke and Sturtevant, "UCT Enhancements in Chinese Checkers Using an Endgame Database" (2013).
class RaceTable
{
public:
    static constexpr int kMostPieces = 4;

    /// The table, which the first call makes. Thread-safe.
    [[nodiscard]] static const RaceTable &instance();

    /// The least number of own turns until `player` has taken `exits` exits with the pieces `set`, which has between
    /// `exits` and four pieces; 0 where `exits` is 0.
    [[nodiscard]] int turns(Player player, Bits set, int exits) const
    {
        if (exits == 0)
            return 0;
        return m_turns[static_cast<std::size_t>(player)][static_cast<std::size_t>(exits - 1)]
                      [indexOf(set)];
    }
    /// The same for any number of pieces, of which the best four race; empty where they are too few for `exits`.
    [[nodiscard]] std::optional<int> turnsOfBest(Player player, Bits set, int exits) const;

private:
    RaceTable();
    void solve(int pieces, int exits);

    /// The number of a set among all sets of at most four hexes, smaller sets first (combinatorial number system).
    [[nodiscard]] static std::size_t indexOf(Bits set)
    {
        std::size_t number = 0;
        for (const auto &terms : kTerms)
            number += terms[takeLowest(set)];
        return number;
    }

    /// The amount that the i-th lowest hex of a set adds to its number, by i and hex; 0 for hex 64, the lowest of an
    /// empty set.
    static const std::array<std::array<std::uint32_t, 65>, kMostPieces> kTerms;

    /// The turns by player, exits less one and number of the set.
    std::array<std::array<std::vector<std::uint8_t>, kMostPieces>, kPlayers> m_turns;
};

} // namespace tessera::chexers
