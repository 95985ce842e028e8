#pragma once

#include "model/core/erasure/erased.h"
#include "model/search/learning/selfplayedgame.h"
#include "model/search/learning/trainingset.h"

#include <memory>
#include <unordered_set>

namespace tessera::training {

/// Makes samples of the positions of games, none twice. Where the setup wants quiet positions only
/// (`TrainingSetup::onlyQuiet`), a position counts as quiet when the next one in the same game does, too.
class TrainingSetReader
{
public:
    explicit TrainingSetReader(TrainingSetup trainingSetup);

    /// Plays the game through and adds its positions; the error names a move that the rules do not allow.
    [[nodiscard]] std::optional<Error> take(const SelfPlayedGame &game, const AnyGame &rules);
    [[nodiscard]] TrainingSet &&samples() && { return std::move(m_samples); }

private:
    void take(const PlayedPosition &played, const AnyPosition &position);

    TrainingSetup m_trainingSetup;
    TrainingSet m_samples;
    std::unordered_set<std::uint64_t> m_known;
    /// The last quiet position, until the next one is known.
    PlayedPosition m_played;
    std::unique_ptr<AnyPosition> m_position;
};

} // namespace tessera::training
