#include "controller/board/lenses.h"

#include "controller/board/inputcontroller.h"
#include "controller/board/movepreview.h"
#include "controller/session/matchcontroller.h"
#include "controller/session/navigationcontroller.h"
#include "model/session/minussigns.h"
#include "view/board/boarddesign.h"

namespace tessera {

void Lenses::mark(BoardMarks &marks) const
{
    const AnyPosition &position = m_navigation.position();
    if (position.outcome().isOver())
        return;
    const bool isForetelling = foretells();
    // The result of the move pointed at takes precedence over the present position.
    if (m_showsThreats && !isForetelling && threatened() != Player::None)
        markThreats(position, threatened(), marks);
    if (!m_showsAttackMap)
        return;
    markAttackMap(position, marks);
    if (const AttacksFacet *attacks = position.attacks();
        attacks != nullptr && !isForetelling && m_input.pointed() != Cell::None
        && index(m_input.pointed()) < position.board().cellCount())
        marks[MarkRole::Reach] = attacks->reach(m_input.pointed());
}

bool Lenses::foretells() const
{
    return !m_input.isPremoving() && m_input.meant().has_value();
}

QString Lenses::words() const
{
    if (foretells())
        return wordsFor(*m_input.meant());
    const AnyPosition &position = m_navigation.position();
    if (m_showsThreats && !position.outcome().isOver() && threatened() != Player::None)
        return threatsText(m_design, position, threatened());
    return {};
}

QString Lenses::wordsFor(MoveCode move) const
{
    const AnyPosition &position = m_navigation.position();
    const QString preview = m_input.style().showsPreview ? previewText(m_design, position, move)
                                                         : QString();
    if (!m_input.isUnconfirmed())
        return preview;
    const QString question = tr("%1? The same cell again plays it, Esc takes it back.", "move")
                                 .arg(withMinusSigns(
                                     QString::fromStdString(position.moveLabel(move))));
    return preview.isEmpty() ? question : tr("%1 %2").arg(question, preview);
}

Player Lenses::threatened() const
{
    const AnyPosition &position = m_navigation.position();
    const Player toMove = position.toMove();
    if (toMove == Player::None || m_match.isHuman(toMove))
        return toMove;
    const std::vector<Player> people = m_match.game().people();
    return people.empty() ? toMove : people.front();
}

} // namespace tessera
