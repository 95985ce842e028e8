#include "controller/board/aside.h"

#include "controller/board/movemarks.h"

#include <algorithm>

namespace tessera {

Aside::Aside(const AnyPosition &from, const std::vector<MoveCode> &line, std::size_t played)
    : m_position(from.clone())
    , m_played(std::min(played, line.size()))
{
    for (std::size_t i = 0; i < m_played; ++i)
        m_last = m_position->play(line[i]);
    if (m_played < line.size())
        m_next = {line[m_played]};
}

BoardMarks Aside::marks(const BoardDesign &design) const
{
    BoardMarks marks;
    markLastMove(m_last, marks);
    design.markPosition(*m_position, marks);
    markIdeas(*m_position, m_next, marks);
    return marks;
}

} // namespace tessera
