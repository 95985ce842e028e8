#pragma once

#include "controller/board/inputcontroller.h"
#include "controller/games/tetress/carriedshape.h"
#include "controller/games/tetress/placementpreview.h"
#include "controller/games/tetress/toruspanner.h"

#include <QPointer>

#include <optional>

class QKeyEvent;

namespace tessera::tetress {

class TetressPanel;

/// The two ways of placing a tetromino: carry a shape to its place (chosen in the palette or by its letter, turned with
/// the wheel or Space), or tick its four cells one by one. In both ways the placement that the next click means is
/// shown with its outcome.
class TetrominoInput final : public InputController
{
    Q_OBJECT

public:
    TetrominoInput(BoardView &view, MatchController &match, NavigationController &navigation);
    ~TetrominoInput() override;

    [[nodiscard]] bool takesWheel() const override
    {
        return m_carried.has_value() || InputController::takesWheel();
    }
    [[nodiscard]] BoardMarks marks() const override;
    [[nodiscard]] std::optional<MoveCode> meant() const override;
    void restart() override;
    /// Drops the shape carried and all ticks.
    bool clearSelection() override;
    /// Takes shapes from the palette of a `TetressPanel` and shows the shape in the hand there.
    void attach(GamePanel &panel) override;

    [[nodiscard]] const std::optional<CarriedShape> &carried() const { return m_carried; }
    /// Takes up a shape; one that is already carried is turned.
    void take(Shape shape);
    /// Turns the shape carried by quarters, clockwise when positive.
    void turn(int quarters);

protected:
    void press(Cell cell, Qt::MouseButton button) override;
    void release(Cell cell) override;
    void hover(Cell cell) override;
    void activate(Cell cell) override;
    bool clickRight(Cell cell, Qt::KeyboardModifiers modifiers) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// The placement that a click would mean now.
    [[nodiscard]] std::optional<PlacementPreview> preview() const;
    [[nodiscard]] std::optional<PlacementPreview> tickedPreview() const;
    void point(Cell cell);
    void place(Cell cell);
    void tick(Cell cell);
    void untick(Cell cell);

    /// Performs a key of ours, unless `isAsked` only; returns whether it is one.
    bool handleKey(const QKeyEvent &event, bool isAsked);
    /// Moves the keyboard's cursor to where the mouse has left the ghost.
    void takeGhostFromMouse();
    /// Shows the cursor, which gives the ghost a place when no mouse does.
    void showCursor();

    /// The cell of the board under a point of the screen.
    [[nodiscard]] Cell cellUnder(QPoint global);
    void takeByKey(Shape shape);
    void dropAt(QPoint global);

    /// Reports the shape in the hand and the outcome of a click to the panel and the message line.
    void report();
    /// The refusal of a click on the cell pointed at, if any.
    [[nodiscard]] std::optional<Refusal> foreseenRefusal(
        const std::optional<PlacementPreview> &preview) const;
    void reportHand(const std::optional<PlacementPreview> &preview);

    std::optional<CarriedShape> m_carried;
    TorusPanner m_panner;
    QPointer<TetressPanel> m_panel;
};

} // namespace tessera::tetress
