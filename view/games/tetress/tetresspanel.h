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

/// The panel beside the board: the player to move, tokens and placements left of both sides, the palette of the seven
/// shapes and the hand. The input controller sets the shapes and the carried one.
class TetressPanel final : public GamePanel
{
    Q_OBJECT

public:
    /// `design` must outlive the panel.
    TetressPanel(const BoardDesign &design, QWidget *parent);

    void showPosition(const AnyPosition &position) override;
    void setTheme(const Theme &theme) override;
    void setAnimated(bool animated) override;
    void setBoardMoving(bool moving) override;

    /// Sets the shapes of the palette, which define their numbers.
    void setFigures(const std::vector<ShapeFigure> &figures);
    /// Shows the shapes of the player who places in `position`, with the number of places for each: the position is that of
    /// the board, or that of the next move in advance.
    void showShapes(const AnyPosition &position);
    /// Sets whether a person may place now.
    void setActive(bool active);
    /// Sets whether the game is over, which leaves nothing for a hand to do.
    void setGameOver(bool over);

    void showEmptyHand();
    void showCarried(int shape, const ShapeFigure &figure);
    /// Shows the number of ticked cells, the letters of the shapes that are still possible, and the shape once it is
    /// certain.
    void showTicks(int count, const QString &letters, const std::optional<ShapeFigure> &recognised);
    /// Shows the position after the placement in preview, and the remarks on it.
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
    QString m_handWords;
    QString m_outcomeWords;
    bool m_isActive = false;
};

} // namespace tessera::tetress
