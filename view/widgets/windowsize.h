#pragma once

#include <QSize>

class QWidget;

namespace tessera {

/// So many average letters and lines of the widget's text, so that larger texts get a larger window.
[[nodiscard]] QSize sizeInLetters(const QWidget &widget, QSize letters);

/// The largest size at which a window and its frame fit on its screen.
[[nodiscard]] QSize roomOnScreen(const QWidget &window);

} // namespace tessera
