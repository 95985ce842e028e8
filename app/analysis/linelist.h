#pragma once

#include <QListWidget>
#include <QTimer>

#include <vector>

namespace tessera {

/// A list of lines of moves, with a row for each: the mouse or the cursor points at one, a click or Enter takes it, and
/// a long press or the space bar holds it.
class LineList final : public QListWidget
{
    Q_OBJECT

public:
    struct Line
    {
        /// The text; empty where there is none yet.
        QString text;
        QString tip;
    };

    explicit LineList(QWidget *parent = nullptr);

    /// As high as its rows; where there is less room, it shows whole rows, and scrolls.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Sets the lines; rows are kept, so that the pointer stays on its row.
    void setLines(const std::vector<Line> &lines);
    /// The row that the pointer or the cursor is on; -1 for none.
    [[nodiscard]] int pointedRow() const { return m_pointed; }
    /// A row is pressed by the mouse or held by a key: what it says must not change before it is let go.
    [[nodiscard]] bool isPressed() const { return m_pressed >= 0 || m_isHeld; }

signals:
    void pointed(int row);
    void taken(int row);
    void held(int row);
    /// Releases the held row.
    void letGo();
    /// No row is pressed any more, whatever came of it.
    void released();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    void point(int row);
    void hold(int row);
    bool release();
    /// Shows the tip of the row below the list and no wider, as the board beside it shows the line's moves.
    void showTip(const QPoint &place) const;
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int heightOf(int rows) const;
    /// Keeps the room free that is too low for a row.
    void fitRows();
    [[nodiscard]] bool hasLine(int row) const;

    int m_pointed = -1;
    /// The row that the mouse presses, and perhaps holds.
    int m_pressed = -1;
    bool m_isHeld = false;
    QTimer m_patience;
};

} // namespace tessera
