#pragma once

#include "view/board/boarddesign.h"
#include "view/board/gamepanel.h"
#include "view/games/tetress/balancebar.h"
#include "view/games/tetress/shapefigure.h"

#include "model/core/sentence.h"

#include <optional>
#include <vector>

class QLabel;

namespace tessera::tetress {

class HandView;
class ShapePalette;

/// The panel beside the board: whose turn it is, tokens and placements left of both sides, the
/// palette of the seven shapes and what the hand holds. Which shapes there are and which is carried
/// is told by the input controller.
class TetressPanel final : public GamePanel
{
    Q_OBJECT

public:
    /// `design` must outlive the panel.
    TetressPanel(const BoardDesign &design, QWidget *parent);

    void showPosition(const AnyPosition &position) override;
    /// The palette belongs to who places in advance in `position`; with null, to whose turn it is.
    void showAdvance(const AnyPosition *position);
    void setTheme(const Theme &theme) override;
    void setAnimated(bool animated) override;
    void setBoardMoving(bool moving) override;

    /// The shapes of the palette, by whose numbers they are known from now on.
    void setFigures(const std::vector<ShapeFigure> &figures);
    /// Whether a person may place now.
    void setActive(bool active);
    /// When the game is over, there is nothing for a hand to do.
    void setGameOver(bool over);

    void showEmptyHand();
    void showCarried(int shape, const ShapeFigure &figure);
    /// So many cells are ticked, and the shapes with these letters can still come of them; which one
    /// it is, once it is certain.
    void showTicks(int count, const QString &letters, const std::optional<ShapeFigure> &recognised);
    /// The position that the placement in preview would lead to, and what would be remarked.
    void showOutcome(const AnyPosition &after, const std::vector<Sentence> &remarks);
    void clearOutcome();

signals:
    void shapePressed(int shape);
    void shapeChosen(int shape);
    void shapeDragged(QPoint global);
    void shapeDropped(QPoint global);
    void turnRequested(int quarters);

private:
    void showTurn(const AnyPosition &position);
    /// The shapes in the colour of who places them, and how often each can be placed.
    void showPalette();
    void showWords();

    const BoardDesign &m_design;
    FigurePainter m_smallFigures;
    FigurePainter m_largeFigures;
    QLabel *m_turn;
    QLabel *m_action;
    BalanceBar *m_tokens;
    BalanceBar *m_placements;
    ShapePalette *m_palette;
    HandView *m_hand;
    std::unique_ptr<AnyPosition> m_position;
    /// That in which is placed in advance, if one is.
    std::unique_ptr<AnyPosition> m_advance;
    QString m_handWords;
    QString m_outcomeWords;
    bool m_isActive = false;
};

} // namespace tessera::tetress
