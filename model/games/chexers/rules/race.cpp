#include "model/games/chexers/rules/race.h"

#include "model/games/chexers/rules/board.h"

#include <algorithm>

namespace tessera::chexers {

namespace {

constexpr std::uint8_t kUnknown = 255;

constexpr std::uint32_t choose(int n, int k)
{
    std::uint32_t result = 1;
    for (int i = 1; i <= k; ++i)
        result = result * static_cast<std::uint32_t>(n - k + i) / static_cast<std::uint32_t>(i);
    return n < k ? 0 : result;
}

/// All sets of `count` hexes, added to `sets`.
void addSets(std::vector<Bits> &sets, int count, Bits chosen = 0, int firstCell = 0)
{
    if (count == 0) {
        sets.push_back(chosen);
        return;
    }
    for (int cell = firstCell; cell < kCells; ++cell)
        addSets(sets, count - 1, chosen | bit(kHexes[static_cast<std::size_t>(cell)]), cell + 1);
}

/// Calls `visit` with each choice of four hexes from `set`.
template<typename Visit>
void forEachFour(Bits set, Visit visit)
{
    for (Bits first = set; first != 0;) {
        const Bits a = bit(takeLowest(first));
        for (Bits second = first; second != 0;) {
            const Bits b = bit(takeLowest(second));
            for (Bits third = second; third != 0;) {
                const Bits c = bit(takeLowest(third));
                for (Bits fourth = third; fourth != 0;)
                    visit(a | b | c | bit(takeLowest(fourth)));
            }
        }
    }
}

/// Calls `visit` with each set that `set` becomes by one step or jump of a piece.
template<typename Visit>
void forEachNeighbour(Bits set, Visit visit)
{
    for (Bits left = set; left != 0;) {
        const Hex from = takeLowest(left);
        Bits to = (kNeighbours[from] | across(bit(from), set, Directions())) & kBoard & ~set;
        while (to != 0)
            visit((set ^ bit(from)) | bit(takeLowest(to)));
    }
}

} // namespace

// A set of k pieces follows all C(37, 0) + … + C(37, k − 1) sets of fewer pieces: the i-th lowest hex adds one of these
// terms, besides its own in the combinatorial number system.
constinit const std::array<std::array<std::uint32_t, 65>, RaceTable::kMostPieces> RaceTable::kTerms =
    [] {
        std::array<std::array<std::uint32_t, 65>, kMostPieces> terms{};
        for (int i = 0; i < kMostPieces; ++i) {
            for (int cell = 0; cell < kCells; ++cell)
                terms[static_cast<std::size_t>(i)][kHexes[static_cast<std::size_t>(cell)]]
                    = choose(cell, i + 1) + choose(kCells, i);
        }
        return terms;
    }();

const RaceTable &RaceTable::instance()
{
    static const RaceTable table;
    return table;
}

RaceTable::RaceTable()
{
    std::size_t count = 0;
    for (int pieces = 0; pieces <= kMostPieces; ++pieces)
        count += choose(kCells, pieces);
    for (auto &ofPlayer : m_turns)
        ofPlayer.fill(std::vector<std::uint8_t>(count, kUnknown));

    for (int pieces = 1; pieces <= kMostPieces; ++pieces) {
        for (int exits = 1; exits <= pieces; ++exits)
            solve(pieces, exits);
    }
    for (int pieces = 0; pieces <= kMostPieces; ++pieces) {
        std::vector<Bits> sets;
        addSets(sets, pieces);
        for (const Bits set : sets) {
            const Bits ofGreen = turnedSet(set);
            const std::size_t red = indexOf(set);
            const std::size_t green = indexOf(ofGreen);
            const std::size_t blue = indexOf(turnedSet(ofGreen));
            for (std::size_t i = 0; i < kMostPieces; ++i)
                m_turns[1][i][green] = m_turns[2][i][blue] = m_turns[0][i][red];
        }
    }
}

/// Retrograde analysis: fills in Red's turns for `exits` exits with `pieces` pieces, once those with a piece less are
/// known. Steps and jumps are reversible, so a breadth-first search goes outwards from the sets that exit next.
void RaceTable::solve(int pieces, int exits)
{
    auto &ofRed = m_turns[0][static_cast<std::size_t>(exits - 1)];
    std::vector<Bits> sets;
    addSets(sets, pieces);
    std::vector<std::vector<Bits>> reached;
    const auto reach = [&](Bits set, int turns) {
        auto &known = ofRed[indexOf(set)];
        if (turns >= known)
            return;
        known = static_cast<std::uint8_t>(turns);
        reached.resize(std::max(reached.size(), static_cast<std::size_t>(turns) + 1));
        reached[static_cast<std::size_t>(turns)].push_back(set);
    };
    for (const Bits set : sets) {
        for (Bits leaving = set & kExitEdges[0]; leaving != 0;)
            reach(set, 1 + turns(Player::First, set ^ bit(takeLowest(leaving)), exits - 1));
    }
    for (std::size_t turns = 0; turns < reached.size(); ++turns) {
        for (std::size_t i = 0; i < reached[turns].size(); ++i) {
            const Bits set = reached[turns][i];
            if (ofRed[indexOf(set)] == turns)
                forEachNeighbour(set, [&](Bits next) { reach(next, static_cast<int>(turns) + 1); });
        }
    }
}

std::optional<int> RaceTable::turnsOfBest(Player player, Bits set, int exits) const
{
    const int count = std::popcount(set);
    if (count < exits)
        return std::nullopt;
    if (count <= kMostPieces)
        return turns(player, set, exits);
    int best = kUnknown;
    forEachFour(set, [&](Bits four) { best = std::min(best, turns(player, four, exits)); });
    return best;
}

} // namespace tessera::chexers
