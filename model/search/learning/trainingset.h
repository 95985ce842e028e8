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
    /// The search's score of it.
    Score score;
    /// The points of every player at the end of the game, in per mille.
    PerPlayer<int> result{};
};

/// Every player's winning chances by a search's score, in per mille; `scale` hundredths of a piece multiply the odds by
/// e.
[[nodiscard]] PerPlayer<int> sharesOf(
    const Score &score, Player mover, int playerCount, double scale);

/// The samples of a fit, for training and validation, in a compact form. Each position has one view (two players) or
/// one for each player, the mover's first.
class TrainingSet
{
public:
    /// One position: its views, and the target for each of them, between 0 and 1.
    struct TrainingSample
    {
        std::uint32_t firstView = 0;
        std::uint8_t viewCount = 0;
        bool isForValidation = false;
        bool isOneVersusRest = false;
        std::array<float, 3> target{};
    };
    /// A position from one player's perspective.
    struct StoredView
    {
        std::span<const Feature> features;
        int bucket = 0;
        float base = 0; ///< the evaluation without the net, in log-odds
    };

    /// Adds a position, unless the setup leaves it out. The target is a mean of score and result
    /// (`TrainingSetup::scoreShare`). One game of ten is for validation, with all its positions.
    void add(
        const AnyPosition &position,
        const PlayedPosition &played,
        const TrainingSetup &trainingSetup);

    [[nodiscard]] std::span<const TrainingSample> samples() const { return m_samples; }
    [[nodiscard]] StoredView view(std::uint32_t number) const;
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

    std::vector<TrainingSample> m_samples;
    std::vector<ViewRecord> m_views;
    std::vector<Feature> m_features;
    View m_view;
};

} // namespace tessera::training
