#pragma once

#include "view/board/boarddesign.h"
#include "view/board/gamepanel.h"
#include "view/board/pieceset.h"

#include <array>
#include <memory>

class QLabel;

namespace tessera::xxlchess {

class CapturedRow;
class MovementCard;

/// The panel beside the board: the losses of both sides, the lead in material, and a card that explains the piece
/// pointed at.
class XxlChessPanel final : public GamePanel
{
    Q_OBJECT

public:
    /// `design` must outlive the panel.
    XxlChessPanel(const BoardDesign &design, QWidget *parent);

    void showPosition(const AnyPosition &position) override;
    void setTheme(const Theme &theme) override;

private:
    [[nodiscard]] QString balanceText(const AnyPosition &position) const;
    void showLosses();
    void showLost(const AnyPosition &position, Player player);

    const BoardDesign &m_design;
    PieceSet m_pieces;
    /// The position shown, which is needed when the drawings change.
    std::unique_ptr<AnyPosition> m_position;
    std::array<CapturedRow *, 2> m_lost{};
    QLabel *m_balance;
    MovementCard *m_card;
};

} // namespace tessera::xxlchess
