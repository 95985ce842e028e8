#pragma once

#include "model/core/erasure/erased.h"
#include "model/search/learning/trainingset.h"

#include <memory>

namespace tessera::training {

/// Takes played positions in the order of the file, and makes samples of those that the training setup wants. A setup
/// that wants quiet ones gets those whose next position, the opponent's in the same game, was also kept as quiet.
class TrainingSetReader
{
public:
    explicit TrainingSetReader(TrainingSetup trainingSetup);

    void take(PlayedPosition played, std::unique_ptr<AnyPosition> position);
    [[nodiscard]] TrainingSet &&samples() && { return std::move(m_samples); }

private:
    TrainingSetup m_trainingSetup;
    TrainingSet m_samples;
    /// The last position, until it is known whether the game went on quietly.
    PlayedPosition m_played;
    std::unique_ptr<AnyPosition> m_position;
};

} // namespace tessera::training
