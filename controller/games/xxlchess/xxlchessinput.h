#pragma once

#include "controller/board/inputcontroller.h"

#include <QPointer>

#include <memory>
#include <vector>

namespace tessera::xxlchess {

class MovementCard;

/// Pointing in XXLChess: every own piece can be picked, even one without a legal move, so that the move tried with it
/// is answered (X6); and movement cards explain the piece that is pointed at.
class XxlChessInput final : public InputController
{
    Q_OBJECT

public:
    using InputController::InputController;

    /// Takes a movement card, or a panel that has one.
    void attach(GamePanel &panel) override;

protected:
    void hover(Cell cell) override;
    [[nodiscard]] bool picksStuck(Cell cell) const override;

private:
    /// The cards, which may be destroyed at any time.
    std::vector<QPointer<MovementCard>> m_cards;
};

[[nodiscard]] std::unique_ptr<InputController> makeInput(
    BoardView &view, MatchController &match, NavigationController &navigation);

} // namespace tessera::xxlchess
