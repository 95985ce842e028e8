#include "view/widgets/windowsize.h"

#include <QScreen>
#include <QWidget>

namespace tessera {

namespace {

/// What the frame of a window takes at most.
constexpr QSize kFrameRoom{16, 48};

} // namespace

QSize sizeInLetters(const QWidget &widget, QSize letters)
{
    const QFontMetrics metrics = widget.fontMetrics();
    return {letters.width() * metrics.averageCharWidth(), letters.height() * metrics.height()};
}

QSize roomOnScreen(const QWidget &window)
{
    return window.screen()->availableSize() - kFrameRoom;
}

} // namespace tessera
