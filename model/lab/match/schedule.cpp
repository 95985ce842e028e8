#include "model/lab/match/schedule.h"

#include "model/core/randomness.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace tessera::lab {

namespace {

/// All orders of `members`, the given one first.
std::vector<std::vector<int>> ordersOf(std::vector<int> members)
{
    std::vector<std::vector<int>> orders;
    std::sort(members.begin(), members.end());
    do
        orders.push_back(members);
    while (std::next_permutation(members.begin(), members.end()));
    return orders;
}

/// All choices of `count` of the players from `first` on.
std::vector<std::vector<int>> combinations(int first, int players, int count)
{
    if (count == 0)
        return {{}};
    std::vector<std::vector<int>> all;
    for (int player = first; player + count <= players; ++player) {
        for (std::vector<int> rest : combinations(player + 1, players, count - 1)) {
            rest.insert(rest.begin(), player);
            all.push_back(std::move(rest));
        }
    }
    return all;
}

} // namespace

Schedule::Schedule(int players, int seats, std::size_t openings, std::uint64_t seed)
    : m_openings(openings)
{
    assert(players >= 2 && openings > 0);
    if (players < seats) {
        // Two players on three seats: each of them twice in turn.
        LineUp lineUp = ordersOf({0, 0, 1});
        for (std::vector<int> &order : ordersOf({0, 1, 1}))
            lineUp.push_back(std::move(order));
        m_lineUps.push_back(std::move(lineUp));
    } else {
        for (const auto &members : combinations(0, players, seats))
            m_lineUps.push_back(ordersOf(members));
    }
    m_blockSize = static_cast<int>(m_lineUps.front().size());
    std::iota(m_openings.begin(), m_openings.end(), std::size_t(0));
    for (std::size_t i = openings; i > 1; --i) {
        const std::uint64_t bits = mixedBits(seed ^ mixedBits(i));
        std::swap(m_openings[i - 1], m_openings[chosenBelow(static_cast<std::uint32_t>(i), bits)]);
    }
}

Pairing Schedule::pairing(int number) const
{
    Pairing pairing;
    pairing.number = number;
    pairing.block = number / m_blockSize;
    const auto block = static_cast<std::size_t>(pairing.block);
    pairing.opening = m_openings[block / m_lineUps.size() % m_openings.size()];
    const LineUp &lineUp = m_lineUps[block % m_lineUps.size()];
    pairing.seats = lineUp[static_cast<std::size_t>(number % m_blockSize)];
    return pairing;
}

std::size_t Schedule::gamesUntilRepetition() const
{
    return m_openings.size() * m_lineUps.size() * static_cast<std::size_t>(m_blockSize);
}

} // namespace tessera::lab
