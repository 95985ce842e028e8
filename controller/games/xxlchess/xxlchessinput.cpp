#include "controller/games/xxlchess/xxlchessinput.h"

#include "view/board/scene/boardview.h"
#include "view/games/xxlchess/movementcard.h"

namespace tessera::xxlchess {

void XxlChessInput::attach(GamePanel &panel)
{
    auto *card = qobject_cast<MovementCard *>(&panel);
    if (!card)
        card = panel.findChild<MovementCard *>();
    if (card)
        m_cards.push_back(card);
}

void XxlChessInput::hover(Cell cell)
{
    InputController::hover(cell);
    if (cell == Cell::None)
        return;
    const bool isTurned = view().board().geometry().orientation().turns % 2 != 0;
    for (const auto &card : m_cards) {
        if (card)
            card->explain(position(), position().piece(cell), isTurned);
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

#include "moc_xxlchessinput.cpp"
