#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace tessera::lab {

/// Who meets whom in a match.
enum class MatchFormat : std::uint8_t {
    RoundRobin, ///< everybody
    Gauntlet,   ///< the first player all others
    Ladder,     ///< each player the next one
};

/// `round-robin`, `gauntlet`, `ladder`.
[[nodiscard]] std::string_view text(MatchFormat format);
[[nodiscard]] std::optional<MatchFormat> parseMatchFormat(std::string_view text);

/// Who plays a game of a match where, and from which opening.
struct Pairing
{
    /// Games count from 0 over the whole match, whatever part of it is played here.
    int number = 0;
    /// Games of a block have the same players and opening and differ in the seats; only whole blocks
    /// are fair samples.
    int block = 0;
    std::size_t opening = 0;
    /// The player (by number) on each seat.
    std::vector<int> seats;
};

/// The order of the games of a match, a pure function of what it is made of. Two players on two seats
/// make blocks of two games. On three seats two players make the six patterns AAB ABA BAA ABB BAB BBA
/// and three players their six orders. More players than seats meet in all combinations that the format
/// has, block by block; in a ladder always two of them.
class Schedule
{
public:
    /// More players in one match: their combinations would fill the memory.
    static constexpr std::size_t kMostPlayers = 64;

    Schedule(
        int players,
        int seats,
        std::size_t openings,
        std::uint64_t seed,
        MatchFormat format = MatchFormat::RoundRobin);

    [[nodiscard]] Pairing pairing(int number) const;
    [[nodiscard]] int blockSize() const { return m_blockSize; }
    /// Blocks until all players have met from one opening.
    [[nodiscard]] int roundSize() const { return static_cast<int>(m_lineUps.size()); }
    /// Games after which openings come again.
    [[nodiscard]] std::size_t gamesUntilRepetition() const;

private:
    /// A block: the seats of each of its games.
    using LineUp = std::vector<std::vector<int>>;

    std::vector<LineUp> m_lineUps;
    int m_blockSize = 1;
    /// The openings in the order of their use.
    std::vector<std::size_t> m_openings;
};

} // namespace tessera::lab
