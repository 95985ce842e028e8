#pragma once

#include "model/core/anygame.h"
#include "model/search/engine/engine.h"
#include "model/search/learning/trainingsetup.h"

namespace tessera::training {

/// The labels of a position of self-play.
struct PlayedPosition
{
    std::uint32_t game = 0; ///< the game's number
    Player mover = Player::First;
    /// The search's score of it; empty where a rival moved, whose choice is not learnt.
    std::optional<Score> score;
    /// The points of every player at the end of the game, in per mille.
    PerPlayer<int> result{};
    MoveCode move{}; ///< the legal move that was played
};

/// Every player's winning chances by a search's score, in per mille; `scale` hundredths of a piece multiply the odds by
/// e.
[[nodiscard]] PerPlayer<int> sharesOf(
    const Score &score, Player mover, int playerCount, double scale);

/// The samples of a fit, for training and validation, in a compact form. Each position has one view (two players, or a
/// policy) or one for each player, the mover's first.
class TrainingSet
{
public:
    /// One position: its views, the targets between 0 and 1, the mover's first, and for a policy the legal moves and
    /// which of them was played.
    struct TrainingSample
    {
        std::uint64_t firstRow = 0;
        std::uint32_t firstView = 0;
        std::uint16_t moveCount = 0;
        std::uint16_t played = 0;
        std::array<float, 3> target{};
        std::uint8_t targetCount = 0;
        std::uint8_t viewCount = 0;
        std::uint8_t rowsPerMove = 0;
        bool isForValidation = false;
        bool isOneVersusRest = false;
    };
    /// A position from one player's perspective.
    struct StoredView
    {
        std::span<const Feature> features;
        int bucket = 0;
        float base = 0; ///< the evaluation without the net, in log-odds
    };

    /// Adds a position, unless the setup leaves it out, or has a policy and there is only one legal move. The target is
    /// a mean of score and result (`TrainingSetup::scoreShare`). One game of ten is for validation, with all its
    /// positions.
    void add(
        const AnyPosition &position,
        const PlayedPosition &played,
        const TrainingSetup &trainingSetup);

    [[nodiscard]] std::span<const TrainingSample> samples() const { return m_samples; }
    [[nodiscard]] StoredView view(std::uint32_t number) const;
    /// The features of all legal moves, `rowsPerMove` for each.
    [[nodiscard]] std::span<const std::uint16_t> rows(const TrainingSample &sample) const
    {
        return std::span(m_rows).subspan(
            static_cast<std::size_t>(sample.firstRow),
            std::size_t{sample.moveCount} * sample.rowsPerMove);
    }
    /// A checksum of all samples in their order.
    [[nodiscard]] std::uint32_t checksum() const;

private:
    struct ViewRecord
    {
        std::uint64_t firstFeature = 0;
        std::uint16_t featureCount = 0;
        std::uint16_t bucket = 0;
        float base = 0;
    };

    /// Adds the features of the legal moves; false where there is no choice.
    bool addMoves(
        const AnyPosition &position,
        MoveCode played,
        const TrainingSetup &trainingSetup,
        TrainingSample &sample);

    std::vector<TrainingSample> m_samples;
    std::vector<ViewRecord> m_views;
    std::vector<Feature> m_features;
    std::vector<std::uint16_t> m_rows;
    View m_view;
};

} // namespace tessera::training
