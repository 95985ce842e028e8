#pragma once

#include "view/board/boarddesign.h"
#include "view/board/gamepanel.h"
#include "view/board/pieceset.h"

class QLabel;

namespace tessera::xxlchess {

class MovementDiagram;

/// A card that explains the piece pointed at: a diagram of its moves, its name, worth and movement in
/// words. The last one stays while nothing is pointed at.
class MovementCard final : public GamePanel
{
    Q_OBJECT

public:
    /// The words beside the diagram, or below it in a column of 108 pixels.
    enum class Form : std::uint8_t { Wide, Narrow };

    /// `design` must outlive the card.
    MovementCard(const BoardDesign &design, Form form, QWidget *parent);

    /// In the fog, forgets a piece that is not seen, as another player may have pointed at it.
    void showPosition(const AnyPosition &position) override;
    void setTheme(const Theme &theme) override;

    /// Shows the card of `piece`; the last one stays when there is none. With `isTurned`, the board is seen from its
    /// other side.
    void explain(const AnyPosition &position, Piece piece, bool isTurned);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOutWide();
    void keepHeight();
    void layOutNarrow();
    void forget();

    const BoardDesign &m_design;
    PieceSet m_pieces;
    MovementDiagram *m_diagram;
    QLabel *m_name;
    QLabel *m_value;
    QLabel *m_movement;
    Piece m_shown;
    bool m_isWide = false;
};

} // namespace tessera::xxlchess
