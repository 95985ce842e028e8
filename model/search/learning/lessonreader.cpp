#include "model/search/learning/lessonreader.h"

namespace tessera::training {

LessonReader::LessonReader(Curriculum curriculum)
    : m_curriculum(std::move(curriculum))
{}

void LessonReader::take(PlayedPosition played, std::unique_ptr<AnyPosition> position)
{
    if (!m_curriculum.onlyQuiet) {
        m_lessons.add(*position, played, m_curriculum);
        return;
    }
    const bool isFollowed = m_position != nullptr && m_played.game == played.game
                            && m_played.mover != played.mover;
    if (isFollowed)
        m_lessons.add(*m_position, m_played, m_curriculum);
    m_played = std::move(played);
    m_position = std::move(position);
}

} // namespace tessera::training
