#include "controller/games/xxlchess/xxlchessinput.h"

#include "view/board/boardview.h"
#include "view/games/xxlchess/xxlchesspanel.h"

namespace tessera::xxlchess {

void XxlChessInput::attach(GamePanel &panel)
{
    m_panel = qobject_cast<XxlChessPanel *>(&panel);
}

void XxlChessInput::hover(Cell cell)
{
    InputController::hover(cell);
    if (m_panel && cell != Cell::None) {
        const bool isTurned = view().board().geometry().orientation().turns % 2 != 0;
        m_panel->explain(position(), position().piece(cell), isTurned);
    }
}

bool XxlChessInput::picksStuck(Cell cell) const
{
    return isActive() && position().piece(cell).owner == position().toMove();
}

std::unique_ptr<InputController> makeInput(
    BoardView &view, MatchController &match, NavigationController &navigation)
{
    return std::make_unique<XxlChessInput>(view, match, navigation);
}

} // namespace tessera::xxlchess
