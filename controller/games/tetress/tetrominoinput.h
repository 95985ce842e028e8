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

/// The two ways of placing a tetromino: carry a shape to its place (chosen in the palette or by its
/// letter, turned with the wheel or Space), or tick its four cells one by one. Either way the
/// placement that the next click means is shown with what it would bring.
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
    /// Takes shapes from the palette of a `TetressPanel` and shows there what the hand holds.
    void attach(GamePanel &panel) override;

    [[nodiscard]] const std::optional<CarriedShape> &carried() const { return m_carried; }
    /// Takes a shape up; one that is carried already is turned.
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

    /// Whether the key is one of ours: what it stands for is done unless `isAsked` only.
    bool handleKey(const QKeyEvent &event, bool isAsked);
    /// The keyboard moves the ghost on from where the mouse has left it.
    void takeGhostFromMouse();
    /// The ghost needs a place when no mouse gives it one.
    void showCursor();

    /// The cell of the board under a point of the screen.
    [[nodiscard]] Cell cellUnder(QPoint global);
    void takeByKey(Shape shape);
    void dropAt(QPoint global);

    /// Tells the panel and the message line what the hand holds and what a click would bring.
    void report();
    /// What the rules have against a click on the cell pointed at.
    [[nodiscard]] std::optional<Refusal> foreseenRefusal(
        const std::optional<PlacementPreview> &preview) const;
    void reportHand(const std::optional<PlacementPreview> &preview);

    std::optional<CarriedShape> m_carried;
    TorusPanner m_panner;
    QPointer<TetressPanel> m_panel;
};

} // namespace tessera::tetress
