#pragma once

#include <QScrollArea>

namespace tessera {

/// Shows a widget as high as it wants to be where there is room, and lets it scroll where there is
/// not, so that nothing in it is squeezed.
class ScrollRoom final : public QScrollArea
{
public:
    /// Takes over `content`, which must have a layout.
    ScrollRoom(QWidget &content, int leastLines, QWidget *parent = nullptr);

    /// Gives the content its size at once, not with the next events: for what has just been shown.
    void settle();

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] int contentHeight(int width) const;
    /// Has no bar where all of it fits: a bar that was needed for a moment narrows the content, which then needs it.
    void settleBar();

    int m_leastLines;
    /// Resizings of the content within each other.
    int m_depth = 0;
};

} // namespace tessera
