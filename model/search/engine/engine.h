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

/// When a search ends; whichever comes first. With none set it ends with the stop token only.
struct SearchLimits
{
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<std::chrono::milliseconds> moveTime;
    /// Clocks of the game, from which the search plans its own time.
    std::optional<PerPlayer<std::chrono::milliseconds>> clocks;
    PerPlayer<std::chrono::milliseconds> increments{};
    /// Think on until stopped, even when the move is clear.
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

/// What a search thinks of a position.
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

    /// As the protocol writes it: `cp 31`, `mate -2`, `shares 510 300 190`.
    [[nodiscard]] std::string text(int playerCount) const;

    friend bool operator==(const Score &, const Score &) = default;
};

/// What a search reports while it runs: its best line so far.
struct SearchInfo
{
    int depth = 0;
    int selectiveDepth = 0;
    int lineNumber = 1;
    Score score;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    /// Table entries in use, per mille.
    int hashFull = 0;
    std::vector<MoveCode> line;
};

/// What a search ended with. `line` begins with the move to play; it is empty only when the game is
/// over. `nodes` is a pure function of position, limits (other than time) and seed on one thread.
using SearchResult = SearchInfo;

/// How an engine plays; the options of the protocol.
struct EngineSettings
{
    static constexpr int kStrongest = 10;
    /// More threads than processors only wait for each other.
    [[nodiscard]] static int mostThreads();

    int hashMebibytes = 64;
    /// Threads that search together; only one thread's searches can be repeated.
    int threadCount = 1;
    int level = kStrongest;
    std::uint64_t seed = 0;
    /// How many of the best moves are reported with their lines ("MultiPV").
    int lineCount = 1;
    bool usesBook = false;
    /// By which of the game's kinds of search it thinks at full strength (`GameEntry::searchKinds`);
    /// the first is the one that has won most.
    int kind = 0;

    friend bool operator==(const EngineSettings &, const EngineSettings &) = default;
};

/// A computer player's thinking for one game. Not thread-safe: one search at a time, on whichever
/// thread; ask it to end through the stop token, which it heeds within milliseconds.
class Engine
{
public:
    using Report = std::function<void(const SearchInfo &)>;

    virtual ~Engine() = default;

    virtual void configure(const EngineSettings &settings) = 0;
    /// Forgets what was learnt in the game before.
    virtual void newGame() = 0;
    /// Takes the memory that searches will use, so that none of their time goes into that; without it
    /// they take it bit by bit.
    virtual void prepare() = 0;
    /// Thinks about `position`, which must not be over, at the level set.
    virtual SearchResult think(
        const AnyPosition &position,
        const SearchLimits &limits,
        std::stop_token stop,
        const Report &report)
        = 0;
};

} // namespace tessera
