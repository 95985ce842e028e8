#pragma once

#include "model/core/types.h"
#include "view/board/geometry/geometry.h"

#include <QObject>
#include <QPoint>

class QKeyEvent;
class QMouseEvent;

namespace tessera {

class BoardView;

/// Moves the view over a board without edges: by dragging its margin, by dragging anything with the
/// middle button, by Shift and the arrow keys, and from a menu. The cells keep their numbers.
class TorusPanner final : public QObject
{
    Q_OBJECT

public:
    /// Listens to `view`, which must outlive it.
    explicit TorusPanner(BoardView &view);

    /// Moves the picture by so many cells to the right and down.
    void panBy(int columns, int rows);
    void centreOn(Cell cell);
    /// Opens the menu of the view, at the place of `cell`.
    void openMenu(Cell cell);

signals:
    /// A press on the margin was released without a drag: it means the cell that is repeated there.
    void marginClicked(tessera::Cell cell);
    /// The menu was used to draw a sign around a cell, or to remove it.
    void markRequested(tessera::Cell cell);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] const BoardOrientation &orientation() const;
    void setOrientation(BoardOrientation orientation);
    void setMargin(int cells);
    [[nodiscard]] bool isOnMargin(QPointF position) const;
    [[nodiscard]] bool press(const QMouseEvent &event);
    [[nodiscard]] bool move(const QMouseEvent &event);
    [[nodiscard]] bool release(const QMouseEvent &event);
    [[nodiscard]] bool pan(const QKeyEvent &event);
    void showHand();

    BoardView &m_view;
    /// The button that holds the board, the place of its press, and the view at that time.
    Qt::MouseButton m_held = Qt::NoButton;
    QPointF m_pressedAt;
    BoardOrientation m_pressedView;
    bool m_isPanning = false;
    bool m_showsHand = false;
};

} // namespace tessera
