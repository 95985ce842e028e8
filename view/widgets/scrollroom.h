#pragma once

#include <QPointer>
#include <QScrollArea>

namespace tessera {

/// Shows a widget in its preferred height where there is room, and lets it scroll otherwise, so that nothing in it is
/// squeezed.
class ScrollRoom final : public QScrollArea
{
public:
    /// Takes over `content`, which must have a layout.
    ScrollRoom(QWidget &content, int leastLines, QWidget *parent = nullptr);

    /// Gives the content its size at once instead of with the next events, after something was shown.
    void settle();
    /// Scrolls to a part of the content, which stays in view when the content or the room changes its size, until a
    /// person scrolls.
    void reveal(QWidget &part);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] int contentHeight(int width) const;
    /// Removes the bar where everything fits: a bar that was needed for a moment narrows the content, which then needs
    /// it.
    void settleBar();
    void keepRevealed();

    int m_leastLines;
    /// The depth of nested resizings of the content.
    int m_depth = 0;
    QPointer<QWidget> m_revealed;
};

} // namespace tessera
