#pragma once

#include "model/core/result.h"
#include "model/search/engine/engine.h"
#include "model/search/learning/trainingsetup.h"

namespace tessera::training {

/// A position of a game that was played for training: its text, the score of a search, and the result of the game. Kept
/// as a line of text, `GAME;TEXT;PLAYER;SCORE;RESULT`: the number of the game, the position, the player to move (from
/// 1), the score as the protocol writes it (`cp 31` or `shares 510 300 190`), and what the result gave to every player,
/// in per mille.
struct PlayedPosition
{
    std::uint32_t game = 0;
    std::string text;
    Player mover = Player::First;
    Score score;
    PerPlayer<int> result{};

    [[nodiscard]] std::string line(int playerCount) const;
};
[[nodiscard]] Result<PlayedPosition> readPlayedPosition(std::string_view line, int playerCount);

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
