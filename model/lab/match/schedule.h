#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace tessera::lab {

/// Which players meet in a match.
enum class MatchFormat : std::uint8_t {
    RoundRobin, ///< everybody
    Gauntlet,   ///< the first player meets all others
    Ladder,     ///< each player meets the next one
};

/// The format's word: `round-robin`, `gauntlet`, `ladder`.
[[nodiscard]] std::string_view text(MatchFormat format);
[[nodiscard]] std::optional<MatchFormat> parseMatchFormat(std::string_view text);

/// The seats and the opening of a game of a match.
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

/// The order of the games of a match, a pure function of the constructor's arguments. Two players on two seats make
/// blocks of two games. On three seats two players make the six patterns AAB ABA BAA ABB BAB BBA and three players
/// their six orders. More players than seats meet in all combinations that the format has, block by block; in a ladder
/// always two of them.
class Schedule
{
public:
    /// The most players in a match; the combinations of more would fill the memory.
    static constexpr std::size_t kMostPlayers = 64;

    Schedule(
        int players,
        int seats,
        std::size_t openings,
        std::uint64_t seed,
        MatchFormat format = MatchFormat::RoundRobin);

    [[nodiscard]] Pairing pairing(int number) const;
    [[nodiscard]] int blockSize() const { return m_blockSize; }
    /// The number of blocks until all players have met from one opening.
    [[nodiscard]] int roundSize() const { return static_cast<int>(m_lineUps.size()); }
    /// The number of games after which openings repeat.
    [[nodiscard]] std::size_t gamesUntilRepetition() const;

private:
    /// The seats of each game of a block.
    using LineUp = std::vector<std::vector<int>>;

    std::vector<LineUp> m_lineUps;
    int m_blockSize = 1;
    /// The openings in the order of their use.
    std::vector<std::size_t> m_openings;
};

} // namespace tessera::lab
