#pragma once

#include "view/theme/colourvision.h"

class QWidget;

namespace tessera {

/// Shows a widget as people with `vision` see it, from now on; normal vision takes the filter away.
/// Every frame is drawn twice meanwhile, which is meant for looking, not for speed.
void showAsSeenWith(ColourVision vision, QWidget &widget);

} // namespace tessera
