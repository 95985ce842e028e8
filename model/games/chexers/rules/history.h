#pragma once

#include "model/games/chexers/rules/keys.h"

#include <array>
#include <cassert>
#include <cstdint>

namespace tessera::chexers {

/// The keys of a game's boards since its start, in order, for repetition detection (rules C5). It has the capacity for
/// a whole game (8 KB), so that search adds and drops without allocation.
class History
{
public:
    /// Adds the board after the next turn; returns whether it may have occurred `times` times by now: a cheap test
    /// without false negatives.
    [[nodiscard]] bool add(std::uint64_t key, int times)
    {
        assert(m_size < static_cast<int>(m_keys.size()));
        m_keys[static_cast<std::size_t>(m_size++)] = key;
        return ++counter(key) >= times;
    }
    /// Removes the last board.
    void drop() { --counter(m_keys[static_cast<std::size_t>(--m_size)]); }

    /// The key of the last board.
    [[nodiscard]] std::uint64_t last() const
    {
        return m_keys[static_cast<std::size_t>(m_size - 1)];
    }
    /// Whether the last board has occurred before.
    [[nodiscard]] bool repeats() const
    {
        return m_counters[last() % m_counters.size()] > 1 && occurrences() > 1;
    }
    /// The number of occurrences of the last board. Boards with the same player to move are `kPlayers` apart.
    [[nodiscard]] int occurrences() const
    {
        int count = 0;
        for (int i = m_size - 1; i >= 0; i -= kPlayers)
            count += m_keys[static_cast<std::size_t>(i)] == last() ? 1 : 0;
        return count;
    }

    /// Turns all boards by a third (`Keys::rotated`).
    void turnByThird()
    {
        m_counters.fill(0);
        for (int i = 0; i < m_size; ++i) {
            auto &key = m_keys[static_cast<std::size_t>(i)];
            key = Keys::rotated(key);
            ++counter(key);
        }
    }

private:
    [[nodiscard]] std::uint16_t &counter(std::uint64_t key)
    {
        return m_counters[key % m_counters.size()];
    }

    int m_size = 0;
    /// A counting filter: the number of boards by a few bits of their keys, which shows without a search that a board
    /// is new.
    std::array<std::uint16_t, 1024> m_counters{};
    std::array<std::uint64_t, Keys::kMostTurns + 1> m_keys{};
};

} // namespace tessera::chexers
