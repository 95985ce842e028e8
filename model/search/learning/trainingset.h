#pragma once

#include "model/core/anygame.h"
#include "model/search/engine/engine.h"
#include "model/search/learning/trainingsetup.h"

namespace tessera::training {

/// What is known of a position of a game that was played for training.
struct PlayedPosition
{
    std::uint32_t game = 0; ///< its number
    Player mover = Player::First;
    /// What a search said of it.
    Score score;
    /// What the game gave to every player in the end, in per mille.
    PerPlayer<int> result{};
};

/// Every player's winning chances by a search's score, in per mille.
[[nodiscard]] PerPlayer<int> sharesOf(
    const Score &score, Player mover, int playerCount, double scale);

/// The training samples in a compact form: each position has one view (two players) or one for each player, the mover's
/// first.
class TrainingSet
{
public:
    /// The views of one position, and their target.
    struct TrainingSample
    {
        std::uint32_t firstView = 0;
        std::uint8_t viewCount = 0;
        bool isForValidation = false;
        bool asksApart = false;
        std::array<float, 3> target{};
    };
    struct SeenFrom
    {
        std::span<const Feature> features;
        int bucket = 0;
        float base = 0; ///< in logarithms of odds
    };

    /// One game of ten is kept for validation, so that no game is on both sides.
    void add(
        const AnyPosition &position,
        const PlayedPosition &played,
        const TrainingSetup &trainingSetup);

    [[nodiscard]] std::span<const TrainingSample> samples() const { return m_samples; }
    [[nodiscard]] SeenFrom view(std::uint32_t number) const;
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
