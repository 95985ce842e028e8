#pragma once

#include "model/games/xxlchess/engine/engine.h"
#include "model/games/xxlchess/engine/fogsamples.h"
#include "model/search/engine/engine.h"

#include <chrono>
#include <optional>
#include <vector>

namespace tessera::xxlchess {

/// One search in the fog, as `FogEngine` describes it, in these steps:
/// 1. it chooses samples (`chooseSamples`);
/// 2. a search of each sample proposes a move (`propose`);
/// 3. a search of each proposal in each sample gives its value (`valueIn`);
/// 4. the best mean value wins (`bestCandidate`).
class FogSearch
{
public:
    /// `open` is the engine of the open game, set to full strength. All must outlive this.
    FogSearch(
        Engine &open,
        const EngineSettings &settings,
        const Position &view,
        const SearchLimits &limits,
        std::stop_token stop);

    /// Searches by determinisation over the samples.
    [[nodiscard]] SearchResult run(const FogSamples &samples);
    /// Searches the board as if there were only what is seen.
    [[nodiscard]] SearchResult runVisible();

private:
    /// A proposed move, with the weight of its proposals and its mean value.
    struct Candidate
    {
        Move move;
        double proposals = 0;
        double value = 0;
    };

    void takeLimits(const SearchLimits &limits);
    [[nodiscard]] bool isLegal(Move move) const;
    [[nodiscard]] const FogLevel &level() const;
    /// The number of levels between this one and the strongest.
    [[nodiscard]] int weakness() const;
    /// Chooses as many samples as the level searches, far from each other in the filter.
    void chooseSamples(const std::vector<Position> &all);
    [[nodiscard]] SearchResult search(
        const Position &position,
        std::uint64_t nodes,
        std::optional<std::chrono::milliseconds> time);
    /// The time of one of so many searches that share a part of the move's time.
    [[nodiscard]] std::optional<std::chrono::milliseconds> timeFor(
        double part, std::size_t searches) const;
    void addProposal(Move move, double weight);
    /// Proposes the best move of each sample, and that of the board as it is seen.
    void propose();
    /// Adds worse moves for the levels that choose among them.
    void addWeakMoves();
    /// The value of a move for the mover in `sample`.
    [[nodiscard]] double valueIn(
        const Position &sample,
        Move move,
        std::uint64_t nodes,
        std::optional<std::chrono::milliseconds> time);
    /// The proposal with the best mean value over all samples.
    [[nodiscard]] SearchResult bestCandidate();
    /// The candidate's value with the error of a weak level.
    [[nodiscard]] double noisyValue(const Candidate &candidate) const;
    [[nodiscard]] SearchResult result(Move move, double value) const;

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
