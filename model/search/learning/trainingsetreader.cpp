#include "model/search/learning/trainingsetreader.h"

namespace tessera::training {

TrainingSetReader::TrainingSetReader(TrainingSetup trainingSetup)
    : m_trainingSetup(std::move(trainingSetup))
{}

void TrainingSetReader::take(PlayedPosition played, std::unique_ptr<AnyPosition> position)
{
    if (!m_trainingSetup.onlyQuiet) {
        m_samples.add(*position, played, m_trainingSetup);
        return;
    }
    const bool isFollowed = m_position != nullptr && m_played.game == played.game
                            && m_played.mover != played.mover;
    if (isFollowed)
        m_samples.add(*m_position, m_played, m_trainingSetup);
    m_played = std::move(played);
    m_position = std::move(position);
}

} // namespace tessera::training
