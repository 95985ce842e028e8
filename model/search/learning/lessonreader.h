#pragma once

#include "model/core/erased.h"
#include "model/search/learning/lessons.h"

#include <memory>

namespace tessera::training {

/// Takes played positions in the order of the file, and makes lessons of those that the curriculum
/// wants. A curriculum that wants quiet ones gets those of which the next position, the opponent's in
/// the same game, was kept as quiet, too.
class LessonReader
{
public:
    explicit LessonReader(Curriculum curriculum);

    void take(PlayedPosition played, std::unique_ptr<AnyPosition> position);
    [[nodiscard]] Lessons &&lessons() && { return std::move(m_lessons); }

private:
    Curriculum m_curriculum;
    Lessons m_lessons;
    /// The last position, while it is not known whether the game went on quietly.
    PlayedPosition m_played;
    std::unique_ptr<AnyPosition> m_position;
};

} // namespace tessera::training
