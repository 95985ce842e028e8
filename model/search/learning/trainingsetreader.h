#pragma once

#include "model/core/erasure/erased.h"
#include "model/search/learning/selfplayedgame.h"
#include "model/search/learning/trainingset.h"

#include <memory>
#include <unordered_set>

namespace tessera::training {

/// Takes games, and makes samples of those of their positions that the training setup wants, none twice. A setup that
/// wants quiet ones gets those whose next position, the opponent's in the same game, was also kept as quiet.
class TrainingSetReader
{
public:
    explicit TrainingSetReader(TrainingSetup trainingSetup);

    /// Plays the game through; the error says where it is none by the rules.
    [[nodiscard]] std::optional<Error> take(const SelfPlayedGame &game, const AnyGame &rules);
    [[nodiscard]] TrainingSet &&samples() && { return std::move(m_samples); }

private:
    void take(PlayedPosition played, const AnyPosition &position);

    TrainingSetup m_trainingSetup;
    TrainingSet m_samples;
    std::unordered_set<std::uint64_t> m_known;
    /// The last position, until it is known whether the game went on quietly.
    PlayedPosition m_played;
    std::unique_ptr<AnyPosition> m_position;
};

} // namespace tessera::training
