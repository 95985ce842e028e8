#pragma once

#include "view/theme/colourvision.h"

class QWidget;

namespace tessera {

/// Shows a widget as people with `vision` see it, from now on; normal vision removes the filter. Every frame is then
/// drawn twice, which suits a preview.
void showAsSeenWith(ColourVision vision, QWidget &widget);

} // namespace tessera
