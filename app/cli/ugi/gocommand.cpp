#include "app/cli/ugi/gocommand.h"

#include "app/cli/input/arguments.h"

#include <algorithm>
#include <array>
#include <limits>

namespace tessera::cli {

namespace {

using std::chrono::milliseconds;

constexpr int kDeepestSearch = 127;
constexpr int kDeepestPerft = 30;
/// The longest time, ten days; more is a mistake.
constexpr long long kLongestTime = 864000000;

/// The player and the kind of a clock word such as `p2time` or `winc`.
struct ClockWord
{
    int player = -1;
    bool isIncrement = false;
};

std::optional<ClockWord> clockWord(std::string_view word)
{
    constexpr std::array<std::array<std::string_view, 2>, kMaxPlayers> kNames{
        {{"p1", "w"}, {"p2", "b"}, {"p3", "p3"}}};
    for (int player = 0; player < kMaxPlayers; ++player) {
        for (const std::string_view name : kNames[static_cast<std::size_t>(player)]) {
            if (!word.starts_with(name))
                continue;
            const std::string_view rest = word.substr(name.size());
            if (rest == "time" || rest == "inc")
                return ClockWord{player, rest == "inc"};
        }
    }
    return std::nullopt;
}

/// Reads the words one by one into a request.
class GoReader
{
public:
    GoReader(std::span<const std::string> words, int playerCount)
        : m_words(words)
        , m_playerCount(playerCount)
    {}

    Result<GoRequest> read()
    {
        while (m_next < m_words.size()) {
            const std::string &word = m_words[m_next++];
            const auto isRead = readLimit(word);
            if (!isRead)
                return isRead.error();
        }
        SearchLimits &limits = m_request.limits;
        const bool isLimited = limits.depth || limits.nodes || limits.moveTime || limits.clocks
                               || m_request.perftDepth;
        limits.isInfinite = limits.isInfinite || !isLimited;
        return m_request;
    }

private:
    Result<bool> readLimit(const std::string &word)
    {
        SearchLimits &limits = m_request.limits;
        if (word == "infinite") {
            limits.isInfinite = true;
            return true;
        }
        if (word == "depth")
            return readNumber(word, 1, kDeepestSearch, [&](long long n) { limits.depth = int(n); });
        if (word == "nodes")
            return readNumber(word, 1, std::numeric_limits<long long>::max(), [&](long long n) {
                limits.nodes = static_cast<std::uint64_t>(n);
            });
        if (word == "movetime")
            return readNumber(word, 0, kLongestTime, [&](long long n) {
                limits.moveTime = milliseconds(n);
            });
        if (word == "perft")
            return readNumber(word, 0, kDeepestPerft, [&](long long n) {
                m_request.perftDepth = int(n);
            });
        const auto clock = clockWord(word);
        if (clock && clock->player < m_playerCount)
            return readClock(word, *clock);
        return Error{
            "go",
            inQuotes(word),
            "depth, nodes, movetime, infinite, perft, or p1time, p1inc and so on"};
    }

    Result<bool> readClock(const std::string &word, ClockWord clock)
    {
        // Referees that wait for the move may give a negative time for a clock that has run out.
        return readNumber(word, -kLongestTime, kLongestTime, [&](long long n) {
            const milliseconds time(std::max(n, 0LL));
            SearchLimits &limits = m_request.limits;
            const Player player = playerAt(clock.player);
            if (clock.isIncrement) {
                limits.increments[player] = time;
                return;
            }
            if (!limits.clocks)
                limits.clocks.emplace();
            (*limits.clocks)[player] = time;
        });
    }

    template<typename Use>
    Result<bool> readNumber(const std::string &word, long long least, long long most, Use use)
    {
        const std::string text = m_next < m_words.size() ? m_words[m_next++] : std::string();
        const auto number = wholeNumber(text, least, most);
        if (!number)
            return Error{"go " + word, inQuotes(text), wantedNumber(least, most)};
        use(*number);
        return true;
    }

    std::span<const std::string> m_words;
    int m_playerCount;
    std::size_t m_next = 0;
    GoRequest m_request;
};

} // namespace

Result<GoRequest> parseGo(std::span<const std::string> words, int playerCount)
{
    return GoReader(words, playerCount).read();
}

} // namespace tessera::cli
