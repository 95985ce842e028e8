#pragma once

#include "controller/board/inputcontroller.h"

#include <QPointer>

#include <memory>

namespace tessera::xxlchess {

class XxlChessPanel;

/// Pointing in XXLChess: every man of one's own can be picked, also one without a legal move, so that
/// the move tried with it is answered (X6); and the panel explains the man that is pointed at.
class XxlChessInput final : public InputController
{
    Q_OBJECT

public:
    using InputController::InputController;

    void attach(GamePanel &panel) override;

protected:
    void hover(Cell cell) override;
    [[nodiscard]] bool picksStuck(Cell cell) const override;

private:
    QPointer<XxlChessPanel> m_panel;
};

[[nodiscard]] std::unique_ptr<InputController> makeInput(
    BoardView &view, MatchController &match, NavigationController &navigation);

} // namespace tessera::xxlchess
