#pragma once

#include "view/board/boarddesign.h"
#include "view/board/gamepanel.h"
#include "view/board/pieceset.h"

#include <array>

class QLabel;

namespace tessera::xxlchess {

class CapturedRow;
class MovementDiagram;

/// The panel beside the board: what both sides have lost, who is ahead by how much, and a card that
/// explains the piece pointed at.
class XxlChessPanel final : public GamePanel
{
    Q_OBJECT

public:
    /// `design` must outlive the panel.
    XxlChessPanel(const BoardDesign &design, QWidget *parent);

    void showPosition(const AnyPosition &position) override;
    void setTheme(const Theme &theme) override;

    /// Shows the card of `piece`; the last one stays when there is none. `isTurned`: the board is
    /// looked at from its other side.
    void explain(const AnyPosition &position, Piece piece, bool isTurned);

private:
    [[nodiscard]] QWidget *makeCard();
    [[nodiscard]] QString balanceText(const AnyPosition &position) const;
    void showLost(const AnyPosition &position, Player player);

    const BoardDesign &m_design;
    PieceSet m_pieces;
    std::array<CapturedRow *, 2> m_lost{};
    QLabel *m_balance;
    MovementDiagram *m_diagram;
    QLabel *m_name;
    QLabel *m_value;
    QLabel *m_movement;
};

} // namespace tessera::xxlchess
