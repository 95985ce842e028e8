#pragma once

#include "model/core/anygame.h"
#include "view/board/marks/boardmarks.h"

#include <QCoreApplication>

namespace tessera {

class BoardDesign;
class InputController;
class MatchController;
class NavigationController;

/// What the board shows beyond the position itself, as marks and in words: what the move that is pointed at would lead
/// to, and, where they are switched on, what opponents could do next and how often each cell is attacked.
class Lenses
{
    Q_DECLARE_TR_FUNCTIONS(Lenses)

public:
    /// All must outlive this.
    Lenses(
        const BoardDesign &design,
        const MatchController &match,
        const NavigationController &navigation,
        const InputController &input)
        : m_design(design)
        , m_match(match)
        , m_navigation(navigation)
        , m_input(input)
    {}

    void setShowsThreats(bool shows) { m_showsThreats = shows; }
    /// Where the game knows attacks; the piece pointed at then shows its reach.
    void setShowsAttackMap(bool shows) { m_showsAttackMap = shows; }

    void mark(BoardMarks &marks) const;
    /// Empty for nothing to say.
    [[nodiscard]] QString words() const;
    /// Whether they are about the move that is pointed at.
    [[nodiscard]] bool foretells() const;

private:
    /// What would come of the move pointed at; asks whether it is meant, where that is wanted.
    [[nodiscard]] QString wordsFor(MoveCode move) const;
    /// The player for whom threats are shown: the person to move, otherwise one who waits.
    [[nodiscard]] Player threatened() const;

    const BoardDesign &m_design;
    const MatchController &m_match;
    const NavigationController &m_navigation;
    const InputController &m_input;
    bool m_showsThreats = false;
    bool m_showsAttackMap = false;
};

} // namespace tessera
