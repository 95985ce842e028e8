#pragma once

#include "model/core/anygame.h"
#include "view/board/boarddesign.h"
#include "view/board/marks/boardmarks.h"

#include <memory>
#include <vector>

namespace tessera {

/// What is shown for a moment in place of the game: what comes of the first `played` moves of `line` from a position,
/// with the move after them marked.
class Aside
{
public:
    Aside(const AnyPosition &from, const std::vector<MoveCode> &line, std::size_t played);

    [[nodiscard]] const AnyPosition &position() const { return *m_position; }
    /// What the last move that was played changed.
    [[nodiscard]] const Transition &last() const { return m_last; }
    /// Whether its picture is one move after that of `other`.
    [[nodiscard]] bool follows(const Aside &other) const { return m_played == other.m_played + 1; }
    [[nodiscard]] BoardMarks marks(const BoardDesign &design) const;

private:
    std::unique_ptr<AnyPosition> m_position;
    std::size_t m_played;
    Transition m_last;
    std::vector<MoveCode> m_next;
};

} // namespace tessera
