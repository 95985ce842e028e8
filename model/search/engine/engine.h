#pragma once

#include "model/core/anygame.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace tessera {

/// The limits of a search; the first one reached ends it. With none set, only the stop token ends it.
struct SearchLimits
{
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<std::chrono::milliseconds> moveTime;
    /// The time left on the clocks of the game, from which the search plans its own time.
    std::optional<PerPlayer<std::chrono::milliseconds>> clocks;
    PerPlayer<std::chrono::milliseconds> increments{};
    /// Whether to search until stopped, even when the move is clear.
    bool isInfinite = false;

    [[nodiscard]] static SearchLimits ofTime(std::chrono::milliseconds time)
    {
        SearchLimits limits;
        limits.moveTime = time;
        return limits;
    }
    [[nodiscard]] static SearchLimits ofDepth(int depth)
    {
        SearchLimits limits;
        limits.depth = depth;
        return limits;
    }
};

/// A search's judgement of a position.
struct Score
{
    enum class Kind : std::uint8_t {
        Centipawns, ///< `value` hundredths of a piece for the player to move
        Mate,       ///< won (`value` > 0) or lost in that many own moves
        Shares,     ///< `shares`: winning chances of each player in per mille
    };

    Kind kind = Kind::Centipawns;
    int value = 0;
    PerPlayer<int> shares{};

    /// The score as UGI writes it: `cp 31`, `mate -2`, `shares 510 300 190`.
    [[nodiscard]] std::string text(int playerCount) const;

    friend bool operator==(const Score &, const Score &) = default;
};

/// A search's report while it runs: its best line so far, as in UGI's `info`.
struct SearchInfo
{
    int depth = 0;          ///< in plies
    int selectiveDepth = 0; ///< the deepest ply reached
    int lineNumber = 1;     ///< of several lines (MultiPV), the best is 1
    Score score;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    /// The share of the table, or of the tree's memory, that is in use, per mille.
    int hashFull = 0;
    /// The principal variation.
    std::vector<MoveCode> line;
};

/// The result of a search. `line` begins with the move to play. On one thread, `nodes` depends only on position, limits
/// other than time, settings and seed.
using SearchResult = SearchInfo;

/// How an engine plays: the options of UGI.
struct EngineSettings
{
    static constexpr int kStrongest = 10;
    /// The number of processors, at least 1: more threads would only wait for each other.
    [[nodiscard]] static int mostThreads();

    int hashMebibytes = 64;
    /// Threads that search together; only one thread's searches can be repeated.
    int threadCount = 1;
    int level = kStrongest;
    std::uint64_t seed = 0;
    /// How many of the best moves are reported with their lines ("MultiPV").
    int lineCount = 1;
    bool usesBook = false;
    /// The kind of search at full strength: an index into `GameEntry::searchKinds`. The first kind has scored best.
    int kind = 0;

    friend bool operator==(const EngineSettings &, const EngineSettings &) = default;
};

/// A computer player of one game. Not thread-safe: it runs one search at a time, on any thread. The stop token ends a
/// search within milliseconds.
class Engine
{
public:
    using Report = std::function<void(const SearchInfo &)>;

    virtual ~Engine() = default;

    virtual void configure(const EngineSettings &settings) = 0;
    /// Forgets what the searches of the previous game have left (`ucinewgame`).
    virtual void newGame() = 0;
    /// Allocates the memory of searches ahead of time; otherwise the first search does so bit by bit.
    virtual void prepare() = 0;
    /// Searches `position`, which must not be over, at the level set. `report`, which may be empty, gets each new best
    /// line, on the caller's thread.
    virtual SearchResult think(
        const AnyPosition &position,
        const SearchLimits &limits,
        std::stop_token stop,
        const Report &report)
        = 0;
};

} // namespace tessera
