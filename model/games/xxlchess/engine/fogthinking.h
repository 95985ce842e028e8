#pragma once

#include "model/games/xxlchess/engine/fogsamples.h"
#include "model/games/xxlchess/engine/levels.h"
#include "model/search/engine/engine.h"

#include <chrono>
#include <optional>
#include <vector>

namespace tessera::xxlchess {

/// One search in the fog, as `FogEngine` describes it.
class FogThinking
{
public:
    /// `open` is the engine of the open game, set to full strength. All must outlive this.
    FogThinking(
        Engine &open,
        const EngineSettings &settings,
        const Position &view,
        const SearchLimits &limits,
        std::stop_token stop);

    /// Among positions that fit what was seen.
    [[nodiscard]] SearchResult run(const FogSamples &samples);
    /// As if there were nothing but what is seen.
    [[nodiscard]] SearchResult runVisible();

private:
    struct Candidate
    {
        Move move;
        double proposals = 0;
        double worth = 0;
    };

    void takeLimits(const SearchLimits &limits);
    [[nodiscard]] bool isLegal(Move move) const;
    [[nodiscard]] const FogLevel &level() const;
    /// How many levels this one is below the strongest.
    [[nodiscard]] int weakness() const;
    /// So many of them as the level looks at, far from each other.
    void chooseSamples(const std::vector<Position> &all);
    [[nodiscard]] SearchResult search(
        const Position &position,
        std::uint64_t nodes,
        std::optional<std::chrono::milliseconds> time);
    /// For one of so many searches that share a part of the time.
    [[nodiscard]] std::optional<std::chrono::milliseconds> timeFor(
        double part, std::size_t searches) const;
    void addProposal(Move move, double weight);
    /// Proposes the best move of each sample, and the best one on the board that is seen.
    void propose();
    /// Adds worse moves for the levels that choose among them.
    void addStrays();
    /// The value of a move for the mover if the board is `sample`.
    [[nodiscard]] double worth(
        const Position &sample,
        Move move,
        std::uint64_t nodes,
        std::optional<std::chrono::milliseconds> time);
    /// The proposal that does best in all samples on average.
    [[nodiscard]] SearchResult judge();
    /// The candidate's value with the error of a weak level.
    [[nodiscard]] double judged(const Candidate &candidate) const;
    [[nodiscard]] SearchResult result(Move move, double worth) const;

    Engine &m_open;
    EngineSettings m_settings;
    const Position &m_view;
    std::stop_token m_stop;
    std::chrono::steady_clock::time_point m_began;
    Position::MoveList m_moves;
    std::uint64_t m_nodes = 0;
    std::optional<int> m_depth;
    std::optional<std::chrono::milliseconds> m_time;
    std::vector<Position> m_samples;
    std::vector<Candidate> m_candidates;
    std::uint64_t m_used = 0;
    int m_reached = 0;
};

} // namespace tessera::xxlchess
