#include "model/lab/match/schedule.h"

#include "model/core/randomness.h"

#include <algorithm>
#include <array>
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

/// The groups of players that meet.
std::vector<std::vector<int>> meetings(MatchFormat format, int players, int seats)
{
    if (format == MatchFormat::Ladder) {
        std::vector<std::vector<int>> steps;
        for (int player = 0; player + 1 < players; ++player)
            steps.push_back({player, player + 1});
        return steps;
    }
    auto all = combinations(0, players, std::min(players, seats));
    if (format == MatchFormat::Gauntlet)
        std::erase_if(all, [](const auto &members) { return members.front() != 0; });
    return all;
}

/// The seats of the games in which `members` meet.
std::vector<std::vector<int>> lineUpOf(const std::vector<int> &members, int seats)
{
    if (std::ssize(members) == seats)
        return ordersOf(members);
    // Two players on three seats sit there twice in turn.
    const int one = members.front();
    const int other = members.back();
    auto lineUp = ordersOf({one, one, other});
    for (std::vector<int> &order : ordersOf({one, other, other}))
        lineUp.push_back(std::move(order));
    return lineUp;
}

struct FormatRow
{
    MatchFormat format;
    std::string_view text;
};

constexpr std::array kFormats{
    FormatRow{MatchFormat::RoundRobin, "round-robin"},
    FormatRow{MatchFormat::Gauntlet, "gauntlet"},
    FormatRow{MatchFormat::Ladder, "ladder"}};

} // namespace

std::string_view text(MatchFormat format)
{
    return kFormats[static_cast<std::size_t>(format)].text;
}

std::optional<MatchFormat> parseMatchFormat(std::string_view text)
{
    for (const FormatRow &row : kFormats) {
        if (row.text == text)
            return row.format;
    }
    return std::nullopt;
}

Schedule::Schedule(
    int players, int seats, std::size_t openings, std::uint64_t seed, MatchFormat format)
    : m_openings(openings)
{
    assert(players >= 2 && openings > 0);
    for (const auto &members : meetings(format, players, seats))
        m_lineUps.push_back(lineUpOf(members, seats));
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
