#pragma once

#include "model/core/anygame.h"

#include <span>
#include <vector>

namespace tessera {

/// Narrows the legal moves of a position cell by cell, as a person points at them; click-click,
/// drag-and-drop and the keyboard all go through it. Owned by an input controller, a value.
class MoveSelection
{
public:
    MoveSelection() = default;
    /// Starts with all legal moves of `position` and nothing picked.
    explicit MoveSelection(const AnyPosition &position);

    /// The cells picked so far, in order.
    [[nodiscard]] std::span<const Cell> picked() const { return m_picked; }
    [[nodiscard]] bool isEmpty() const { return m_picked.empty(); }

    /// Whether picking `cell` next leaves at least one move.
    [[nodiscard]] bool accepts(Cell cell) const;
    /// The cells that may be picked next, each once, ascending.
    [[nodiscard]] std::vector<Cell> next() const;
    /// Picks `cell`, which must be accepted.
    void pick(Cell cell);
    /// Takes the last pick back.
    void unpick();
    void clear();

    /// The moves that are meant when nothing more is picked: one (play it), several (ask which), or
    /// none (pick on).
    [[nodiscard]] std::vector<MoveCode> complete() const;
    /// All moves that the picks leave possible.
    [[nodiscard]] std::vector<MoveCode> possible() const;

private:
    struct Candidate
    {
        MoveCode move;
        MoveShape shape;
    };

    [[nodiscard]] bool begins(const MoveShape &shape) const;

    std::vector<Candidate> m_candidates;
    std::vector<Cell> m_picked;
};

} // namespace tessera
